// A small UIKit app for the driven tests: a title, a button, a square that is dragged, and one that is pinched.
import UIKit

@MainActor final class TouchableApp: NSObject {
    let window: UIWindow
    let button = UIButton(type: .system)
    let square = UIView(frame: CGRect(x: 40, y: 300, width: 90, height: 90))
    let tile = UIView(frame: CGRect(x: 220, y: 320, width: 100, height: 100))
    let label = UILabel()
    private(set) var taps = 0
    private(set) var scale: CGFloat = 1

    override init() {
        Self.registerActions()
        window = UIWindow(frame: UIScreen.main.bounds)
        super.init()
        let controller = UIViewController()
        let view = controller.view!
        view.backgroundColor = .systemBackground
        label.text = "Touch me"
        label.font = .systemFont(ofSize: 34, weight: .bold)
        label.textColor = .label
        label.frame = CGRect(x: 40, y: 90, width: 300, height: 44)
        button.setTitle("Tap", for: .normal)
        button.frame = CGRect(x: 40, y: 180, width: 160, height: 50)
        button.backgroundColor = .systemBlue
        button.setTitleColor(.white, for: .normal)
        button.layer.cornerRadius = 12
        button.addAction(
            UIAction { [unowned self] _ in
                taps += 1
                button.backgroundColor = .systemGreen
                label.text = "Touched"
            }, for: .touchUpInside)
        square.backgroundColor = .systemOrange
        square.layer.cornerRadius = 16
        tile.backgroundColor = .systemPurple
        for subview in [label, button, square, tile] { view.addSubview(subview) }
        square.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("pan:")))
        view.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: Selector("pinch:")))
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    /// What the source rewriter makes of `@objc func`.
    private static func registerActions() {
        DispatchTable.register("pan:", on: TouchableApp.self) { (app: TouchableApp, pan: UIPanGestureRecognizer) in
            let moved = pan.translation(in: app.square.superview)
            app.square.center = CGPoint(x: app.square.center.x + moved.x, y: app.square.center.y + moved.y)
            pan.setTranslation(.zero, in: app.square.superview)
        }
        DispatchTable.register("pinch:", on: TouchableApp.self) { (app: TouchableApp, pinch: UIPinchGestureRecognizer) in
            app.scale = pinch.scale
            app.tile.transform = CGAffineTransform(scaleX: pinch.scale, y: pinch.scale)
        }
    }
}
