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

/// Animations at a tenth of their pace: the clock of each window's layer goes so slowly, from where it is.
@MainActor enum SlowAnimations {
    static let speed: Float = 0.1

    /// Whether the stage asks for them now.
    static var isOn: Bool { UIScreen.main.environment.slowAnimations }

    static func apply(_ isSlow: Bool, to layer: CALayer) {
        let speed: Float = isSlow ? Self.speed : 1
        guard layer.speed != speed else { return }
        // The layer's own time goes on from where it is: local = (parent - beginTime) * speed + timeOffset.
        let now = CACurrentMediaTime()
        let local = layer.convertTime(now, from: nil)
        layer.timeOffset = local
        layer.beginTime = now
        layer.speed = speed
    }
}
