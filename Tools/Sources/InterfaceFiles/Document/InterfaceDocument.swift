// What a .xib or .storyboard file holds.

/// The objects of an interface file and the lines between them; what was read before a fault counts.
public struct InterfaceDocument: Sendable, Codable, Hashable {
    public enum Kind: String, Sendable, Codable {
        case xib, storyboard
    }

    /// Nil where the file is no interface file.
    public var kind: Kind?
    /// Such as `iOS.CocoaTouch`, or `MacOSX.Cocoa` for AppKit's.
    public var runtime: String?
    /// The id of the first controller, in storyboards.
    public var initialController: String?
    /// In the order of their start tags.
    public var objects: [InterfaceObject] = []
    public var outlets: [InterfaceOutlet] = []
    public var actions: [InterfaceAction] = []
    public var segues: [InterfaceSegue] = []
    public var scenes: [InterfaceScene] = []
    public var notices: [InterfaceNotice] = []

    /// True for UIKit's files, false for AppKit's and WatchKit's.
    public var isUIKit: Bool { kind != nil && (runtime ?? "iOS.CocoaTouch").hasSuffix(".CocoaTouch") }

    public init() {}

    /// The objects by id; of two with one id the first.
    public var objectsByID: [String: InterfaceObject] {
        Dictionary(objects.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
