// A bar button item sends its action to its target, through the application.
// Apple: "UIBarButtonItem", init(title:style:target:action:).
import UIKit

public class EditorController: UIViewController {
    public private(set) var isDone = false

    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(done))
    }

    @objc func done() { isDone = true }
}
