// The content of a cell: a plain view, or the view of a configuration.
// Apple: "UITableViewCell", contentConfiguration
import Foundation
import UIKitCore

/// Holds a cell's content view and its configuration.
@MainActor final class ContentSlot {
    /// The view that is the cell's `contentView`.
    private(set) var view: UIView
    /// The configuration; nil for a plain view.
    private(set) var configuration: (any UIContentConfiguration)?
    /// Whether a change of state updates the configuration.
    var updatesItself = true
    private let makePlain: () -> UIView
    /// Whether a view of the system stands as content, which measures itself.
    var isConfigured: Bool { configuration != nil }

    /// - Parameter makePlain: Creates the view for content without a configuration.
    init(makePlain: @escaping () -> UIView) {
        self.makePlain = makePlain
        view = makePlain()
    }

    /// Sets the configuration: a view that supports it stays, another is made in its place.
    /// - Returns: The view that was replaced; nil if the view stays.
    func set(_ new: (any UIContentConfiguration)?, for state: any UIConfigurationState) -> UIView? {
        guard let new else {
            guard configuration != nil else { return nil }
            configuration = nil
            return replace(by: makePlain())
        }
        let shown = updatesItself ? Self.updated(new, for: state) : new
        let had = configuration != nil
        configuration = shown
        if had, let content = view as? any UIContentView, content.supports(shown) {
            content.configuration = shown
            return nil
        }
        return replace(by: shown.makeContentView())
    }

    /// Shows the configuration for a new state.
    func update(for state: any UIConfigurationState) {
        guard updatesItself, let configuration else { return }
        let shown = Self.updated(configuration, for: state)
        self.configuration = shown
        (view as? any UIContentView)?.configuration = shown
    }

    private func replace(by new: UIView) -> UIView {
        let old = view
        view = new
        return old
    }

    private static func updated(_ one: some UIContentConfiguration, for state: any UIConfigurationState)
        -> any UIContentConfiguration
    {
        one.updated(for: state)
    }
}
