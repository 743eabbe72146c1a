// Colours and the spaces they stand in.
// Apple: "CGColor", "CGColorSpace".
import CoreGraphics
import Foundation
import Testing

@Suite struct CGColorTests {
    // Covers: CGColor.components, CGColor.init(red:green:blue:alpha:), CGColor.init(gray:alpha:)
    // Covers: CGColor.init(colorSpace:components:), CGColor.alpha, CGColor.numberOfComponents
    @Test("Components stand in the order of the space, alpha last")
    func components() throws {
        #expect(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components == [0.1, 0.2, 0.3, 0.4])
        #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
        #expect(CGColor(gray: 0.5, alpha: 1).numberOfComponents == 2)
        let color = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0.5, 0, 0.25]))
        #expect(color.alpha == 0.25)
        #expect(color.components == [1, 0.5, 0, 0.25])
    }

    @Test("Colours are equal by space and components, not by what they look like")
    func equality() {
        #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1) == red)
        #expect(red != blue)
        #expect(CGColor(gray: 1, alpha: 1) != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(Set([red, CGColor(red: 1, green: 0, blue: 0, alpha: 1), blue]).count == 2)
    }

    // Covers: CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.init(name:), CGColor.converted
    // Covers: CGColorRenderingIntent.defaultIntent
    @Test("sRGB red is (234, 51, 35) in Display P3 (observed in iOS pictures) and back again")
    func displayP3() throws {
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let sRGB = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let converted = try #require(red.converted(to: p3, intent: .defaultIntent, options: nil))
        #expect(converted.components?.map { ($0 * 255).rounded() } == [234, 51, 35, 255])
        let back = try #require(converted.converted(to: sRGB, intent: .defaultIntent, options: nil))
        for (one, other) in zip(back.components ?? [], [1, 0, 0, 1] as [CGFloat]) { #expect(abs(one - other) < 1e-6) }
        let vivid = CGColor(colorSpace: p3, components: [1, 0, 0, 1])
        #expect(vivid?.converted(to: sRGB, intent: .defaultIntent, options: nil)?.components == [1, 0, 0, 1])
        let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
        let wide = vivid?.converted(to: extended, intent: .defaultIntent, options: nil)?.components ?? []
        #expect(abs(wide[0] - 1.0930) < 1e-3)
        #expect(abs(wide[1] + 0.2267) < 1e-3)
        #expect(abs(wide[2] + 0.1501) < 1e-3)
    }

    // Covers: CGColorSpace.genericGrayGamma2_2, CGColorSpaceModel.monochrome, CGColorSpace.numberOfComponents
    // Covers: CGColorSpaceCreateDeviceGray.init(), CGColorSpaceCreateDeviceRGB.init(), CGColorSpace.model
    @Test("Gray of gamma 2.2 is linear light to the power 2.2; device gray is sRGB's own")
    func grays() throws {
        let gamma = try #require(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2))
        #expect(gamma.model == CGColorSpaceModel.monochrome)
        #expect(gamma.numberOfComponents == 1)
        let sRGB = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let half = CGColor(genericGrayGamma2_2Gray: 0.5, alpha: 1)
        let value = try #require(half.converted(to: sRGB, intent: .defaultIntent, options: nil)?.components?[0])
        #expect(abs(value - 0.5029) < 1e-3)
        let device = CGColor(gray: 0.25, alpha: 1)
        #expect(device.converted(to: sRGB, intent: .defaultIntent, options: nil)?.components == [0.25, 0.25, 0.25, 1])
        #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
        #expect(CGColorSpaceCreateDeviceRGB().model == .rgb)
        #expect(device.colorSpace == CGColorSpaceCreateDeviceGray())
        let white = CGColor.white.converted(to: gamma, intent: .defaultIntent, options: nil)
        #expect(abs((white?.components?[0] ?? 0) - 1) < 1e-12)
    }

    @Test("Every named space takes white, black and middle colours there and back")
    func roundTrips() throws {
        let names = [
            CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB,
            CGColorSpace.displayP3, CGColorSpace.extendedDisplayP3, CGColorSpace.linearDisplayP3,
            CGColorSpace.adobeRGB1998, CGColorSpace.genericRGBLinear, CGColorSpace.genericCMYK,
        ]
        let sRGB = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        for name in names {
            let space = try #require(CGColorSpace(name: name))
            #expect(space.name == name)
            for values in [[0, 0, 0, 1], [1, 1, 1, 1], [0.3, 0.5, 0.7, 0.5]] as [[CGFloat]] {
                let color = try #require(CGColor(colorSpace: sRGB, components: values))
                let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
                let back = try #require(there.converted(to: sRGB, intent: .defaultIntent, options: nil))
                for (one, other) in zip(back.components ?? [], values) { #expect(abs(one - other) < 1e-6, "\(name)") }
            }
        }
        #expect(CGColorSpace(name: "nonsense") == nil)
    }

    // Covers: CGColor.copy, CGColor.black, CGColor.white, CGColor.clear
    @Test("copy changes alpha alone; pixels are premultiplied and clipped")
    func pixels() {
        #expect(red.copy(alpha: 0.5)?.components == [1, 0, 0, 0.5])
        #expect(red.copy(alpha: 0.5)?.premultipliedPixel == 0x8080_0000)
        #expect(CGColor.black.premultipliedPixel == 0xFF00_0000)
        #expect(CGColor.white.premultipliedPixel == 0xFFFF_FFFF)
        #expect(CGColor.clear.premultipliedPixel == 0)
        #expect(CGColor(red: 2, green: -1, blue: .nan, alpha: 1).premultipliedPixel == 0xFFFF_0000)
        #expect(CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0, black: 0, alpha: 1).premultipliedPixel == 0xFF00_FFFF)
    }

    @Test("An indexed space looks its colours up")
    func indexed() throws {
        let table: [UInt8] = [255, 0, 0, 0, 128, 0]
        let space = try #require(
            CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 1, colorTable: table))
        #expect(space.model == .indexed)
        #expect(space.numberOfComponents == 1)
        #expect(CGColor(colorSpace: space, components: [1, 1])?.premultipliedPixel == 0xFF00_8000)
        #expect(CGColor(colorSpace: space, components: [99, 1])?.premultipliedPixel == 0xFF00_8000)
    }
}
