// Where the parts of a table's cell are.
// Sources: lists.md L3, L10–L12, L48, L52, L145; uikit-constants.md 4d.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitLists
import UIKitTesting

@MainActor @Suite("UITableViewCell geometry", .harness) struct TableCellGeometryTests {
    private func cell(_ style: UITableViewCell.CellStyle = .default, _ text: String = "Title", _ detail: String? = nil)
        -> UITableViewCell
    {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.place = CellStage.plain()
        cell.textLabel?.text = text
        cell.detailTextLabel?.text = detail
        return cell
    }

    // Covers: UITableViewCell.init(style:reuseIdentifier:), UITableViewCell.reuseIdentifier
    @Test("a new cell is 320 × 44 (L23)")
    func initial() {
        #expect(UITableViewCell(style: .default, reuseIdentifier: "a").frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(UITableViewCell(style: .default, reuseIdentifier: "a").reuseIdentifier == "a")
    }

    @Test(
        "a self-sized line measures 44 and the separator's pixel (L3: 44.333 at 3x, 44.5 at 2x)",
        arguments: [(CGFloat(3), CGFloat(44 + 1.0 / 3)), (2, 44.5)])
    func selfSized(scale: CGFloat, expected: CGFloat) async throws {
        let stage = try await CellStage(scale: scale)
        let one = cell()
        stage.add(one)
        #expect(abs(one.frame.height - expected) < 0.001)
        one.place.separator.isOn = false
        stage.add(one)
        #expect(one.frame.height == 44)
    }

    // Covers: UITableViewCell.contentView, UITableViewCell.textLabel
    @Test("a row of 44 has a content of 43.667 at 3x and 43.5 at 2x (4d)", arguments: [CGFloat(3), 2])
    func contentHeight(scale: CGFloat) async throws {
        let stage = try await CellStage(scale: scale)
        let one = cell()
        stage.add(one, height: 44)
        try await stage.turn()
        #expect(abs(one.contentView.frame.height - (44 - 1 / scale)) < 0.001)
        #expect(one.contentView.frame.origin == .zero)
        #expect(one.textLabel?.frame.height == one.contentView.frame.height)
    }

    @Test(
        "texts begin at 16 up to a width of 375, at 20 from 390 on (4d, 5a)",
        arguments: [
            (CGFloat(320), CGFloat(16)), (375, 16), (393, 20), (414, 20),
        ])
    func margin(width: CGFloat, margin: CGFloat) async throws {
        let stage = try await CellStage(width: width, scale: 2)
        let one = cell()
        stage.add(one, height: 44)
        try await stage.turn()
        #expect(one.textLabel?.frame.minX == margin)
        #expect(one.textLabel?.frame.maxX == width - margin)
    }

    @Test("the table's margin goes before that of the width: 20 in an inset group of 374 (4d)")
    func tableMargin() async throws {
        let stage = try await CellStage(width: 374, scale: 2)
        let one = cell()
        one.place.sideMargin = 20
        stage.add(one, height: 44)
        try await stage.turn()
        #expect(one.textLabel?.frame.minX == 20)
    }

    // Covers: UITableViewCell.textLabel, UITableViewCell.detailTextLabel
    @Test("value1 in a row of 44: text at (16, 12), detail at the trailing margin beside it (4d)")
    func value1() async throws {
        let stage = try await CellStage(width: 375, scale: 2)
        let one = cell(.value1, "Title", "Detail")
        stage.add(one, height: 44)
        try await stage.turn()
        let text = try #require(one.textLabel?.frame), detail = try #require(one.detailTextLabel?.frame)
        #expect(text.origin == CGPoint(x: 16, y: 12))
        #expect(text.height == 20.5)
        #expect(detail.maxX == 359)
        #expect(detail.minY == 12)
        #expect(one.detailTextLabel?.textColor == .secondaryLabel)
    }

