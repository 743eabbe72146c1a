// Random edits of a layer tree, the same for the same seed.
// No Apple page: this is ours.
import Foundation
import PixelKernels

@testable import QuartzCore

/// Edits a tree at random.
struct TreeEditor {
    var random: SeededGenerator
    let root: CALayer
    var layers: [CALayer] = []
    let size: CGFloat
    let pictures: [CGImage]
    /// Whether some layers are backdrops and vibrancy.
    var hasGlass = false

    init(seed: UInt64, root: CALayer, size: CGFloat) {
        random = SeededGenerator(seed: seed)
        self.root = root
        self.size = size
        pictures = (0..<3).map { index in
            let side = [3, 8, 40][index]
            let buffer = PixelBuffer(width: side, height: side + 1)!
            for y in 0..<buffer.height {
                for x in 0..<side {
                    let value = UInt32(truncatingIfNeeded: (x * 37 + y * 91 + index * 50) & 255)
                    let alpha: UInt32 = index == 1 ? value : 255
                    let pixel = alpha << 24 | min(value, alpha) << 16 | min(value / 2, alpha) << 8 | min(90, alpha)
                    buffer.row(y).storeBytes(of: pixel, toByteOffset: x * 4, as: UInt32.self)
                }
            }
            return CGImage(pixelBuffer: buffer, isOpaque: index != 1)
        }
    }

    /// Whole, halves and odd fractions.
    mutating func number(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
        let value = CGFloat.random(in: low...high, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return value.rounded()
        case 1: return (value * 2).rounded() / 2
        default: return value
        }
    }

    mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

    mutating func color() -> CGColor {
        let alpha = chance(3) ? CGFloat.random(in: 0...1, using: &random) : 1
        return CGColor(
            red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
            blue: .random(in: 0...1, using: &random), alpha: alpha)
    }

    /// Cells of whole and of broken sizes, some with holes.
    mutating func pattern() -> CGColor {
        testPattern(width: chance(2) ? 6 : number(1, 9), height: chance(2) ? 4 : number(1, 9), color(), color())
    }

    mutating func frame() -> CGRect {
        CGRect(x: number(-10, size), y: number(-10, size), width: number(0, size * 0.7), height: number(0, size * 0.7))
    }

