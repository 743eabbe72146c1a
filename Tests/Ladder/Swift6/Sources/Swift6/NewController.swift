// A controller on the main actor, whose work comes back from an actor; selectors, observing and overriding in strict mode.
// Apple: "UIViewController".
import UIKit

public actor Store {
    private var items: [String] = []
    public init() {}
    public func add(_ item: String) -> Int {
        items.append(item)
        return items.count
    }
}

@MainActor @objc public protocol ListDelegate: AnyObject {
    @objc optional func list(_ list: NewController, didAdd count: Int)
}

public final class NewController: UIViewController {
    public weak var delegate: (any ListDelegate)?
    public let button = UIButton(type: .system)
    @objc public dynamic var count = 0
    private let store = Store()

    static let action = #selector(NewController.tapped(_:))

    @objc private func tapped(_ sender: UIButton) { Task { await add("item") } }

    public func add(_ item: String) async {
        count = await store.add(item)
        delegate?.list?(self, didAdd: count)
    }
}

extension NewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: Self.action, for: .touchUpInside)
    }
}
