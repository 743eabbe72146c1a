// The five ways in which a view gets into an effect view unnoticed (onmyway133's blog, issue 124), as code that can be run.
// Apple: "UIVisualEffectView", Overview.
import SafeUIKit
import UIKit

/// What the traps are tried on.
@MainActor
enum Glass: Int, CaseIterable {
    case effect, safe

    var title: String { self == .effect ? "UIVisualEffectView" : "BlurView" }

    /// A fresh pane, seen as the UIView that it is declared as in all these programs.
    func make() -> UIView {
        switch self {
        case .effect: UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
        case .safe: BlurView(style: .systemThinMaterial)
        }
    }
}

/// One hiding place: the code as it would be written, and the same done on a pane.
@MainActor
struct EffectTrap {
    let name: String
    let title: String
    /// How it looks in a program.
    let code: String
    /// Makes a pane and puts the badge into it, wrongly.
    let spring: (Glass, UIView) -> Sprung

    /// A pane with what keeps it alive.
    struct Sprung {
        var pane: UIView
        var owner: UIViewController?
    }

    static let all: [EffectTrap] = [
        EffectTrap(
            name: "names", title: "A name that says nothing",
            code: "let navigationView = UIVisualEffectView(effect: blur)\nnavigationView.addSubview(badge)"
        ) { glass, badge in
            let navigationView = glass.make()
            navigationView.addSubview(badge)
            return Sprung(pane: navigationView)
        },
        EffectTrap(
            name: "load-view", title: "A controller's view",
            code: "override func loadView() { view = blurView }\noverride func viewDidLoad() { view.addSubview(badge) }"
        ) { glass, badge in
            let controller = BadgeController(glass, badge)
            return Sprung(pane: controller.view, owner: controller)
        },
        EffectTrap(
            name: "subclass", title: "A subclass of such a controller",
            code:
                "class ClocksController: OverlayController {\n    override func viewDidLoad() { view.insertSubview(badge, at: 0) }\n}"
        ) { glass, badge in
            let controller = ClocksController(glass)
            controller.loadViewIfNeeded()
            controller.show(badge)
            return Sprung(pane: controller.view, owner: controller)
        },
        EffectTrap(
            name: "supertype", title: "Declared as a UIView",
            code: "let panel: UIView = UIVisualEffectView(effect: blur)\npanel.insertSubview(badge, at: 0)"
        ) { glass, badge in
            let panel: UIView = glass.make()
            panel.insertSubview(badge, at: 0)
            return Sprung(pane: panel)
        },
        EffectTrap(
            name: "legacy", title: "Old code elsewhere",
            code:
                "extension UIView {\n    func addBadge(_ badge: UIView) { addSubview(badge); bringSubviewToFront(badge) }\n}\npane.addBadge(badge)"
        ) { glass, badge in
            let pane = glass.make()
            pane.addBadge(badge)
            return Sprung(pane: pane)
        },
    ]

    /// As one of a list.
    fileprivate var trap: Trap {
        Trap(
            name: name, title: title,
            code: { kind in
                let blur = "UIVisualEffectView(effect: blur)"
                return Glass(rawValue: kind) == .safe ? code.replacingOccurrences(of: blur, with: "BlurView()") : code
            },
            spring: { kind in run(on: Glass(rawValue: kind) ?? .effect) })
    }

    /// Springs it on a fresh pane: the pane with the badge where it landed, and what was said of it.
    private func run(on glass: Glass) -> Trap.Outcome {
        let badge = UILabel(onGlass: "badge", .headline)
        badge.textAlignment = .center
        badge.frame = CGRect(x: 0, y: 0, width: 160, height: 52)
        badge.accessibilityIdentifier = "badge"
        let (sprung, said) = Said.during { spring(glass, badge) }
        let pane = sprung.pane
        pane.accessibilityIdentifier = "pane"
        pane.layer.cornerRadius = 14
        pane.layer.cornerCurve = .continuous
        pane.clipsToBounds = true
        return Trap.Outcome(
            said: [said ?? "Nothing raises.", place(of: badge, in: pane)], exhibit: pane, owner: sprung.owner)
    }

    private func place(of badge: UIView, in pane: UIView) -> String {
        if let effect = pane as? UIVisualEffectView, badge.superview === effect.contentView {
            return "The badge is in contentView."
        }
        let isListed = pane.subviews == [badge]
        return isListed
            ? "subviews is [badge], as on any view." : "The badge is missing: \(pane.subviews.count) subviews."
    }
}

extension TrapList {
    /// The five traps of effect views, and the same on a BlurView.
    static var effects: TrapList {
        TrapList(
            kinds: Glass.allCases.map(\.title), name: "glass-kind", photo: 6, traps: EffectTrap.all.map(\.trap))
    }
}

/// A controller whose view is a pane: nobody below it knows.
@MainActor
private class OverlayController: UIViewController {
    private let glass: Glass

    init(_ glass: Glass) {
        self.glass = glass
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("OverlayController is made in code") }

    override func loadView() { view = glass.make() }
}

/// One that adds to its own view when that has loaded.
@MainActor
private final class BadgeController: OverlayController {
    private let badge: UIView

    init(_ glass: Glass, _ badge: UIView) {
        self.badge = badge
        super.init(glass)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(badge)
    }
}

/// One that was told only that it is an overlay.
@MainActor
private final class ClocksController: OverlayController {
    func show(_ badge: UIView) { view.insertSubview(badge, at: 0) }
}

extension UIView {
    /// The helper from long ago, which takes any view.
    fileprivate func addBadge(_ badge: UIView) {
        addSubview(badge)
        bringSubviewToFront(badge)
    }
}
