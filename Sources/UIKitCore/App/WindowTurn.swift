// A window on its way from one orientation to another.
// Apple: "UIContentContainer", viewWillTransition(to:with:); times: from memory.
import CoreGraphics
import Foundation
import QuartzCore
import Stage

/// Turns a window whose layout is the new one already: the whole turns into its place, the layout moves from the old bounds
/// to the new ones, and a picture of the old layout fades.
///
/// Steps: 1. before anybody hears of the change, a picture of the window; 2. the change in an animation block, the window
/// about its new middle; 3. turning and fading, as animations beside the model, which is the new one from now on; 4. at
/// their end the picture goes, and the coordinator tells.
@MainActor final class WindowTurn: NSObject, CAAnimationDelegate {
    /// Those that have not ended.
    @SessionValue private static var running: [WindowTurn] = []

    private weak var window: UIWindow?
    private let picture = CALayer()
    private let oldSize: CGSize
    private let angle: CGFloat
    let duration: TimeInterval
    private var coordinator: TransitionCoordinator?
    private static let key = "turn"

    /// Seconds of a quarter of a turn, twice that for half a turn.
    static func duration(from old: StageOrientation, to new: StageOrientation, isPad: Bool) -> TimeInterval {
        let quarter = isPad ? AppMeasures.quarterTurnOnPad : AppMeasures.quarterTurn
        return old.isLandscape == new.isLandscape ? 2 * quarter : quarter
    }

    /// Nil where nothing moves: animations are off, the app is not active, or nobody sees the window.
    init?(_ window: UIWindow, from old: StageEnvironment, to new: StageEnvironment) {
        guard UIView.areAnimationsEnabled, UIApplication.shared.applicationState == .active, !window.isHidden,
            window.frame.size == old.size, window.transform.isIdentity,
            let image = window.snapshotImage(of: window.bounds, afterUpdates: false)
        else { return nil }
        self.window = window
        oldSize = window.bounds.size
        var angle = new.orientation.angle - old.orientation.angle
        if angle > .pi { angle -= 2 * .pi } else if angle <= -.pi { angle += 2 * .pi }
        self.angle = angle
        duration = Self.duration(from: old.orientation, to: new.orientation, isPad: new.idiom == .pad)
        super.init()
        picture.contents = image
    }

    /// Makes the change.
    /// - Parameter change: Gives the window its size, and all in it its new places.
    func run(_ coordinator: TransitionCoordinator, to size: CGSize, _ change: @escaping () -> Void) {
        guard let window else { return }
        self.coordinator = coordinator
        Self.running.append(self)
        if size != oldSize {
            UIView.performWithoutAnimation { window.center = CGPoint(x: size.width / 2, y: size.height / 2) }
        }
        UIView.animate(withDuration: duration, animations: change)
        coordinator.isUnderWay()
        addPicture(to: window, size)
        let turning = animation("transform.rotation.z", from: -angle, to: 0)
        turning.delegate = self
        window.layer.add(turning, forKey: Self.key)
    }

    private func addPicture(to window: UIWindow, _ size: CGSize) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        picture.frame = window.bounds
        picture.opacity = 0
        window.layer.addSublayer(picture)
        CATransaction.commit()
        picture.add(animation("opacity", from: 1, to: 0), forKey: "opacity")
        guard size != oldSize else { return }
        for (path, old, new) in [
            ("bounds.size.width", oldSize.width, size.width), ("bounds.size.height", oldSize.height, size.height),
            ("position.x", oldSize.width / 2, size.width / 2), ("position.y", oldSize.height / 2, size.height / 2),
        ] { picture.add(animation(path, from: old, to: new), forKey: path) }
    }

    private func animation(_ path: String, from old: CGFloat, to new: CGFloat) -> CABasicAnimation {
        let result = CABasicAnimation(keyPath: path)
        result.fromValue = old
        result.toValue = new
        result.duration = duration
        result.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        return result
    }

    nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        MainActor.assumeIsolated { end() }
    }

    /// What shows the way is taken away; everybody who asked is told.
    private func end() {
        guard let coordinator else { return }
        self.coordinator = nil
        Self.running.removeAll { $0 === self }
        picture.removeFromSuperlayer()
        window?.layer.removeAnimation(forKey: Self.key)
        coordinator.finish()
        if TransitionCoordinator.current === coordinator { TransitionCoordinator.current = nil }
    }

    /// Whether a window is on its way.
    static var isUnderWay: Bool { !running.isEmpty }

    /// Another change comes.
    static func endAll() {
        for turn in running { turn.end() }
    }

}
