// A controller that holds three others and moves them on; their life-cycle calls are written below.
import UIKit

/// A child that reports what UIKit calls on it.
@MainActor
private final class ReportingController: UIViewController {
    private let name: String
    private let colour: UIColor
    private let report: (String) -> Void
    private let label = UILabel()

    init(_ name: String, colour: UIColor, report: @escaping (String) -> Void) {
        self.name = name
        self.colour = colour
        self.report = report
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("ReportingController is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = colour
        view.layer.cornerRadius = 16
        view.layer.cornerCurve = .continuous
        label.text = name
        label.follow(.title1, .systemFont(ofSize: 28, weight: .bold))
        label.textColor = .white
        label.textAlignment = .center
        view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.frame = view.bounds
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        report("\(name).viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        report("\(name).viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        report("\(name).viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        report("\(name).viewDidDisappear")
    }
}

/// Shows one child after another.
@MainActor
final class ContainmentController: UIViewController {
    private let scroll = UIScrollView()
    private let nextButton = UIButton(type: .system)
    private let log = UILabel()
    private var calls: [String] = []
    private var child: UIViewController?
    private var number = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        nextButton.setTitle("Show the next child", for: .normal)
        nextButton.followTitle(.body)
        nextButton.accessibilityIdentifier = "next-child"
        nextButton.addAction(UIAction { [weak self] _ in self?.showNext() }, for: .touchUpInside)
        log.follow(.footnote, .monospacedSystemFont(ofSize: 13, weight: .regular))
        log.textColor = .secondaryLabel
        log.accessibilityIdentifier = "log"
        scroll.contentInsetAdjustmentBehavior = .never
        view.addFilling(scroll)
        scroll.addSubview(nextButton)
        scroll.addSubview(log)
        showNext()
    }

    private func showNext() {
        let names: [(String, UIColor)] = [("One", .systemTeal), ("Two", .systemIndigo), ("Three", .systemPink)]
        let (name, colour) = names[number % names.count]
        number += 1
        let new = ReportingController(name, colour: colour) { [weak self] call in self?.write(call) }
        child?.willMove(toParent: nil)
        addChild(new)
        child?.view.removeFromSuperview()
        scroll.addSubview(new.view)
        child?.removeFromParent()
        new.didMove(toParent: self)
        child = new
        view.setNeedsLayout()
    }

    private func write(_ call: String) {
        calls = (calls + [call]).suffix(8)
        log.text = calls.joined(separator: "\n")
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 16)
        let height = min(220, area.height * 0.4)
        child?.view.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
        nextButton.frame = CGRect(
            x: area.minX, y: area.minY + height + 12, width: area.width,
            height: max(44, nextButton.height(in: area.width)))
        let fitting = log.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude)).height
        log.frame = CGRect(x: area.minX, y: nextButton.frame.maxY + 12, width: area.width, height: fitting)
        scroll.contentSize = CGSize(
            width: view.bounds.width, height: log.frame.maxY + 16 + view.safeAreaInsets.bottom)
    }
}
