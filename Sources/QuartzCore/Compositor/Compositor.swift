// Draws committed trees. Not written yet: frames stay empty.
import CoreGraphics
import Foundation
import PixelKernels
final class Compositor {
    var cachedBytes: Int { 0 }
    func dropCaches() {}
    func draw(_ root: RenderNode, into buffer: PixelBuffer, rect: PixelRect, scale: CGFloat, background: UInt32) {}
}
enum Damage {
    static func between(_ a: RenderNode, _ b: RenderNode, scale: CGFloat, area: PixelRect) -> PixelRegion { PixelRegion(area) }
}
extension CALayer { func renderModel(in: CGContext) {} }