    @Test("subtitle in a row of 44: text at 5, detail at 25.5, without a gap (4d)")
    func subtitle44() async throws {
        let stage = try await CellStage(width: 375, scale: 2)
        let one = cell(.subtitle, "Title", "Detail")
        stage.add(one, height: 44)
        try await stage.turn()
        #expect(one.textLabel?.frame.minY == 5)
        #expect(one.textLabel?.frame.height == 20.5)
        #expect(one.detailTextLabel?.frame.minY == 25.5)
        #expect(one.detailTextLabel?.frame.height == 14.5)
    }

    @Test("subtitle that measures itself is 55.5 at 2x: text at 10, detail at 31.5 (4d)")
    func subtitleSelfSized() async throws {
        let stage = try await CellStage(width: 375, scale: 2)
        let one = cell(.subtitle, "Title", "Detail")
        stage.add(one)
        try await stage.turn()
        #expect(one.frame.height == 55.5)
        #expect(one.textLabel?.frame.minY == 10)
        #expect(one.detailTextLabel?.frame.minY == 31.5)
    }

    // Covers: UITableViewCell.accessoryType, UITableViewCell.contentView
    @Test(
        "the disclosure indicator takes 26.5 beside a margin of 16 and 30.5 beside 20 (4d)",
        arguments: [
            (CGFloat(375), CGFloat(26.5)), (414, 30.5),
        ])
    func disclosure(width: CGFloat, taken: CGFloat) async throws {
        let stage = try await CellStage(width: width, scale: 2)
        let one = cell()
        one.accessoryType = .disclosureIndicator
        stage.add(one, height: 44)
        try await stage.turn()
        #expect(width - one.contentView.frame.width == taken)
        #expect(one.textLabel?.frame.maxX == one.contentView.frame.width - 8)
    }

    @Test(
        "checkmark and detail button take 44 beside a margin of 20 (4d)",
        arguments: [
            UITableViewCell.AccessoryType.checkmark, .detailButton,
        ])
    func marks(type: UITableViewCell.AccessoryType) async throws {
        let stage = try await CellStage(width: 414, scale: 2)
        let one = cell()
        one.accessoryType = type
        stage.add(one, height: 44)
        try await stage.turn()
        #expect(414 - one.contentView.frame.width == 44)
    }

    @Test("the arrow's tip is 20.67 before the edge, 7 wide and 12 high, and a detail of 13 points stands on the text's line")
    func recordedValue() async throws {
        // mssun/passforios, img/screenshot1.png and screenshot3.png, iOS 16.2 at 3x, in cards of 394 points.
        let stage = try await CellStage(width: 394)
        let one = cell(.value1, "github.com", "3")
        one.accessoryType = .disclosureIndicator
        one.place.sideMargin = 20
        stage.add(one, height: 44)
        let picture = try await stage.picture("arrow")
        var xs: [Int] = [], ys: [Int] = []
        for y in 0..<130 {
            for x in (394 * 3 - 100)..<(394 * 3) where picture[x, y].map({ $0 & 0xFF < 235 }) ?? false {
                xs.append(x)
                ys.append(y)
            }
        }
        #expect(abs((xs.min() ?? 0) - (394 * 3 - 83)) <= 1)
        #expect(abs((xs.max() ?? 0) - (394 * 3 - 63)) <= 1)
        #expect(abs((ys.min() ?? 0) - 48) <= 1)
        #expect(abs((ys.max() ?? 0) - 83) <= 1)
        one.accessoryType = .none
        one.detailTextLabel?.font = .preferredFont(forTextStyle: .footnote)
        try await stage.turn()
        let text = try #require(one.textLabel?.frame), detail = try #require(one.detailTextLabel?.frame)
        // 17 and 13 points: baselines 16.33 and 12.33 below the tops.
        #expect(abs((detail.minY - text.minY) - 4) < 0.35)
        #expect(abs(detail.maxX - 374) < 0.001)
    }

