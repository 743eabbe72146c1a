// An effect view over a pattern on a headless stage.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels
import QuartzCore
import Stage
import TestFixtures
import UIKit
import UIKitCore
import UIKitValues

/// Bright stripes with an effect view over all of them.
@MainActor final class EffectFixture {
    let app: StageFixture
    let controller = UIViewController()
    let effectView: UIVisualEffectView

    init(
        _ effect: UIVisualEffect? = nil, frame: CGRect = CGRect(x: 20, y: 20, width: 160, height: 60), dark: Bool = false
    ) {
        app = StageFixture(
            StageEnvironment(
                size: CGSize(width: 200, height: 100), scale: 1, appearance: dark ? .dark : .light,
                safeAreaInsets: StageInsets(), cornerRadius: 0))
        effectView = UIVisualEffectView(effect: effect)
        effectView.frame = frame
        controller.view.backgroundColor = .white
        for (index, color) in [UIColor.red, .green, .blue, .black].enumerated() {
            let stripe = UIView(frame: CGRect(x: CGFloat(index) * 50, y: 0, width: 25, height: 100))
            stripe.backgroundColor = color
            controller.view.addSubview(stripe)
        }
        controller.view.addSubview(effectView)
        app.show(controller)
    }

    private func part<Layer: CALayer>(_ type: Layer.Type) -> Layer {
        effectView.subviews.lazy.compactMap { $0.layer as? Layer }.first!
    }
    var backdropLayer: BackdropLayer { part(BackdropLayer.self) }
    var vibrancyLayer: VibrancyLayer { part(VibrancyLayer.self) }

    /// The blur's σ as it is shown now, in points.
    var shownRadius: CGFloat {
        app.turn()
        return backdropLayer.presentation()?.look.radius ?? -1
    }
    /// How much of the vibrancy is shown now.
    var shownAmount: Float {
        app.turn()
        return vibrancyLayer.presentation()?.look.amount ?? -1
    }
    /// The last frame.
    var picture: ViewPicture {
        app.turn()
        return ViewPicture(buffer: app.stage.lastFrame!.buffer.copy(), scale: 1)
    }
}
