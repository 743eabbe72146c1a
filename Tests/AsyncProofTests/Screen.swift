// The screen on which the asynchronous shapes show what comes of them.
import Testing
import UIKit

/// A button, two lines of text, a picture and a spinner.
@MainActor final class Screen: UIViewController {
    let line = UILabel()
    let status = UILabel()
    let image = UIImageView()
    let spinner = UIActivityIndicatorView(style: .medium)
    let field = UITextField()
    private let stack = UIStackView()
    /// What the button does.
    var go: (@MainActor (Screen) -> Void)?
    /// What a shape has to keep.
    var kept: [Any] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let button = UIButton(configuration: .filled(), primaryAction: nil)
        button.setTitle("Go", for: .normal)
        button.addAction(UIAction { [weak self] _ in self.map { $0.go?($0) } }, for: .touchUpInside)
        line.text = "nothing yet"
        status.text = "idle"
        field.placeholder = "Search"
        stack.axis = .vertical
        stack.spacing = 6
        stack.alignment = .center
        for view in [button, line, status, image, field, spinner] as [UIView] { stack.addArrangedSubview(view) }
        stack.frame = view.bounds.insetBy(dx: 8, dy: 8)
        view.addSubview(stack)
    }

    /// Shows a text; numbers and more as they print themselves.
    func show(_ value: some Sendable) { line.text = "\(value)" }
    /// The same after what stands there.
    func append(_ value: some Sendable) { line.text = (line.text == "nothing yet" ? "" : line.text ?? "") + "\(value)" }

    /// A square of one colour, as an image that was loaded.
    func show(square color: UIColor) {
        image.image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
        }
    }
}

/// One way in which apps wait, and the same without waiting.
struct Shape: Sendable, CustomTestStringConvertible {
    let name: String
    /// Begins on a tap of the button and ends some time later.
    let begin: @MainActor @Sendable (Screen) -> Void
    /// Ends with the same picture at once.
    let twin: @MainActor @Sendable (Screen) -> Void

    init(
        _ name: String, _ begin: @escaping @MainActor @Sendable (Screen) -> Void,
        twin: @escaping @MainActor @Sendable (Screen) -> Void
    ) {
        self.name = name
        self.begin = begin
        self.twin = twin
    }

    var testDescription: String { name }

    static var all: [Shape] { tasks + streams + dispatch + threads + timers + models + network }
}
