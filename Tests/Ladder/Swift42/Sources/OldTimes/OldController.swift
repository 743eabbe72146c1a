// Code of 2018 in Swift 4.2: class-bound protocols by `class`, implicitly unwrapped outlets, selectors, hash values, no opaque types.
import UIKit

public protocol OldDelegate: class {
    func controllerDidFinish(_ controller: OldController)
}

public class OldController: UIViewController {
    public weak var delegate: OldDelegate?
    @IBOutlet public weak var titleLabel: UILabel!
    public private(set) var names: [String] = []
    @objc public dynamic var step = 0

    override public func viewDidLoad() {
        super.viewDidLoad()
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finish))
        navigationItem.rightBarButtonItems = [done]
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    deinit { NotificationCenter.default.removeObserver(self) }

    @objc private func finish() {
        step += 1
        delegate?.controllerDidFinish(self)
    }

    @objc func keyboardWillShow(_ notification: Notification) {
        let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        names.append(frame.map { "\(Int($0.height))" } ?? "no frame")
    }
}

public struct Place: Hashable {
    public let x: Int, y: Int
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
    public var hashValue: Int { return x ^ y }
}

public func attributed(_ text: String) -> NSAttributedString {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red]
    return NSAttributedString(string: text, attributes: attributes)
}

public let isOld: Bool = {
    #if swift(>=5)
    return false
    #else
    return true
    #endif
}()
