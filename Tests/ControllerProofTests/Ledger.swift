// The ledger in which every mistake of a sequence is written.
// No Apple page: this is ours.
import Foundation
import UIKit

/// What a run finds out.
@MainActor final class Ledger {
    /// Mistakes, in words.
    private(set) var faults: [String] = []
    private var alive: [Weak] = []
    private struct Weak { weak var controller: (any Watched)? }
    private(set) var calls = 0
    private var next = 0
    private var promises: [Promise] = []

    /// A completion.
    private final class Promise {
        let name: String
        var count = 0
        /// Whether it must come.
        var isDue = false
        init(_ name: String) { self.name = name }
    }

    func fault(_ words: String) { if faults.count < 20 { faults.append(words) } }
    /// Whether every call and step is printed: CONTROLLER_PROOF_TRACE=1, of one sequence.
    static let isTracing = ProcessInfo.processInfo.environment["CONTROLLER_PROOF_TRACE"] != nil

    func called(_ call: @autoclosure () -> String) {
        calls += 1
        trace(call())
    }
    func trace(_ words: @autoclosure () -> String) { if Self.isTracing { print("trace:", words()) } }

    func number() -> Int {
        next += 1
        return next
    }

    /// A controller without children.
    func make() -> Page {
        let page = keep(Page(nibName: nil, bundle: nil))
        page.title = page.watch.name
        return page
    }

    /// Puts a controller under watch, with a number. It is to be let go at the end.
    func keep<Controller: Watched>(_ controller: Controller) -> Controller {
        controller.watch.begin(self, "\(Controller.self) \(number())")
        alive.append(Weak(controller: controller))
        return controller
    }

    var living: [any Watched] { alive.compactMap(\.controller) }

    // MARK: Completions

    /// One that comes once at the most.
    /// - Parameter isDue: Asked at the end of the call: whether it comes for certain.
    func once(_ what: String) -> (done: () -> Void, isDue: (Bool) -> Void) {
        let promise = Promise(what)
        promises.append(promise)
        return (
            { [weak self] in
                promise.count += 1
                if promise.count > 1 { self?.fault("completion of \(what) came \(promise.count) times") }
            }, { promise.isDue = $0 }
        )
    }

    /// Another root took the window: of presentations that were under way nobody is told.
    func forgive() { for promise in promises { promise.isDue = false } }

    // MARK: Rest

    /// Where nothing moves, those in the window have appeared and no others have; nobody is on the way; containers show
    /// what they say they show.
    func checkAtRest(_ when: String) {
        for promise in promises where promise.isDue && promise.count == 0 {
            fault("\(when): completion of \(promise.name) never came")
        }
        for one in living {
            let isInWindow = one.viewIfLoaded?.window != nil
            let name = "\(when): \(one.watch.name)"
            if one.watch.phase != (isInWindow ? .appeared : .disappeared) {
                fault("\(name) is \(one.watch.phase), its view \(isInWindow ? "in" : "out of") the window")
            }
            if one.isBeingPresented || one.isBeingDismissed || one.isMovingToParent || one.isMovingFromParent {
                fault("\(name) is still on its way")
            }
            guard isInWindow else { continue }
            if one.transitionCoordinator != nil { fault("\(name) still has a coordinator") }
            checkShown(one, name)
        }
    }

    private func checkShown(_ one: any Watched, _ name: String) {
        // What is presented in a context may have taken the view away.
        func check(_ shown: UIViewController?, _ what: String) {
            guard let shown, !isCovered(shown) else { return }
            guard let view = shown.viewIfLoaded, view.window != nil else { return fault("\(name): \(what) is not in the window") }
            var next: UIView? = view
            while let there = next, there !== one.viewIfLoaded {
                if !there.isUserInteractionEnabled { return fault("\(name): \(what) takes no touches") }
                next = there.superview
            }
        }
        switch one {
        case let navigation as UINavigationController: check(navigation.topViewController, "the top page")
        case let tabs as UITabBarController: check(tabs.selectedViewController, "the selected tab")
        case let pages as UIPageViewController: for page in pages.viewControllers ?? [] { check(page, "a page") }
        case let split as UISplitViewController where split.style != .unspecified && !split.isCollapsed:
            for column in [UISplitViewController.Column.primary, .supplementary, .secondary] where split.isShowing(column) {
                // The app may have taken off the stack what it had set for the column.
                let set = split.viewController(for: column)
                check(set?.navigationController ?? (set?.parent === split ? set : nil), "column .\(column)")
            }
        case let split as UISplitViewController where split.isCollapsed:
            check(split.viewControllers.first, "what is shown collapsed")
        case let split as UISplitViewController where split.viewControllers.count > 1:
            check(split.viewControllers.last, "the content")
        default: break
        }
    }

    private func isCovered(_ controller: UIViewController) -> Bool {
        guard let presented = controller.presentedViewController else { return false }
        return presented.modalPresentationStyle == .currentContext || presented.modalPresentationStyle == .fullScreen
    }
}
