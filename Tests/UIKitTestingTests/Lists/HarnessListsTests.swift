// Rows by path and text, swipes, moves, the index, a list as text and as one picture.
import Foundation
import Testing
import UIKit

@testable import UIKitTesting

@MainActor @Suite("Verbs for lists", .harness) struct HarnessListsTests {
    private func shown(_ model: RowsModel, style: UITableView.Style = .plain) async throws -> Harness {
        let harness = try await Harness(device: .custom(320, 480, scale: 1))
        try await harness.show(RowsController(model, style: style))
        return harness
    }
    private let list = Finder.identifier("rows")

    @Test("a row far away is shown whole, and its cell returned") func scrollsToRow() async throws {
        let harness = try await shown(RowsModel(count: 500))
        let cell = try await harness.scroll(list, to: [0, 321])
        #expect((cell as? UITableViewCell)?.textLabel?.text == "Row 321")
        #expect(Visibility.reasonHidden(cell) == nil)
    }

    @Test("a row that is not there is refused with the counts") func noSuchRow() async throws {
        let harness = try await shown(RowsModel(count: 3))
        let error = await #expect(throws: HarnessError.self) { try await harness.scroll(list, to: [0, 3]) }
        #expect(error?.description.contains("has no row 0.3; its sections have 3 rows") == true)
    }

    @Test("a text is looked for from the beginning") func scrollsToText() async throws {
        let harness = try await shown(RowsModel(count: 200))
        #expect(try await harness.scroll(list, toText: "Row 150") == [0, 150])
        #expect(try await harness.scroll(list, toText: "Row 2") == [0, 2])
        let error = await #expect(throws: HarnessError.self) { try await harness.scroll(list, toText: "Row 200") }
        #expect(error?.description.contains("text \"Row 200\"") == true)
    }

    @Test("a tap reaches a row far away") func tapsRow() async throws {
        let model = RowsModel(count: 100)
        let harness = try await shown(model)
        try await harness.tap(row: [0, 77], of: list)
        #expect(model.log == ["select 77"])
    }

    @Test("an action of either side is chosen by its name") func swipes() async throws {
        let model = RowsModel(count: 20)
        let harness = try await shown(model)
        try await harness.swipe(row: [0, 4], of: list, action: "Flag")
        try await harness.swipe(row: [0, 15], of: list, action: "Pin")
        #expect(model.log == ["flag 4", "pin 15"])
    }

    @Test("an action that is not there: the others are named") func noSuchAction() async throws {
        let harness = try await shown(RowsModel(count: 20))
        let error = await #expect(throws: HarnessError.self) { try await harness.swipe(row: [0, 4], of: list, action: "Share") }
        #expect(error?.description.contains("it has no action \"Share\"; its actions: Flag, More, Pin") == true)
    }

    @Test("a row is moved by its handle to a row in sight", arguments: [(1, 4), (5, 2)])
    func moves(from: Int, to: Int) async throws {
        let model = RowsModel(count: 8)
        let harness = try await shown(model)
        try harness.find(UITableView.self).setEditing(true, animated: false)
        try await harness.move(row: [0, from], to: [0, to], of: list)
        #expect(model.log == ["move \(from) to \(to)"])
    }

    @Test("a row is moved to one that comes into sight by scrolling") func movesFar() async throws {
        let model = RowsModel(count: 60)
        let harness = try await shown(model)
        try harness.find(UITableView.self).setEditing(true, animated: false)
        try await harness.move(row: [0, 1], to: [0, 40], of: list)
        #expect(model.log == ["move 1 to 40"])
    }

    @Test("a row is moved to the very end and to the very beginning", arguments: [(1, 59), (58, 0)])
    func movesToEnds(from: Int, to: Int) async throws {
        let model = RowsModel(count: 60)
        let harness = try await shown(model)
        try harness.find(UITableView.self).setEditing(true, animated: false)
        try await harness.move(row: [0, from], to: [0, to], of: list)
        #expect(model.log == ["move \(from) to \(to)"])
    }

    @Test("a title of the index is picked") func picks() async throws {
        let model = RowsModel(count: 400, titles: ["A", "F", "M", "Z"])
        let harness = try await shown(model)
        for title in ["M", "A", "Z"] { try await harness.pick(indexTitle: title, of: list) }
        #expect(model.log == ["index M", "index A", "index Z"])
        let error = await #expect(throws: HarnessError.self) { try await harness.pick(indexTitle: "Q", of: list) }
        #expect(error?.description.contains("its titles: A, F, M, Z") == true)
    }

    @Test("a list as text has sections, rows and what is not shown") func tree() async throws {
        let model = RowsModel(count: 100, header: "All rows")
        let harness = try await shown(model)
        try await harness.tap(row: [0, 1], of: list)
        let lines = try harness.listTree(list).split(separator: "\n").map(String.init)
        #expect(lines[0].hasSuffix(": 1 section"))
        #expect(lines[1] == "  section 0: 100 rows")
        #expect(lines[2] == "    header \"All rows\"")
        #expect(lines[3] == "    row 0 \"Row 0\"")
        #expect(lines[4] == "    row 1 \"Row 1\", selected")
        #expect(lines.last?.hasSuffix("to 99: not shown") == true)
    }

    @Test("all rows in one picture: as long as the content, each row once, the list where it was")
    func wholePicture() async throws {
        let model = RowsModel(count: 40, header: "All rows", colours: true)
        let harness = try await shown(model)
        let table = try harness.find(UITableView.self)
        table.contentOffset.y = 300
        try await harness.turn()
        let picture = try await harness.picture(ofWholeList: list)
        #expect(CGFloat(picture.height) == table.contentSize.height)
        #expect(table.contentOffset.y == 300)
        for row in 0..<40 {
            let frame = table.rectForRow(at: [0, row])
            let found = picture.pixel(at: CGPoint(x: 300, y: frame.midY))
            #expect(found == RowsModel.pixel(row), "row \(row)")
        }
    }
}
