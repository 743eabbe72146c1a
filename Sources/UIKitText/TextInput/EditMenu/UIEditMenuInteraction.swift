// An edit menu for any view.
// Apple: "UIEditMenuInteraction", "UIEditMenuInteractionDelegate".
import CoreGraphics
import Foundation
import UIKitCore

/// The methods of an edit menu interaction's delegate. Every method is optional.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the menu, from the items that the system suggests; nil for those items.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Returns the target rectangle in the view's coordinates; null for the configuration's point.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
}

/// An interaction that shows an edit menu for its view.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    private weak var viewStorage: UIView?
    private weak var delegateStorage: (any UIEditMenuInteractionDelegate)?
    private var shown: UIEditMenuConfiguration?

    /// Creates an interaction with a delegate.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        delegateStorage = delegate
        super.init()
    }

    /// The delegate, which provides the menu.
    open var delegate: (any UIEditMenuInteractionDelegate)? { delegateStorage }
    open var view: UIView? { viewStorage }
    open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
    open func didMove(to view: UIView?) { viewStorage = view }

    /// Presents the menu for a configuration.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) { present(configuration) }
    /// Dismisses the menu.
    open func dismissMenu() { EditMenu.shared.hide(for: self) }
    /// Requests the menu from the delegate again.
    open func reloadVisibleMenu() { reload() }
    /// Requests the target rectangle from the delegate again.
    open func updateVisibleMenuPosition(animated: Bool) { reload() }
    /// Returns the position of the menu in a view's coordinates; zero without a menu.
    open func location(in view: UIView?) -> CGPoint {
        guard let shown, let own = viewStorage else { return .zero }
        return own.convert(shown.sourcePoint, to: view)
    }
}

extension UIEditMenuInteraction {
    private func reload() { if let shown, EditMenu.shared.isShown(for: self) { present(shown) } }

    private func present(_ configuration: UIEditMenuConfiguration) {
        guard let view = viewStorage, let window = view.window else { return }
        let suggested = EditMenu.actions(of: view)
        let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
        let items = (menu?.children ?? suggested).flatMap(EditMenu.items)
        var rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        if rect.isNull { rect = CGRect(origin: configuration.sourcePoint, size: .zero) }
        let target = window.convert(view.convert(rect, to: nil), to: nil)
        shown = configuration
        EditMenu.shared.show(
            items, beside: target, below: configuration.preferredArrowDirection == .up, for: self)
    }
}
