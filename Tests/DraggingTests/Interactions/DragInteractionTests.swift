// A drag from one view to another: the order of calls, items, cancellation, menus.
// Apple: "UIDragInteraction", "UIDropInteraction"; rules of lists.md, L70, L141 to L144.
import CoreGraphics
import Foundation
import FoundationAdditions
import Testing
import UIKit
import UIKitTesting
@testable import UIKitControls

@MainActor private final class Source: DragLog, UIDragInteractionDelegate {
    var texts = ["one"]
    var added: [String] = []
    var allowsMove = true
    var hasOwnLift = true
    private(set) var sessions: [any UIDragSession] = []

    private func item(_ text: String) -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
        item.localObject = text
        return item
    }
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        log.append("items")
        return texts.map(item)
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        log.append("lift \(item.localObject ?? "")")
        return interaction.view.map { UITargetedDragPreview(view: $0) }
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        log.append("willLift")
        animator.addAnimations { self.log.append("lifting") }
        animator.addCompletion { self.log.append("lifted \($0 == .end)") }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        sessions.append(session)
        log.append("willBegin")
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        log.append("allowsMove")
        return allowsMove
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) { log.append("move") }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { log.append("willEnd \(operation)") }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { log.append("didEnd \(operation)") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        log.append("transferred")
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        log.append("adding")
        return added.map(item)
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) { log.append("willAdd \(items.count) \(interaction === addingInteraction)") }
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        log.append("back \(item.localObject ?? "")")
        return defaultPreview
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) {
        log.append("willGoBack")
        animator.addCompletion { _ in self.log.append("wentBack") }
    }
}

@MainActor private final class Place: DragLog, UIDropInteractionDelegate {
    var operation = UIDropOperation.copy
    var handles = true
    var loaded: [String] = []
    var onPerform: (any UIDropSession) -> Void = { _ in }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        log.append("canHandle")
        return handles && session.canLoadObjects(ofClass: NSString.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { log.append("enter") }
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        log.append("update")
        return UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { log.append("exit") }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        log.append("perform")
        session.loadObjects(ofClass: NSString.self) { objects in
            self.loaded = objects.map { "\($0)" }
            self.log.append("loaded")
        }
        onPerform(session)
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { log.append("conclude") }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { log.append("end") }
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        log.append("goal")
        return defaultPreview
    }
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {
        log.append("willDrop")
        animator.addAnimations { self.log.append("dropping") }
        animator.addCompletion { self.log.append("dropped \($0 == .end)") }
    }
}

@MainActor @Suite("UIDragInteraction and UIDropInteraction", .harness) struct DragInteractionTests {
    private let source = Source(), place = Place()

    /// A source at the top, a place below it.
    private func screen(traps: TrapRecorder.Handling = .fail) async throws -> (DragScreen, UIView, UIView) {
        let screen = try await DragScreen(traps: traps)
        let from = screen.view(40, 100)
        let to = screen.view(40, 400, 200, 200)
        from.addInteraction(UIDragInteraction(delegate: source))
        to.addInteraction(UIDropInteraction(delegate: place))
        try await screen.app.turn()
        return (screen, from, to)
    }

