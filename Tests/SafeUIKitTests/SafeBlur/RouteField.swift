// What an insertion route is tried on: a host with three subviews, and views around it. Views are known by their tags.
import SafeUIKit
import UIKit

/// What a host noticed, and what it is to do.
@MainActor final class HostNotes {
    /// Called in `layoutSubviews()`.
    var onLayout: (() -> Void)?
    /// The tags of what `didAddSubview(_:)` was told, and of what `willRemoveSubview(_:)` was, negative.
    var heard: [Int] = []
}

/// A host whose subclass adds views by itself.
@MainActor protocol Host: UIView {
    /// A subclass's own method that adds.
    func adopt(_ view: UIView)
    var notes: HostNotes { get }
}

class PlainHost: UIView, Host {
    let notes = HostNotes()
    func adopt(_ view: UIView) { addSubview(view) }
    override func layoutSubviews() { super.layoutSubviews(); notes.onLayout?() }
    override func didAddSubview(_ subview: UIView) { notes.heard.append(subview.tag) }
    override func willRemoveSubview(_ subview: UIView) { notes.heard.append(-subview.tag) }
}

class BlurHost: BlurView, Host {
    let notes = HostNotes()
    func adopt(_ view: UIView) { addSubview(view) }
    override func layoutSubviews() { super.layoutSubviews(); notes.onLayout?() }
    override func didAddSubview(_ subview: UIView) { notes.heard.append(subview.tag) }
    override func willRemoveSubview(_ subview: UIView) { notes.heard.append(-subview.tag) }
}

class VibrancyHost: VibrancyView, Host {
    let notes = HostNotes()
    func adopt(_ view: UIView) { addSubview(view) }
    override func layoutSubviews() { super.layoutSubviews(); notes.onLayout?() }
}

/// Which host.
enum HostKind: String, CaseIterable, Sendable {
    case plain, blur, vibrancy

    @MainActor func make() -> any Host {
        let frame = CGRect(x: 5, y: 5, width: 60, height: 60)
        switch self {
        case .plain: return PlainHost(frame: frame)
        case .blur: return BlurHost(frame: frame)
        case .vibrancy: return VibrancyHost(frame: frame)
        }
    }
}

/// Adds a view when it is told that it moves.
final class MeddlingView: UIView {
    var meddle: ((UIView) -> Void)?
    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if let superview, let meddle {
            self.meddle = nil
            meddle(superview)
        }
    }
}

@MainActor struct RouteField {
    let host: any Host
    /// 1, 2 and 3 in the host, from the back.
    let a: UIView, b: UIView, c: UIView
    /// 4: in no view yet.
    let new = RouteField.view(4)
    /// 6 in 5, which stands outside the host.
    let elsewhere = RouteField.view(5)
    let guest = RouteField.view(6)
    /// The host lies in its view.
    let controller: UIViewController

    init(_ host: any Host, in controller: UIViewController) {
        self.host = host
        self.controller = controller
        (a, b, c) = (host.subviews[0], host.subviews[1], host.subviews[2])
        elsewhere.addSubview(guest)
    }

    static func view(_ tag: Int) -> UIView {
        let view = UIView(frame: CGRect(x: tag * 4, y: tag * 3, width: 12, height: 10))
        view.tag = tag
        return view
    }

    static func fill(_ host: UIView) { for tag in 1...3 { host.addSubview(view(tag)) } }

    /// What the host shows: tags, with those inside in brackets, so that two hosts can be compared.
    static func words(of view: UIView) -> String {
        view.subviews.map { subview in
            let inside = subview.subviews.isEmpty ? "" : "(\(words(of: subview)))"
            return "\(subview.tag)\(inside)"
        }.joined(separator: " ")
    }
}
