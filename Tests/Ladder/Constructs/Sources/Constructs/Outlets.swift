// What Interface Builder reads: outlets and their collections, actions with and without a sender, inspectable values, segue actions.
import UIKit

@IBDesignable open class FormController: UIViewController {
    @IBOutlet public weak var field: UITextField!
    @IBOutlet private var hints: [UILabel]!
    @IBOutlet public var footer: UIView? { didSet { footerChanges += 1 } }
    public private(set) var footerChanges = 0
    public private(set) var sent: [String] = []

    @IBInspectable public var cornerRadius: CGFloat = 0 { didSet { view.layer.cornerRadius = cornerRadius } }
    @IBInspectable public var tint: UIColor = .systemBlue

    @IBAction func send() { sent.append("no sender") }
    @IBAction func send(_ sender: UIButton) { sent.append("a button") }
    @IBSegueAction func detail(_ coder: NSCoder) -> UIViewController? { nil }

    public var sending: [Selector] { [#selector(send as () -> Void), #selector(send(_:))] }
    public var hintCount: Int { hints?.count ?? 0 }
    public func fill() { setValue([UILabel(), UILabel()], forKey: "hints") }
}

public final class Badge: UIView {
    public private(set) var count = 0
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
