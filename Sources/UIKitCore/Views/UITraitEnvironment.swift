// What has traits.
// Apple: "UITraitEnvironment".
import Foundation

/// What has traits: screens, windows, controllers, views.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits in force here.
    var traitCollection: UITraitCollection { get }
    /// The traits have changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
