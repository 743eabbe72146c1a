// One open menu from its opening to its end.
// No Apple page: this is ours; "UIContextMenuInteraction".
import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore
import UIKitValues

/// One open menu.
@MainActor final class MenuSession: OpenMenu {
    private weak var interaction: UIContextMenuInteraction?
    let configuration: UIContextMenuConfiguration
    /// No preview and no shade: menus of controls.
    package let isCompact: Bool
    let host: MenuHost
    /// The menu and, after it, the submenus that were opened.
    private var path: [UIMenu]
    private let previewController: UIViewController?
    private var given: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var asked: Set<ObjectIdentifier> = []
    private var isClosed = false

    init(
        _ interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration, menu: UIMenu?,
        isCompact: Bool, previewController: UIViewController?, in window: UIWindow
    ) {
        self.interaction = interaction
        self.configuration = configuration
        self.isCompact = isCompact
        self.previewController = previewController
        path = menu.map { [$0] } ?? []
        host = MenuHost(frame: window.bounds)
        host.session = self
    }

    private var source: UIView? { interaction?.view }
    var isSourceInWindow: Bool { source?.window != nil && source?.window === host.window }

    /// The rectangle beside which the menu is placed, in points of the host.
    func anchor(in host: UIView) -> CGRect {
        guard let source else { return .zero }
        return host.convert(source.bounds, from: source)
    }

    /// Upwards the first entry is the nearest, where that is wanted.
    func isReversed(isAbove: Bool) -> Bool {
        guard isAbove else { return false }
        switch configuration.preferredMenuElementOrder {
        case .fixed: return false
        case .priority: return true
        case .automatic: return isCompact
        }
    }

    // MARK: Content

    func reload() {
        guard !isClosed, let menu = path.last else {
            host.show(MenuModel(UIMenu(), isRoot: true) { _ in [] })
            return
        }
        var waiting: [UIDeferredMenuElement] = []
        let model = MenuModel(menu, isRoot: path.count == 1) { element in
            if let known = element.fulfilled ?? given[ObjectIdentifier(element)] { return known }
            waiting.append(element)
            return nil
        }
        for case .leaf(let leaf) in model.items { validate(leaf) }
        host.show(model)
        for element in waiting { ask(element) }
    }

    private func validate(_ leaf: any MenuLeaf) {
        guard let command = leaf as? UICommand, let source else { return }
        let target = source.target(forAction: command.action, withSender: command) as? UIResponder
        (target ?? source).validate(command)
    }

    /// Once a menu; what comes after the menu is gone is kept by elements that keep it.
    private func ask(_ element: UIDeferredMenuElement) {
        let id = ObjectIdentifier(element)
        guard asked.insert(id).inserted else { return }
        element.provider { [weak self] elements in
            if element.isCached { element.fulfilled = elements }
            self?.given[id] = elements
            self?.reload()
        }
    }

    package func update(_ block: (UIMenu) -> UIMenu) {
        guard let shown = path.last else { return }
        path[path.count - 1] = block(shown)
        reload()
    }

    // MARK: The finger that opened it

    package func fingerMoved(to point: CGPoint) { host.follow(host.convert(point, from: nil), isMove: true) }
    package func fingerLifted(at point: CGPoint) { host.lift(host.convert(point, from: nil)) }
    package func forgetFinger() { host.forgetFinger() }

    // MARK: Choosing

    func choose(_ item: MenuItem) {
        switch item {
        case .leaf(let leaf): choose(leaf)
        case .submenu(let menu):
            path.append(menu)
            reload()
        case .back:
            if path.count > 1 { path.removeLast() }
            reload()
        default: break
        }
    }

    private func choose(_ leaf: any MenuLeaf) {
        guard !leaf.attributes.contains(.disabled) else { return }
        let button = source as? UIButton
        if let root = path.first { MenuModel.mark(leaf, in: root, isWhole: button?.changesSelectionAsPrimaryAction ?? false) }
        let sender = source
        if leaf.attributes.contains(.keepsMenuPresented) {
            leaf.run(for: sender)
            reload()
        } else {
            close()
            button?.menuSelectionChanged()
            leaf.run(for: sender)
        }
    }

