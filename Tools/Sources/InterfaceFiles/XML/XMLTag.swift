// A start tag.

/// A start tag with its attributes.
package struct XMLTag: Sendable, Hashable {
    /// One attribute.
    package struct Attribute: Sendable, Hashable {
        package var name: String
        /// With references replaced.
        package var value: String
        /// The bytes between the quotes.
        package var valueRange: Range<Int>
    }

    package var name: String
    package var attributes: [Attribute]
    /// From `<` to after `>`.
    package var range: Range<Int>
    /// True for `<a/>`.
    package var isEmpty: Bool

    /// The value of an attribute; nil where the tag has none of that name.
    package subscript(_ name: String) -> String? { attribute(name)?.value }

    /// An attribute; nil where the tag has none of that name.
    package func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}
