import UIKit

@objc public class Rows: UIViewController {
    @objc public init(name: String) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    @objc dynamic lazy var late = 1
    @objc dynamic var view2 = UIView(frame: .zero)
    @objc dynamic var made: UIView = {
        UIView()
    }()
    @objc dynamic var one = 1, two = 2
    @objc open func opened() {}
    @objc internal func hidden(_ sender: UIBarButtonItem!) {}
    @objc func blocks(_ done: @escaping (Bool) -> Void) {}
    @objc func several(_ a: Int, flag: Bool, size: CGFloat) -> Bool { flag }
    @objc class func make() -> Rows { Rows(name: "") }
    @IBAction func unwind(_ segue: Any?) {}
    @IBSegueAction func segue(_ coder: NSCoder) -> UIViewController? { nil }
    @objc override public func viewDidLoad() {
        super.viewDidLoad()
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(hidden))
        navigationItem.rightBarButtonItems = [done]
        let pan = UIPanGestureRecognizer(target: self, action: #selector(Rows.opened))
        pan.addTarget(self, action: #selector(several(_:flag:size:)))
        perform(#selector(opened))
        NotificationCenter.default.addObserver(self, selector: #selector(opened), name: nil, object: nil)
        _ = type(of: self).description()
    }
}

private final class Hidden: UIControl {
    @objc private func touched() {}
    override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: #selector(touched), for: [.touchUpInside])
    }
    required init?(coder: NSCoder) { nil }
}

extension UIView {
    @objc fileprivate func everywhere() {}
    var action: Selector { #selector(everywhere) }
}

enum Actions {
    static let tap = #selector(Rows.opened)
    static let end = #selector(UIView.endEditing)
    static let table = #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))
}
