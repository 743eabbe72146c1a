// Code in Swift 6: complete checking of concurrency beside selectors, outlets, optional requirements and observers.
import UIKit

@MainActor @objc public protocol PickerDelegate: AnyObject {
    func picker(_ picker: PickerController, picked index: Int)
    @objc optional func pickerWillClose(_ picker: PickerController)
}

actor Store {
    private var picks: [Int] = []
    func add(_ pick: Int) -> Int {
        picks.append(pick)
        return picks.count
    }
}

public final class PickerController: UIViewController {
    public weak var delegate: (any PickerDelegate)?
    @IBOutlet public private(set) var close: UIButton?
    @objc public dynamic private(set) var picked = -1
    public private(set) var saved = 0
    private let store = Store()

    public override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(configuration: .plain())
        button.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
        view.addSubview(button)
        close = button
    }

    public func pick(_ index: Int) async {
        picked = index
        delegate?.picker(self, picked: index)
        saved = await store.add(index)
    }

    @objc private func closeTapped() { delegate?.pickerWillClose?(self) }

    nonisolated public static let kind = "picker"
}
