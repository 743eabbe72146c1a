// An object of an interface file.

/// A view, controller, recognizer, constraint or stand-in of a .xib or .storyboard file.
public struct InterfaceObject: Sendable, Codable, Hashable {
    /// Such as `i5M-Pr-FkT`; unique in its file.
    public var id: String
    /// The tag's name, such as `visualEffectView`.
    public var element: String
    /// The class that Interface Builder makes of the tag by itself, such as `UIVisualEffectView`; nil for a stand-in, which
    /// has no class but its custom one.
    public var builtInClass: String?
    public var customClass: String?
    public var customModule: String?
    /// What the outline of Interface Builder shows.
    public var userLabel: String?
    /// What the object is to its parent, such as `view` or `contentView`.
    public var role: String?
    /// The id of the object that this one stands in.
    public var parent: String?
    /// The scene's id, in storyboards.
    public var scene: String?
    /// The start tag's bytes.
    public var range: Range<Int>
    /// The bytes of the custom class's name.
    public var customClassRange: Range<Int>?

    /// The class at run time: the custom one where there is one.
    public var className: String? { customClass ?? builtInClass }

    /// True for File's Owner.
    public var isFilesOwner: Bool { element == "placeholder" && id == "-1" }
}
