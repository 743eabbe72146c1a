// A drag over a table as pictures, to be looked at and one to compare.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import FoundationAdditions
import ImageIO
import Testing
import UIKit
import UIKitTesting
@testable import UIKitControls
@_spi(Vitrine) @testable import UIKitLists

@MainActor @Suite("pictures of drags", .harness) struct DragPictureTests {
    private func show(_ screen: DragScreen, _ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["VITRINE_PICTURES"] else { return }
        let picture = try screen.app.picture(of: screen.root.view)
        try PNGFile.encode(picture.buffer)?.write(to: URL(fileURLWithPath: folder + "/" + name + ".png"))
    }

    @Test("a row on its way, its gap, the badge, the highlighted row, a placeholder; to be looked at", arguments: [false, true])
    func pictures(dark: Bool) async throws {
        let rows = DroppedRows(["Pen", "Ink", "Paper", "Nib"])
        let screen = try await DragScreen(dark: dark)
        let table = try await screen.table(300) {
            $0.dataSource = rows
            $0.dragDelegate = rows
            $0.dropDelegate = rows
        }
        let suffix = dark ? "-dark" : ""
        rows.proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        try await screen.lift(100, screen.middle(0))
        try show(screen, "drag-lifted\(suffix)")
        try await screen.move(120, screen.middle(2))
        try await screen.app.advance(by: 0.5)
        try show(screen, "drag-reorder\(suffix)")
        if !dark {
            let small = screen.view(0, 40, 260, 140)
            small.backgroundColor = .clear
            small.isUserInteractionEnabled = false
            assertSnapshot(of: try screen.app.picture(of: small), named: "reorder")
            small.removeFromSuperview()
        }
        rows.proposal = UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
        try await screen.move(120, screen.middle(1))
        try await screen.app.advance(by: 0.5)
        try show(screen, "drag-into\(suffix)")
        rows.onDrop = { _, coordinator in
            let placeholder = UITableViewDropPlaceholder(insertionIndexPath: .at(2), reuseIdentifier: "row", rowHeight: 50)
            placeholder.cellUpdateHandler = { $0.textLabel?.text = "…" }
            coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        try await screen.up()
        try show(screen, "drag-placeholder\(suffix)")
        #expect(table.hasUncommittedUpdates)
    }
}
