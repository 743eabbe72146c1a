import Foundation
import PixelKernels
import Testing
@testable import QuartzCore

func dump(_ buffer: PixelBuffer, _ name: String) {
    var data = Data("\(buffer.width) \(buffer.height)\n".utf8)
    for y in 0..<buffer.height { data.append(Data(bytes: buffer.row(y), count: buffer.width * 4)) }
    try? data.write(to: URL(fileURLWithPath: "/tmp/quartz/\(name).raw"))
}

@Suite(.serialized) struct SceneDump {
    @Test(arguments: [1, 3]) func scene(scale: Int) {
        let screen = TestScreen(320, 400, scale: CGFloat(scale))
        screen.host.backgroundPixel = 0xFFFF_FFFF
        let root = screen.root
        CATransaction.setDisableActions(true)
        for (i, curve) in [CALayerCornerCurve.circular, .continuous].enumerated() {
            let l = box(10 + 100 * CGFloat(i), 10, 80, 80, blue)
            l.cornerRadius = 24
            l.cornerCurve = curve
            l.borderWidth = 3
            l.borderColor = color(1, 0.6, 0)
            root.addSublayer(l)
        }
        let part = box(210, 10, 90, 80, color(0.5, 0.2, 0.7))
        part.cornerRadius = 30
        part.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        root.addSublayer(part)
        let s = box(20, 110, 80, 60, green)
        s.cornerRadius = 10
        s.shadowOpacity = 1; s.shadowRadius = 8; s.shadowOffset = .zero; s.shadowColor = color(1, 0, 1)
        root.addSublayer(s)
        let s2 = box(130, 110, 80, 60, white)
        s2.shadowOpacity = 0.4; s2.shadowRadius = 6; s2.shadowOffset = CGSize(width: 0, height: 4)
        s2.cornerRadius = 16
        root.addSublayer(s2)
        let rot = box(235, 115, 60, 50, red)
        rot.cornerRadius = 8
        rot.borderWidth = 4; rot.borderColor = color(0, 0, 0)
        rot.setAffineTransform(CGAffineTransform(rotationAngle: 0.4))
        root.addSublayer(rot)
        let g = CAGradientLayer()
        g.frame = CGRect(x: 10, y: 190, width: 90, height: 60)
        g.colors = [red, color(1, 1, 0), blue]; g.startPoint = .zero; g.endPoint = CGPoint(x: 1, y: 1); g.cornerRadius = 12
        root.addSublayer(g)
        let gr = CAGradientLayer()
        gr.frame = CGRect(x: 110, y: 190, width: 90, height: 60)
        gr.type = .radial; gr.colors = [white, blue]; gr.startPoint = CGPoint(x: 0.5, y: 0.5); gr.endPoint = CGPoint(x: 1, y: 1)
        root.addSublayer(gr)
        let gc = CAGradientLayer()
        gc.frame = CGRect(x: 210, y: 190, width: 60, height: 60)
        gc.type = .conic; gc.colors = [red, green, blue, red]; gc.startPoint = CGPoint(x: 0.5, y: 0.5); gc.endPoint = CGPoint(x: 0.5, y: 0); gc.cornerRadius = 30
        root.addSublayer(gc)
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 10, y: 265, width: 80, height: 60)
        let p = CGMutablePath()
        p.move(to: CGPoint(x: 5, y: 50)); p.addCurve(to: CGPoint(x: 75, y: 50), control1: CGPoint(x: 20, y: -30), control2: CGPoint(x: 60, y: 90))
        shape.path = p; shape.fillColor = color(0.9, 0.9, 0.6); shape.strokeColor = red; shape.lineWidth = 4; shape.lineDashPattern = [8, 6]; shape.lineCap = .round; shape.strokeEnd = 0.8
        root.addSublayer(shape)
        // perspective
        let space = CALayer(); space.frame = CGRect(x: 100, y: 265, width: 100, height: 70)
        var pers = CATransform3DIdentity; pers.m34 = -1 / 200; space.sublayerTransform = pers
        let card = box(10, 5, 80, 60, color(0.2, 0.6, 0.9)); card.cornerRadius = 12; card.borderWidth = 3; card.borderColor = color(0, 0, 0.4)
        card.transform = CATransform3DMakeRotation(0.9, 0, 1, 0)
        let inner = box(10, 10, 30, 20, white); card.addSublayer(inner)
        space.addSublayer(card); root.addSublayer(space)
        // replicator
        let rep = CAReplicatorLayer(); rep.frame = CGRect(x: 210, y: 265, width: 80, height: 80)
        rep.instanceCount = 12; rep.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1); rep.instanceAlphaOffset = -0.07
        let dot = box(36, 4, 8, 20, color(0.3, 0.3, 0.3)); dot.cornerRadius = 4; rep.addSublayer(dot); root.addSublayer(rep)
        // clip with children + mask
        let clip = box(10, 345, 80, 45, color(0.9, 0.9, 0.9)); clip.cornerRadius = 16; clip.masksToBounds = true
        clip.addSublayer(box(-10, -10, 50, 40, red)); clip.addSublayer(box(50, 20, 50, 40, color(0, 0, 1, 0.5)))
        clip.borderWidth = 2; clip.borderColor = color(0, 0, 0)
        root.addSublayer(clip)
        let masked = box(100, 345, 80, 45, blue); let m = CAShapeLayer(); m.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 80, height: 45), transform: nil); masked.mask = m
        root.addSublayer(masked)
        let group = box(190, 345, 60, 45, red); group.opacity = 0.5; group.addSublayer(box(20, 10, 30, 45, green)); root.addSublayer(group)
        let tr = box(260, 345, 40, 40, white)
        let img = CGImage(pixelBuffer: { let b = PixelBuffer(width: 4, height: 4)!; for y in 0..<4 { for x in 0..<4 { b.row(y).storeBytes(of: (x + y) % 2 == 0 ? 0xFF00_0000 : 0xFFFF_8800, toByteOffset: x * 4, as: UInt32.self) } }; return b }(), isOpaque: true)
        tr.contents = img; tr.setAffineTransform(CGAffineTransform(rotationAngle: 0.3)); tr.magnificationFilter = .nearest
        root.addSublayer(tr)
        dump(screen.picture(), "scene\(scale)")
    }
}