    // Covers: UIDragInteraction.init(delegate:), UIDropInteraction.init(delegate:), UIDragItem.init(itemProvider:), UIDragItem.localObject, UIDropProposal.init(operation:), UIDropSession.loadObjects(ofClass:completion:)
    @Test("lift, drag, drop: all calls in Apple's order (L141 to L143; those of source and place interleaved are guessed)")
    func order() async throws {
        let (screen, _, _) = try await screen()
        try await screen.lift(80, 140)
        #expect(source.take() == ["items", "lift one", "willLift", "lifting", "lifted true"])
        #expect(ActiveDrag.current?.machine.phase == .lifted)
        try await screen.move(80, 240)
        #expect(source.take() == ["willBegin", "allowsMove", "move"])
        #expect(place.take() == [])
        try await screen.move(80, 480)
        #expect(place.take() == ["canHandle", "enter", "update"])
        _ = source.take()
        try await screen.up()
        #expect(
            place.take() == ["perform", "goal", "willDrop", "dropping", "loaded", "dropped true", "conclude", "end"])
        #expect(source.take() == ["willEnd copy", "didEnd copy", "transferred"])
        #expect(place.loaded == ["one"])
        #expect(ActiveDrag.current == nil)
    }

    @Test(
        "a place that says cancel or forbidden, or that has no answer, gives the items back (L142, L143)",
        arguments: [UIDropOperation.cancel, .forbidden])
    func cancelled(operation: UIDropOperation) async throws {
        let (screen, _, _) = try await screen()
        place.operation = operation
        try await screen.lift(80, 140)
        try await screen.move(80, 480)
        _ = source.take()
        _ = place.take()
        try await screen.up()
        #expect(source.take() == ["willEnd cancel", "back one", "willGoBack", "wentBack", "didEnd cancel"])
        #expect(place.take() == ["end"])
    }

    @Test("a move that the source forbids counts as a cancellation (documented)") func moveForbidden() async throws {
        let (screen, _, _) = try await screen()
        place.operation = .move
        source.allowsMove = false
        try await screen.lift(80, 140)
        try await screen.move(80, 480)
        _ = source.take()
        try await screen.up()
        #expect(source.take().contains("didEnd cancel"))
        source.allowsMove = true
        try await screen.lift(80, 140)
        try await screen.move(80, 480)
        try await screen.up()
        #expect(source.take().suffix(2) == ["didEnd move", "transferred"])
    }

    @Test("canHandle false silences the rest; it is asked once a drag (L142)") func cannotHandle() async throws {
        let (screen, _, _) = try await screen()
        place.handles = false
        try await screen.lift(80, 140)
        try await screen.move(80, 480)
        try await screen.move(300, 480)
        try await screen.move(80, 480)
        try await screen.up()
        #expect(place.take() == ["canHandle"])
    }

    @Test("leaving and coming back: exit, enter; the end is told even after an exit (L142)") func exit() async throws {
        let (screen, _, _) = try await screen()
        try await screen.lift(80, 140)
        try await screen.move(80, 480)
        _ = place.take()
        try await screen.move(300, 480)
        #expect(place.take() == ["update", "exit"])
        try await screen.up()
        #expect(place.take() == ["end"])
    }

    @Test("no items, or a finger that does not rest: no drag") func none() async throws {
        let (screen, from, _) = try await screen()
        source.texts = []
        try await screen.lift(80, 140)
        try await screen.move(80, 480)
        try await screen.up()
        #expect(source.take() == ["items"])
        source.texts = ["one"]
        screen.touch(.began, CGPoint(x: 80, y: 140))
        try await screen.move(80, 480)
        try await screen.up()
        #expect(source.take() == [])
        let interaction = try #require(from.interactions.first as? UIDragInteraction)
        #expect(interaction.isEnabled)
        interaction.isEnabled = false
        try await screen.lift(80, 140)
        try await screen.up()
        #expect(source.take() == [])
    }

    @Test("a finger that lifts before it moves puts the items down; no session begins") func putDown() async throws {
        let (screen, _, _) = try await screen()
        screen.touch(.began, CGPoint(x: 80, y: 140))
        try await screen.app.advance(by: 0.51)
        try await screen.up()
        #expect(source.take() == ["items", "lift one", "willLift", "lifting", "lifted false"])
        #expect(ActiveDrag.current == nil)
        #expect(screen.app.all(.identifier("drag")).isEmpty)
    }

    @Test("several items are loaded in their order, on the main thread; a tap of another finger adds items") func several()
        async throws
    {
        let (screen, _, _) = try await screen()
        let other = screen.view(200, 100)
        let adding = Source()
        adding.added = ["three"]
        other.addInteraction(UIDragInteraction(delegate: adding))
        source.texts = ["one", "two"]
        try await screen.lift(80, 140)
        try await screen.move(80, 300)
        _ = source.take()
        screen.touch(.began, CGPoint(x: 240, y: 140), id: 2)
        screen.touch(.ended, CGPoint(x: 240, y: 140), id: 2)
        try await screen.app.advance(by: 0.5)
        #expect(adding.take() == ["adding", "lift three"])
        #expect(source.take() == ["willAdd 1 false", "move"])
        #expect(ActiveDrag.current?.session.items.count == 3)
        try await screen.move(80, 480)
        try await screen.up()
        #expect(place.loaded == ["one", "two", "three"])
    }

    @Test("the interruption of a touch gives the items back") func interrupted() async throws {
        let (screen, _, _) = try await screen()
        try await screen.lift(80, 140)
        try await screen.move(80, 480)
        _ = source.take()
        screen.touch(.cancelled, CGPoint(x: 80, y: 480))
        try await screen.app.settle()
        #expect(source.take().last == "didEnd cancel")
        #expect(ActiveDrag.current == nil)
    }

    @Test("a menu and a drag share the long press: the menu opens, moving closes it and drags (L70)") func menu() async throws {
        let (screen, from, _) = try await screen()
        let menus = Menus()
        from.addInteraction(UIContextMenuInteraction(delegate: menus))
        try await screen.lift(80, 140)
        #expect(!screen.app.all(.identifier("menu")).isEmpty)
        try await screen.move(80, 480)
        try await screen.app.advance(by: 0.5)
        #expect(screen.app.all(.identifier("menu")).isEmpty)
        #expect(source.take().contains("willBegin"))
        try await screen.up()
        #expect(source.take().contains("didEnd copy"))
    }

    @Test("a drag goes from one window into another, and back to a view of the first one") func windows() async throws {
        let (screen, _, _) = try await screen()
        let upper = UIWindow(frame: CGRect(x: 0, y: 650, width: 390, height: 194))
        upper.rootViewController = UIViewController()
        upper.rootViewController?.view.backgroundColor = .systemGray
        upper.windowLevel = .normal + 1
        upper.isHidden = false
        let other = Place()
        let goal = screen.view(20, 10, 200, 100, in: upper.rootViewController?.view)
        goal.addInteraction(UIDropInteraction(delegate: other))
        try await screen.app.turn()
        try await screen.lift(80, 140)
        try await screen.move(80, 480)
        try await screen.move(80, 700)
        #expect(ActiveDrag.current?.drop.location(in: goal) == CGPoint(x: 60, y: 40))
        #expect(place.take() == ["canHandle", "enter", "update", "exit"])
        try await screen.up()
        #expect(other.loaded == ["one"])
        #expect(place.take() == ["end"])
        #expect(other.take().suffix(2) == ["conclude", "end"])
    }

    @Test("the session knows its finger in any view, its types, its local objects (L143)") func session() async throws {
        let (screen, from, to) = try await screen()
        try await screen.lift(80, 140)
        try await screen.move(80, 480)
        let drag = try #require(ActiveDrag.current)
        #expect(drag.session.location(in: to) == CGPoint(x: 40, y: 80))
        #expect(drag.drop.location(in: from) == CGPoint(x: 40, y: 380))
        #expect(drag.drop.localDragSession === drag.session)
        #expect(drag.drop.hasItemsConforming(toTypeIdentifiers: ["public.text"]))
        #expect(!drag.drop.hasItemsConforming(toTypeIdentifiers: ["public.image"]))
        #expect(drag.drop.canLoadObjects(ofClass: String.self))
        #expect(!drag.drop.canLoadObjects(ofClass: UIImage.self))
        #expect(drag.drop.items.first?.localObject as? String == "one")
        try await screen.up()
    }

    @Test("data before the drop, and one item twice: UIK2601, UIK2602") func misuse() async throws {
        let (screen, _, _) = try await screen(traps: .collect)
        let item = UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))
        let twice = Twice(item)
        let from = screen.view(200, 100)
        from.addInteraction(UIDragInteraction(delegate: twice))
        try await screen.lift(240, 140)
        try await screen.move(80, 480)
        var got: Int?
        ActiveDrag.current?.drop.loadObjects(ofClass: NSString.self) { got = $0.count }
        #expect(got == 0)
        #expect(ActiveDrag.current?.session.items.count == 1)
        try await screen.up()
        #expect(screen.app.traps.all.map(\.code) == ["UIK2602", "UIK2601"])
    }
}

@MainActor private final class Twice: NSObject, UIDragInteractionDelegate {
    let item: UIDragItem
    init(_ item: UIDragItem) { self.item = item }
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        [item, item]
    }
}

@MainActor private final class Menus: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Copy") { _ in }])
        }
    }
}
