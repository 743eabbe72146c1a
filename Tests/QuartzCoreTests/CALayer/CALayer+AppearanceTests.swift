// What layers look like, pixel by pixel.
// Apple: "CALayer"; facts measured on recorded pictures stand in references/README.md.
import Foundation
import PixelKernels
import Testing

@testable import QuartzCore

@Suite struct CALayerAppearanceTests {
    /// A white screen of 100 × 100 points with one layer.
    private func picture(of layer: CALayer, scale: CGFloat = 1, size: Int = 100) -> PixelBuffer {
        let screen = TestScreen(size, size, scale: scale)
        screen.host.backgroundPixel = 0xFFFF_FFFF
        screen.root.addSublayer(layer)
        return screen.picture()
    }

    // Covers: CALayer.frame
    @Test("a background fills the frame, its sides on the nearest pixels")
    func background() {
        let p = picture(of: box(10.4, 10, 20.2, 20, red))
        #expect(p.pixel(x: 10, y: 10) == 0xFFFF_0000)
        #expect(p.pixel(x: 30, y: 29) == 0xFFFF_0000)
        #expect(p.pixel(x: 9, y: 10) == 0xFFFF_FFFF)
        #expect(p.pixel(x: 31, y: 10) == 0xFFFF_FFFF)
        #expect(p.pixel(x: 10, y: 30) == 0xFFFF_FFFF)
        let three = picture(of: box(1.0 / 3, 0, 10, 10, blue), scale: 3)
        #expect(three.pixel(x: 0, y: 0) == 0xFFFF_FFFF)
        #expect(three.pixel(x: 1, y: 0) == 0xFF00_00FF)
    }

    // Covers: CALayer.cornerRadius
    @Test("a corner of 10 points is a true circle, mean error below 0.9 of 255 (observed)", arguments: [1, 3])
    func circle(scale: Int) {
        let layer = box(0, 0, 60, 60, color(0, 0, 0))
        layer.cornerRadius = 10
        let p = picture(of: layer, scale: CGFloat(scale))
        let r = 10 * Double(scale)
        var error = 0.0, count = 0.0
        for y in 0..<(10 * scale) {
            for x in 0..<(10 * scale) {
                var inside = 0.0
                for sy in 0..<20 {
                    for sx in 0..<20 {
                        let dx = r - (Double(x) + (Double(sx) + 0.5) / 20), dy = r - (Double(y) + (Double(sy) + 0.5) / 20)
                        if dx * dx + dy * dy <= r * r { inside += 1 }
                    }
                }
                let expected = 255 * (1 - inside / 400)
                error += abs(Double(p.pixel(x: x, y: y) & 255) - expected)
                count += 1
            }
        }
        #expect(error / count < 0.9)
    }

    // Covers: CALayer.cornerRadius, CALayer.maskedCorners
    @Test("oversized radii clamp to a capsule; only masked corners are round, MinY at the top (observed, documented)")
    func corners() {
        let capsule = box(0, 0, 60, 20, red)
        capsule.cornerRadius = 500
        let p = picture(of: capsule)
        #expect(p.pixel(x: 0, y: 0) == 0xFFFF_FFFF)
        #expect(p.pixel(x: 59, y: 19) == 0xFFFF_FFFF)
        #expect(p.pixel(x: 30, y: 0) == 0xFFFF_0000)
        #expect(p.pixel(x: 10, y: 10) == 0xFFFF_0000)
        let one = box(0, 0, 40, 40, red)
        one.cornerRadius = 12
        one.maskedCorners = [.layerMaxXMinYCorner]
        let q = picture(of: one)
        #expect(q.pixel(x: 39, y: 0) == 0xFFFF_FFFF)
        #expect(q.pixel(x: 0, y: 0) == 0xFFFF_0000)
        #expect(q.pixel(x: 0, y: 39) == 0xFFFF_0000)
        #expect(q.pixel(x: 39, y: 39) == 0xFFFF_0000)
        // Turned upside down the corner goes along.
        one.setAffineTransform(CGAffineTransform(scaleX: 1, y: -1))
        let turned = picture(of: one)
        #expect(turned.pixel(x: 39, y: 39) == 0xFFFF_FFFF)
        #expect(turned.pixel(x: 39, y: 0) == 0xFFFF_0000)
    }

