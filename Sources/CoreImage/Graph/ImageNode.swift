// A step of a chain: where pixels come from.
// Apple: "CIImage" (an image is a recipe; nothing is computed before a context renders it).
import PixelKernels

/// One step of the recipe that a `CIImage` is. Immutable.
protocol ImageNode: AnyObject, Sendable {
    /// Outside this rectangle all pixels are transparent; whole pixels, null or infinite.
    var extent: CGRect { get }
    /// What the step reads.
    var inputs: [any ImageNode] { get }
    /// What lies in the step's input to get a rectangle of its output.
    func reads(_ rect: CGRect, of input: any ImageNode) -> CGRect
    /// A stage that fills rows of the region, which meets ``extent`` but may be larger.
    func makeStage(_ region: PixelRect, _ rendering: Rendering) -> any Stage
    /// Whether every pixel of the extent is known to be opaque.
    var isOpaque: Bool { get }
}

extension ImageNode {
    var inputs: [any ImageNode] { [] }
    func reads(_ rect: CGRect, of input: any ImageNode) -> CGRect { rect }
    var isOpaque: Bool { false }
}

/// Nothing anywhere.
final class EmptyNode: ImageNode {
    var extent: CGRect { .null }
    func makeStage(_ region: PixelRect, _ rendering: Rendering) -> any Stage { ClearStage() }
}
