// Content as a value, and the view that shows it.
// Apple: "UIContentConfiguration", "UIContentView"
import Foundation
import UIKitCore

/// The description of a view's content, from which the view is made.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Creates the view that shows this content.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration for a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The content. The view changes when it is set.
    var configuration: any UIContentConfiguration { get set }
    /// Returns whether the view can show a configuration; by default, whether it is of the type of the present one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns whether a configuration is of the type of the present one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        Swift.type(of: configuration) == Swift.type(of: self.configuration)
    }
}
