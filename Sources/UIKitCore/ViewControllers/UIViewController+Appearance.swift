// The life of a controller's view on the screen, in Apple's order.
// Apple: "UIViewController", Responding to view-related events; "viewIsAppearing(_:)".
import Diagnostics
import Foundation

extension UIViewController {
    // MARK: By containers

    /// A beginning within another beginning of the same kind, or with nothing to change, is unbalanced.
    package func beginAppearing(_ isAppearing: Bool, _ animated: Bool) {
        switch (isAppearing, appearing.phase) {
        case (true, .disappeared), (true, .disappearing): startAppearing(animated)
        case (false, .appeared), (false, .appearing): startDisappearing(animated)
        default: reportUnbalanced()
        }
    }

    package func endAppearing() {
        switch appearing.phase {
        case .appearing: finishAppearing()
        case .disappearing: finishDisappearing()
        default: reportUnbalanced()
        }
    }

    private func reportUnbalanced() {
        Catalogue.unbalancedAppearance.report(
            object: ObjectName.of(self),
            apple: "Unbalanced calls to begin/end appearance transitions for \(ObjectName.short(self)).")
    }

    // MARK: Steps

    private func startAppearing(_ animated: Bool) {
        appearing.beginAppearing(animated)
        loadIfNeeded()
        viewWillAppear(animated)
        forward(true, animated) { $0.phase == .disappeared || $0.phase == .disappearing }
        isAppearingIfInWindow()
    }

    private func startDisappearing(_ animated: Bool) {
        appearing.beginDisappearing(animated)
        viewWillDisappear(animated)
        forward(false, animated) { $0.phase == .appeared || $0.phase == .appearing }
        endUnseen()
    }

    private func finishAppearing() {
        isAppearingIfInWindow()
        appearing.end(.appeared)
        viewDidAppear(appearing.animated)
        forwardEnd(.appearing)
    }

    private func finishDisappearing() {
        appearing.end(.disappeared)
        viewDidDisappear(appearing.animated)
        forwardEnd(.disappearing)
    }

    /// Once an appearance, when the view is in a window with its traits.
    func isAppearingIfInWindow() {
        guard appearing.phase == .appearing, !appearing.sentIsAppearing, viewIfLoaded?.window != nil else { return }
        appearing.sendIsAppearing()
        viewIsAppearing(appearing.animated)
    }

    /// Children whose views are in this one's tree take part, unless the class forwards by itself.
    private func forward(_ isAppearing: Bool, _ animated: Bool, _ takesPart: (AppearanceState) -> Bool) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where takesPart(child.appearing) && child.isInTree(of: self) {
            child.beginAppearing(isAppearing, animated)
        }
    }

    private func forwardEnd(_ phase: AppearanceState.Phase) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        endUnseen()
        for child in children where child.appearing.phase == phase { child.endAppearing() }
    }

    /// Children that were taken out while they appeared, before there was a window to leave: they do not appear after all.
    private func endUnseen() {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where child.appearing.phase == .appearing && !child.isInTree(of: self) {
            child.beginAppearing(false, child.appearing.animated)
            child.endAppearing()
        }
    }

    private func isInTree(of controller: UIViewController) -> Bool {
        guard let view = viewIfLoaded, let top = controller.viewIfLoaded else { return false }
        return view !== top && view.isDescendant(of: top)
    }

    // MARK: By moves of the view

    /// The view is about to enter or leave a window. A container that forwards by itself is left to do so; what a
    /// transition has begun is not begun again.
    func viewWillMove(to window: UIWindow?) {
        guard (parent?.shouldAutomaticallyForwardAppearanceMethods ?? true) else { return }
        if window != nil, appearing.phase == .disappeared {
            appearing.endWithMove()
            startAppearing(false)
        } else if window == nil, appearing.phase == .appeared || appearing.phase == .appearing, !modal.isBeingDismissed {
            appearing.endWithMove()
            startDisappearing(false)
        }
    }

    /// The view has entered or left. A root's `viewDidAppear` waits for the end of the turn; that of a controller
    /// whose parent is still appearing comes with the parent's.
    func viewDidMove(from oldWindow: UIWindow?) {
        isAppearingIfInWindow()
        guard appearing.endsWithMove else { return }
        switch appearing.phase {
        case .appearing:
            if parent?.appearing.phase == .appearing { return }
            if owningWindowStorage != nil {
                AppSession.atEndOfTurn { [weak self] in
                    guard let self, self.appearing.phase == .appearing else { return }
                    self.finishAppearing()
                }
            } else {
                finishAppearing()
            }
        case .disappearing:
            finishDisappearing()
        default:
            break
        }
    }

    /// The window of this root was shown again with the view in it.
    func windowAppears() {
        guard appearing.phase == .disappeared else { return }
        appearing.endWithMove()
        startAppearing(false)
        viewDidMove(from: nil)
    }

    /// The window of this root was hidden.
    func windowDisappears() {
        guard appearing.phase == .appeared || appearing.phase == .appearing else { return }
        startDisappearing(false)
        finishDisappearing()
    }
}
