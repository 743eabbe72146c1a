// Overrides in an extension of an own class.
// Apple: "UIViewController", preferredStatusBarStyle.
import UIKit

public class HomeController: UIViewController {
    public private(set) var log: [String] = []
    func note(_ text: String) { log.append(text) }
}

extension HomeController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        note("loaded")
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("appears \(animated)")
    }

    public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    public override var title: String? {
        get { "Home: \(super.title ?? "")" }
        set { super.title = newValue }
    }
}
