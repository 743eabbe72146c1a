// The 40 routes by which views get into a view, change places in it, or are taken from it and put back.
// Apple: "UIView", Managing the view hierarchy. The hiding places: onmyway133's blog, issue 124.
import SafeUIKit
import UIKit

/// One route, and the members of UIView that it goes by.
struct InsertionRoute: Sendable, CustomStringConvertible {
    let name: String
    let uses: [String]
    let run: @MainActor @Sendable (RouteField) -> Void

    init(_ name: String, _ uses: String..., run: @escaping @MainActor @Sendable (RouteField) -> Void) {
        self.name = name
        self.uses = uses
        self.run = run
    }

    var description: String { name }

    static let add = "addSubview(_:)"
    static let at = "insertSubview(_:at:)"
    static let below = "insertSubview(_:belowSubview:)"
    static let above = "insertSubview(_:aboveSubview:)"
    static let exchange = "exchangeSubview(at:withSubviewAt:)"
    static let front = "bringSubviewToFront(_:)"
    static let back = "sendSubviewToBack(_:)"
    static let remove = "removeFromSuperview()"
    static let transition = "transition(from:to:duration:options:completion:)"
    static let transitionWith = "transition(with:duration:options:animations:completion:)"
    static let perform = "perform(_:on:options:animations:completion:)"

    static let all: [InsertionRoute] = adding + inserting + moving + byOthers

    private static let adding: [InsertionRoute] = [
        .init("add a new view", add) { $0.host.addSubview($0.new) },
        .init("add a view of another superview", add) { $0.host.addSubview($0.guest) },
        .init("add a whole tree", add) { $0.host.addSubview($0.elsewhere) },
        .init("add a subview once more", add) { $0.host.addSubview($0.a) },
        .init("add the same view twice", add) { for _ in 0..<2 { $0.host.addSubview($0.new) } },
        .init("add by a reference of type UIView", add) {
            let view: UIView = $0.host; view.addSubview($0.new)
        },
        .init("add by a subclass's own method", add) { $0.host.adopt($0.new) },
        .init("add in layoutSubviews", add) { field in
            field.host.notes.onLayout = { if field.new.superview == nil { field.host.addSubview(field.new) } }
            field.host.setNeedsLayout()
        },
        .init("add by a subview's superview", add) { $0.b.superview?.addSubview($0.new) },
        .init("add to a subview", add) { $0.b.addSubview($0.new) },
    ]

    private static let inserting: [InsertionRoute] = [
        .init("insert at 0", at) { $0.host.insertSubview($0.new, at: 0) },
        .init("insert in the middle", at) { $0.host.insertSubview($0.new, at: 2) },
        .init("insert at the count", at) { $0.host.insertSubview($0.new, at: 3) },
        .init("insert a view of another superview at 1", at) { $0.host.insertSubview($0.guest, at: 1) },
        .init("insert a subview at another place", at) { $0.host.insertSubview($0.a, at: 1) },
        .init("insert beyond the end", at) { $0.host.insertSubview($0.new, at: 99) },
        .init("insert at a negative place", at) { $0.host.insertSubview($0.new, at: -1) },
        .init("insert below the lowest", below) { $0.host.insertSubview($0.new, belowSubview: $0.a) },
        .init("insert below the highest", below) { $0.host.insertSubview($0.new, belowSubview: $0.c) },
        .init("insert a subview below another", below) { $0.host.insertSubview($0.c, belowSubview: $0.b) },
        .init("insert below a stranger", below) { $0.host.insertSubview($0.new, belowSubview: $0.elsewhere) },
        .init("insert above the lowest", above) { $0.host.insertSubview($0.new, aboveSubview: $0.a) },
        .init("insert above the highest", above) { $0.host.insertSubview($0.new, aboveSubview: $0.c) },
        .init("insert a subview above another", above) { $0.host.insertSubview($0.a, aboveSubview: $0.b) },
        .init("insert above a stranger", above) { $0.host.insertSubview($0.new, aboveSubview: $0.elsewhere) },
    ]

    private static let moving: [InsertionRoute] = [
        .init("exchange the ends", exchange) { $0.host.exchangeSubview(at: 0, withSubviewAt: 2) },
        .init("exchange neighbours", exchange) { $0.host.exchangeSubview(at: 2, withSubviewAt: 1) },
        .init("exchange one with itself", exchange) { $0.host.exchangeSubview(at: 1, withSubviewAt: 1) },
        .init("bring to the front", front) { $0.host.bringSubviewToFront($0.a) },
        .init("send to the back", back) { $0.host.sendSubviewToBack($0.c) },
        .init("bring and send strangers", front, back) {
            $0.host.bringSubviewToFront($0.guest)
            $0.host.sendSubviewToBack($0.new)
        },
        .init("take out and add again", remove, add) {
            $0.a.removeFromSuperview()
            $0.host.addSubview($0.a)
        },
    ]

    private static let byOthers: [InsertionRoute] = [
        .init("add and constrain to the edges", add) {
            $0.host.addSubview($0.new)
            $0.new.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                $0.new.leadingAnchor.constraint(equalTo: $0.host.leadingAnchor, constant: 7),
                $0.new.trailingAnchor.constraint(equalTo: $0.host.trailingAnchor, constant: -7),
                $0.new.topAnchor.constraint(equalTo: $0.host.layoutMarginsGuide.topAnchor),
                $0.new.heightAnchor.constraint(equalToConstant: 9),
            ])
        },
        .init("a stack view takes subviews over and is added", add, remove) {
            let stack = UIStackView(arrangedSubviews: [$0.a, $0.b])
            stack.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            stack.tag = 7
            $0.host.addSubview(stack)
            stack.addArrangedSubview($0.new)
        },
        .init("a child controller's view", add) {
            let child = UIViewController()
            child.view.tag = 7
            $0.controller.addChild(child)
            $0.host.addSubview(child.view)
            child.didMove(toParent: $0.controller)
        },
        .init("controller.safe.embed", add) {
            let child = UIViewController()
            child.view.tag = 7
            try? $0.controller.safe.embed(child, in: $0.host)
        },
        .init("view.safe.add at a place", add, at) { try? $0.host.safe.add($0.new, at: 1) },
        .init("transition from one view to another", transition, transitionWith, perform) {
            UIView.transition(from: $0.b, to: $0.new, duration: 0, options: [], completion: nil)
            let (host, guest, c) = ($0.host, $0.guest, $0.c)
            UIView.transition(with: host, duration: 0, options: [], animations: { host.insertSubview(guest, at: 0) })
            UIView.perform(.delete, on: [c], options: [], animations: nil)
        },
        .init("a snapshot of the host and a subview", add) {
            guard let picture = $0.a.snapshotView(afterScreenUpdates: true) else { return }
            picture.tag = 7
            $0.host.addSubview(picture)
        },
        .init("a view that adds another as it arrives", add, at) { field in
            let meddler = MeddlingView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
            meddler.tag = 7
            meddler.meddle = { $0.insertSubview(field.new, at: 0) }
            field.host.addSubview(meddler)
        },
    ]
}
