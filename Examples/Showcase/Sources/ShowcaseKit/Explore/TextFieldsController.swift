// Text fields: borders, formatting while typing, accessory and input views, and room for the keyboard.
import UIKit

/// A form whose fields follow each other with return, and a log of what they tell.
@MainActor
final class TextFieldsController: PanelController, UITextFieldDelegate {
    private let report = UILabel()
    private let name = UITextField()
    private let mail = UITextField()
    private let password = UITextField()
    private let card = UITextField()
    private let colour = UITextField()
    private var borders: [UITextField] = []
    private var rows: [ObjectIdentifier: (UIView) -> Void] = [:]
    private var tokens: [any NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let heading = addPanel("Last event", height: 44)
        report.text = "Tap a field"
        report.accessibilityIdentifier = "fields-report"
        heading.addSubview(report)
        report.follow(.body)
        rows[ObjectIdentifier(heading)] = { [weak self] content in
            guard let self else { return }
            fit(content, max(44, report.height(in: content.bounds.width - 32) + 16))
            report.frame = content.bounds.insetBy(dx: 16, dy: 0)
        }
        addForm()
        addFormats()
        addBorders()
        followKeyboard()
    }

    override func layoutContent(of content: UIView) { rows[ObjectIdentifier(content)]?(content) }

    // MARK: Panels

    private func addForm() {
        let panel = addPanel("A form: Return moves on", height: 148)
        name.placeholder = "Name"
        name.autocapitalizationType = .words
        name.textContentType = .name
        name.returnKeyType = .next
        mail.placeholder = "Email"
        mail.keyboardType = .emailAddress
        mail.autocorrectionType = .no
        mail.returnKeyType = .next
        password.placeholder = "Password"
        password.isSecureTextEntry = true
        password.returnKeyType = .done
        let fields = [name, mail, password]
        for (field, id) in zip(fields, ["name", "mail", "password"]) {
            field.accessibilityIdentifier = id
            field.borderStyle = .roundedRect
            field.clearButtonMode = .whileEditing
            field.delegate = self
            field.addAction(
                UIAction { [weak self] action in
                    let count = (action.sender as? UITextField)?.text?.count ?? 0
                    self?.report.text = "\(id): \(count) characters"
                }, for: .editingChanged)
            panel.addSubview(field)
        }
        rows[ObjectIdentifier(panel)] = { [weak self] in self?.place(fields, in: $0, foot: 14) }
    }

    /// Fields that grow with the text, in columns.
    private func place(_ fields: [UITextField], in content: UIView, columns: Int = 1, foot: CGFloat) {
        for field in fields where !field.adjustsFontForContentSizeCategory {
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
        }
        let height = fields.map { $0.intrinsicContentSize.height.rounded(.up) }.reduce(34, max)
        let width = (content.bounds.width - 16) / CGFloat(columns) - 16
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(
                x: 16 + CGFloat(index % columns) * (width + 16), y: 12 + CGFloat(index / columns) * (height + 10),
                width: width, height: height)
        }
        fit(content, 2 + CGFloat(fields.count / columns) * (height + 10) + foot)
    }

    private func addFormats() {
        let panel = addPanel("Formats, side views, input views", height: 104)
        card.placeholder = "1234 5678"
        // Groups of digits keep their order where the interface runs from right to left.
        card.semanticContentAttribute = .forceLeftToRight
        card.keyboardType = .numberPad
        card.accessibilityIdentifier = "card"
        card.delegate = self
        card.leftView = icon(.systemTeal)
        card.leftViewMode = .always
        card.inputAccessoryView = bar()
        colour.text = "Blue"
        colour.accessibilityIdentifier = "colour"
        colour.textAlignment = .center
        colour.inputView = palette()
        for field in [card, colour] {
            field.borderStyle = .roundedRect
            panel.addSubview(field)
        }
        rows[ObjectIdentifier(panel)] = { [weak self] content in
            guard let self else { return }
            place([card, colour], in: content, foot: 14)
        }
    }

    private func addBorders() {
        let panel = addPanel("Borders", height: 104)
        for style in [UITextField.BorderStyle.none, .line, .bezel, .roundedRect] {
            let field = UITextField()
            field.borderStyle = style
            field.placeholder = ["None", "Line", "Bezel", "Rounded"][style.rawValue]
            borders.append(field)
            panel.addSubview(field)
        }
        rows[ObjectIdentifier(panel)] = { [weak self] content in
            guard let self else { return }
            place(borders, in: content, columns: hasLargeText ? 1 : 2, foot: 14)
        }
    }

    private func icon(_ color: UIColor) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 22, height: 16))
        view.backgroundColor = color
        view.layer.cornerRadius = 3
        return view
    }

    /// A bar above the keyboard with a button that ends the editing.
    private func bar() -> UIView {
        let bar = UIView()
        bar.backgroundColor = .secondarySystemBackground
        let button = UIButton(type: .system)
        button.setTitle("Done", for: .normal)
        button.accessibilityIdentifier = "bar-done"
        button.titleLabel?.follow(.subheadline)
        let size = button.intrinsicContentSize
        button.frame = CGRect(x: 0, y: 0, width: max(80, size.width + 16), height: max(44, size.height))
        bar.frame = CGRect(x: 0, y: 0, width: 320, height: button.frame.height)
        button.addAction(UIAction { [weak self] _ in self?.view.endEditing(true) }, for: .touchUpInside)
        bar.addSubview(button)
        return bar
    }

    /// Colours to choose from in place of the keyboard.
    private func palette() -> UIView {
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 180))
        board.backgroundColor = .secondarySystemBackground
        let colours: [(String, UIColor)] = [
            ("Red", .systemRed), ("Orange", .systemOrange), ("Green", .systemGreen), ("Blue", .systemBlue),
        ]
        for (index, (name, color)) in colours.enumerated() {
            let swatch = UIButton(type: .custom)
            swatch.backgroundColor = color
            swatch.layer.cornerRadius = 12
            swatch.accessibilityLabel = name
            swatch.frame = CGRect(x: 24 + CGFloat(index) * 84, y: 36, width: 68, height: 68)
            swatch.addAction(
                UIAction { [weak self] _ in
                    self?.colour.text = name
                    self?.colour.textColor = color
                }, for: .touchUpInside)
            board.addSubview(swatch)
        }
        return board
    }

    // MARK: The keyboard's room

    private func followKeyboard() {
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null
                MainActor.assumeIsolated { self?.keyboardMoves(to: end) }
            }
            tokens.append(token)
        }
    }

    private func keyboardMoves(to end: CGRect) {
        guard let window = view.window else { return }
        let covered = max(0, window.bounds.maxY - end.minY - view.safeAreaInsets.bottom + additionalSafeAreaInsets.bottom)
        UIView.animate(withDuration: 0.25) {
            self.additionalSafeAreaInsets.bottom = covered
            self.view.layoutIfNeeded()
        }
    }

    // MARK: UITextFieldDelegate

    func textFieldDidBeginEditing(_ textField: UITextField) {
        report.text = "\(textField.accessibilityIdentifier ?? "field") begins"
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        switch textField {
        case name: mail.becomeFirstResponder()
        case mail: password.becomeFirstResponder()
        default: textField.resignFirstResponder()
        }
        return true
    }

    /// A card's number in groups of four.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard textField === card, let text = textField.text, let span = Range(range, in: text) else { return true }
        let digits = text.replacingCharacters(in: span, with: string).filter(\.isNumber).prefix(16)
        textField.text = stride(from: 0, to: digits.count, by: 4).map {
            String(digits.dropFirst($0).prefix(4))
        }.joined(separator: " ")
        return false
    }
}
