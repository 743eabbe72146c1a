import UIKit

             
class BadgeView: UIView {
                   var radius: CGFloat = 3
                   private var name: String? { didSet { setNeedsDisplay() } }
}

final class ViewController: UIViewController {
              private weak var label: UILabel!
              var views: [UIView]!
              weak var badge: BadgeView?
    private lazy var tap = UITapGestureRecognizer(target: self, action: Selector("tapped:", { _ = ViewController.tapped(_:) }))

              func save() { label.text = "saved" }
              private func changed(_ sender: UISlider, forEvent event: UIEvent) {}
          private func tapped(_ recognizer: UITapGestureRecognizer) {}
          func keyboard(_ notification: Notification) {}

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(tap)
        let button = UIButton(type: .system)
        button.addTarget(self, action: Selector("save", { _ = ViewController.save }), for: .touchUpInside)
        NotificationCenter.default.addObserver(
            self, selector: Selector("keyboard:", { _ = ViewController.keyboard }), name: UIResponder.keyboardWillShowNotification, object: nil)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "End", style: .plain, target: view, action: Selector("endEditing:", { _ = UIView.endEditing(_:) }))
    }
}

#sourceLocation(file: "<objc of ViewController.swift>", line: 1)
extension BadgeView { nonisolated fileprivate static func _vit1() {
Keyed.add("radius", on: BadgeView.self, .main, get: { (t: BadgeView) in t.radius }, set: { (t: BadgeView, v) in t.radius = v })
Keyed.add("name", on: BadgeView.self, .main, get: { (t: BadgeView) in t.name }, set: { (t: BadgeView, v) in t.name = v })
} }
extension ViewController { nonisolated fileprivate static func _vit2() {
Keyed.add("label", on: ViewController.self, .main, get: { (t: ViewController) in t.label }, set: { (t: ViewController, v) in t.label = v })
Keyed.add("views", on: ViewController.self, .main, get: { (t: ViewController) in t.views }, set: { (t: ViewController, v) in t.views = v })
Keyed.add("badge", on: ViewController.self, .main, get: { (t: ViewController) in t.badge }, set: { (t: ViewController, v) in t.badge = v })
DispatchTable.add("save", on: ViewController.self, .main) { (t: ViewController) in t.save() }
DispatchTable.add("changed:forEvent:", on: ViewController.self, .main) { (t: ViewController, a0: UISlider, a1: UIEvent) in t.changed(a0, forEvent: a1) }
DispatchTable.add("tapped:", on: ViewController.self, .main) { (t: ViewController, a0: UITapGestureRecognizer) in t.tapped(a0) }
DispatchTable.add("keyboard:", on: ViewController.self, .main) { (t: ViewController, a0: Notification) in t.keyboard(a0) }
} }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { BadgeView._vit1() }
_vitPush { ViewController._vit2() }
}
