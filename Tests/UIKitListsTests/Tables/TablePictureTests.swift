// Tables as pictures, to be looked at and a few to compare.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import ImageIO
import Testing
import UIKit
import UIKitTesting
@testable import UIKitLists

private final class Menu: NSObject, UITableViewDataSource, UITableViewDelegate {
    let rows = [["General", "Display", "Sounds"], ["Privacy", "Storage"]]
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { ["Device", "Data"][section] }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 0 ? "Applies to all apps." : nil
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.section][indexPath.row]
        cell.detailTextLabel?.text = indexPath.row == 1 ? "Auto" : nil
        cell.accessoryType = [.disclosureIndicator, .checkmark, .none][indexPath.row]
        return cell
    }
}

@MainActor @Suite("pictures of tables", .harness) struct TablePictureTests {
    private func stage(
        _ style: UITableView.Style, scale: CGFloat = 1, dark: Bool = false, rightToLeft: Bool = false, _ source: Menu
    ) async throws -> TableStage {
        let stage = try await TableStage(
            CGSize(width: 390, height: 400), style: style, scale: scale, dark: dark, rightToLeft: rightToLeft)
        stage.table.dataSource = source
        stage.table.delegate = source
        try await stage.show()
        return stage
    }

    private func show(_ stage: TableStage, _ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["VITRINE_PICTURES"] else { return }
        let picture = try stage.app.picture(of: stage.table)
        try PNGFile.encode(picture.buffer)?.write(to: URL(fileURLWithPath: folder + "/" + name + ".png"))
    }

    @Test("all styles, to be looked at", arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func styles(style: UITableView.Style) async throws {
        let source = Menu()
        for (name, scale, dark, mirrored) in [
            ("1x", 1.0, false, false), ("3x", 3.0, false, false), ("dark", 2.0, true, false), ("rtl", 2.0, false, true),
        ] {
            let stage = try await stage(style, scale: scale, dark: dark, rightToLeft: mirrored, source)
            try show(stage, "table-\(style.rawValue)-\(name)")
            if style == .insetGrouped, name == "1x" { assertSnapshot(of: try stage.app.picture(of: stage.table), named: "inset") }
            for cell in stage.table.visibleCells { #expect(stage.table.bounds.contains(cell.frame)) }
            #expect(stage.table.visibleCells.count == 5)
        }
    }

    @Test("a row's actions and the controls of editing, to be looked at") func editing() async throws {
        let source = Menu()
        let stage = try await stage(.plain, scale: 2, source)
        stage.table.setEditing(true, animated: false)
        try await stage.app.settle()
        try show(stage, "table-editing")
        #expect(stage.table.visibleCells.allSatisfy { $0.isEditing })
    }

    @Test("a swiped row uncovers its buttons, to be looked at") func swiped() async throws {
        let source = NamedRows([["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"]])
        final class Actions: NSObject, UITableViewDelegate {
            func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) },
                    UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) },
                ])
            }
        }
        let actions = Actions()
        let stage = try await TableStage(CGSize(width: 390, height: 300))
        stage.table.dataSource = source
        stage.table.delegate = actions
        try await stage.show()
        try await stage.app.drag(from: CGPoint(x: 340, y: 110), to: CGPoint(x: 180, y: 110), duration: 0.6)
        try await stage.app.settle()
        try show(stage, "table-swiped")
        assertSnapshot(of: try stage.app.picture(of: stage.table), named: "swiped")
        #expect(stage.table.editState.swiped?.view.buttons.count == 2)
    }
}
