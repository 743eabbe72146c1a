// A deck around a navigation controller: at the edge where reading begins, back goes before.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Deck: a navigation controller in the center", .harness) struct DeckNavigationTests {
    private func shown(_ surroundings: Surroundings = Surroundings()) async throws -> (
        Harness, DeckViewController, UINavigationController
    ) {
        let harness = try await Harness(surroundings)
        let root = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        let deck = DeckViewController(center: navigation, left: DeckChild("left"), right: DeckChild("right"))
        try await harness.show(deck)
        return (harness, deck, navigation)
    }

    private func drag(_ harness: Harness, _ from: CGFloat, _ to: CGFloat) async throws {
        try await harness.drag(from: CGPoint(x: from, y: 400), to: CGPoint(x: to, y: 400), duration: 0.2)
        try await harness.settle()
    }

    @Test("a drag from the left edge goes back while there is something to go back to, then opens the left side")
    func back() async throws {
        let (harness, deck, navigation) = try await shown()
        let top = UIViewController()
        top.title = "Top"
        navigation.pushViewController(top, animated: false)
        try await harness.settle()
        try await drag(harness, 2, 350)
        #expect(navigation.viewControllers.count == 1)
        #expect(deck.openSide == nil)
        try await drag(harness, 2, 350)
        #expect(deck.openSide == .left)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("the other edge, and calls, open while something is pushed") func otherEdge() async throws {
        let (harness, deck, navigation) = try await shown()
        navigation.pushViewController(UIViewController(), animated: false)
        try await harness.settle()
        try await drag(harness, 388, 40)
        #expect(deck.openSide == .right)
        #expect(navigation.viewControllers.count == 2)
        deck.open(.left)
        try await harness.settle()
        #expect(deck.openSide == .left)
        #expect(navigation.viewControllers.count == 2)
        try await drag(harness, 300, 20)
        #expect(deck.openSide == nil)
        #expect(navigation.viewControllers.count == 2)
    }

    @Test("a deck that was pushed leaves the left edge to the way back") func pushedDeck() async throws {
        let harness = try await Harness()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let deck = DeckViewController(center: DeckChild("center"), left: DeckChild("left"), right: DeckChild("right"))
        try await harness.show(navigation)
        navigation.pushViewController(deck, animated: false)
        try await harness.settle()
        try await drag(harness, 388, 40)
        #expect(deck.openSide == .right)
        #expect(navigation.viewControllers.count == 2)
        deck.close(animated: false)
        try await drag(harness, 2, 350)
        #expect(deck.openSide == nil)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("pushing from a side's choice: the deck closes while the center pushes") func pushFromASide() async throws {
        let (harness, deck, navigation) = try await shown()
        deck.open(.left)
        try await harness.settle()
        navigation.pushViewController(UIViewController(), animated: true)
        deck.close()
        try await harness.settle()
        #expect(deck.openSide == nil)
        #expect(navigation.viewControllers.count == 2)
        #expect(navigation.topViewController?.view.window != nil)
    }
}
