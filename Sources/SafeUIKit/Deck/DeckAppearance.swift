// Who of a deck's children has been told to appear: every begin gets its end.
// Apple: "UIViewController", shouldAutomaticallyForwardAppearanceMethods, beginAppearanceTransition(_:animated:).
import UIKit

/// Tells a deck's children of appearing, in step with the deck itself.
@MainActor final class DeckAppearance {
    enum Phase { case gone, coming, here, going }

    /// The deck's own.
    private(set) var deck = Phase.gone
    private var phases: [ObjectIdentifier: Phase] = [:]

    /// Whether transitions take time.
    var isHere: Bool { deck == .here }

    private func phase(_ child: UIViewController) -> Phase { phases[ObjectIdentifier(child)] ?? .gone }

    private func set(_ phase: Phase, _ child: UIViewController) {
        phases[ObjectIdentifier(child)] = phase == .gone ? nil : phase
    }

    // MARK: One child

    /// To be called before the child's view is added.
    func willShow(_ child: UIViewController, animated: Bool) {
        guard deck == .coming || deck == .here, phase(child) == .gone || phase(child) == .going else { return }
        set(.coming, child)
        child.beginAppearanceTransition(true, animated: animated)
    }

    /// To be called when the child's view is in place; one that came with the deck waits for it.
    func didShow(_ child: UIViewController) {
        guard deck == .here, phase(child) == .coming else { return }
        set(.here, child)
        child.endAppearanceTransition()
    }

    /// To be called before the child's view is removed.
    func willHide(_ child: UIViewController, animated: Bool) {
        guard phase(child) == .coming || phase(child) == .here else { return }
        set(.going, child)
        child.beginAppearanceTransition(false, animated: animated)
    }

    /// To be called when the child's view is removed.
    func didHide(_ child: UIViewController) {
        willHide(child, animated: false)
        guard phase(child) == .going else { return }
        set(.gone, child)
        child.endAppearanceTransition()
    }

    // MARK: The deck

    func deckWillAppear(_ children: [UIViewController], animated: Bool) {
        deck = .coming
        for child in children { willShow(child, animated: animated) }
    }

    func deckDidAppear(_ children: [UIViewController]) {
        deck = .here
        for child in children { didShow(child) }
    }

    func deckWillDisappear(_ children: [UIViewController], animated: Bool) {
        deck = .going
        for child in children { willHide(child, animated: animated) }
    }

    func deckDidDisappear(_ children: [UIViewController]) {
        deck = .gone
        for child in children { didHide(child) }
    }
}