    // Covers: CALayer.cornerCurve, CALayer.cornerCurveExpansionFactor
    @Test("a continuous corner begins 1.528665 radii from the corner and covers more of it than the circle's tip")
    func continuous() {
        func coverage(_ curve: CALayerCornerCurve) -> PixelBuffer {
            let layer = box(0, 0, 100, 100, color(0, 0, 0))
            layer.cornerRadius = 20
            layer.cornerCurve = curve
            return picture(of: layer, scale: 3)
        }
        let circle = coverage(.circular), smooth = coverage(.continuous)
        #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
        #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
        // On the edge, at 1.2 radii from the corner: the circle covers all, the continuous curve has begun to bend.
        #expect(circle.pixel(x: 72, y: 0) == 0xFF00_0000)
        #expect(smooth.pixel(x: 72, y: 0) != 0xFF00_0000)
        #expect(smooth.pixel(x: 93, y: 0) == 0xFF00_0000)
    }

    // Covers: CALayer.borderWidth, CALayer.borderColor
    @Test("the border lies inside the bounds, above sublayers (observed)")
    func border() {
        let layer = box(10, 10, 40, 40, red)
        layer.borderWidth = 4
        layer.borderColor = color(0, 0, 0)
        layer.addSublayer(box(0, 0, 20, 20, green))
        let p = picture(of: layer)
        #expect(p.pixel(x: 9, y: 20) == 0xFFFF_FFFF)
        #expect(p.pixel(x: 10, y: 20) == 0xFF00_0000)
        #expect(p.pixel(x: 13, y: 20) == 0xFF00_0000)
        #expect(p.pixel(x: 14, y: 20) == 0xFF00_FF00)
        #expect(p.pixel(x: 45, y: 45) == 0xFFFF_0000)
        #expect(p.pixel(x: 46, y: 45) == 0xFF00_0000)
    }

    // Covers: CALayer.masksToBounds, CALayer.cornerRadius
    @Test("masksToBounds clips sublayers to the rounded corners; without it they hang over")
    func clipping() {
        let layer = box(10, 10, 40, 40)
        layer.cornerRadius = 20
        layer.addSublayer(box(-5, -5, 60, 60, blue))
        #expect(picture(of: layer).pixel(x: 6, y: 6) == 0xFF00_00FF)
        layer.masksToBounds = true
        let p = picture(of: layer)
        #expect(p.pixel(x: 6, y: 6) == 0xFFFF_FFFF)
        #expect(p.pixel(x: 11, y: 11) == 0xFFFF_FFFF)
        #expect(p.pixel(x: 30, y: 10) == 0xFF00_00FF)
        #expect(p.pixel(x: 30, y: 30) == 0xFF00_00FF)
        // The clipped sublayer has the edge of a filled circle.
        let disc = box(10, 10, 40, 40, blue)
        disc.cornerRadius = 20
        #expect(picture(of: disc).isEqual(to: p))
    }

    // Covers: CALayer.opacity, CALayer.allowsGroupOpacity
    @Test("a fading layer and its sublayers fade as one picture, or each by itself")
    func groupOpacity() {
        let layer = box(0, 0, 40, 40, red)
        layer.addSublayer(box(10, 10, 20, 20, green))
        layer.opacity = 0.5
        let p = picture(of: layer)
        #expect(p.pixel(x: 20, y: 20) == 0xFF7F_FF7F)
        #expect(p.pixel(x: 5, y: 5) == 0xFFFF_7F7F)
        layer.allowsGroupOpacity = false
        let q = picture(of: layer)
        // Green half over what the half red left.
        #expect(q.pixel(x: 5, y: 5) == 0xFFFF_7F7F)
        #expect((q.pixel(x: 20, y: 20) >> 16) & 255 == 127)
        #expect(q.pixel(x: 20, y: 20) & 255 == 63)
    }

