// An edit menu for any view.
// Apple: "UIEditMenuInteraction", "UIEditMenuInteractionDelegate".
import CoreGraphics
import Foundation

/// Makes the menu and says what it points at. Every method is optional.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// The menu, made from what the system suggests; nil for that.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// What the menu points at, in the view's coordinates; null for the configuration's point.
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

/// Shows an edit menu of its view when it is asked to.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    private weak var viewStorage: UIView?
    private weak var delegateStorage: (any UIEditMenuInteractionDelegate)?
    private var shown: UIEditMenuConfiguration?

    /// An interaction that asks a delegate.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        delegateStorage = delegate
        super.init()
    }

    /// Makes the menu.
    open var delegate: (any UIEditMenuInteractionDelegate)? { delegateStorage }
    open var view: UIView? { viewStorage }
    open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
    open func didMove(to view: UIView?) { viewStorage = view }

    /// Shows the menu of a place.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) { present(configuration) }
    /// Takes the menu away.
    open func dismissMenu() { EditMenu.shared.hide(for: self) }
    /// Asks the delegate for the menu again.
    open func reloadVisibleMenu() { reload() }
    /// Asks the delegate again what the menu points at.
    open func updateVisibleMenuPosition(animated: Bool) { reload() }
    /// Where the menu was asked for, in a view's coordinates; zero without a menu.
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
