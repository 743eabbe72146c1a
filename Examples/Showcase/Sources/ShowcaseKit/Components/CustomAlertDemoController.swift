// Alerts with any content over a photo: stars, a field above the keyboard, long terms, several in a line.
import SafeUIKit
import UIKit

/// A button an alert, the colours they have, and what was chosen last.
@MainActor
final class CustomAlertDemoController: UIViewController {
    private let photo = PhotoView(number: 2)
    private let report = UILabel(onGlass: "Nothing chosen yet")
    private var colors = AlertColors()
    private var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addFilling(photo)
        report.accessibilityIdentifier = "custom-report"
        report.textAlignment = .center
        let choice = UISegmentedControl(choice: ["UIKit’s colours", "Paper", "Ink"], "custom-colors") { [weak self] in
            self?.colors = Self.palettes[$0]
        }
        let buttons: [UIButton] = [
            UIButton(calls: "Stars", "custom-stars", .filled()) { [weak self] in self?.rate() },
            UIButton(calls: "A field", "custom-field", .filled()) { [weak self] in self?.rename() },
            UIButton(calls: "Long terms", "custom-terms", .filled()) { [weak self] in self?.agree() },
            UIButton(calls: "Three in a queue", "custom-line", .filled()) { [weak self] in self?.queue() },
        ]
        let grid = UIStackView(column: [
            TurningStack(row: Array(buttons[..<2])), TurningStack(row: Array(buttons[2...])),
        ])
        let foot = UIVisualEffectView(pane: .systemChromeMaterial, cornerRadius: 16)
        foot.contentView.addFilling(UIStackView(column: [report, choice, grid], spacing: 10), inset: 12)
        view.addConstrained(foot)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            foot.centerXAnchor.constraint(equalTo: area.centerXAnchor),
            foot.widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor, constant: -32),
            foot.widthAnchor.constraint(equalToConstant: 520).at(.defaultHigh),
            foot.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
        ])
    }

    private static let palettes: [AlertColors] = [
        AlertColors(),
        palette(light: (0.98, 0.95, 0.87), dark: (0.25, 0.21, 0.16), line: .systemBrown),
        palette(
            light: (0.88, 0.93, 0.99), dark: (0.08, 0.12, 0.24), line: .systemBlue,
            dimming: UIColor(red: 0, green: 0, blue: 0.25, alpha: 0.45)),
    ]

    /// Colours after a ground's; a button under a finger is a little darker in light and brighter in dark.
    private static func palette(
        light: (CGFloat, CGFloat, CGFloat), dark: (CGFloat, CGFloat, CGFloat), line: UIColor, dimming: UIColor? = nil
    ) -> AlertColors {
        func ground(_ change: CGFloat) -> UIColor {
            UIColor { traits in
                let isDark = traits.userInterfaceStyle == .dark
                let color = isDark ? dark : light, change = isDark ? change : -change
                return UIColor(red: color.0 + change, green: color.1 + change, blue: color.2 + change, alpha: 1)
            }
        }
        return AlertColors(background: ground(0), line: line, pressed: ground(0.07), dimming: dimming)
    }

    private func say(_ words: String) { report.text = words }

    private func alert(_ title: String, _ message: String?, _ content: UIView?) -> CustomAlertController {
        let alert = CustomAlertController(title: title, message: message, content: content)
        alert.colors = colors
        return alert
    }

    // MARK: Alerts

    /// Nothing can be sent before a star is touched.
    private func rate() {
        let stars = StarRow()
        let alert = alert("Rate This Picture", "What do you think of it?", stars)
        let send = CustomAlertAction("Send") { [weak self] _ in self?.say("Rated \(stars.value) of 5") }
        send.isEnabled = false
        stars.addAction(UIAction { _ in send.isEnabled = stars.value > 0 }, for: .valueChanged)
        alert.addAction(CustomAlertAction("Not Now", style: .cancel) { [weak self] _ in self?.say("Not rated") })
        alert.addAction(send)
        alert.preferredAction = send
        alert.show(over: self)
    }

    private func rename() {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        field.accessibilityIdentifier = "custom-name"
        let alert = alert("Name This Picture", nil, field)
        let save = CustomAlertAction("Save") { [weak self] _ in self?.say("Named “\(field.text ?? "")”") }
        save.isEnabled = false
        field.addAction(UIAction { _ in save.isEnabled = !(field.text ?? "").isEmpty }, for: .editingChanged)
        alert.addAction(CustomAlertAction("Cancel", style: .cancel) { [weak self] _ in self?.say("Not named") })
        alert.addAction(save)
        alert.preferredAction = save
        alert.show(over: self) { field.becomeFirstResponder() }
    }

    /// What is too tall for the screen scrolls; the buttons stay.
    private func agree() {
        let terms = UILabel(
            (1...14).map { "\($0). Whoever looks at this picture looks at it as it is, and leaves it as it was." }
                .joined(separator: "\n"), .footnote)
        let alert = alert("Terms", nil, terms)
        for (title, style) in [("Disagree", UIAlertAction.Style.cancel), ("Agree", .default)] {
            alert.addAction(CustomAlertAction(title, style: style) { [weak self] in self?.say("\($0.title)d") })
        }
        alert.show(over: self)
    }

    /// Two alerts and an error between them: they wait for each other.
    private func queue() {
        log = []
        let number = { [weak self] (name: String) -> Void in
            guard let self else { return }
            log.append(name)
            say(log.joined(separator: ", then "))
        }
        let first = alert("The First", "The others wait until this one is gone.", nil)
        first.addAction(CustomAlertAction("Next") { _ in number("first") })
        first.show(over: self)
        presentError(SourceRefuses()) { _ in number("error") }
        let last = alert("The Last", nil, nil)
        last.addAction(CustomAlertAction("Done") { _ in number("last") })
        last.show(over: self)
    }
}
