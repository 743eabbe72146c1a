// Components, colour models, alpha, equality and archives of colours.
// Apple: "UIColor"
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKitTesting
import UIKitValues

struct UIColorComponentsTests {
    private func rgba(_ color: UIColor) -> [CGFloat] {
        var r: CGFloat = -1
        var g: CGFloat = -1
        var b: CGFloat = -1
        var a: CGFloat = -1
        #expect(color.getRed(&r, green: &g, blue: &b, alpha: &a))
        return [r, g, b, a]
    }

    private func near(_ one: [CGFloat], _ two: [CGFloat], _ tolerance: CGFloat = 1e-6) -> Bool {
        zip(one, two).allSatisfy { abs($0 - $1) <= tolerance }
    }

    // Covers: UIColor.init(red:green:blue:alpha:), UIColor.getRed, UIColor.init(white:alpha:)
    @Test("getRed answers the components that a colour was made of, also outside 0…1 (documented)", .harness)
    func components() {
        #expect(rgba(UIColor(red: 0.1, green: 1.5, blue: -0.25, alpha: 0.5)) == [0.1, 1.5, -0.25, 0.5])
        #expect(rgba(UIColor(white: 0.25, alpha: 0.75)) == [0.25, 0.25, 0.25, 0.75])
        #expect(rgba(UIColor(red: 0, green: 0, blue: 0, alpha: 7))[3] == 1)
    }

    // Covers: UIColor.init(hue:saturation:brightness:alpha:), UIColor.getHue
    @Test("hue, saturation and brightness come back from red, green and blue", .harness)
    func hueRoundTrip() {
        #expect(rgba(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1)) == [1, 0, 0, 1])
        #expect(near(rgba(UIColor(hue: 1 / 3, saturation: 1, brightness: 0.5, alpha: 1)), [0, 0.5, 0, 1]))
        #expect(near(rgba(UIColor(hue: 1.5, saturation: 1, brightness: 1, alpha: 1)), [0, 1, 1, 1]))
        for step in 0..<24 {
            let hue = CGFloat(step) / 24
            let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 0.4)
            var h: CGFloat = 0
            var s: CGFloat = 0
            var b: CGFloat = 0
            var a: CGFloat = 0
            #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
            #expect(near([h, s, b, a], [hue, 0.6, 0.8, 0.4]))
        }
    }

    // Covers: UIColor.getWhite
    @Test("getWhite answers for greys and refuses colours", .harness)
    func getWhite() {
        var white: CGFloat = -1
        var alpha: CGFloat = -1
        #expect(UIColor.lightGray.getWhite(&white, alpha: &alpha))
        #expect(white == 2.0 / 3)
        #expect(alpha == 1)
        #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    }

    // Covers: UIColor.init(displayP3Red:green:blue:alpha:)
    @Test("Display P3 becomes extended sRGB: its red lies outside 0…1, its white is white", .harness)
    func displayP3() {
        let red = rgba(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
        #expect(near(red, [1.0931, -0.2267, -0.1501, 1], 0.001))
        #expect(near(rgba(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)), [1, 1, 1, 1], 1e-5))
    }

    // Covers: UIColor.withAlphaComponent, UIColor.cgColor
    @Test("withAlphaComponent keeps the colour and clamps the alpha", .harness)
    func alpha() {
        #expect(rgba(UIColor.red.withAlphaComponent(0.5)) == [1, 0, 0, 0.5])
        #expect(rgba(UIColor.white.withAlphaComponent(-3))[3] == 0)
        #expect(UIColor.blue.withAlphaComponent(0.25).cgColor.alpha == 0.25)
    }

    // Covers: UIColor.init(cgColor:), UIColor.cgColor
    @Test("a colour of a CGColor has its components, and the same CGColor", .harness)
    func cgColor() {
        let source = CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
        let color = UIColor(cgColor: source)
        #expect(near(rgba(color), [0.2, 0.4, 0.6, 0.8]))
        #expect(color.cgColor === source)
        #expect(UIColor.green.cgColor === UIColor.green.cgColor)
    }

    // Covers: UIColor.black, UIColor.darkGray, UIColor.lightGray, UIColor.white, UIColor.gray, UIColor.red, UIColor.green, UIColor.blue, UIColor.cyan, UIColor.yellow, UIColor.magenta, UIColor.orange, UIColor.purple, UIColor.brown, UIColor.clear, UIColor.lightText, UIColor.darkText
    @Test("the plain colours have Apple's values", .harness)
    func plainColors() {
        let list: [(UIColor, [CGFloat])] = [
            (.black, [0, 0, 0, 1]), (.darkGray, [1.0 / 3, 1.0 / 3, 1.0 / 3, 1]),
            (.lightGray, [2.0 / 3, 2.0 / 3, 2.0 / 3, 1]), (.white, [1, 1, 1, 1]), (.gray, [0.5, 0.5, 0.5, 1]),
            (.red, [1, 0, 0, 1]), (.green, [0, 1, 0, 1]), (.blue, [0, 0, 1, 1]), (.cyan, [0, 1, 1, 1]),
            (.yellow, [1, 1, 0, 1]), (.magenta, [1, 0, 1, 1]), (.orange, [1, 0.5, 0, 1]),
            (.purple, [0.5, 0, 0.5, 1]), (.brown, [0.6, 0.4, 0.2, 1]), (.clear, [0, 0, 0, 0]),
            (.lightText, [1, 1, 1, 0.6]), (.darkText, [0, 0, 0, 1]),
        ]
        for (color, expected) in list { #expect(rgba(color) == expected) }
    }

    // Covers: UIColor.isEqual, UIColor.hash
    @Test("equal colours are equal as dictionary keys; a grey and an RGB colour differ (observed)", .harness)
    func equality() {
        let one = UIColor(red: 0.5, green: 0.25, blue: 0, alpha: 1)
        let two = UIColor(red: 0.5, green: 0.25, blue: 0, alpha: 1)
        #expect(one == two)
        #expect(one.hash == two.hash)
        #expect(one.isEqual(two))
        #expect([one: 1][two] == 1)
        #expect(one != UIColor(red: 0.5, green: 0.25, blue: 0, alpha: 0.5))
        #expect(UIColor.black != UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(UIColor(cgColor: UIColor.red.cgColor) == UIColor.red)
        #expect(UIColor.systemBlue == UIColor.systemBlue)
        #expect(UIColor.systemBlue != UIColor.systemRed)
    }

    // Covers: UIColor.init(coder:), UIColor.encode
    @Test("a colour comes back from a keyed archive, a system colour as a system colour", .harness)
    func archive() throws {
        // archivedData calls encode(with:), unarchivedObject init(coder:).
        for color in [UIColor.red, .gray, .systemBlue, .label, UIColor.systemRed.withAlphaComponent(0.5)] {
            let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
            let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
            #expect(back == color)
        }
    }

    // Covers: UIColor.description
    @Test("the description names the space and the components (observed)", .harness)
    func description() {
        #expect(UIColor(red: 1, green: 0, blue: 0.5, alpha: 1).description == "UIExtendedSRGBColorSpace 1 0 0.5 1")
        #expect(UIColor.white.description == "UIExtendedGrayColorSpace 1 1")
    }
}
