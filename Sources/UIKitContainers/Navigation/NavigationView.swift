// The view of a navigation controller: pages below, bars above.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// Lays out pages and bars.
final class NavigationView: UIView {
    weak var controller: UINavigationController?

    /// Ends a running change when the view leaves its window, since animations outside of a window never end. The pages are
    /// told while they are still there.
    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if window != nil { controller?.endTransition() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.showTop()
        controller?.layOutPages()
    }
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

/// Holds the pages, and gives each the safe area that its bars leave.
final class PageContainer: UIView {
    private var insets: [ObjectIdentifier: UIEdgeInsets] = [:]

    /// Sets the part of a page that bars cover, in points of this view.
    func setInsets(_ new: UIEdgeInsets, for page: UIView) {
        guard insets[ObjectIdentifier(page)] != new else { return }
        insets[ObjectIdentifier(page)] = new
        if page.superview === self { page.updateSafeArea() }
        // Also one that leaves: its page no longer names it.
        for case let mate as PresentationContainer in subviews where mate.presentation?.presenter?.viewIfLoaded === page {
            mate.updateSafeArea()
        }
    }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        insets[ObjectIdentifier(subview)] = nil
        mate(of: subview)?.removeFromSuperview()
    }

    /// What a page presents over itself alone comes and goes with it: the container of its search.
    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        if let mate = mate(of: subview, here: false) { insertSubview(mate, aboveSubview: subview) }
    }

    /// The container of a page's search; nil for none.
    func mate(of page: UIView, here: Bool = true) -> PresentationContainer? {
        guard let presentation = page.owningController?.modal.presented?.modal.presentation,
            presentation.root.presentsOverSource, !here || presentation.container.superview === self
        else { return nil }
        return presentation.container
    }

    override var givesOwnSafeAreas: Bool { true }
    override func safeArea(for subview: UIView) -> UIEdgeInsets {
        let page = (subview as? PresentationContainer)?.presentation?.presenter?.viewIfLoaded ?? subview
        return insets[ObjectIdentifier(page)] ?? safeAreaForSubviews
    }
}
