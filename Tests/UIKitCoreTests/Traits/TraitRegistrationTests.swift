// Registrations for changed traits as apps write them, on everything that can be watched.
// Apple: "UITraitChangeObservable", registerForTraitChanges(_:handler:).
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

// `Self` in classes that may be subclassed: the shape of most public code.
private class OpenView: UIView {
    var heard: [UIUserInterfaceStyle] = []
    override init(frame: CGRect) {
        super.init(frame: frame)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, old: UITraitCollection) in
            self.heard.append(old.userInterfaceStyle)
        }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
private class OpenSubview: OpenView {}
private class OpenController: UIViewController {
    var heard: [UIUserInterfaceStyle] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges(
            [UITraitUserInterfaceStyle.self],
            handler: { [weak self] (current: Self, old) in
                guard self === current else { return }
                current.heard.append(old.userInterfaceStyle)
            })
    }
}
private class OpenWindow: UIWindow {
    var count = 0
    func watch() { registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in self.count += 1 } }
}
private class OpenPresentation: UIPresentationController {
    var log: [String] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { log.append("own") }
    @discardableResult
    func watch() -> any UITraitChangeRegistration {
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, old: UITraitCollection) in
            self.log.append(
                "handler \(old.userInterfaceStyle.rawValue) \(self.traitCollection.userInterfaceStyle.rawValue)")
        }
    }
}
@MainActor private final class Presenting: NSObject, UIViewControllerTransitioningDelegate {
    var made: OpenPresentation?
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        made = OpenPresentation(presentedViewController: presented, presenting: presenting)
        return made
    }
}

@MainActor @Suite("Registering for changed traits", .harness) struct TraitRegistrationTests {
    private static var dark: StageEnvironment { StageEnvironment(scale: 1, appearance: .dark) }

    // Covers: UITraitChangeObservable.registerForTraitChanges, UIWindow.registerForTraitChanges
    @Test(
        "a closure may name its object Self in classes that are not final (documented: generic over UITraitEnvironment)"
    )
    func selfInOpenClasses() {
        let app = StageFixture()
        let controller = OpenController()
        let view = OpenSubview()
        controller.view.addSubview(view)
        let window = OpenWindow(frame: UIScreen.main.bounds)
        window.watch()
        app.show(controller, in: window)
        (view.heard, controller.heard, window.count) = ([], [], 0)
        app.turn(.environment(Self.dark))
        #expect(view.heard == [.light])
        #expect(controller.heard == [.light])
        #expect(window.count == 1)
    }

    // Covers: UIPresentationController.registerForTraitChanges, UIPresentationController.unregisterForTraitChanges
    @Test("a presentation controller hears after its own callback, until the registration ends (documented)")
    func presentations() {
        let app = StageFixture()
        let root = UIViewController()
        app.show(root)
        let delegate = Presenting()
        let shown = UIViewController()
        shown.modalPresentationStyle = .custom
        shown.transitioningDelegate = delegate
        root.present(shown, animated: false)
        app.turn()
        let presentation = delegate.made
        let token = presentation?.watch()
        presentation?.log = []
        app.turn(.environment(Self.dark))
        #expect(presentation?.log == ["own", "handler 1 2"])
        if let token { presentation?.unregisterForTraitChanges(token) }
        presentation?.log = []
        app.turn(.environment(StageEnvironment(scale: 1)))
        #expect(presentation?.log == ["own"])
    }

    // Covers: UIWindowScene.registerForTraitChanges
    @Test(
        "every class that can be watched takes the three forms; a closure for another class is not called (documented)")
    func everyClass() throws {
        let app = StageFixture()
        let controller = UIViewController()
        let window = app.show(controller)
        let style: [UITrait] = [UITraitUserInterfaceStyle.self]
        var calls: [String] = []
        window.registerForTraitChanges(style) { (window: UIWindow, _) in calls.append("window") }
        window.registerForTraitChanges(style) { (controller: UIViewController, _) in calls.append("wrong") }
        controller.registerForTraitChanges(style) { (it: UIViewController, _: UITraitCollection) in
            calls.append("controller")
        }
        controller.view.registerForTraitChanges(style) { (view: UIView, old) in calls.append("view") }
        let scene = window.windowScene
        _ = scene?.registerForTraitChanges(style) { (scene: UIWindowScene, _) in calls.append("scene") }
        let any: any UITraitChangeObservable = controller.view
        any.registerForTraitChanges(style) { (environment: UIView, _) in calls.append("any") }
        let token = controller.registerForTraitChanges(style, action: Selector("unheard"))
        controller.unregisterForTraitChanges(token)
        _ = controller.registerForTraitChanges(style, target: controller, action: Selector("unheard"))
        app.turn(.environment(Self.dark))
        #expect(calls.filter { $0 != "scene" } == ["window", "controller", "view", "any"])
        #expect(calls.contains("scene") == (scene != nil))
    }
}
