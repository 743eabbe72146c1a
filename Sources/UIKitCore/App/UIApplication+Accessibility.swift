// Taps that assistive technologies make.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Stage

extension UIApplication {
    private static let firstAccessibilityTouch = 1 << 40

    /// A short tap of a finger at a point of the screen, through all that touches go through.
    func tapForAccessibility(at point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite else { return }
        AccessibilityCenter.taps += 1
        let id = Self.firstAccessibilityTouch + AccessibilityCenter.taps
        receive(.touches([TouchSample(id: id, phase: .began, location: point)]), at: turnLoop.clock.now)
        turnLoop.clock.schedule(at: turnLoop.clock.now + AppMeasures.accessibilityTap, site: "accessibilityActivate()") {
            MainActor.assumeIsolated {
                let app = UIApplication.shared
                app.receive(.touches([TouchSample(id: id, phase: .ended, location: point)]), at: app.turnLoop.clock.now)
            }
        }
    }
}
