// The page that comes and goes: a form of rows and a button, which knows how many of its kind live.
public import UIKit

@MainActor public final class FormController: UIViewController {
    /// Controllers that were made and are not gone.
    public nonisolated(unsafe) private(set) static var living = 0

    private let rows: Int

    public init(_ title: String, rows: Int = 12) {
        self.rows = rows
        super.init(nibName: nil, bundle: nil)
        self.title = title
        Self.living += 1
    }

    public required init?(coder: NSCoder) { nil }

    deinit { Self.living -= 1 }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for row in 0..<rows {
            let label = UILabel(frame: CGRect(x: 20, y: 120 + row * 44, width: 220, height: 30))
            label.text = "Row \(row) of \(title ?? "")"
            view.addSubview(label)
        }
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 680, width: 220, height: 44)
        button.setTitle("Continue", for: .normal)
        view.addSubview(button)
    }
}
