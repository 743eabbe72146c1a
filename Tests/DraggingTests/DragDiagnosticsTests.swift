// The whole texts of what drags and drops report.
// No Apple page: this is ours.
import Foundation
import FoundationAdditions
import TestFixtures
import Testing
import UIKit
import UIKitCore
import UIKitTesting
@testable import UIKitControls
@_spi(Vitrine) @testable import UIKitLists

@MainActor private final class Giver: NSObject, UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))]
    }
}

@MainActor @Suite("drag and drop: diagnostics", .harness) struct DragDiagnosticsTests {
    private func texts(_ body: () -> Void) -> [String] { Reports.during(body).map(Reports.stable) }

    @Test("data before the drop, one item twice: UIK2601, UIK2602") func sessions() {
        let giver = Giver()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let interaction = UIDragInteraction(delegate: giver)
        view.addInteraction(interaction)
        let session = DragSession(interaction)
        let item = UIDragItem(itemProvider: NSItemProvider())
        var taken: [Int] = []
        let told = texts {
            DropSession(session).loadObjects(ofClass: NSString.self) { #expect($0.isEmpty) }
            taken.append(session.accept([item, item]).count)
            taken.append(session.accept([item]).count)
        }
        let name = ObjectName.of(view)
        #expect(
            told.first == """
                UIK2601 misuse: Objects of a drop were asked for while no drop is performed.
                  object   \(name)
                  at       DragDiagnosticsTests.swift:…
                  cause    loadObjects(ofClass:completion:) was called outside of dropInteraction(_:performDrop:) or of a list's performDropWith.
                  fix      Call it in the method that performs the drop. Before that, canLoadObjects(ofClass:) and hasItemsConforming(toTypeIdentifiers:) say what the items are.
                """)
        #expect(
            told.dropFirst().first == """
                UIK2602 misuse: A drag was given an item that it has already.
                  object   \(name)
                  at       DragDiagnosticsTests.swift:…
                  cause    The delegate returned one UIDragItem twice, or one that was added before.
                  fix      Make a new UIDragItem for each thing that is dragged; return no items for what is dragged already.
                """)
        #expect(told.count == 3)
        #expect(taken == [1, 0])
    }

    @Test("an event that a state does not know: UIK2603") func machine() async throws {
        let giver = Giver()
        let screen = try await DragScreen()
        let view = screen.view(40, 100)
        view.addInteraction(UIDragInteraction(delegate: giver))
        try await screen.lift(80, 140)
        let drag = try #require(ActiveDrag.current)
        let told = texts { drag.take(.press(items: 1)) }
        #expect(
            told == [
                """
                UIK2603 misuse: A drag was told something that its state has no use for.
                  object   \(ObjectName.of(view))
                  at       DragDiagnosticsTests.swift:…
                  cause    The drag is in the state "lifted" and was told: press(items: 1).
                  fix      Report it with the cause that stands here.
                """
            ])
        #expect(drag.machine.phase == .lifted)
        try await screen.up()
    }

    @Test("a coordinator that is used late, an item with two goals, a row that is not there: UIK2611 to UIK2613") func lists() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let item = UIDragItem(itemProvider: NSItemProvider())
        let goals = ListDropGoals(table)
        let told = texts {
            _ = goals.send(item, to: .into({ nil }, .zero))
            _ = goals.send(item, to: .into({ nil }, .zero))
            goals.close()
            _ = goals.send(item, to: .into({ nil }, .zero))
            table.reportDropPlace(ListPath(1, 2))
        }
        let name = ObjectName.of(table)
        #expect(
            told == [
                """
                UIK2612 misuse: An item of a drop was sent to two places.
                  object   \(name)
                  at       DragDiagnosticsTests.swift:…
                  cause    Two methods drop(_:to…) of one coordinator named the same item.
                  fix      Call one of them for each item.
                """,
                """
                UIK2611 misuse: A list's drop coordinator was used after its drop.
                  object   \(name)
                  at       DragDiagnosticsTests.swift:…
                  cause    A method drop(_:to…) was called after performDropWith had returned, such as in a closure that gets loaded objects.
                  fix      Call drop(_:to:) with a placeholder in performDropWith, and commit the placeholder when the data is there.
                """,
                """
                UIK2613 exception: An item of a drop was sent to a row that its list does not have.
                  object   \(name)
                  at       DragDiagnosticsTests.swift:…
                  cause    The row 2 of section 1 was named. The table has no sections.
                  fix      Change the data and insert the row first, then call drop(_:toRowAt:) with the row's new path.
                """,
            ])
    }
}
