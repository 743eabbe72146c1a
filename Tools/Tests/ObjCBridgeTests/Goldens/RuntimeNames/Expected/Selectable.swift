struct Query {
    /// A member, not the runtime's type.
    var Selector: Int
}
