// A headless stage with a window, driven turn by turn.
import Headless
public import PixelKernels
import QuartzCore
import Stage
public import UIKit
import UIKitCore

@MainActor public final class BenchScreen {
    let stage: HeadlessStage
    public let window: UIWindow

    /// A 390 × 844 screen at scale 3 unless said otherwise.
    public init(width: Double = 390, height: Double = 844, scale: Double = 3) {
        var environment = StageEnvironment()
        environment.size = CGSize(width: width, height: height)
        environment.scale = scale
        stage = HeadlessStage(environment: environment)
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

    /// A turn in which a key of a hardware keyboard goes down and up: a letter, or backspace (`"\u{8}"`).
    public func press(_ character: String) {
        let usage = character == "\u{8}" ? 42 : 4 + Int((character.utf8.first ?? 97)) - 97
        let samples = [true, false].map { isDown in
            KeySample(isDown: isDown, usage: usage, characters: character, charactersIgnoringModifiers: character)
        }
        stage.turn(with: samples.map { .key($0) })
    }

    public var frames: Int { stage.frameCount }

    /// The compositor's own buffer; valid until the next turn.
    public var buffer: PixelBuffer { stage.lastFrame!.buffer }

    /// The whole screen drawn anew, caches of contents kept.
    public func redrawAll() -> PixelBuffer { UIScreen.main.layerHost.renderFull(at: stage.clock.now) }
}

/// The coverage that a label keeps for the compositor; nil where it keeps something else.
@MainActor public func keptMask(of label: UILabel) -> PixelBuffer? {
    guard case .mask(let mask, _) = label.layer.displayContents else { return nil }
    return mask
}
