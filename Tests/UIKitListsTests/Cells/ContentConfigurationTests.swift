// Content and background configurations: kinds, states, layout.
// Sources: lists.md L54–L58; uikit-constants.md 1c, 2.
import CoreGraphics
import Foundation
import Testing
import UIKit
@testable import UIKitLists
import UIKitTesting

@MainActor @Suite("content configurations", .harness) struct ContentConfigurationTests {
    private func state(_ change: (inout UICellConfigurationState) -> Void) -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        change(&state)
        return state
    }

    @Test("the kinds have their fonts and colours (L56, L57)")
    func kinds() {
        #expect(UIListContentConfiguration.cell().textProperties.font == .preferredFont(forTextStyle: .body))
        #expect(UIListContentConfiguration.cell().textProperties.color == .label)
        #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
        #expect(!UIListContentConfiguration.cell().prefersSideBySideTextAndSecondaryText)
        #expect(UIListContentConfiguration.subtitleCell().secondaryTextProperties.color == .secondaryLabel)
        #expect(UIListContentConfiguration.groupedHeader().textProperties.transform == .uppercase)
        #expect(UIListContentConfiguration.groupedHeader().textProperties.font.pointSize == 13)
        #expect(UIListContentConfiguration.prominentInsetGroupedHeader().textProperties.font.pointSize == 20)
        #expect(UIListContentConfiguration.plainHeader().textProperties.font.pointSize == 17)
        #expect(UIListContentConfiguration.cell().imageToTextPadding == 16)
        #expect(UIListContentConfiguration.cell().directionalLayoutMargins.top == 11)
    }

    @Test("a state changes the colours that the app did not set, and no others")
    func states() {
        var content = UIListContentConfiguration.sidebarCell()
        content.secondaryTextProperties.color = .systemGreen
        let selected = content.updated(for: state { $0.isSelected = true })
        #expect(selected.textProperties.color == .white)
        #expect(selected.imageProperties.tintColor == .white)
        #expect(selected.secondaryTextProperties.color == .systemGreen)
        let back = selected.updated(for: state { _ in })
        #expect(back == content)
        content.textProperties.color = .label
        #expect(content.updated(for: state { $0.isSelected = true }).textProperties.color == .label)
        let disabled = UIListContentConfiguration.cell().updated(for: state { $0.isDisabled = true })
        #expect(disabled.textProperties.color == .tertiaryLabel)
    }

    // Covers: UIBackgroundConfiguration.cornerRadius, UIBackgroundConfiguration.backgroundColor
    // Covers: UIBackgroundConfiguration.backgroundInsets
    @Test("backgrounds follow the state where the app set no colour (L58)")
    func backgroundStates() {
        var background = UIBackgroundConfiguration.listPlainCell()
        #expect(background.backgroundColor == .systemBackground)
        #expect(background.cornerRadius == 0)
        #expect(background.backgroundInsets == .zero)
        for mark in [state { $0.isSelected = true }, state { $0.isHighlighted = true }, state { $0.cellDropState = .targeted }] {
            #expect(background.updated(for: mark).backgroundColor == .systemGray4)
        }
        #expect(background.updated(for: state { $0.isSelected = true }).updated(for: state { _ in }) == background)
        background.backgroundColor = .systemBackground
        #expect(background.updated(for: state { $0.isSelected = true }).backgroundColor == .systemBackground)
        #expect(UIBackgroundConfiguration.listGroupedCell().backgroundColor == .secondarySystemGroupedBackground)
        let tinted = UIBackgroundConfiguration.listSidebarCell().updated(for: state { $0.isSelected = true })
        #expect(tinted.backgroundColor == nil)
        #expect(tinted.resolvedBackgroundColor(for: .purple) == .purple)
        var pinned = UIViewConfigurationState(traitCollection: UITraitCollection())
        pinned.isPinned = true
        #expect(UIBackgroundConfiguration.listPlainHeaderFooter().updated(for: pinned).visualEffect != nil)
        #expect(UIBackgroundConfiguration.listPlainHeaderFooter().visualEffect == nil)
        #expect(UIBackgroundConfiguration.clear().updated(for: state { $0.isSelected = true }) == .clear())
    }

    @Test("states keep the app's own values and compare with them")
    func custom() {
        let key = UIConfigurationStateCustomKey("app.isArchived")
        var one = UICellConfigurationState(traitCollection: UITraitCollection())
        let other = one
        one[key] = true
        #expect(one[key] as? Bool == true)
        #expect(one != other)
        one[key] = nil
        #expect(one == other)
        var view = UIViewConfigurationState(traitCollection: UITraitCollection())
        view[key] = "x"
        #expect(view[key] == "x" as AnyHashable)
    }

    @Test("the view shows texts with their transform; guides are nil without their part (L56)")
    func parts() {
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Title"
        let view = UIListContentView(configuration: content)
        #expect(view.parts.text?.text == "TITLE")
        #expect(view.textLayoutGuide != nil)
        #expect(view.secondaryTextLayoutGuide == nil)
        #expect(view.imageLayoutGuide == nil)
        content.attributedText = NSAttributedString(string: "Attributed")
        content.secondaryText = "Second"
        view.configuration = content
        #expect(view.parts.text?.attributedText?.string == "Attributed", "attributedText beats text")
        #expect(view.secondaryTextLayoutGuide != nil)
        content.text = nil
        content.attributedText = nil
        view.configuration = content
        #expect(view.parts.text == nil)
        #expect(view.textLayoutGuide == nil)
    }

    @Test("another type of configuration is refused with UIK2491")
    func foreign() async throws {
        struct Other: UIContentConfiguration {
            func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }
            func updated(for state: any UIConfigurationState) -> Other { self }
        }
        let harness = try await Harness(device: .iPhone14)
        var content = UIListContentConfiguration.cell()
        content.text = "A"
        let view = UIListContentView(configuration: content)
        #expect(!view.supports(Other()))
        let traps = harness.expectTrap("UIK2491") { view.configuration = Other() }
        #expect(
            traps.first?.stableText == """
                UIK2491 exception: A content view was given a configuration that it does not support.
                  object   UIListContentView …
                  at       ContentConfigurationTests.swift:…
                  cause    It was given a Other.
                  fix      Set the contentConfiguration of the cell, which makes a view for it, or ask supports(_:) first.
                """)
        #expect((view.configuration as? UIListContentConfiguration)?.text == "A")
    }

    // MARK: Layout without views

    private var layout: ListContentLayout {
        var layout = ListContentLayout()
        layout.margins = UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20)
        layout.scale = 3
        layout.imagePadding = 16
        layout.horizontalPadding = 8
        layout.verticalPadding = 3
        // A line of 100 × 20 that wraps.
        layout.text = { width in width >= 100 ? CGSize(width: 100, height: 20) : CGSize(width: width, height: 40) }
        layout.secondary = { width in width >= 60 ? CGSize(width: 60, height: 14) : CGSize(width: width, height: 28) }
        return layout
    }

    @Test("texts side by side where both fit, else stacked")
    func sideBySide() {
        var value = layout
        value.prefersSideBySide = true
        let wide = value.frames(width: 300)
        #expect(wide.isSideBySide)
        #expect(wide.text == CGRect(x: 20, y: 11, width: 100, height: 20))
        #expect(wide.secondary == CGRect(x: 220, y: 14, width: 60, height: 14))
        #expect(wide.size == CGSize(width: 300, height: 42))
        value.textBaseline = 16
        value.secondaryBaseline = 11
        #expect(value.frames(width: 300).secondary?.minY == 16, "on the text's line")
        #expect(value.frames(width: 40 + 168).isSideBySide, "exactly fitting")
        let narrow = value.frames(width: 40 + 167)
        #expect(!narrow.isSideBySide)
        #expect(narrow.text == CGRect(x: 20, y: 11, width: 167, height: 20))
        #expect(narrow.secondary == CGRect(x: 20, y: 34, width: 167, height: 14))
        #expect(narrow.size.height == 59)
    }

    @Test("content stands in the middle of a higher view, an image before it")
    func image() {
        var list = layout
        list.secondary = nil
        list.image = CGSize(width: 26, height: 26)
        list.imageBox = CGSize(width: 24, height: 22)
        let frames = list.frames(width: 393, height: 44)
        #expect(frames.image == CGRect(x: 19, y: 9, width: 26, height: 26))
        #expect(frames.text == CGRect(x: 60, y: 12, width: 313, height: 20))
        list.text = nil
        #expect(list.frames(width: nil).size == CGSize(width: 20 + 24 + 20, height: 44))
    }

    @Test("more text needs more height, never less, at every width", arguments: [true, false])
    func monotone(sideBySide: Bool) {
        var list = layout
        list.prefersSideBySide = sideBySide
        var last = CGFloat.infinity
        for width in stride(from: CGFloat(50), through: 400, by: 1) {
            let frames = list.frames(width: width)
            #expect(frames.size.height <= last)
            last = frames.size.height
            let texts = [frames.text, frames.secondary].compactMap { $0 }
            for text in texts { #expect(text.minX >= 20 && text.maxX <= max(width - 20, 20) + 0.001) }
            #expect(!texts[0].intersects(texts[1]))
        }
    }

    @Test("a view in a stack is as high as its texts need for the stack's width")
    func inStack() async throws {
        let stage = try await CellStage(scale: 2)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = String(repeating: "many words ", count: 12)
        content.secondaryText = "Second"
        let view = UIListContentView(configuration: content)
        let stack = UIStackView(arrangedSubviews: [view])
        stack.axis = .vertical
        let height = stack.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        #expect(height > 150)
        stage.add(stack, height: height)
        try await stage.turn()
        #expect(view.parts.text!.frame.maxY < view.parts.secondary!.frame.minY)
    }

    @Test("the text's guide has the text's frame, and constraints may use it")
    func guide() async throws {
        let stage = try await CellStage()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.place = CellStage.plain()
        var content = UIListContentConfiguration.cell()
        content.text = "Title"
        content.image = UIImage(systemName: "star")
        cell.contentConfiguration = content
        stage.add(cell)
        let list = try #require(cell.contentView as? UIListContentView)
        let guide = try #require(list.textLayoutGuide)
        let mark = UIView()
        mark.translatesAutoresizingMaskIntoConstraints = false
        list.addSubview(mark)
        NSLayoutConstraint.activate([
            mark.leadingAnchor.constraint(equalTo: guide.leadingAnchor), mark.topAnchor.constraint(equalTo: list.topAnchor),
            mark.widthAnchor.constraint(equalToConstant: 5), mark.heightAnchor.constraint(equalToConstant: 5),
        ])
        try await stage.turn()
        let shown = try #require(list.parts.text?.frame)
        #expect(abs(guide.layoutFrame.minY - shown.minY) < 0.001)
        #expect(guide.layoutFrame.minX == shown.minX)
        #expect(guide.layoutFrame.size == shown.size)
        #expect(mark.frame.minX == 60)
        #expect(cell.separatorInset.left == 60)
        #expect(abs(cell.frame.height - (44 + 1.0 / 3)) < 0.001)
    }

    @Test("an image shrinks to the largest size in proportion; a reserved size centres it")
    func imageSizes() {
        var content = UIListContentConfiguration.cell()
        content.text = "Title"
        content.image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in }
        content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
        let view = UIListContentView(configuration: content)
        #expect(view.contentLayout.image == CGSize(width: 40, height: 20))
        #expect(view.contentLayout.imageBox == CGSize(width: 40, height: 20))
        content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 30)
        view.configuration = content
        #expect(view.contentLayout.imageBox == CGSize(width: 60, height: 30))
        #expect(view.contentLayout.frames(width: 300).text?.minX == 92)
    }

    @Test("the background's insets, margins, corners, stroke, image and own view are placed")
    func background() async throws {
        let stage = try await CellStage(scale: 1)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.place = CellStage.plain()
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .red
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 0)
        background.edgesAddingLayoutMarginsToBackgroundInsets = [.trailing]
        background.cornerRadius = 8
        background.strokeColor = .blue
        background.strokeWidth = 2
        cell.backgroundConfiguration = background
        stage.add(cell, height: 60)
        let picture = try await stage.picture("background")
        #expect(picture[100, 30] == 0xFFFF_0000)
        #expect(picture[100, 5] == 0xFF00_00FF, "the stroke")
        #expect(picture[9, 30] == 0xFFF2_F2F7, "left of the inset")
        #expect(picture[374, 30] == 0xFFF2_F2F7, "in the margin")
        #expect(picture[371, 30] == 0xFF00_00FF)
        #expect(picture[10, 4] == 0xFFF2_F2F7, "the corner")
    }
}
