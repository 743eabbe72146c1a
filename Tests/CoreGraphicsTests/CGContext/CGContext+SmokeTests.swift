// The whole way once: paths, clip, shadow, gradient, layer, image, looked at as a picture.
// No Apple page: this is ours.
import CoreGraphics
import PixelKernels
import Testing

@Suite struct CGContextSmokeTests {
    // Covers: CGContext.fill, CGContext.setFillColor
    @Test("A rectangle filled in a y-down context lands at the top left, in points times scale")
    func fillYDown() throws {
        let buffer = try #require(PixelBuffer(width: 20, height: 20))
        let context = try #require(CGContext(pixelBuffer: buffer, scale: 2, yDown: true))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 2))
        #expect(buffer.pixel(x: 0, y: 0) == 0xFFFF_0000)
        #expect(buffer.pixel(x: 9, y: 3) == 0xFFFF_0000)
        #expect(buffer.pixel(x: 10, y: 3) == 0)
        #expect(buffer.pixel(x: 9, y: 4) == 0)
    }
}
