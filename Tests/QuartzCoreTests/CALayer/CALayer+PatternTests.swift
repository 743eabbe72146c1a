// Backgrounds that are patterns: where the cells lie, what clips them, what moves them.
// Apple: "CALayer", backgroundColor; "UIColor", init(patternImage:).
import CoreGraphics
import Diagnostics
import Foundation
import PixelKernels
import Synchronization
import Testing

@testable import QuartzCore

@Suite struct CALayerPatternTests {
    private let cells = testPattern(width: 4, height: 4, red, green)

    private func pixel(_ screen: TestScreen, _ x: Int, _ y: Int) -> UInt32 { screen.picture().pixel(x: x, y: y) }

    // Covers: CALayer.backgroundColor
    @Test("a pattern's cells begin at the layer's origin and are clipped to its bounds", arguments: [1, 2, 3])
    func cellsBegin(scale: Int) {
        let screen = TestScreen(20, 20, scale: CGFloat(scale))
        screen.host.backgroundPixel = 0xFFFF_FFFF
        let layer = box(3, 5, 10, 7)
        layer.backgroundColor = cells
        screen.root.addSublayer(layer)
        let picture = screen.picture()
        for y in 0..<20 * scale {
            for x in 0..<20 * scale {
                let px = Int((Double(x) / Double(scale)).rounded(.down)) - 3,
                    py = Int((Double(y) / Double(scale)).rounded(.down)) - 5
                var expected: UInt32 = 0xFFFF_FFFF
                if (0..<10).contains(px), (0..<7).contains(py) {
                    if px % 4 < 2, py % 4 < 2 { expected = 0xFFFF_0000 }
                    if px % 4 >= 2, py % 4 >= 2 { expected = 0xFF00_FF00 }
                }
                #expect(picture.pixel(x: x, y: y) == expected, "\(x), \(y)")
            }
        }
        #expect(layer.backgroundColor == cells)
        layer.backgroundColor = blue
        #expect(pixel(screen, 4 * scale, 6 * scale) == 0xFF00_00FF)
        layer.backgroundColor = nil
        #expect(pixel(screen, 4 * scale, 6 * scale) == 0xFFFF_FFFF)
        #expect(layer.backgroundColor == nil)
    }

    @Test("the pattern moves with the origin of the bounds, as a scroll view's content does [observed]")
    func scrolls() throws {
        let screen = TestScreen(20, 20)
        screen.host.backgroundPixel = 0xFFFF_FFFF
        let layer = box(0, 0, 20, 20)
        layer.backgroundColor = cells
        screen.root.addSublayer(layer)
        #expect(pixel(screen, 0, 0) == 0xFFFF_0000)
        screen.frame()
        layer.bounds.origin = CGPoint(x: 1, y: 2)
        let (buffer, _) = try #require(screen.frame())
        #expect(buffer.pixel(x: 0, y: 0) == 0xFFFF_FFFF)
        #expect(buffer.pixel(x: 1, y: 0) == 0xFF00_FF00)
        #expect(buffer.isEqual(to: screen.freshPicture()))
    }

    @Test("corners, opacity and a group's fade apply to a pattern as to a colour")
    func clipped() {
        let screen = TestScreen(20, 20)
        screen.host.backgroundPixel = 0xFFFF_FFFF
        let layer = box(0, 0, 16, 16)
        layer.backgroundColor = testPattern(width: 4, height: 4, blue, blue)
        layer.cornerRadius = 8
        screen.root.addSublayer(layer)
        #expect(pixel(screen, 0, 0) == 0xFFFF_FFFF)
        #expect(pixel(screen, 8, 8) == 0xFF00_00FF)
        layer.opacity = 0.5
        let half = pixel(screen, 8, 8)
        #expect(half & 255 == 255)
        #expect(abs(Int(half >> 16 & 255) - 127) <= 1)
        let child = box(8, 8, 4, 4, blue)
        layer.addSublayer(child)
        #expect(pixel(screen, 9, 9) == half)
        layer.masksToBounds = true
        #expect(pixel(screen, 9, 9) == half)
        #expect(pixel(screen, 0, 0) == 0xFFFF_FFFF)
    }

    @Test("a turned or mirrored layer turns its cells")
    func turned() {
        let screen = TestScreen(20, 20)
        screen.host.backgroundPixel = 0xFFFF_FFFF
        let layer = box(0, 0, 16, 16)
        layer.backgroundColor = testPattern(width: 16, height: 16, red, green)
        screen.root.addSublayer(layer)
        #expect(pixel(screen, 4, 4) == 0xFFFF_0000)
        #expect(pixel(screen, 12, 12) == 0xFF00_FF00)
        layer.setAffineTransform(CGAffineTransform(scaleX: -1, y: 1))
        #expect(pixel(screen, 12, 4) == 0xFFFF_0000)
        #expect(pixel(screen, 4, 12) == 0xFF00_FF00)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi))
        #expect(pixel(screen, 12, 12) == 0xFFFF_0000)
        #expect(pixel(screen, 4, 4) == 0xFF00_FF00)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        #expect(pixel(screen, 8, 3) == 0xFFFF_0000)
        #expect(pixel(screen, 8, 12) == 0xFF00_FF00)
    }

    @Test("cells of a broken size are at most a pixel too long or too short")
    func broken() {
        let screen = TestScreen(40, 4)
        screen.host.backgroundPixel = 0xFFFF_FFFF
        let layer = box(0, 0, 40, 4)
        layer.backgroundColor = testPattern(width: 5.5, height: 4, red, green)
        screen.root.addSublayer(layer)
        let picture = screen.picture()
        for cell in 0..<7 {
            let middle = Int(CGFloat(cell) * 5.5 + 1.375)
            #expect(picture.pixel(x: middle, y: 0) == 0xFFFF_0000, "cell \(cell)")
        }
    }

    @Test("a pattern whose matrix turns its cells is stored, reports UIK1201 and paints nothing")
    func turnedMatrix() {
        Diagnostics.forgetReportedSites()
        let screen = TestScreen(10, 10)
        let layer = box(0, 0, 10, 10)
        screen.root.addSublayer(layer)
        let codes = Mutex<[String]>([])
        Diagnostics.$taskPolicy.withValue(.record { one in codes.withLock { $0.append(one.entry.code) } }) {
            layer.backgroundColor = testPattern(width: 4, height: 4, red, red, turned: true)
        }
        #expect(codes.withLock { $0 } == ["UIK1201"])
        #expect(layer.backgroundColor?.pattern != nil)
        #expect(pixel(screen, 5, 5) == screen.host.backgroundPixel)
    }
}
