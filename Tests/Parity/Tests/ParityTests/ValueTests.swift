// Values: colours, insets, transforms, paths, traits.
import Testing
import UIKit

@MainActor @Suite("Values") struct ValueTests {
    private func parts(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        return [red, green, blue, alpha].map { ($0 * 255).rounded() }
    }

    @Test("system colours have Apple's values in light and dark [documented, HIG for iOS 13–18]") func system() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(parts(UIColor.systemBlue.resolvedColor(with: light)) == [0, 122, 255, 255])
        #expect(parts(UIColor.systemBlue.resolvedColor(with: dark)) == [10, 132, 255, 255])
        #expect(parts(UIColor.systemBackground.resolvedColor(with: light)) == [255, 255, 255, 255])
        #expect(parts(UIColor.systemBackground.resolvedColor(with: dark)) == [0, 0, 0, 255])
        #expect(parts(UIColor.label.resolvedColor(with: dark)) == [255, 255, 255, 255])
    }

    @Test("a dynamic colour asks its closure with the traits it is resolved in [documented]") func dynamic() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(parts(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)))[0] == 255)
        #expect(parts(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)))[0] == 0)
    }

    @Test("hue, saturation and brightness come back as they were set [documented]") func hsb() {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let color = UIColor(hue: 0.25, saturation: 0.5, brightness: 0.75, alpha: 0.5)
        #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        #expect(abs(hue - 0.25) < 1e-6 && abs(saturation - 0.5) < 1e-6 && abs(brightness - 0.75) < 1e-6 && alpha == 0.5)
    }

    @Test("insets shrink a rectangle, negative ones grow it [documented]") func insets() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == CGRect(x: 2, y: 1, width: 94, height: 96))
        #expect(rect.inset(by: UIEdgeInsets(top: -1, left: -1, bottom: -1, right: -1)) == rect.insetBy(dx: -1, dy: -1))
    }

    @Test("transforms apply in the order of the calls' reverse [documented]") func transforms() {
        let point = CGPoint(x: 1, y: 0)
        let moved = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
        #expect(point.applying(moved) == CGPoint(x: 12, y: 0))
        #expect(point.applying(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 0))
        #expect(moved.inverted().concatenating(moved).isIdentity)
    }

    @Test("a path contains by its fill rule [documented]") func path() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
        path.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)))
        let middle = CGPoint(x: 50, y: 50)
        #expect(path.contains(middle))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(middle))
        #expect(path.contains(CGPoint(x: 10, y: 10)) && path.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test("an image renderer draws in points at its scale [documented]") func renderer() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(image.size == CGSize(width: 10, height: 20) && image.scale == 2)
        #expect(try #require(image.cgImage).width == 20)
    }
}
