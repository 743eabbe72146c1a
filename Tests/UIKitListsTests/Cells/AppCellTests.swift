// Cells as apps write them, with `import UIKit` alone.
// Sources: api_usage.csv for what real code calls; lists.md L54, L55.
import Testing
import UIKit
import UIKitTesting

/// A cell with its own label, as most apps have one.
private final class BadgeCell: UITableViewCell {
    let badge = UILabel()
    var log: [String] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        badge.translatesAutoresizingMaskIntoConstraints = false
        badge.numberOfLines = 0
        contentView.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            badge.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            badge.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
        selectionStyle = .none
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        log.append("selected \(selected)")
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        contentView.alpha = highlighted ? 0.5 : 1
    }
    override func prepareForReuse() {
        super.prepareForReuse()
        badge.text = nil
    }
    override var accessoryType: UITableViewCell.AccessoryType {
        didSet { log.append("accessory \(accessoryType.rawValue)") }
    }
}

/// A content configuration of the app's own.
private struct ProfileContent: UIContentConfiguration {
    var name: String
    var isBold = false

    func makeContentView() -> UIView & UIContentView { ProfileView(self) }
    func updated(for state: UIConfigurationState) -> ProfileContent {
        var copy = self
        if let state = state as? UICellConfigurationState { copy.isBold = state.isSelected || state.isHighlighted }
        return copy
    }
}

private final class ProfileView: UIView, UIContentView {
    private let label = UILabel()
    var configuration: UIContentConfiguration {
        didSet { apply() }
    }

    init(_ content: ProfileContent) {
        configuration = content
        super.init(frame: .zero)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 30),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -30),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        apply()
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func apply() {
        guard let content = configuration as? ProfileContent else { return }
        label.text = content.name
        label.font = content.isBold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    }
    var shownFont: UIFont { label.font }
}

@MainActor @Suite("cells of apps", .harness) struct AppCellTests {
    // Covers: UITableViewCell.init(style:reuseIdentifier:), UITableViewCell.setSelected, UITableViewCell.setHighlighted
    // Covers: UITableViewCell.prepareForReuse, UITableViewCell.accessoryType, UITableViewCell.contentView
    @Test("a cell with a label and constraints grows with its text")
    func ownCell() async throws {
        let stage = try await CellStage(scale: 2)
        let cell = BadgeCell(style: .default, reuseIdentifier: "badge")
        cell.badge.text = "One line"
        stage.add(cell)
        let one = cell.frame.height
        #expect(one == 44.5, "12 + 20.5 + 12")
        cell.badge.text = String(repeating: "many words and more ", count: 10)
        stage.add(cell)
        #expect(cell.frame.height > one + 60)
        try await stage.turn()
        #expect(cell.badge.frame.maxX == cell.contentView.bounds.width - 16)
        cell.setHighlighted(true, animated: false)
        #expect(cell.contentView.alpha == 0.5)
        cell.setSelected(true, animated: true)
        cell.accessoryType = .checkmark
        #expect(cell.log == ["selected true", "accessory 3"])
        cell.prepareForReuse()
        #expect(cell.badge.text == nil)
    }

    // Covers: UITableViewCell.contentConfiguration, UIContentConfiguration.makeContentView(), UIContentConfiguration.updated(for:)
    @Test("an app's own content configuration makes its view once and follows the state")
    func ownContent() async throws {
        let stage = try await CellStage(scale: 2)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let content = ProfileContent(name: "Ada")
        #expect(!content.updated(for: cell.configurationState).isBold)
        #expect(content.makeContentView() is ProfileView)
        cell.contentConfiguration = content
        let view = try #require(cell.contentView as? ProfileView)
        stage.add(cell)
        #expect(cell.frame.height == 80.5)
        cell.isSelected = true
        try await stage.turn()
        #expect(cell.contentView === view)
        #expect(view.shownFont == .boldSystemFont(ofSize: 17))
        cell.contentConfiguration = ProfileContent(name: "Bo")
        #expect(cell.contentView === view)
        cell.contentConfiguration = UIListContentConfiguration.cell()
        #expect(cell.contentView !== view)
        #expect(view.superview == nil)
    }

    @Test("a handler may give content by the state each time, and the layout comes to an end")
    func handler() async throws {
        let stage = try await CellStage()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var calls = 0
        cell.configurationUpdateHandler = { cell, state in
            calls += 1
            var content = cell.defaultContentConfiguration().updated(for: state)
            content.text = state.isSelected ? "Selected" : "Plain"
            content.textProperties.color = state.isSelected ? .systemRed : .label
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.listPlainCell()
            background.cornerRadius = state.isHighlighted ? 12 : 0
            cell.backgroundConfiguration = background
        }
        stage.add(cell)
        try await stage.turn()
        #expect(calls == 1)
        cell.isSelected = true
        try await stage.turn()
        #expect(calls == 2)
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Selected")
        #expect(cell.accessibilityLabel == "Selected")
    }
}