    // Covers: UITableViewCell.accessoryView
    @Test("a switch is flush with the content and ends 20 before the edge (L48)")
    func switchAccessory() async throws {
        let stage = try await CellStage()
        let one = cell()
        let toggle = UISwitch()
        one.accessoryView = toggle
        stage.add(one, height: 44)
        try await stage.turn()
        #expect(toggle.frame.maxX == 373)
        #expect(one.contentView.frame.maxX == toggle.frame.minX)
        one.accessoryView = nil
        try await stage.turn()
        #expect(toggle.superview == nil)
        #expect(one.contentView.frame.width == 393)
    }

    // Covers: UITableViewCell.indentationLevel, UITableViewCell.indentationWidth
    @Test("indentation moves the text, not the content (L52)")
    func indentation() async throws {
        let stage = try await CellStage()
        let one = cell()
        one.indentationLevel = 3
        #expect(one.indentationWidth == 10)
        stage.add(one, height: 44)
        try await stage.turn()
        #expect(one.contentView.frame.minX == 0)
        #expect(one.textLabel?.frame.minX == 50)
        one.indentationWidth = 15
        try await stage.turn()
        #expect(one.textLabel?.frame.minX == 65)
    }

    // Covers: UITableViewCell.imageView
    @Test("a symbol stands about x 32 and its text begins at 60 (4d)")
    func symbol() async throws {
        let stage = try await CellStage()
        let one = cell()
        one.imageView?.image = UIImage(systemName: "star")
        stage.add(one, height: 44)
        #expect(one.imageView?.frame == .zero, "The image has no frame before the layout (L145).")
        try await stage.turn()
        let frame = try #require(one.imageView?.frame)
        #expect(abs(frame.midX - 32) <= 0.5)
        #expect(one.textLabel?.frame.minX == 60)
        #expect(abs(frame.midY - one.contentView.bounds.midY) <= 0.5)
    }

