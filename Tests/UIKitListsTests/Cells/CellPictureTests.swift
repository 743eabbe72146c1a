// Cells as pictures: to look at, and a few to compare.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitLists
import UIKitTesting

@MainActor @Suite("pictures of cells", .harness) struct CellPictureTests {
    struct Variant: CustomTestStringConvertible, Sendable {
        var name: String
        var width: CGFloat = 393
        var height: CGFloat = 560
        var scale: CGFloat = 2
        var dark = false
        var size = UIContentSizeCategory.large
        var mirrored = false
        var testDescription: String { name }
    }
    nonisolated static let variants = [
        Variant(name: "light"), Variant(name: "dark", dark: true), Variant(name: "1x", scale: 1),
        Variant(name: "3x", scale: 3), Variant(name: "rtl", mirrored: true),
        Variant(name: "ax5", height: 1900, size: .accessibilityExtraExtraExtraLarge),
    ]

    private func stage(_ variant: Variant) async throws -> CellStage {
        try await CellStage(
            width: variant.width, height: variant.height, scale: variant.scale, dark: variant.dark, size: variant.size,
            mirrored: variant.mirrored)
    }

    private func cells() -> [UITableViewCell] {
        func make(_ style: UITableViewCell.CellStyle, _ text: String, _ detail: String? = nil, _ symbol: String? = nil)
            -> UITableViewCell
        {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.place = CellStage.plain()
            cell.textLabel?.text = text
            cell.detailTextLabel?.text = detail
            if let symbol { cell.imageView?.image = UIImage(systemName: symbol) }
            return cell
        }
        let plain = make(.default, "Default"), value = make(.value1, "Value one", "Detail", "star")
        let contact = make(.value2, "phone", "555 1234"), subtitle = make(.subtitle, "Subtitle", "Below it", "heart")
        let checked = make(.default, "Checkmark"), detail = make(.default, "Detail button"), both = make(.default, "Both")
        value.accessoryType = .disclosureIndicator
        checked.accessoryType = .checkmark
        detail.accessoryType = .detailButton
        both.accessoryType = .detailDisclosureButton
        let toggle = make(.default, "Switch")
        let control = UISwitch()
        control.isOn = true
        toggle.accessoryView = control
        let deleting = make(.default, "Delete"), inserting = make(.default, "Insert")
        deleting.setEditingStyle(.delete)
        deleting.showsReorderControl = true
        inserting.setEditingStyle(.insert)
        for cell in [deleting, inserting] { cell.setEditing(true, animated: false) }
        let selected = make(.subtitle, "Selected", "And its detail")
        selected.setSelected(true, animated: false)
        return [plain, value, contact, subtitle, checked, detail, both, toggle, deleting, inserting, selected]
    }

    @Test("all cells of tables", arguments: variants)
    func table(variant: Variant) async throws {
        let stage = try await stage(variant)
        let cells = cells()
        for cell in cells { stage.add(cell) }
        let picture = try await stage.picture("table-\(variant.name)")
        // Nothing lies outside the cell, and texts do not overlap what stands beside them.
        for cell in cells {
            let content = cell.contentView.frame
            #expect(content.minX >= 0)
            #expect(content.maxX <= cell.bounds.width)
            for label in [cell.textLabel, cell.detailTextLabel].compactMap({ $0 }) where label.frame.width > 0 {
                #expect(label.frame.minX >= 0, "\(label.text ?? "")")
                #expect(label.frame.maxX <= content.width + 0.01, "\(label.text ?? "")")
                #expect(label.frame.maxY <= content.height + 0.01, "\(label.text ?? "")")
            }
        }
        if variant.name == "1x" { assertSnapshot(of: picture, named: "table") }
    }

    /// The smallest rectangle around dark pixels within rows, in pixels.
    private func ink(_ picture: Picture, _ rows: Range<Int>) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
        var xs: [Int] = [], ys: [Int] = []
        for y in rows {
            for x in 0..<picture.width where picture[x, y].map({ $0 & 0xFF < 140 }) ?? false {
                xs.append(x)
                ys.append(y)
            }
        }
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
        return (left...right, top...bottom)
    }

    @Test("digits and lines are where a recorded table has them, within a pixel (pointfreeco, testTableViewController, 3x)")
    func recorded() async throws {
        let stage = try await CellStage(width: 320, height: 100, scale: 3, size: .medium)
        for text in ["0", "1"] {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.place = CellStage.plain()
            cell.textLabel?.text = text
            stage.add(cell, height: 44)
        }
        let picture = try await stage.picture("recorded")
        let zero = try #require(ink(picture, 0..<130)), one = try #require(ink(picture, 132..<262))
        // In the recorded picture rows begin at pixel 60: 0 is within 51…74 and 108…143, 1 begins at 51 and 241…274.
        #expect(abs(zero.x.lowerBound - 51) <= 1, "\(zero)")
        #expect(abs(zero.x.upperBound - 74) <= 1, "\(zero)")
        #expect(abs(zero.y.lowerBound - 48) <= 1, "\(zero)")
        #expect(abs(zero.y.upperBound - 83) <= 1, "\(zero)")
        #expect(abs(one.y.lowerBound - 181) <= 1, "\(one)")
        #expect(abs(one.y.upperBound - 214) <= 1, "\(one)")
        // The line: from x 48 to the edge, in the last pixel of the row.
        for x in [48, 959] { #expect(picture[x, 131] != 0xFFFF_FFFF) }
        #expect(picture[47, 131] == 0xFFFF_FFFF)
        #expect(picture[500, 130] == 0xFFFF_FFFF)
        #expect(picture[500, 132] == 0xFFFF_FFFF)
    }

    @Test("list content in all kinds", arguments: variants)
    func content(variant: Variant) async throws {
        let stage = try await stage(variant)
        let kinds: [(String, UIListContentConfiguration)] = [
            ("cell", .cell()), ("subtitleCell", .subtitleCell()), ("valueCell", .valueCell()),
            ("plainHeader", .plainHeader()), ("groupedHeader", .groupedHeader()),
            ("prominentInsetGroupedHeader", .prominentInsetGroupedHeader()),
            ("extraProminent", .extraProminentInsetGroupedHeader()), ("groupedFooter", .groupedFooter()),
            ("sidebarHeader", .sidebarHeader()), ("sidebarCell", .sidebarCell()),
        ]
        for (name, kind) in kinds {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.place = CellStage.plain()
            var content = kind
            content.text = name
            content.image = name.hasSuffix("ell") ? UIImage(systemName: "folder") : nil
            if name == "subtitleCell" || name == "valueCell" { content.secondaryText = "Secondary" }
            cell.contentConfiguration = content
            if name == "sidebarCell" {
                cell.backgroundConfiguration = .listSidebarCell()
                cell.isSelected = true
            }
            stage.add(cell)
        }
        let picture = try await stage.picture("content-\(variant.name)")
        if variant.name == "1x" { assertSnapshot(of: picture, named: "content") }
    }
}
