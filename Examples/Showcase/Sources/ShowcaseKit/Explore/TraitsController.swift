// Traits of this screen, overrides on a part of it, a trait of one's own, and styles for every view of a class.
import UIKit

/// A trait of the Showcase's own: the colour of what stands out.
private struct AccentTrait: UITraitDefinition {
    static let defaultValue = UIColor.systemBlue
    static let affectsColorAppearance = true
    static let name = "Accent"
}

/// Looks as its proxies say, by what it stands in.
private final class StyledLabel: UILabel {}
private final class Ticket: UIView {}

/// Traits in words, a board with overrides, appearance proxies.
@MainActor
final class TraitsController: PanelController {
    private let words = UILabel()
    private let board = UIView()
    private let leading = UILabel()
    private let slider = UISlider()
    private let swatches = (0..<4).map { _ in UIView() }
    private let buttons = (0..<4).map { _ in UIButton(type: .system) }
    private let styled = (0..<3).map { _ in StyledLabel() }
    private let ticket = Ticket()
    private var rows: [ObjectIdentifier: (UIView) -> Void] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        addWords()
        addBoard()
        addStyles()
        let all: [UITrait] = [
            UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self, UITraitAccessibilityContrast.self,
        ]
        registerForTraitChanges(all) { (controller: TraitsController, _) in controller.tell() }
        tell()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        tell()
    }

    override func layoutContent(of content: UIView) { rows[ObjectIdentifier(content)]?(content) }

    private func addWords() {
        let panel = addPanel("This screen", height: 108)
        words.follow(.subheadline)
        words.accessibilityIdentifier = "traits"
        panel.addSubview(words)
        rows[ObjectIdentifier(panel)] = { [weak self] content in
            guard let self else { return }
            fit(content, max(108, words.height(in: content.bounds.width - 32) + 16))
            words.frame = content.bounds.insetBy(dx: 16, dy: 8)
        }
    }

    private func tell() {
        let traits = traitCollection
        func size(_ value: UIUserInterfaceSizeClass) -> String { value == .regular ? "regular" : "compact" }
        let text = traits.preferredContentSizeCategory.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
        words.text = """
            \(traits.userInterfaceStyle == .dark ? "Dark" : "Light"), \(traits.accessibilityContrast == .high ? "more" : "ordinary") contrast
            \(size(traits.horizontalSizeClass)) width, \(size(traits.verticalSizeClass)) height, scale \(Int(traits.displayScale))
            Text size \(text)
            From \(traits.layoutDirection == .rightToLeft ? "right to left" : "left to right")
            """
        view.setNeedsLayout()
    }

    // MARK: Overrides

    private func addBoard() {
        let panel = addPanel("Overrides for a subview", height: 216)
        board.backgroundColor = .systemBackground
        board.layer.cornerRadius = 10
        board.layer.cornerCurve = .continuous
        board.accessibilityIdentifier = "board"
        leading.text = "Starts at the leading edge"
        leading.follow(.subheadline)
        slider.value = 0.3
        let accent = UIColor { $0[AccentTrait.self] }
        let colours: [UIColor] = [.systemBlue, .systemGreen, .secondarySystemBackground, accent]
        for (swatch, colour) in zip(swatches, colours) {
            swatch.backgroundColor = colour
            swatch.layer.cornerRadius = 8
            board.addSubview(swatch)
        }
        for view in [leading, slider] { board.addSubview(view) }
        panel.addSubview(board)
        let titles = ["Dark", "Contrast", "Mirror", "Accent"]
        let changes: [(inout any UITraitOverrides) -> Void] = [
            { Self.toggle(&$0, UITraitUserInterfaceStyle.self) { $0.userInterfaceStyle = .dark } },
            { Self.toggle(&$0, UITraitAccessibilityContrast.self) { $0.accessibilityContrast = .high } },
            { Self.toggle(&$0, UITraitLayoutDirection.self) { $0.layoutDirection = .rightToLeft } },
            { Self.toggle(&$0, AccentTrait.self) { $0[AccentTrait.self] = .systemOrange } },
        ]
        for (index, button) in buttons.enumerated() {
            button.setTitle(titles[index], for: .normal)
            button.followTitle(.subheadline)
            button.accessibilityIdentifier = "override-\(index)"
            button.addAction(
                UIAction { [weak self] _ in
                    guard let self else { return }
                    var overrides: any UITraitOverrides = board.traitOverrides
                    changes[index](&overrides)
                    board.traitOverrides = overrides
                    view.setNeedsLayout()
                }, for: .touchUpInside)
            panel.addSubview(button)
        }
        rows[ObjectIdentifier(panel)] = { [weak self] in self?.layoutBoard(in: $0) }
    }

    private static func toggle(
        _ overrides: inout any UITraitOverrides, _ trait: UITrait, _ set: (inout any UITraitOverrides) -> Void
    ) {
        overrides.contains(trait) ? overrides.remove(trait) : set(&overrides)
    }

    private func layoutBoard(in content: UIView) {
        let line = max(22, leading.height(in: content.bounds.width - 48))
        board.frame = CGRect(x: 12, y: 12, width: content.bounds.width - 24, height: 126 + line)
        let inner = board.bounds.insetBy(dx: 12, dy: 10)
        leading.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: line)
        slider.frame = CGRect(x: inner.minX, y: inner.minY + line + 6, width: inner.width, height: 34)
        let turned = board.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = (inner.width - 24) / 4
        for (index, swatch) in swatches.enumerated() {
            let place = CGFloat(turned ? 3 - index : index)
            swatch.frame = CGRect(x: inner.minX + place * (width + 8), y: inner.minY + line + 52, width: width, height: 52)
        }
        let columns = hasLargeText ? 1 : 4
        let part = (content.bounds.width - 16) / CGFloat(columns)
        let height = buttons.map { $0.height(in: part) }.reduce(44, max)
        for (index, button) in buttons.enumerated() {
            button.frame = content.mirrored(
                CGRect(
                    x: 8 + CGFloat(index % columns) * part, y: board.frame.maxY + 6 + CGFloat(index / columns) * height,
                    width: part, height: height))
        }
        fit(content, board.frame.maxY + 12 + CGFloat(4 / columns) * height)
    }

    // MARK: Styles

    private func addStyles() {
        StyledLabel.appearance().textColor = .systemIndigo
        StyledLabel.appearance().font = .preferredFont(forTextStyle: .headline)
        StyledLabel.appearance(whenContainedInInstancesOf: [Ticket.self]).textColor = .white
        Ticket.appearance().backgroundColor = .systemIndigo
        let panel = addPanel("Appearance proxies", height: 108)
        ticket.layer.cornerRadius = 10
        styled[0].text = "Like all labels of its class"
        styled[1].text = "With its own color"
        styled[1].textColor = .systemPink
        styled[2].text = "In a ticket"
        ticket.addSubview(styled[2])
        for label in styled {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        for view in [styled[0], styled[1], ticket] { panel.addSubview(view) }
        rows[ObjectIdentifier(panel)] = { [weak self, styled, ticket] content in
            let width = content.bounds.width
            var y: CGFloat = 8
            for label in styled.prefix(2) {
                let height = max(26, label.height(in: width - 32))
                label.frame = CGRect(x: 16, y: y, width: width - 32, height: height)
                y += height
            }
            ticket.frame = CGRect(x: 12, y: y + 4, width: width - 24, height: max(36, styled[2].height(in: width - 48) + 8))
            styled[2].frame = ticket.bounds.insetBy(dx: 12, dy: 4)
            self?.fit(content, ticket.frame.maxY + 8)
        }
    }
}
