// UIKit's traps, sprung live: Vitrine's message stands below, and the app goes on.
import UIKit

/// What is done wrong: what it is called, and the code that does it.
@MainActor
private struct Misuse {
    let name: String
    let title: String
    let spring: (UIView) -> Void

    static let all: [Misuse] = [
        Misuse(name: "nan", title: "A frame that is not a number") { view in
            let child = UIView()
            view.addSubview(child)
            child.center = CGPoint(x: CGFloat.nan, y: 20)
            child.removeFromSuperview()
        },
        Misuse(name: "cycle", title: "A view added to itself") { view in
            let child = UIView()
            child.addSubview(child)
            _ = view
        },
        Misuse(name: "descendant", title: "A view added to its own subview") { _ in
            let parent = UIView()
            let child = UIView()
            parent.addSubview(child)
            child.addSubview(parent)
        },
        Misuse(name: "containment", title: "A view whose controller was not added") { view in
            let parent = UIViewController()
            let child = UIViewController()
            let other = UIViewController()
            other.addChild(child)
            parent.view.addSubview(child.view)
            view.addSubview(parent.view)
            parent.view.removeFromSuperview()
        },
        Misuse(name: "image", title: "A missing image") { _ in
            _ = UIImage(named: "no-such-picture")
        },
    ]
}

/// Each row springs a trap; what Vitrine says about it is shown as it would be printed.
@MainActor
final class TrapsController: UIViewController {
    private let scroll = UIScrollView()
    private let message = UILabel()
    private let messagePanel = UIView()
    private var rows: [UIButton] = []
    private var more: [UIButton] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        scroll.contentInsetAdjustmentBehavior = .never
        view.addFilling(scroll)
        for trap in Misuse.all {
            let row = UIButton(type: .system)
            row.setTitle(trap.title, for: .normal)
            row.titleLabel?.follow(.body)
            row.contentHorizontalAlignment = .leading
            row.contentEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
            row.backgroundColor = .secondarySystemGroupedBackground
            row.layer.cornerRadius = 12
            row.layer.cornerCurve = .continuous
            row.accessibilityIdentifier = trap.name
            row.addAction(UIAction { [weak self] _ in self?.spring(trap) }, for: .touchUpInside)
            scroll.addSubview(row)
            rows.append(row)
        }
        for screen in Screen.moreTraps {
            let button = UIButton(configuration: .tinted())
            button.configuration?.title = screen.title
            button.configuration?.buttonSize = .small
            button.accessibilityIdentifier = screen.name
            button.addAction(
                UIAction { [weak self] _ in self?.stackController?.push(screen.makeController()) },
                for: .primaryActionTriggered)
            scroll.addSubview(button)
            more.append(button)
        }
        messagePanel.backgroundColor = UIColor(red: 0.11, green: 0.11, blue: 0.13, alpha: 1)
        messagePanel.layer.cornerRadius = 12
        messagePanel.layer.cornerCurve = .continuous
        message.follow(.caption1, .monospacedSystemFont(ofSize: 12, weight: .regular))
        message.textColor = UIColor(red: 0.62, green: 0.93, blue: 0.68, alpha: 1)
        message.text = "Tap a trap. On iOS, most of these crash the app."
        message.accessibilityIdentifier = "message"
        messagePanel.addSubview(message)
        scroll.addSubview(messagePanel)
    }

    /// Springs a trap under a policy that collects what is said instead of ending the app.
    private func spring(_ trap: Misuse) {
        let (_, said) = Said.during { trap.spring(view) }
        message.text = said ?? "There was no diagnostic."
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
        var y = area.minY
        for row in rows {
            row.frame = CGRect(x: area.minX, y: y, width: area.width, height: max(48, row.height(in: area.width)))
            y = row.frame.maxY + 8
        }
        let columns = hasLargeText ? 1 : 2
        let part = (area.width + 8) / CGFloat(columns) - 8
        let height = more.map { $0.height(in: part) }.reduce(36, max)
        for (index, button) in more.enumerated() {
            if index > 0, index % columns == 0 { y += height + 8 }
            button.frame = view.mirrored(
                CGRect(x: area.minX + CGFloat(index % columns) * (part + 8), y: y, width: part, height: height))
        }
        y += height + 8
        let width = area.width - 28
        let lines = message.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        messagePanel.frame = CGRect(x: area.minX, y: y + 8, width: area.width, height: lines + 28)
        message.frame = CGRect(x: 14, y: 14, width: width, height: lines)
        scroll.contentSize = CGSize(
            width: view.bounds.width, height: messagePanel.frame.maxY + 16 + view.safeAreaInsets.bottom)
    }
}
