// The texts of refused batches.
// Source: public reports of UIKit's exceptions, and a blog of 2026-07 that printed seven cases of one table (observed); those
// marked as guessed follow them by analogy.
import Diagnostics
import Testing

@testable import UIKitLists

@Suite("UpdateBatch: texts") struct BatchTextTests {
    private func refusal(
        kind: ListKind = .table, _ actions: [UpdateCall.Action], _ before: [Int], _ after: [Int], view: String = "",
        countsWereRead: Bool = true
    ) -> BatchRefusal? {
        var batch = UpdateBatch(kind)
        for (line, action) in actions.enumerated() {
            batch.record(UpdateCall(action, site: CallSite(path: "/app/List.swift", line: 10 + line)))
        }
        do {
            _ = try batch.validated(before: before, after: after, view: view, countsWereRead: countsWereRead)
            return nil
        } catch {
            return error
        }
    }

    private func path(_ section: Int, _ row: Int) -> ListPath { ListPath(section, row) }

    @Test("the seven cases of one table of 20 rows (observed)")
    func seven() {
        let delete = UpdateCall.Action.deleteRows([path(0, 0)])
        #expect(
            refusal([delete], [20], [20], view: "<V>")?.apple
                == "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the "
                + "update (20) must be equal to the number of rows contained in that section before the update (20), plus or minus "
                + "the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of "
                + "rows moved into or out of that section (0 moved in, 0 moved out). Table view: <V>")
        #expect(
            refusal([delete], [20], [15], view: "<V>")?.apple == """
                Invalid batch updates detected: the number of sections and/or rows returned by the data source before and after \
                performing the batch updates are inconsistent with the updates.
                Data source before updates = { 1 section with row counts: [20] }
                Data source after updates = { 1 section with row counts: [15] }
                Updates = [
                \tDelete row (0 - 0)
                ]
                Table view: <V>
                """)
        #expect(
            refusal([.deleteRows([path(0, 99)])], [20], [20])?.apple
                == "attempt to delete row 99 from section 0 which only contains 20 rows before the update")
        #expect(refusal([delete], [20], [19]) == nil)
        #expect(refusal([delete, .insertRows([path(0, 0)])], [20], [20]) == nil)
        #expect(
            refusal([.insertRows([path(0, 100)])], [20], [21])?.apple
                == "attempt to insert row 100 into section 0, but there are only 21 rows in section 0 after the update")
        #expect(
            refusal([.deleteSections([0])], [20], [20], view: "<V>")?.apple
                == "Invalid update: invalid number of sections. The number of sections contained in the table view after the update "
                + "(1) must be equal to the number of sections contained in the table view before the update (1), plus or minus the "
                + "number of sections inserted or deleted (0 inserted, 1 deleted). Table view: <V>")
    }

    @Test("collections say items (reported)")
    func collections() {
        #expect(
            refusal(kind: .collection, [], [4], [1], view: "<V>")?.apple == """
                Invalid batch updates detected: the number of sections and/or items returned by the data source before and after \
                performing the batch updates are inconsistent with the updates.
                Data source before updates = { 1 section with item counts: [4] }
                Data source after updates = { 1 section with item counts: [1] }
                Updates = [
                ]
                Collection view: <V>
                """)
        #expect(
            refusal(kind: .collection, [], [3], [5], view: "<V>")?.apple
                == "Invalid update: invalid number of items in section 0. The number of items contained in an existing section after the "
                + "update (5) must be equal to the number of items contained in that section before the update (3), plus or minus "
                + "the number of items inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the number of "
                + "items moved into or out of that section (0 moved in, 0 moved out). Collection view: <V>")
        #expect(
            refusal(kind: .collection, [.insertRows([path(0, 0)])], [0], [0])?.apple
                == "attempt to insert item 0 into section 0, but there are only 0 items in section 0 after the update")
        #expect(
            refusal(kind: .collection, [.deleteRows([path(0, 20)])], [20], [20])?.apple
                == "attempt to delete item 20 from section 0 which only contains 20 items before the update")
    }

    @Test("a reload is a delete and an insert (reported, iOS 16)")
    func reload() {
        #expect(
            refusal([.reloadRows([path(0, 0)])], [30], [29])?.apple?.hasSuffix(
                "[29] }\nUpdates = [\n\tDelete row (0 - 0),\n\tInsert row (0 - 0)\n]") == true)
        #expect(
            refusal([.reloadRows([path(0, 3)])], [3], [3])?.apple
                == "attempt to delete row 3 from section 0 which only contains 3 rows before the update")
    }

    @Test("rows and sections that are not there (reported)")
    func bounds() {
        #expect(
            refusal([.deleteRows([path(3, 0)])], [1, 1, 1], [1, 1, 1])?.apple
                == "attempt to delete row 0 from section 3, but there are only 3 sections before the update")
        #expect(
            refusal([.deleteSections([0])], [], [])?.apple
                == "attempt to delete section 0, but there are only 0 sections before the update")
        #expect(
            refusal([.insertSections([1])], [5], [5])?.apple
                == "attempt to insert section 1 but there are only 1 sections after the update")
        #expect(
            refusal([.moveRow(path(2, 0), to: path(0, 0))], [1, 1, 0], [2, 1, 0])?.apple
                == "attempt to move index path (<NSIndexPath: 0x…> {length = 2, path = 2 - 0}) that does not exist - there are only "
                + "0 rows in section 2 before the update")
    }

    @Test("rows and sections that are not there (guessed)")
    func boundsGuessed() {
        #expect(
            refusal([.insertRows([path(3, 0)])], [1], [1])?.apple
                == "attempt to insert row 0 into section 3, but there are only 1 sections after the update")
        #expect(
            refusal([.moveRow(path(0, 0), to: path(0, 5))], [1], [1])?.apple
                == "attempt to move index path (<NSIndexPath: 0x…> {length = 2, path = 0 - 0}) to index path (<NSIndexPath: 0x…> "
                + "{length = 2, path = 0 - 5}) that does not exist - there are only 1 rows in section 0 after the update")
        #expect(
            refusal([.moveSection(2, to: 0)], [1], [1])?.apple
                == "attempt to move section 2, but there are only 1 sections before the update")
        #expect(
            refusal([.moveSection(0, to: 2)], [1], [1])?.apple
                == "attempt to move section 0 to section 2 but there are only 1 sections after the update")
        #expect(refusal([.reconfigureRows([path(0, 2)])], [1], [1])?.reason == .bounds)
    }

    @Test("contradictions (reported; two moves of one row are guessed)")
    func conflicts() {
        let delete =
            "attempt to perform a delete and a move from the same index path (<NSIndexPath: 0x…> {length = 2, path = 0 - 1})"
        let move = UpdateCall.Action.moveRow(path(0, 1), to: path(0, 0))
        #expect(refusal([move, .deleteRows([path(0, 1)])], [3], [3])?.apple == delete)
        #expect(refusal([.reloadRows([path(0, 1)]), move], [3], [3])?.apple == delete)
        #expect(
            refusal([move, .insertRows([path(0, 0)])], [3], [3])?.apple
                == "attempt to perform an insert and a move to the same index path (<NSIndexPath: 0x…> {length = 2, path = 0 - 0})")
        #expect(
            refusal([.moveSection(0, to: 1), .deleteSections([0])], [1, 1], [1, 1])?.apple
                == "attempt to perform a delete and a move from the same section")
        #expect(
            refusal([.moveSection(0, to: 1), .insertSections([1])], [1, 1], [1, 1])?.apple
                == "attempt to perform an insert and a move to the same section")
        #expect(
            refusal([.insertSections([2]), .moveRow(path(0, 0), to: path(2, 0))], [1, 1], [1, 1, 1])?.apple
                == "cannot move a row into a newly inserted section (2)")
        #expect(refusal([move, .moveRow(path(0, 2), to: path(0, 0))], [3], [3])?.reason == .conflict)
        #expect(refusal([move, .moveRow(path(0, 1), to: path(0, 2))], [3], [3])?.reason == .conflict)
        #expect(refusal([.deleteRows([path(0, 1)]), .reloadRows([path(0, 1)])], [3], [2])?.reason == .conflict)
    }

    @Test("a row that is deleted with its section, or inserted with one, is no change of its own")
    func absorbed() throws {
        var batch = UpdateBatch(.table)
        batch.record(UpdateCall(.deleteSections([0])))
        batch.record(UpdateCall(.deleteRows([path(0, 1)])))
        batch.record(UpdateCall(.insertSections([1])))
        batch.record(UpdateCall(.insertRows([path(1, 0)])))
        let valid = try batch.validated(before: [2, 1], after: [1, 5])
        #expect(valid.deletedRows == [])
        #expect(valid.insertedRows == [])
        #expect(valid.steps == [.deleteSection(0, .change), .insertSection(1, rows: 5, .change)])
    }

    @Test("UIK2401: counts, calls with their lines, and what is missing")
    func counts() {
        let text = texts { refusal([.deleteRows([path(0, 3)])], [20], [18])?.report(object: "<UITableView: 0x1>") }
        #expect(
            text == [
                """
                UIK2401 exception: The updates of a list do not give the counts of its data source.
                  object   <UITableView: 0x1>
                  at       BatchTextTests.swift:…
                  cause    Section 0 had 20 rows, the calls lead to 19, and the data source answers 18. Calls: deleteRows(at: [0 - 3]) (List.swift:10).
                  fix      Call deleteRows for the 1 row that the model has less.
                  apple    NSInternalInconsistencyException: Invalid batch updates detected: the number of sections and/or rows returned by the data source before and after performing the batch updates are inconsistent with the updates.
                Data source before updates = { 1 section with row counts: [20] }
                Data source after updates = { 1 section with row counts: [18] }
                Updates = [
                \tDelete row (0 - 3)
                ]
                """
            ])
        let unread = refusal([.insertRows([path(0, 0)])], [1], [1], countsWereRead: false)
        #expect(unread?.reason == .tooFew)
        #expect(unread?.cause.hasSuffix("change the model inside the block of updates.") == true)
    }

    @Test("UIK2402: a place that is not there")
    func place() {
        let text = texts { refusal(kind: .collection, [.deleteRows([path(0, 20)])], [20], [20])?.report() }
        #expect(
            text == [
                """
                UIK2402 exception: An update of a list names a row or section that does not exist.
                  at       BatchTextTests.swift:…
                  cause    deleteItems(at: [0 - 20]) (List.swift:10) names what is not there: before the update the list has 1 section with [20] items. Deletes, reloads and moves name the paths before all changes of the batch.
                  fix      Name the places that the model had before the batch, or has after it.
                  apple    NSInternalInconsistencyException: attempt to delete item 20 from section 0 which only contains 20 items before the update
                """
            ])
    }

    @Test("UIK2403: two calls that contradict each other, with both lines")
    func contradiction() {
        let text = texts { refusal([.moveRow(path(0, 1), to: path(0, 0)), .deleteRows([path(0, 1)])], [3], [2])?.report() }
        #expect(
            text == [
                """
                UIK2403 exception: Two updates of one batch contradict each other.
                  at       BatchTextTests.swift:…
                  cause    deleteRows(at: [0 - 1]) (List.swift:11) and moveRow(at: 0 - 1, to: 0 - 0) (List.swift:10) are in one batch and contradict each other.
                  fix      Leave one of the two calls out; reload what has moved in a batch after this one, or reconfigure it.
                  apple    NSInternalInconsistencyException: attempt to perform a delete and a move from the same index path (<NSIndexPath: 0x…> {length = 2, path = 0 - 1})
                """
            ])
    }

    @Test("UIK2404: a place that is named twice counts once")
    func twice() throws {
        var batch = UpdateBatch(.table)
        batch.record(UpdateCall(.deleteRows([path(0, 1), path(0, 1)]), site: CallSite(path: "/app/List.swift", line: 7)))
        let valid = try batch.validated(before: [3], after: [2])
        #expect(valid.deletedRows == [path(0, 1)])
        let text = texts { valid.reportRepeats() }
        #expect(
            text == [
                """
                UIK2404 misuse: A batch of updates names a row or section twice.
                  at       BatchTextTests.swift:…
                  cause    row 0 - 1 is named twice, first by deleteRows(at: [0 - 1, 0 - 1]) (List.swift:7).
                  fix      Collect the places in a Set before the call.
                """
            ])
    }

    @Test("what the model did and no call tells, by identities")
    func missing() {
        var batch = UpdateBatch(.table)
        batch.record(UpdateCall(.deleteRows([path(0, 0)])))
        let difference = ListDifference(from: [("a", [1, 2, 3, 4])], to: [("a", [2, 3, 9]), ("b", [5])])
        #expect(
            batch.missing(for: difference) == [
                "section 1 is new in the model, and no insertSections call names it",
                "row 0 - 3 left the model, and no deleteRows call names it",
                "row 0 - 2 is new in the model, and no insertRows call names it",
            ])
    }
}
