// The background of a cell or header that a configuration describes.
// Apple: "UITableViewCell", backgroundConfiguration
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitValues

/// Holds a background configuration and the view that shows it.
@MainActor final class BackgroundSlot {
    private(set) var configuration: UIBackgroundConfiguration?
    /// Whether a change of state updates the configuration.
    var updatesItself = true
    /// The view that shows the configuration; nil without one.
    private(set) var view: BackgroundView?

    /// Sets or removes the configuration. The view is placed at the bottom of its owner.
    func set(_ new: UIBackgroundConfiguration?, for state: any UIConfigurationState, in owner: UIView) {
        guard let new else {
            configuration = nil
            view?.removeFromSuperview()
            view = nil
            return
        }
        configuration = updatesItself ? new.updated(for: state) : new
        if view == nil {
            let made = BackgroundView()
            owner.insertPart(made, at: 0)
            view = made
        }
        show(in: owner)
    }

    /// Shows the configuration for a new state.
    func update(for state: any UIConfigurationState, in owner: UIView) {
        guard let configuration else { return }
        if updatesItself { self.configuration = configuration.updated(for: state) }
        show(in: owner)
    }

    /// Whether the background has an effect, which cannot be transparent.
    var hasEffect: Bool { configuration?.visualEffect != nil }

    /// Shows nothing until the next update.
    func vanish() { view?.show(.clear(), fill: .clear, tint: .clear) }

    private func show(in owner: UIView) {
        guard let configuration, let view else { return }
        let tint: UIColor = owner.tintColor ?? .systemBlue
        view.show(configuration, fill: configuration.resolvedBackgroundColor(for: tint), tint: tint)
        view.radius = configuration.cornerRadius
        owner.setNeedsLayout()
    }

    /// Places the view: the owner's bounds without the insets, and without the margins at the edges that add them.
    func place(in owner: UIView) {
        guard let configuration, let view else { return }
        var insets = configuration.backgroundInsets
        let margins = owner.directionalLayoutMargins
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        let isMirrored = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = owner.bounds.inset(by: insets.resolved(rightToLeft: isMirrored))
        owner.sendSubviewToBack(view)
    }
}
