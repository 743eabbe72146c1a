// Headers and footers of a table.
// Sources: lists.md L10, L14, L47, L57; uikit-constants.md 4d.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitLists
import UIKitTesting

@MainActor @Suite("UITableViewHeaderFooterView", .harness) struct HeaderFooterViewTests {
    private func header(_ look: ListLook, footer: Bool = false, _ title: String? = "Title") -> UITableViewHeaderFooterView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: "h")
        view.place.look = look
        view.place.isFooter = footer
        view.setTitle(title)
        return view
    }

    @Test("a plain header is 28 high, a grouped one 38.667 with the line 9.33 above the cells' edge (L10, 4d)")
    func heights() async throws {
        let stage = try await CellStage()
        let plain = header(.plain)
        stage.add(plain)
        #expect(plain.frame.height == 28)
        let grouped = header(.insetGrouped)
        stage.add(grouped)
        #expect(abs(grouped.frame.height - (38 + 2.0 / 3)) < 0.01)
        try await stage.turn()
        #expect(grouped.textLabel?.text == "TITLE")
        #expect(grouped.textLabel?.frame.minY == 17)
        #expect(grouped.textLabel?.textColor == .secondaryLabel)
        #expect(plain.textLabel?.text == "Title")
        #expect(plain.textLabel?.font.pointSize == 17)
        let footer = header(.insetGrouped, footer: true)
        stage.add(footer)
        #expect(abs(footer.frame.height - (33 + 2.0 / 3)) < 0.01)
        try await stage.turn()
        #expect(abs((footer.textLabel?.frame.minY ?? 0) - (5 + 2.0 / 3)) < 0.01)
    }

    @Test("a view without a title asks for no height")
    func empty() async throws {
        let stage = try await CellStage()
        let view = header(.grouped, nil)
        stage.add(view)
        #expect(view.frame.height == 0)
    }

    // Covers: UITableViewHeaderFooterView.detailTextLabel
    @Test("grouped tables alone show the second label (L47)")
    func detail() async throws {
        let stage = try await CellStage()
        for look in [ListLook.plain, .grouped] {
            let view = header(look)
            view.detailTextLabel?.text = "Detail"
            stage.add(view)
            try await stage.turn()
            let isShown = (view.detailTextLabel?.frame.height ?? 0) > 0
            #expect(isShown == (look == .grouped))
        }
    }

    @Test("a pinned header of a plain table says so in its state and blurs what is below it (L14)")
    func pinned() async throws {
        let stage = try await CellStage()
        let view = header(.plain)
        stage.add(view)
        try await stage.turn()
        #expect(view.backgroundConfiguration == nil)
        view.place.isPinned = true
        #expect(view.configurationState.isPinned)
        try await stage.turn()
        #expect(view.backgroundConfiguration?.visualEffect != nil)
    }

    // Covers: UITableViewHeaderFooterView.textLabel, UITableViewHeaderFooterView.contentConfiguration
    // Covers: UITableViewHeaderFooterView.defaultContentConfiguration
    @Test("a content configuration replaces the labels, and the view is a heading for assistive technologies")
    func content() async throws {
        let stage = try await CellStage()
        let view = header(.insetGrouped)
        #expect(view.accessibilityTraits.contains(.header))
        #expect(view.accessibilityLabel == "TITLE")
        var content = view.defaultContentConfiguration()
        content.text = "Other"
        view.contentConfiguration = content
        #expect(view.textLabel == nil)
        stage.add(view)
        #expect(abs(view.frame.height - (38 + 2.0 / 3)) < 0.01)
        #expect(view.accessibilityLabel == "Other")
        var log: [Bool] = []
        view.configurationUpdateHandler = { _, state in log.append(state.isPinned) }
        try await stage.turn()
        #expect(log == [false])
    }
}
