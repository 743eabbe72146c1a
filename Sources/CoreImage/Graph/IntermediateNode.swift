// A step that is kept in memory during a rendering.
// Apple: "CIImage", insertingIntermediate(cache:).
import PixelKernels

/// Its input, computed once where several steps read the same part of it.
final class IntermediateNode: ImageNode {
    let input: any ImageNode

    init(_ input: any ImageNode) { self.input = input }

    var extent: CGRect { input.extent }
    var inputs: [any ImageNode] { [input] }
    var isOpaque: Bool { input.isOpaque }

    func makeStage(_ region: PixelRect, _ rendering: Rendering) -> any Stage {
        rendering.image(input, region).map(ImageStage.init) ?? ClearStage()
    }
}
