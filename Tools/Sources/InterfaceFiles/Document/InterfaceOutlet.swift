// A line drawn in Interface Builder.

/// An outlet, or one member of an outlet collection.
public struct InterfaceOutlet: Sendable, Codable, Hashable {
    /// The id of the object whose property is set.
    public var owner: String
    public var property: String
    /// The id of the object that the property gets.
    public var destination: String
    public var isCollection: Bool
    /// The tag's bytes.
    public var range: Range<Int>
    /// The bytes of the property's name.
    public var propertyRange: Range<Int>
}

/// A control's or recognizer's message to an object.
public struct InterfaceAction: Sendable, Codable, Hashable {
    /// The id of the sender.
    public var owner: String
    public var selector: String
    /// The id of the receiver; that of the first responder stands for whoever answers.
    public var destination: String
    /// Such as `touchUpInside`; nil where the sender has one event only.
    public var event: String?
    /// The tag's bytes.
    public var range: Range<Int>
}

/// A way from one scene to another.
public struct InterfaceSegue: Sendable, Codable, Hashable {
    /// The id of the object that it starts from.
    public var owner: String
    /// The id of the controller that it leads to.
    public var destination: String
    /// Such as `show`, `presentation`, `relationship`, `embed`, `unwind`.
    public var kind: String
    /// What the destination becomes, such as `rootViewController` or `detailViewController`; nil for other kinds.
    public var relationship: String?
    public var identifier: String?
    /// The tag's bytes.
    public var range: Range<Int>
}

/// A scene of a storyboard.
public struct InterfaceScene: Sendable, Codable, Hashable {
    public var id: String
    /// The ids of the objects at the scene's top: the controller, the first responder, recognizers.
    public var objects: [String]
}
