// A long press that opens a menu.
// Apple: "UIContextMenuInteraction", "UIContextMenuInteractionDelegate"
import CoreGraphics
import Foundation

/// Takes work that goes along with a menu's coming or going.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the preview, if one was given.
    var previewViewController: UIViewController? { get }
    /// Runs with the change; menus come and go at once.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs when the change is over.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Takes work that goes along with opening the preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The style in which the preview leaves.
    var preferredCommitStyle: UIContextMenuInteraction.CommitStyle { get set }
}

/// Gives a context menu, and hears of it. All methods but the first are optional.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// The menu for a place in points of the interaction's view; nil for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// The view that is lifted; nil for the interaction's.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    /// Returns the place to which the lifted view goes back; asked when the menu closes.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    /// The old form of the highlight preview.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// The old form of the dismissal preview.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// The preview was tapped.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// The menu comes.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// The menu goes.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
    }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
    }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// Opens a menu where a finger rests on its view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The treatment of a preview that is tapped.
    public enum CommitStyle: Int, Sendable {
        /// The preview closes; the preview grows into the interface that the delegate shows.
        case dismiss = 0, pop = 1
    }
    /// How a menu looks.
    public enum Appearance: Int, Sendable {
        /// No menu, a menu with a lifted preview, a menu alone.
        case unknown = 0, rich = 1, compact = 2
    }

    private let press = UILongPressGestureRecognizer()
    private weak var viewStorage: UIView?
    private weak var delegateStorage: (any UIContextMenuInteractionDelegate)?
    /// The menu that is open.
    package final var session: (any OpenMenu)?

    /// An interaction whose delegate gives the menus. Not retained.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        delegateStorage = delegate
        super.init()
        press.handler = { [weak self] _ in self?.pressed() }
    }

    /// Gives the menus.
    open var delegate: (any UIContextMenuInteractionDelegate)? { delegateStorage }
    /// The view to which it is attached.
    open var view: UIView? { viewStorage }
    /// How the open menu looks.
    open var menuAppearance: Appearance { session.map { $0.isCompact ? .compact : .rich } ?? .unknown }
    /// The place of the finger, or its last one, in points of a view; nil means the window.
    open func location(in view: UIView?) -> CGPoint { press.location(in: view) }
    /// Closes the menu.
    open func dismissMenu() { session?.close() }
    /// Puts another menu in the place of the open one; the closure gets the menu that is shown now.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.update(block) }

    /// Takes the recognizer off the old view.
    open func willMove(to view: UIView?) {
        session?.close()
        viewStorage?.removeGestureRecognizer(press)
    }
    /// Puts the recognizer on the new view.
    open func didMove(to view: UIView?) {
        viewStorage = view
        view?.addGestureRecognizer(press)
    }

    private func pressed() {
        guard let view else { return }
        switch press.state {
        case .began:
            view.menuWillOpen()
            open(at: press.location(in: view))
        case .changed: session?.fingerMoved(to: press.location(in: nil))
        case .ended: session?.fingerLifted(at: press.location(in: nil))
        default: session?.forgetFinger()
        }
    }

    /// Asks the delegate for a menu and opens it. Returns whether one opened.
    @discardableResult final func open(at location: CGPoint) -> Bool {
        guard session == nil, let menus = AppSession.current.menus else { return false }
        return menus.open(self, at: location) != nil
    }
}
