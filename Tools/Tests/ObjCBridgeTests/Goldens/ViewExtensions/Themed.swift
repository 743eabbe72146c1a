import UIKit

extension UIViewController {
    @objc func configure(_ name: String) { title = name }
    @objc var isThemed: Bool { false }
    @objc func endAll() { view.endEditing(true) }
}

class Themed: UIViewController {
    override func configure(_ name: String) { super.configure(name + "!") }
    override var isThemed: Bool { true }
}

final class List<Item>: UIViewController {
    let button = UIButton()
    func connect() { button.addTarget(self, action: #selector(tapped), for: .touchUpInside) }
    @objc private func tapped(_ sender: UIButton) {}
}

extension Themed {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        configure("shown")
    }
}
