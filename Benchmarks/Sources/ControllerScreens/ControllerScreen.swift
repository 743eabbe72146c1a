// Issue 7: controllers that come, move and go, by a container or by hand.
import SafeUIKit
public import Screens
import UIKit

/// A way for a form to come and go, in a window of its own.
@MainActor public final class ControllerScreen {
    public enum Way: String, CaseIterable, Sendable {
        /// On the stack of a navigation controller.
        case push
        /// Presented full screen: the presenter leaves.
        case present
        /// Presented as nothing else is said: a sheet.
        case sheet
        /// As the left side of a deck, which slides over a navigation controller.
        case deck
        /// No container: its view is added over another one, where it stays, and moved by its transform if frames are asked
        /// for. What the others are held against.
        case hand
    }

    public let screen: BenchScreen
    public let way: Way
    private let navigation: UINavigationController
    private let deck: DeckViewController
    private let root: UIViewController
    private var next: FormController?
    private weak var shown: FormController?
    private let rows: Int
    private var count = 0
    private var handStep = 0

    /// - Parameter screen: A phone at scale 3 unless said otherwise.
    public init(_ way: Way, on screen: BenchScreen? = nil, rows: Int = 12) {
        self.way = way
        self.rows = rows
        self.screen = screen ?? BenchScreen()
        navigation = UINavigationController(rootViewController: FormController("Root", rows: rows))
        deck = DeckViewController(center: UIViewController())
        switch way {
        case .push, .present, .sheet: root = navigation
        case .deck:
            deck.centerViewController = navigation
            root = deck
        case .hand: root = FormController("Root", rows: rows)
        }
        takeWindow()
    }

    /// Shows its root, where another one has taken the window since: two may share a screen.
    public func takeWindow() {
        guard screen.window.rootViewController !== root else { return }
        screen.show(root)
        settle()
    }

    /// Makes the form that comes next and loads its view, so that this is no part of what ``open(animated:)`` costs.
    public func prepare() {
        count += 1
        let form = FormController("\(count % 10)", rows: rows)
        form.loadViewIfNeeded()
        next = form
    }

    /// Whether a form is there that came.
    public var isOpen: Bool {
        switch way {
        case .push: navigation.viewControllers.count > 1
        case .present, .sheet: navigation.presentedViewController != nil
        case .deck: deck.openSide != nil
        case .hand: shown != nil
        }
    }

    /// The call, and the turn after it.
    public func open(animated: Bool) {
        if next == nil { prepare() }
        guard let form = next else { return }
        next = nil
        shown = form
        switch way {
        case .push: navigation.pushViewController(form, animated: animated)
        case .present:
            form.modalPresentationStyle = .fullScreen
            navigation.present(form, animated: animated)
        case .sheet: navigation.present(form, animated: animated)
        case .deck:
            deck.leftViewController = form
            deck.open(.left, animated: animated)
        case .hand: addByHand(form)
        }
        screen.turn()
    }

    /// The call, and the turn after it.
    public func close(animated: Bool) {
        switch way {
        case .push: _ = navigation.popViewController(animated: animated)
        case .present, .sheet: navigation.dismiss(animated: animated)
        case .deck: deck.close(animated: animated)
        case .hand: removeByHand()
        }
        screen.turn()
    }

    /// A deck keeps its side when it is closed: nothing of a form that came is left after this.
    public func clear() {
        guard way == .deck, !isOpen else { return }
        deck.leftViewController = nil
        screen.turn()
    }

    /// The next frame at 60 Hz. By hand the form moves by 17 points to the left.
    public func frame() {
        screen.pass(1.0 / 60)
        if way == .hand, let view = shown?.view {
            handStep += 1
            view.transform = CGAffineTransform(translationX: max(0, view.bounds.width - CGFloat(handStep) * 17), y: 0)
        }
        screen.turn()
    }

    /// Two seconds, in which every transition ends.
    public func settle() {
        screen.pass(2)
        for _ in 0..<3 { frame() }
    }

    // MARK: By hand

    private func addByHand(_ form: FormController) {
        guard let root = screen.window.rootViewController, let above = root.view else { return }
        root.addChild(form)
        form.view.frame = above.bounds
        above.addSubview(form.view)
        form.didMove(toParent: root)
        handStep = 0
    }

    private func removeByHand() {
        guard let form = shown else { return }
        form.willMove(toParent: nil)
        form.view.removeFromSuperview()
        form.removeFromParent()
    }
}
