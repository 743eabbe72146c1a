// How the pointer of a mouse or trackpad looks.
// No Apple page: this is ours.
import Foundation

/// A look of the pointer that a stage draws, or leaves to its host.
public enum StagePointer: Sendable, Hashable {
    /// As ever.
    case system
    /// Not at all: the app shows something in its place.
    case hidden
    /// A vertical line, as over text; its length in points.
    case verticalBeam(CGFloat)
    /// A horizontal line; its length in points.
    case horizontalBeam(CGFloat)
}

/// A stage with a pointer of its own, which takes the looks that the app asks for.
@MainActor public protocol PointerStage: Stage {
    /// The pointer looks so from now on.
    func show(_ pointer: StagePointer)
}