    @Test("an image keeps its aspect and is as high as the row at most (L145)")
    func image() async throws {
        let stage = try await CellStage()
        let one = cell()
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 160, height: 80)).image { _ in }
        one.imageView?.image = picture
        stage.add(one, height: 44)
        try await stage.turn()
        let frame = try #require(one.imageView?.frame)
        #expect(abs(frame.height - one.contentView.bounds.height) < 0.001)
        #expect(abs(frame.width - frame.height * 2) < 0.5)
        #expect(frame.minX == 20)
    }

    @Test("from right to left everything is mirrored")
    func mirrored() async throws {
        let stage = try await CellStage(mirrored: true)
        let one = cell(.value1, "Title", "Detail")
        one.accessoryType = .disclosureIndicator
        stage.add(one, height: 44)
        try await stage.turn()
        #expect(one.contentView.frame.maxX == 393)
        #expect(one.textLabel?.frame.maxX == one.contentView.bounds.width - 20)
        #expect(one.detailTextLabel?.frame.minX == 8)
    }

    @Test("texts wrap at sizes for accessibility, and a value stands below its name")
    func accessibilitySizes() async throws {
        let stage = try await CellStage(height: 700, size: .accessibilityExtraExtraExtraLarge)
        let one = cell(.value1, "A rather long title", "Value")
        stage.add(one)
        try await stage.turn()
        let text = try #require(one.textLabel?.frame), detail = try #require(one.detailTextLabel?.frame)
        #expect(one.textLabel?.numberOfLines == 0)
        #expect(text.height > 120, "two lines of 53 points")
        #expect(detail.minY >= text.maxY)
        #expect(one.frame.height > detail.maxY)
    }

    @Test("content by constraints decides the height, less than 44 too")
    func constraints() async throws {
        let stage = try await CellStage()
        let one = UITableViewCell(style: .default, reuseIdentifier: nil)
        one.place = CellStage.plain()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        one.contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: one.contentView.layoutMarginsGuide.topAnchor),
            box.leadingAnchor.constraint(equalTo: one.contentView.layoutMarginsGuide.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: one.contentView.layoutMarginsGuide.trailingAnchor),
            box.bottomAnchor.constraint(equalTo: one.contentView.layoutMarginsGuide.bottomAnchor),
            box.heightAnchor.constraint(equalToConstant: 10),
        ])
        stage.add(one)
        #expect(abs(one.frame.height - (26 + 1.0 / 3)) < 0.001)
        try await stage.turn()
        #expect(box.frame.minX == 20)
        #expect(box.frame.maxX == 373)
    }

    // Covers: UITableViewCell.separatorInset
    @Test("the separator is one pixel from the text to the edge, at the bottom (L11, L12)")
    func separator() async throws {
        let stage = try await CellStage()
        let one = cell()
        one.accessoryType = .disclosureIndicator
        stage.add(one, height: 44)
        #expect(one.separatorInset.left == 20)
        let picture = try await stage.picture("separator")
        #expect(picture[60 * 3 - 121, 131] == 0xFFFF_FFFF, "left of the text")
        #expect(picture[60, 131] != 0xFFFF_FFFF)
        #expect(picture[393 * 3 - 1, 131] != 0xFFFF_FFFF, "under the accessory too")
        #expect(picture[60, 130] == 0xFFFF_FFFF)
        // On white: 60, 60, 67 at 0.29 (1c); recorded on iOS 17: 198.
        let channel = Int(try #require(picture[600, 131]) & 0xFF)
        #expect(abs(channel - 200) <= 3, "\(channel)")
        one.separatorInset = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 50)
        let moved = try await stage.picture("separator-inset")
        #expect(moved[299, 131] == 0xFFFF_FFFF)
        #expect(moved[300, 131] != 0xFFFF_FFFF)
        #expect(moved[343 * 3 - 1, 131] != 0xFFFF_FFFF)
        #expect(moved[343 * 3, 131] == 0xFFFF_FFFF)
    }

    @Test("a grouped section has whole lines at its top and bottom (L12)")
    func sectionLines() async throws {
        let stage = try await CellStage(scale: 1)
        let one = cell()
        one.place = CellStage.plain {
            $0.look = .grouped
            $0.separator.isTopShown = true
            $0.separator.isBottomWhole = true
            $0.separator.color = .red
        }
        stage.add(one, height: 44)
        let picture = try await stage.picture("section-lines")
        for x in [0, 200, 392] {
            #expect(picture[x, 0] == 0xFFFF_0000)
            #expect(picture[x, 43] == 0xFFFF_0000)
        }
        one.place.separator.effect = UIBlurEffect(style: .regular)
        try await stage.turn()
        #expect(one.subviews.filter { $0 is UIVisualEffectView }.count == 2)
        one.place.separator.effect = nil
        one.place.separator.isTopShown = false
        one.place.separator.isBottomShown = false
        let none = try await stage.picture("section-no-lines")
        #expect(none[200, 0] == 0xFFFF_FFFF)
        #expect(none[200, 43] == 0xFFFF_FFFF)
    }

    @Test("the first and the last cell of an inset group have round corners of 10 (L10)")
    func group() async throws {
        let stage = try await CellStage(width: 393)
        for index in 0..<2 {
            let one = cell(.default, "Row \(index)")
            one.place = CellStage.plain {
                $0.look = .insetGrouped
                $0.isFirst = index == 0
                $0.isLast = index == 1
                $0.sideMargin = 20
                $0.separator.isBottomShown = index == 0
            }
            stage.add(one, height: 44, inset: 20)
        }
        let picture = try await stage.picture("group")
        let ground: UInt32 = 0xFFF2_F2F7
        #expect(picture[61, 1] == ground)
        #expect(picture[393 * 3 - 62, 1] == ground)
        #expect(picture[61, 88 * 3 - 2] == ground)
        #expect(picture[61, 44 * 3] == 0xFFFF_FFFF, "no corner between the cells")
        #expect(picture[92, 1] == 0xFFFF_FFFF)
    }
}
