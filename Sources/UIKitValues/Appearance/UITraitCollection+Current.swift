// The traits of the thread: what dynamic colours are resolved with where nobody hands traits in.
// Apple: "UITraitCollection", current, performAsCurrent(_:)
import Foundation
import Synchronization

extension UITraitCollection {
    /// The traits in force on this thread; UIKit sets them while it draws and lays out.
    public class var current: UITraitCollection {
        get { ThreadState.current.traits ?? fallback }
        set { ThreadState.current.traits = newValue }
    }

    /// Runs the closure with these traits as ``current``.
    public func performAsCurrent(_ actions: () -> Void) { performAsCurrent(returning: actions) }

    /// Runs actions with the collection as the current one and returns their result.
    package func performAsCurrent<Result>(returning actions: () throws -> Result) rethrows -> Result {
        let state = ThreadState.current
        let before = state.traits
        state.traits = self
        defer { state.traits = before }
        return try actions()
    }

    private static let fallbackStore = Mutex(initialFallback)
    private static let initialFallback =
        UITraitCollection {
            $0.userInterfaceStyle = .light
            $0.userInterfaceIdiom = .phone
            $0.displayScale = ScreenMeasures.defaultScale
            $0.horizontalSizeClass = .compact
            $0.verticalSizeClass = .regular
            $0.preferredContentSizeCategory = .large
            $0.layoutDirection = .leftToRight
            $0.accessibilityContrast = .normal
            $0.userInterfaceLevel = .base
            $0.displayGamut = .SRGB
            $0.legibilityWeight = .regular
            $0.activeAppearance = .active
            $0.forceTouchCapability = .unavailable
        }

    /// An iPhone's light traits again, as before the first screen.
    package static func resetFallback() { fallback = initialFallback }

    /// The main screen's traits; `current` where a thread has set none. UIScreen sets it.
    package static var fallback: UITraitCollection {
        get { fallbackStore.withLock { $0 } }
        set { fallbackStore.withLock { $0 = newValue } }
    }
}
