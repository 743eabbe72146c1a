// The whole texts of what tables report.
// No Apple page: this is ours; UIKit's messages are of exceptions-lists.csv.
import CoreGraphics
import Diagnostics
import Foundation
import Testing
import UIKit
import UIKitCore
import UIKitTesting
@testable import UIKitLists

@MainActor @Suite("tables: diagnostics", .harness) struct TableDiagnosticsTests {
    private func table() -> (UITableView, String) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        table.register(NumberedCell.self, forCellReuseIdentifier: "row")
        return (table, ObjectName.of(table))
    }

    @Test("properties that are stored alone say so, and their defaults do not: UIK1201") func storedAlone() {
        let (table, name) = table()
        let action = UITableViewRowAction(style: .normal, title: "Flag") { _, _ in }
        let told = texts {
            table.insetsContentViewsToSafeArea = false
            table.selfSizingInvalidation = .enabledIncludingConstraints
            action.backgroundEffect = UIBlurEffect(style: .regular)
            _ = action.copy()
        }
        #expect(told.count == 3)
        #expect(told.allSatisfy { $0.hasPrefix("UIK1201 unsupported: ") })
        #expect(told.first?.contains("UITableView.insetsContentViewsToSafeArea was set. The contents keep clear of") == true)
        #expect(told.first?.contains(name) == true)
        #expect((action.copy() as? UITableViewRowAction)?.backgroundEffect === action.backgroundEffect)
        let quiet = texts {
            table.insetsContentViewsToSafeArea = true
            table.selfSizingInvalidation = .disabled
            action.backgroundEffect = nil
        }
        #expect(quiet == [])
    }

    @Test("classes, identifiers, rows and sections that are none: UIK2501 to UIK2505, UIK2509") func wrongArguments() {
        let (table, name) = table()
        let rows = PlainRows([2])
        table.dataSource = rows
        let told = texts {
            table.register(UILabel.self, forCellReuseIdentifier: "x")
            _ = table.dequeueReusableCell(withIdentifier: "none", for: .at(0))
            _ = table.rectForRow(at: .at(5))
            _ = table.rectForHeader(inSection: 4)
            _ = table.rectForRow(at: IndexPath(index: 3))
            table.endUpdates()
        }
        #expect(
            told == [
                """
                UIK2501 exception: A table was given a class or an identifier that it cannot use.
                  object   \(name)
                  at       TableDiagnosticsTests.swift:…
                  cause    UILabel is no UITableViewCell. It was registered for the identifier "x".
                  fix      Register the cell's own class under a name of its own.
                """,
                """
                UIK2502 exception: A cell was dequeued for an identifier that is not registered.
                  object   \(name)
                  at       TableDiagnosticsTests.swift:…
                  cause    No class is registered for the identifier "none".
                  fix      Call register(MyCell.self, forCellReuseIdentifier: "none") before the table shows rows.
                  apple    NSInternalInconsistencyException: unable to dequeue a cell with identifier none - must register a \
                nib or a class for the identifier or connect a prototype cell in a storyboard
                """,
                """
                UIK2503 exception: A table was asked about a row that it does not have.
                  object   \(name)
                  at       TableDiagnosticsTests.swift:…
                  cause    The row 5 of section 0 was asked for. The table has 1 section with 2 rows.
                  fix      Compare with numberOfSections and numberOfRows(inSection:), or tell the table of the new rows first.
                  apple    NSInternalInconsistencyException: request for rect at invalid index path (<NSIndexPath: 0x…> {length \
                = 2, path = 0 - 5})
                """,
                """
                UIK2504 exception: A table was asked about a section that it does not have.
                  object   \(name)
                  at       TableDiagnosticsTests.swift:…
                  cause    The header of section 4 was asked for. The table has 1 section with 2 rows.
                  fix      Compare with numberOfSections.
                  apple    NSInternalInconsistencyException: request for rect of header in invalid section (4)
                """,
                """
                UIK2505 exception: A table was given an index path that names no row.
                  object   \(name)
                  at       TableDiagnosticsTests.swift:…
                  cause    The indices of the path are [3].
                  fix      Make it with IndexPath(row:section:).
                  apple    NSInternalInconsistencyException: Invalid index path for use with UITableView.  Index paths passed \
                to table view must contain exactly two indices specifying the section and row.  Please use the category on \
                NSIndexPath in NSIndexPath+UIKitAdditions.h if possible.
                """,
                """
                UIK2509 misuse: endUpdates() was called without beginUpdates().
                  object   \(name)
                  at       TableDiagnosticsTests.swift:…
                  cause    No block of updates is open.
                  fix      Call beginUpdates() first, or use performBatchUpdates(_:completion:).
                """,
            ])
    }

    /// Asks for cells in the wrong place, gives one cell twice and a height below 0.
    private final class Wrong: PlainRows, UITableViewDelegate {
        let one = UITableViewCell(style: .default, reuseIdentifier: nil)
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            if indexPath.row == 0 { _ = tableView.visibleCells }
            return one
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { indexPath.row == 0 ? -5 : 40 }
    }

    @Test("cells in flux, heights below 0, one cell for two rows: UIK2506 to UIK2508") func wrongAnswers() {
        let (table, name) = table()
        let wrong = Wrong([2])
        table.dataSource = wrong
        table.delegate = wrong
        let told = texts { table.layoutIfNeeded() }
        #expect(
            told == [
                """
                UIK2508 misuse: A table was asked for its cells while it updates them.
                  object   \(name)
                  at       TableDiagnosticsTests.swift:…
                  cause    visibleCells was used while the data source or the delegate was asked about a row. The answer is \
                that of before.
                  fix      Take the cell that the method has, or ask the data; ask the table afterwards.
                  apple    [Assert] Attempted to access the table view's visibleCells while they were in the process of being \
                updated, which is not allowed.
                """,
                """
                UIK2506 exception: A table was given a negative height.
                  object   \(name)
                  at       TableDiagnosticsTests.swift:…
                  cause    The delegate gave -5.0 for the row 0 of section 0.
                  fix      Guard the subtraction that gives the height; return UITableView.automaticDimension where the content \
                is to decide.
                  apple    NSInternalInconsistencyException: table view row height must not be negative - provided height for \
                index path (<NSIndexPath: 0x…> {length = 2, path = 0 - 0}) is -5.000000
                """,
                """
                UIK2507 misuse: A data source returned one cell for two rows.
                  object   \(name)
                  at       TableDiagnosticsTests.swift:…
                  cause    The cell of row 0 of section 0 was returned for row 1 of section 0 as well: \
                \(ObjectName.of(wrong.one)).
                  fix      Dequeue a cell for each row, or keep one cell for each row in the data source.
                """,
            ])
    }
}
