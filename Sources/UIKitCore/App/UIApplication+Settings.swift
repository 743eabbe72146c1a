// The user's settings that a stage says: motion, bold text, the pace of animations, language, time zone.
// Apple: "UIAccessibility", Capabilities; "UIApplication", significantTimeChangeNotification; "NSLocale".
import Foundation
import FoundationAdditions
import QuartzCore
import Stage
import UIKitValues

extension UIApplication {
    /// Brings the settings in force to what the stage says now, as far as it says something else than before.
    func follow(_ now: StageEnvironment, from before: StageEnvironment) {
        if now.reducedMotion != before.reducedMotion { AccessibilitySetting.reduceMotion.set(now.reducedMotion) }
        if now.boldText != before.boldText { AccessibilitySetting.boldText.set(now.boldText) }
        if now.slowAnimations != before.slowAnimations {
            for window in UIScreen.main.windows { SlowAnimations.apply(now.slowAnimations, to: window.layer) }
        }
        if now.languages != before.languages {
            Localization.preferredLanguages = now.languages
            NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
        }
        if now.timeZone != before.timeZone { setTimeZone(now.timeZone) }
    }

    /// The process's own zone is the variable TZ, which Foundation reads anew after a reset.
    private func setTimeZone(_ name: String?) {
        if let name { setenv("TZ", name, 1) } else { unsetenv("TZ") }
        tzset()
        NSTimeZone.resetSystemTimeZone()
        NotificationCenter.default.post(name: .NSSystemTimeZoneDidChange, object: nil)
        delegate?.applicationSignificantTimeChange(self)
        NotificationCenter.default.post(name: UIApplication.significantTimeChangeNotification, object: self)
    }
}