    // Covers: CALayer.isHidden, CALayer.zPosition
    @Test("hidden layers are left out; the greater z position is drawn later")
    func order() {
        let root = box(0, 0, 40, 40), a = box(0, 0, 20, 20, red), b = box(0, 0, 20, 20, blue)
        root.addSublayer(a)
        root.addSublayer(b)
        #expect(picture(of: root).pixel(x: 5, y: 5) == 0xFF00_00FF)
        a.zPosition = 1
        #expect(picture(of: root).pixel(x: 5, y: 5) == 0xFFFF_0000)
        a.isHidden = true
        #expect(picture(of: root).pixel(x: 5, y: 5) == 0xFF00_00FF)
    }

    // Covers: CALayer.shadowOpacity, CALayer.shadowRadius, CALayer.shadowOffset, CALayer.shadowColor
    @Test("a shadow of radius 8 reaches 16 pixels with the recorded coverage (observed)")
    func shadow() {
        let layer = box(30, 30, 40, 40, white)
        layer.shadowOpacity = 1
        layer.shadowRadius = 8
        layer.shadowOffset = .zero
        let p = picture(of: layer)
        let recorded = [121, 108, 95, 83, 71, 60, 50, 41, 33, 26, 20, 15, 10, 7, 4, 2]
        for (distance, expected) in recorded.enumerated() {
            let coverage = 255 - Int(p.pixel(x: 70 + distance, y: 50) & 255)
            #expect(abs(coverage - expected) <= 3, "\(distance + 1) px out: \(coverage), recorded \(expected)")
        }
        #expect(p.pixel(x: 86, y: 50) & 255 >= 254)
        #expect(p.pixel(x: 87, y: 50) == 0xFFFF_FFFF)
        layer.shadowOffset = CGSize(width: 0, height: 5)
        layer.shadowColor = red
        let moved = picture(of: layer)
        #expect(moved.pixel(x: 50, y: 75) == 0xFFFF_0000 | (p.pixel(x: 50, y: 70) & 0xFFFF))
    }

