import UIKit

@IBDesignable
class BadgeView: UIView {
    @IBInspectable var radius: CGFloat = 3
    @IBInspectable private var name: String? { didSet { setNeedsDisplay() } }
}

final class ViewController: UIViewController {
    @IBOutlet private weak var label: UILabel!
    @IBOutlet var views: [UIView]!
    @IBOutlet weak var badge: BadgeView?
    private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))

    @IBAction func save() { label.text = "saved" }
    @IBAction private func changed(_ sender: UISlider, forEvent event: UIEvent) {}
    @objc private func tapped(_ recognizer: UITapGestureRecognizer) {}
    @objc func keyboard(_ notification: Notification) {}

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(tap)
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(save), for: .touchUpInside)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboard), name: UIResponder.keyboardWillShowNotification, object: nil)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "End", style: .plain, target: view, action: #selector(UIView.endEditing(_:)))
    }
}
