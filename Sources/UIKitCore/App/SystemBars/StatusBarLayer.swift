// The layer of the status bar.
// No Apple page: this is ours; what it shows is UIStatusBarManager's.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

/// Draws time and signs in black or white; clear elsewhere.
final class StatusBarLayer: CALayer {
    /// The values on which the layer's picture depends.
    struct Look: Equatable {
        var places: StatusBarPlaces
        var time: String
        /// The date beside it on a pad; nil elsewhere.
        var day: String?
        var isLight: Bool
        var isRightToLeft: Bool
    }

    var look: Look? {
        didSet { if look != oldValue { setNeedsDisplay() } }
    }

    override func draw(in ctx: CGContext) {
        guard let look else { return }
        UIGraphicsPushContext(ctx)
        defer { UIGraphicsPopContext() }
        let places = look.places
        let signs = StatusBarSigns(context: ctx, color: look.color.cgColor, places: places)
        let battery = StatusBarSignMeasures.batteryWidth * places.battery, waves = StatusBarSignMeasures.wavesWidth * places.waves
        let signal = StatusBarSignMeasures.signalWidth * places.signal, gap = places.gap
        var x = places.right - battery
        signs.battery(at: look.point(x, battery))
        switch places.kind {
        case .ears:
            x -= gap + waves
            signs.waves(at: look.point(x, waves))
            x -= gap + signal
            signs.signal(at: look.point(x, signal))
        case .homeButton:
            signs.signal(at: look.point(places.left, signal))
            signs.waves(at: look.point(places.left + signal + gap, waves))
        case .pad:
            let charge = text("100%", look)
            x -= charge.size().width + StatusBarMeasures.chargeGap
            draw(charge, left: x, look)
            x -= gap + waves
            signs.waves(at: look.point(x, waves))
        }
        let time = text([look.time, look.day].compactMap { $0 }.joined(separator: "   "), look)
        draw(time, left: places.kind == .pad ? places.timeX : places.timeX - time.size().width / 2, look)
    }

    private func text(_ string: String, _ look: Look) -> NSAttributedString {
        NSAttributedString(
            string: string,
            attributes: [.font: UIFont.systemFont(ofSize: look.places.fontSize, weight: .semibold), .foregroundColor: look.color])
    }

    /// The digits' middle comes to that of the signs.
    private func draw(_ text: NSAttributedString, left: CGFloat, _ look: Look) {
        let font = UIFont.systemFont(ofSize: look.places.fontSize, weight: .semibold)
        let baseline = ((look.places.timeMiddle + font.capHeight / 2) * contentsScale).rounded() / contentsScale
        let width = text.size().width
        text.draw(at: CGPoint(x: look.left(left, width), y: baseline - font.ascender))
    }
}

extension StatusBarLayer.Look {
    var color: UIColor { isLight ? .white : .black }

    /// The left edge of something, turned round where the language runs from the right.
    fileprivate func left(_ x: CGFloat, _ width: CGFloat) -> CGFloat { isRightToLeft ? places.width - x - width : x }

    fileprivate func point(_ x: CGFloat, _ width: CGFloat) -> CGPoint { CGPoint(x: left(x, width), y: places.middle) }
}
