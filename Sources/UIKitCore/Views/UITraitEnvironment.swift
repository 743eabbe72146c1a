// The protocol of objects with traits.
// Apple: "UITraitEnvironment".
import Foundation
import UIKitValues

/// An object with traits: a screen, a window, a controller or a view.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits of the object.
    var traitCollection: UITraitCollection { get }
    /// Called when the traits have changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
