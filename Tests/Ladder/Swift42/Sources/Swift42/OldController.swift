// A controller as Swift 4 wrote it: older names of types, `class` for class-bound protocols.
// Apple: "UIViewController".
import UIKit

public protocol OldDelegate: class {
    func oldDidTap(_ controller: OldController)
}

public class OldController: UIViewController {
    public weak var delegate: OldDelegate?
    public let button = UIButton(type: .system)
    public var state: UIControlState = .normal

    public override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Old", for: state)
        button.addTarget(self, action: #selector(OldController.tapped(sender:)), for: .touchUpInside)
    }

    // Without @objc: Swift 3 inferred it, and projects kept that by SWIFT_SWIFT3_OBJC_INFERENCE.
    public var count = 0
    public func inferred(sender: UIButton!) { count += 1 }
    func inferredElsewhere(_ note: Notification) { count += 10 }
    public func observe() {
        button.addTarget(self, action: #selector(OldController.inferred(sender:)), for: .touchDown)
    }

    @objc func tapped(sender: UIButton!) { delegate?.oldDidTap(self) }

    public func start(options: [UIApplicationLaunchOptionsKey: Any]? = nil) -> Int { return options?.count ?? 0 }
    public var mode: RunLoopMode { return .commonModes }
    public func first(_ texts: [String?]) -> [String] { return texts.compactMap { $0 } }
}

#if swift(>=5.0)
public let mode = 5
#else
public let mode = 4
#endif
