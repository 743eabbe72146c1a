// Issue 7: controllers that come, move and go.
public import UIKit

/// A form of twelve rows and a button, which knows how many of its kind live.
@MainActor public final class FormController: UIViewController {
    /// Controllers that were made and are not gone.
    public nonisolated(unsafe) private(set) static var living = 0

    public init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        Self.living += 1
    }

    public required init?(coder: NSCoder) { nil }

    deinit { Self.living -= 1 }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for row in 0..<12 {
            let label = UILabel(frame: CGRect(x: 20, y: 120 + row * 44, width: 350, height: 30))
            label.text = "Row \(row) of \(title ?? "")"
            view.addSubview(label)
        }
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 680, width: 350, height: 44)
        button.setTitle("Continue", for: .normal)
        view.addSubview(button)
    }
}

/// A way for a controller to come and go, in a window of its own.
@MainActor public final class ControllerScreen {
    public enum Way: String, CaseIterable, Sendable { case push, present }

    public let screen: BenchScreen
    public let way: Way
    private let root: UINavigationController
    private var count = 0

    public init(_ way: Way) {
        self.way = way
        screen = BenchScreen()
        root = UINavigationController(rootViewController: FormController("Root"))
        screen.show(root)
    }

    /// Whether a controller is there that came.
    public var isOpen: Bool {
        switch way {
        case .push: root.viewControllers.count > 1
        case .present: root.presentedViewController != nil
        }
    }

    public func open(animated: Bool) {
        count += 1
        let form = FormController("\(count % 10)")
        switch way {
        case .push: root.pushViewController(form, animated: animated)
        case .present:
            form.modalPresentationStyle = .fullScreen
            root.present(form, animated: animated)
        }
        screen.turn()
    }

    public func close(animated: Bool) {
        switch way {
        case .push: _ = root.popViewController(animated: animated)
        case .present: root.dismiss(animated: animated)
        }
        screen.turn()
    }

    /// The next frame at 60 Hz.
    public func frame() {
        screen.pass(1.0 / 60)
        screen.turn()
    }

    /// Two seconds, in which every transition ends.
    public func settle() { for _ in 0..<120 { frame() } }
}
