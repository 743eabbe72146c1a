// A controller whose file has an umlaut in its name.
// Apple: "UIViewController".
import UIKit

class OverviewController: UIViewController {
    let button = UIButton(type: .system)
    private(set) var größe = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: #selector(erhöhen), for: .touchUpInside)
    }

    @objc private func erhöhen() { größe += 1 }
}
