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
        words.numberOfLines = 0
        words.font = .systemFont(ofSize: 15)
        words.accessibilityIdentifier = "traits"
        panel.addSubview(words)
        rows[ObjectIdentifier(panel)] = { [words] in words.frame = $0.bounds.insetBy(dx: 16, dy: 8) }
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
        let panel = addPanel("Overrides on a part", height: 216)
        board.backgroundColor = .systemBackground
        board.layer.cornerRadius = 10
        board.layer.cornerCurve = .continuous
        board.accessibilityIdentifier = "board"
        leading.text = "Begins at the leading edge"
        leading.font = .systemFont(ofSize: 15)
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
        let titles = ["Dark", "Contrast", "Turn round", "Accent"]
        let changes: [(inout any UITraitOverrides) -> Void] = [
            { Self.toggle(&$0, UITraitUserInterfaceStyle.self) { $0.userInterfaceStyle = .dark } },
            { Self.toggle(&$0, UITraitAccessibilityContrast.self) { $0.accessibilityContrast = .high } },
            { Self.toggle(&$0, UITraitLayoutDirection.self) { $0.layoutDirection = .rightToLeft } },
            { Self.toggle(&$0, AccentTrait.self) { $0[AccentTrait.self] = .systemOrange } },
        ]
        for (index, button) in buttons.enumerated() {
            button.setTitle(titles[index], for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 15)
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
        board.frame = CGRect(x: 12, y: 12, width: content.bounds.width - 24, height: 148)
        let inner = board.bounds.insetBy(dx: 12, dy: 10)
        leading.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: 22)
        slider.frame = CGRect(x: inner.minX, y: inner.minY + 28, width: inner.width, height: 34)
        let turned = board.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = (inner.width - 24) / 4
        for (index, swatch) in swatches.enumerated() {
            let place = CGFloat(turned ? 3 - index : index)
            swatch.frame = CGRect(x: inner.minX + place * (width + 8), y: inner.minY + 74, width: width, height: 52)
        }
        let part = (content.bounds.width - 16) / 4
        for (index, button) in buttons.enumerated() {
            button.frame = content.mirrored(CGRect(x: 8 + CGFloat(index) * part, y: 166, width: part, height: 44))
        }
    }

    // MARK: Styles

    private func addStyles() {
        StyledLabel.appearance().textColor = .systemIndigo
        StyledLabel.appearance().font = .systemFont(ofSize: 17, weight: .semibold)
        StyledLabel.appearance(whenContainedInInstancesOf: [Ticket.self]).textColor = .white
        Ticket.appearance().backgroundColor = .systemIndigo
        let panel = addPanel("Appearance proxies", height: 108)
        ticket.layer.cornerRadius = 10
        styled[0].text = "As all of its class"
        styled[1].text = "With a colour of its own"
        styled[1].textColor = .systemPink
        styled[2].text = "In a ticket"
        ticket.addSubview(styled[2])
        for view in [styled[0], styled[1], ticket] { panel.addSubview(view) }
        rows[ObjectIdentifier(panel)] = { [styled, ticket] content in
            let width = content.bounds.width
            styled[0].frame = CGRect(x: 16, y: 8, width: width - 32, height: 26)
            styled[1].frame = CGRect(x: 16, y: 34, width: width - 32, height: 26)
            ticket.frame = CGRect(x: 12, y: 64, width: width - 24, height: 36)
            styled[2].frame = ticket.bounds.insetBy(dx: 12, dy: 4)
        }
    }
}
