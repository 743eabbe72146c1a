// Backdrops and vibrancy for random trees.
// No Apple page: this is ours.
import Foundation
import PixelKernels

@testable import QuartzCore

extension TreeEditor {
    mutating func newGlass() -> CALayer {
        let layer: CALayer = chance(3) ? VibrancyLayer() : BackdropLayer()
        layer.frame = frame()
        if chance(3) { layer.cornerRadius = number(0, 12) }
        if chance(5) { layer.backgroundColor = color() }
        if chance(3) { layer.masksToBounds = true }
        changeGlass(layer)
        if layer is VibrancyLayer {
            let inside = CALayer()
            inside.frame = CGRect(x: number(-4, 12), y: number(-4, 12), width: number(1, 30), height: number(1, 30))
            inside.backgroundColor = color()
            layer.addSublayer(inside)
        }
        return layer
    }

    mutating func changeGlass(_ layer: CALayer) {
        if let backdrop = layer as? BackdropLayer {
            let blends: [BlendMode] = [.normal, .normal, .normal, .overlay, .luminosity, .colorDodge, .plusLighter]
            let tints = (0..<Int.random(in: 0...2, using: &random)).map { _ in
                BackdropTint(color(), blend: blends.randomElement(using: &random)!).faded(.random(in: 0...1, using: &random))
            }
            backdrop.look = chance(8) ? .none : BackdropLook(radius: chance(4) ? 0 : number(0, 4), matrix: matrix(), tints: tints)
        } else if let vibrancy = layer as? VibrancyLayer {
            vibrancy.look = chance(6) ? .none : VibrancyLook(matrix: matrix() ?? .saturation(2), amount: chance(2) ? 1 : 0.6)
        }
    }

    private mutating func matrix() -> PixelMatrix? {
        chance(3) ? nil : .saturation(Float.random(in: 0...2.5, using: &random)).concatenating(.brightness(chance(2) ? 0.1 : -0.2))
    }
}
