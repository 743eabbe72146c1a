// A headless stage with a window, driven turn by turn.
import Headless
import PixelKernels
import QuartzCore
import Stage
import UIKit
import UIKitCore

@MainActor public final class BenchScreen {
    let stage: HeadlessStage
    public let window: UIWindow

    /// A 390 × 844 screen at scale 3 unless said otherwise.
    public init(width: Double = 390, height: Double = 844, scale: Double = 3) {
        stage = HeadlessStage(environment: StageEnvironment(width: width, height: height, scale: scale))
        UIApplication.install(stage: stage)
        UIApplication.shared.launch(delegate: nil)
        window = UIWindow(frame: UIScreen.main.bounds)
    }

    public func show(_ view: UIView) {
        let controller = UIViewController()
        controller.view = view
        window.rootViewController = controller
        window.makeKeyAndVisible()
        stage.turn()
    }

    public func turn() { stage.turn() }

    public var frames: Int { stage.frameCount }

    /// The compositor's own buffer; valid until the next turn.
    package var buffer: PixelBuffer { stage.lastFrame!.buffer }

    /// The whole screen drawn anew, caches of contents kept.
    package func redrawAll() -> PixelBuffer { UIScreen.main.layerHost.renderFull(at: stage.clock.now) }
}
