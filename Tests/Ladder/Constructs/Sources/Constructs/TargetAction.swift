// Target and action: controls, gesture recognizers, bar items; actions of no, one and two parameters, private ones, and nil targets.
import UIKit

public final class ActionController: UIViewController {
    public private(set) var log: [String] = []
    public let button = UIButton(type: .system)
    public let toggle = UISwitch()
    public lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))

    public override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: #selector(pressed as () -> Void), for: .touchUpInside)
        button.addTarget(self, action: #selector(pressed(_:event:)), for: .touchUpInside)
        toggle.addTarget(self, action: #selector(ActionController.changed(_:)), for: .valueChanged)
        toggle.addTarget(nil, action: #selector(Answering.answer), for: .valueChanged)
        for each in [button, toggle] { view.addSubview(each) }
        view.addGestureRecognizer(tap)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(added))
    }

    @objc private func pressed() { log.append("pressed") }
    @objc fileprivate func pressed(_ sender: UIButton, event: UIEvent?) { log.append("pressed by \(type(of: sender))") }
    @objc func changed(_ sender: UISwitch) { log.append("is \(sender.isOn)") }
    @objc func tapped(_ recognizer: UITapGestureRecognizer) { log.append("tapped") }
    @objc func added(_ sender: Any) { log.append("added") }
}

@objc public protocol Answering {
    func answer()
}
