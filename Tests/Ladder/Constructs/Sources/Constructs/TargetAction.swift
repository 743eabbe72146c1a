// Target-action: controls call methods by selector, private ones too, with no argument, the sender, or sender and event.
// Apple: "UIControl", "The Target-Action Mechanism".
import UIKit

public class CounterController: UIViewController {
    public let button = UIButton(type: .system)
    public let slider = UISlider()
    public private(set) var log: [String] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        button.addTarget(self, action: #selector(pressed(_:forEvent:)), for: .touchDown)
        slider.addTarget(self, action: #selector(CounterController.moved(_:)), for: .valueChanged)
    }

    @objc private func tapped() { log.append("tapped") }
    @objc func pressed(_ sender: UIButton, forEvent event: UIEvent?) { log.append(sender === button ? "down" : "other") }
    @objc fileprivate func moved(_ sender: UISlider) { log.append("moved \(sender.value)") }
}
