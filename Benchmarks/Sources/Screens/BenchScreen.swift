// A headless stage with a window, driven turn by turn.
import Headless
public import PixelKernels
import QuartzCore
import Stage
public import UIKit
import UIKitContainers
import UIKitControls
import UIKitCore
import UIKitText
import UIKitValues

@MainActor public final class BenchScreen {
    let stage: HeadlessStage
    public let window: UIWindow

    /// A phone's screen of 390 × 844 points at scale 3 unless said otherwise.
    public init(width: Double = 390, height: Double = 844, scale: Double = 3, isPad: Bool = false) {
        var environment = StageEnvironment()
        environment.size = CGSize(width: width, height: height)
        environment.scale = scale
        if isPad { (environment.idiom, environment.isRegularWidth) = (.pad, true) }
        stage = HeadlessStage(environment: environment)
        UIApplication.install(stage: stage)
        UIApplication.shared.launch(delegate: nil)
        window = UIWindow(frame: UIScreen.main.bounds)
    }

    public func show(_ view: UIView) {
        let controller = UIViewController()
        controller.view = view
        show(controller)
    }

    public func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        stage.turn()
    }

    public func turn() { stage.turn() }

    public var frames: Int { stage.frameCount }

    /// The compositor's own buffer; valid until the next turn.
    public var buffer: PixelBuffer { stage.lastFrame!.buffer }

    /// Whether more than one colour is seen within a rectangle of the window, in a buffer of the screen's size.
    public func hasInk(_ shown: PixelBuffer, in rect: CGRect) -> Bool {
        let scale = window.screen.scale
        let left = max(0, Int(rect.minX * scale)), right = min(shown.width, Int(rect.maxX * scale))
        let top = max(0, Int(rect.minY * scale)), bottom = min(shown.height, Int(rect.maxY * scale))
        guard left < right, top < bottom else { return false }
        let first = shown.row(top).load(fromByteOffset: left * 4, as: UInt32.self)
        return (top..<bottom).contains { y in
            (left..<right).contains { shown.row(y).load(fromByteOffset: $0 * 4, as: UInt32.self) != first }
        }
    }

    /// The whole screen drawn anew, caches of contents kept.
    public func redrawAll() -> PixelBuffer { UIScreen.main.layerHost.renderFull(at: stage.clock.now) }
}

/// The coverage that a label keeps for the compositor; nil where it keeps something else.
@MainActor public func keptMask(of label: UILabel) -> PixelBuffer? {
    guard case .mask(let mask, _) = label.layer.displayContents else { return nil }
    return mask
}