    mutating func path() -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: number(-5, 30), y: number(-5, 30)))
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            path.addQuadCurve(
                to: CGPoint(x: number(-5, 30), y: number(-5, 30)),
                control: CGPoint(x: number(-5, 30), y: number(-5, 30)))
        }
        if chance(2) { path.closeSubpath() }
        return path
    }

    mutating func newLayer() -> CALayer {
        if hasGlass, chance(5) { return newGlass() }
        let layer: CALayer
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
            let shape = CAShapeLayer()
            shape.path = path()
            shape.fillColor = chance(2) ? color() : nil
            shape.strokeColor = color()
            shape.lineWidth = number(0.5, 5)
            if chance(3) { shape.lineDashPattern = [3, 2] }
            layer = shape
        case 1:
            let gradient = CAGradientLayer()
            gradient.colors = [color(), color(), color()]
            gradient.type = [.axial, .radial, .conic][Int.random(in: 0..<3, using: &random)]
            gradient.endPoint = CGPoint(x: number(0, 1), y: number(0, 1))
            layer = gradient
        case 2:
            let replicator = CAReplicatorLayer()
            replicator.instanceCount = 3
            replicator.instanceTransform = CATransform3DMakeTranslation(number(-9, 9), number(-9, 9), 0)
            if chance(2) { replicator.instanceAlphaOffset = -0.3 }
            replicator.preservesDepth = chance(3)
            layer = replicator
        case 3: layer = CATransformLayer()
        default: layer = CALayer()
        }
        layer.frame = frame()
        if !chance(3) { layer.backgroundColor = color() }
        return layer
    }

    func depth(_ layer: CALayer) -> Int {
        var depth = 0
        var next = layer.superlayer
        while let current = next {
            depth += 1
            next = current.superlayer
        }
        return depth
    }

    func contains(_ tree: CALayer, _ layer: CALayer) -> Bool {
        var next: CALayer? = layer
        while let current = next {
            if current === tree { return true }
            next = current.superlayer
        }
        return false
    }

    mutating func remove(_ layer: CALayer) {
        let rest = layers.filter { !contains(layer, $0) }
        layer.removeFromSuperlayer()
        layers = rest
    }

    mutating func edit() {
        let kind = layers.count < 4 ? 0 : Int.random(in: 0..<30, using: &random)
        if kind <= 2 || (kind == 3 && layers.count < 30) {
            let parents = layers.filter { depth($0) < 5 } + [root]
            let parent = parents.randomElement(using: &random)!
            let layer = newLayer()
            let index = Int.random(in: 0...(parent.sublayers?.count ?? 0), using: &random)
            parent.insertSublayer(layer, at: UInt32(index))
            layers.append(layer)
            if layers.count > 40 { remove(layers.randomElement(using: &random)!) }
            return
        }
        change(layers.randomElement(using: &random)!, kind)
    }

    /// One of the changes that leave the layer where it is in the tree.
    mutating func changeLook(_ layer: CALayer) { change(layer, Int.random(in: 9..<30, using: &random)) }

    private mutating func change(_ layer: CALayer, _ kind: Int) {
        if hasGlass, chance(4), layer is BackdropLayer || layer is VibrancyLayer { return changeGlass(layer) }
        switch kind {
        case 3, 4: remove(layer)
        case 5:
            let parents = layers.filter { !contains(layer, $0) && depth($0) < 4 } + [root]
            parents.randomElement(using: &random)!.addSublayer(layer)
        case 6: layer.superlayer?.insertSublayer(layer, at: 0)
        case 7, 8: layer.frame = frame()
        case 9: layer.position = CGPoint(x: number(0, size), y: number(0, size))
        case 10: layer.bounds.origin = CGPoint(x: number(-6, 6), y: number(-6, 6))
        case 11, 12: layer.backgroundColor = chance(4) ? nil : chance(6) ? pattern() : color()
        case 13: layer.cornerRadius = number(0, 14)
        case 14: layer.masksToBounds.toggle()
        case 15:
            layer.borderWidth = number(0, 5)
            layer.borderColor = color()
        case 16: layer.opacity = chance(2) ? 1 : Float.random(in: 0...1, using: &random)
        case 17: layer.isHidden = chance(4)
        case 18:
            layer.shadowOpacity = chance(2) ? 0 : 0.7
            layer.shadowRadius = number(0, 6)
            layer.shadowOffset = CGSize(width: number(-5, 5), height: number(-5, 5))
            layer.shadowPath = chance(3) ? path() : nil
        case 19: layer.setAffineTransform(CGAffineTransform(rotationAngle: number(-3, 3)))
        case 20: layer.setAffineTransform(CGAffineTransform(scaleX: number(0.3, 2), y: chance(2) ? 1 : -1))
        case 21: layer.transform = CATransform3DIdentity
        case 22:
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / 150
            layer.sublayerTransform = chance(2) ? CATransform3DIdentity : perspective
        case 23: layer.transform = CATransform3DMakeRotation(number(-1, 1), number(0, 1), 1, 0)
        case 24: layer.zPosition = CGFloat(Int.random(in: -2...2, using: &random))
        default: changeMore(layer, kind)
        }
    }

    private mutating func changeMore(_ layer: CALayer, _ kind: Int) {
        switch kind {
        case 25:
            layer.contents = chance(4) ? nil : pictures.randomElement(using: &random)
            layer.contentsGravity = [.resize, .center, .resizeAspect, .resizeAspectFill, .topLeft].randomElement(
                using: &random)!
            layer.contentsCenter =
                CGRect(x: 0, y: 0, width: 1, height: 1).insetBy(dx: chance(3) ? 0.4 : 0, dy: chance(3) ? 0.4 : 0)
        case 26:
            if chance(2) {
                layer.mask = nil
            } else {
                let mask = newLayer()
                if chance(2) { mask.cornerRadius = 6 }
                layer.mask = mask
            }
        case 27:
            layer.shouldRasterize = chance(3)
            layer.rasterizationScale = 2
        case 28:
            layer.cornerCurve = chance(2) ? .continuous : .circular
            layer.maskedCorners = CACornerMask(rawValue: UInt.random(in: 0...15, using: &random))
        default:
            layer.allowsGroupOpacity = chance(2)
            layer.isDoubleSided = chance(2)
            layer.allowsEdgeAntialiasing = chance(3)
            layer.isGeometryFlipped = chance(6)
            layer.edgeAntialiasingMask = CAEdgeAntialiasingMask(
                rawValue: chance(2) ? 15 : UInt32.random(in: 0...15, using: &random))
        }
    }
}