    /// The preview was tapped.
    func commit() {
        guard let interaction, !isClosed else { return }
        let animator = MenuAnimator(previewController)
        interaction.delegate?.contextMenuInteraction(
            interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        close()
        animator.run()
    }

    package func close() {
        guard !isClosed else { return }
        isClosed = true
        // Where the source has gone nothing is left to go back to.
        if isSourceInWindow { host.leave() } else { host.left() }
        guard let interaction else { return }
        interaction.session = nil
        let animator = MenuAnimator(previewController)
        interaction.delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        animator.run()
    }
}

/// Runs the animations added to a menu's opening or closing: at once, completions at the end of the turn.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteraction.CommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ previewViewController: UIViewController?) { self.previewViewController = previewViewController }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        for animation in animations { animation() }
        animations = []
        guard !completions.isEmpty else { return }
        let completions = self.completions
        UIApplication.shared.turnLoop.atEndOfTurn { for completion in completions { completion() } }
    }
}

/// Opens the session's menus.
package final class MenuOpener: MenuPresenter {
    package init() {}

    package func open(_ interaction: UIContextMenuInteraction, at location: CGPoint) -> (any OpenMenu)? {
        guard let view = interaction.view, let window = view.window, let delegate = interaction.delegate,
            let configuration = delegate.contextMenuInteraction(interaction, configurationForMenuAtLocation: location)
        else { return nil }
        let menu = configuration.actionProvider?([])
        let previewController = configuration.previewProvider?()
        let isCompact = view is UIControl
        guard menu != nil || previewController != nil else { return nil }
        let session = MenuSession(
            interaction, configuration, menu: menu, isCompact: isCompact, previewController: previewController, in: window)
        interaction.session = session
        window.addSubview(session.host)
        if !isCompact { session.host.lift(interaction, configuration, previewController) }
        let animator = MenuAnimator(previewController)
        delegate.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        session.reload()
        session.host.appear()
        animator.run()
        return session
    }
}

extension MenuHost {
    /// Lifts the preview controller's view in the middle, or the delegate's preview, or the view itself, from its place.
    func lift(
        _ interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration,
        _ controller: UIViewController?
    ) {
        if let controller { return lift(controller) }
        guard let view = interaction.view else { return }
        let preview =
            interaction.delegate?.contextMenuInteraction(
                interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
            ?? UITargetedPreview(view: view)
        let shown = preview.parameters.visiblePath?.bounds ?? preview.view.bounds
        guard
            let picture = preview.view.resizableSnapshotView(
                from: shown, afterScreenUpdates: true, withCapInsets: .zero)
        else { return }
        picture.backgroundColor = preview.parameters.backgroundColor
        let outline = clip(picture, preview, shown)
        let middle = convert(preview.target.center, from: preview.target.container)
        let center = CGPoint(
            x: middle.x + shown.midX - preview.view.bounds.midX, y: middle.y + shown.midY - preview.view.bounds.midY)
        let place = CGRect(
            x: center.x - shown.width / 2, y: center.y - shown.height / 2, width: shown.width, height: shown.height)
        // The lifted view is not shown in its old place (by eye).
        let lifted = preview.view.window === window ? preview.view : nil
        lift(LiftedPreview(picture, from: place, lifted: lifted, outline: outline), to: place)
    }

    /// Returns the visible part in points of the picture; nil for all of it.
    private func clip(_ picture: UIView, _ preview: UITargetedPreview, _ shown: CGRect) -> CGPath? {
        guard let path = preview.parameters.visiblePath else {
            picture.layer.cornerRadius = preview.view.layer.cornerRadius
            picture.clipsToBounds = true
            return nil
        }
        let mask = CAShapeLayer()
        var shift = CGAffineTransform(translationX: -shown.minX, y: -shown.minY)
        mask.path = path.cgPath.copy(using: &shift)
        picture.layer.mask = mask
        return mask.path
    }

    /// Shows a preview controller in its preferred size, at most as large as the screen allows.
    private func lift(_ controller: UIViewController) {
        let area = bounds.inset(by: safeAreaInsets).insetBy(
            dx: MenuMeasures.previewMargin, dy: MenuMeasures.previewMargin)
        controller.loadViewIfNeeded()
        let wanted = controller.preferredContentSize
        let size = CGSize(
            width: min(wanted.width > 0 ? wanted.width : area.width, area.width),
            height: min(wanted.height > 0 ? wanted.height : area.height / 2, area.height))
        let frame = UIView(frame: CGRect(origin: .zero, size: size))
        frame.layer.cornerRadius = MenuMeasures.cornerRadius
        frame.clipsToBounds = true
        let view: UIView = controller.view
        view.frame = frame.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.isUserInteractionEnabled = false
        frame.addSubview(view)
        lift(
            LiftedPreview(frame, from: anchor, lifted: nil),
            to: CGRect(
                x: area.midX - size.width / 2, y: area.minY + (area.height - size.height) / 3, width: size.width,
                height: size.height))
    }
}