    // Covers: CALayer.shadowPath
    @Test("a shadow path casts the shadow alone, also of a clear layer; a clear layer without one casts its sublayers'")
    func shadowPath() {
        let layer = box(30, 30, 40, 40)
        layer.shadowOpacity = 1
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 20, height: 0)
        layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let p = picture(of: layer)
        #expect(p.pixel(x: 50, y: 30) == 0xFF00_0000)
        #expect(p.pixel(x: 59, y: 39) == 0xFF00_0000)
        #expect(p.pixel(x: 60, y: 30) == 0xFFFF_FFFF)
        #expect(p.pixel(x: 49, y: 30) == 0xFFFF_FFFF)
        layer.shadowPath = nil
        #expect(picture(of: layer).pixel(x: 55, y: 35) == 0xFFFF_FFFF)
        layer.addSublayer(box(0, 0, 10, 10, blue))
        let q = picture(of: layer)
        #expect(q.pixel(x: 55, y: 35) == 0xFF00_0000)
        #expect(q.pixel(x: 35, y: 35) == 0xFF00_00FF)
        layer.masksToBounds = true
        #expect(picture(of: layer).pixel(x: 75, y: 35) == 0xFFFF_FFFF)
    }

    // Covers: CALayer.mask
    @Test("a mask's alpha cuts the layer with its sublayers; masks can be masked")
    func masks() {
        let layer = box(10, 10, 40, 40, red)
        layer.addSublayer(box(20, 0, 40, 40, blue))
        let mask = box(10, 10, 40, 20, color(0, 0, 0, 0.5))
        layer.mask = mask
        let p = picture(of: layer)
        #expect(p.pixel(x: 19, y: 25) == 0xFFFF_FFFF)
        #expect(p.pixel(x: 55, y: 15) == 0xFFFF_FFFF)
        #expect(p.pixel(x: 25, y: 25) == 0xFFFF_7F7F)
        #expect(p.pixel(x: 55, y: 25) == 0xFF7F_7FFF)
        mask.mask = box(0, 0, 10, 20, white)
        let q = picture(of: layer)
        #expect(q.pixel(x: 25, y: 25) == 0xFFFF_7F7F)
        #expect(q.pixel(x: 35, y: 25) == 0xFFFF_FFFF)
    }

    // Covers: CALayer.allowsEdgeAntialiasing
    @Test("turned layers have soft edges; unturned ones between pixels have them on request")
    func edges() {
        let layer = box(30, 30, 40, 40, color(0, 0, 0))
        layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
        let p = picture(of: layer)
        var soft = 0
        for y in 0..<100 { for x in 0..<100 where ![0, 255].contains(p.pixel(x: x, y: y) & 255) { soft += 1 } }
        #expect(soft > 60)
        #expect(p.pixel(x: 50, y: 50) == 0xFF00_0000)
        let between = box(10.5, 10, 20, 20, color(0, 0, 0))
        #expect(picture(of: between).pixel(x: 10, y: 15) == 0xFFFF_FFFF)
        between.allowsEdgeAntialiasing = true
        let q = picture(of: between).pixel(x: 10, y: 15) & 255
        #expect(abs(Int(q) - 127) <= 1)
    }

    // Covers: CALayer.sublayerTransform, CALayer.isDoubleSided
    @Test("perspective makes what turns away smaller; one-sided layers show nothing from behind")
    func perspective() {
        let space = box(0, 0, 100, 100), card = box(20, 20, 60, 60, blue)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 150
        space.sublayerTransform = perspective
        space.addSublayer(card)
        card.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
        let p = picture(of: space)
        func height(_ x: Int) -> Int { (0..<100).count { p.pixel(x: x, y: $0) == 0xFF00_00FF } }
        let columns = (0..<100).filter { height($0) > 0 }
        #expect(columns.count < 60)
        #expect(columns.count > 30)
        #expect(height(columns.first! + 1) > height(columns.last! - 1) + 8)
        card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(picture(of: space).pixel(x: 50, y: 50) == 0xFF00_00FF)
        card.isDoubleSided = false
        #expect(picture(of: space).pixel(x: 50, y: 50) == 0xFFFF_FFFF)
    }

    // Covers: CALayer.isGeometryFlipped
    @Test("a flipped layer lays its sublayers out with y upwards")
    func flipped() {
        let layer = box(0, 0, 50, 50)
        layer.isGeometryFlipped = true
        layer.addSublayer(box(0, 0, 10, 10, red))
        let p = picture(of: layer)
        #expect(p.pixel(x: 5, y: 45) == 0xFFFF_0000)
        #expect(p.pixel(x: 5, y: 5) == 0xFFFF_FFFF)
    }

    // Covers: CALayer.shouldRasterize, CALayer.rasterizationScale
    @Test("a rasterized layer is drawn at its own scale: soft at scale 1 on a 3× screen, the same at scale 3")
    func rasterize() {
        let layer = box(10, 10, 20, 20, red)
        layer.cornerRadius = 10
        let sharp = picture(of: layer, scale: 3)
        layer.shouldRasterize = true
        let soft = picture(of: layer, scale: 3)
        #expect(!soft.isEqual(to: sharp))
        #expect(soft.pixel(x: 60, y: 60) == 0xFFFF_0000)
        layer.rasterizationScale = 3
        #expect(picture(of: layer, scale: 3).isEqual(to: sharp))
    }
}
