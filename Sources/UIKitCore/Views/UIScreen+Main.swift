// The main screen of a session, and the scale and traits of views in no window.
// No Apple page: this is ours; "UIScreen", main.
import CoreGraphics
import Foundation
import Stage
import UIKitValues

extension AppSession {
    /// The main screen; nil before its first use.
    var mainScreen: UIScreen? {
        get { screenSlot.object() }
        set { withExtendedLifetime(screenSlot) { screenSlot.put(newValue) } }
    }
}

extension UIScreen {
    /// That of the context; nil before its first use.
    static var mainStorage: UIScreen? {
        get { of(StageContext.current) }
        set { AppSession.of(.current).mainScreen = newValue }
    }

    static func of(_ context: StageContext) -> UIScreen? { AppSession.of(context).mainScreen }

    /// Scale and traits for what is in no window are this screen's.
    func setDefaults() {
        UIScreen.mainScale = state.environment.scale
        UITraitCollection.fallback = state.traits
    }

    /// As before the first screen, or as that beside says.
    static func resetDefaults() {
        mainScale = ScreenMeasures.defaultScale
        of(.aside)?.setDefaults()
    }
}

extension StageContext {
    /// Whether it speaks for views in no window: what is installed, if anything is.
    var isMain: Bool { self === StageContext.installed || !StageContext.installed.isInUse }
}
