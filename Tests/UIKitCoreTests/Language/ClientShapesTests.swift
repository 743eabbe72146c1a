// The shapes of client code that must compile, as public UIKit code writes them. That this file
// compiles is the test; the bodies check that the right member was reached.
// Apple: "UIView", "UIViewController", "UIResponder".
import UIKit
import Foundation
import Stage
import Testing
import UIKitTesting

// Item 8: a subclass with its own init(), a convenience init, inherited inits.
private class OwnInit: UIView {
    init() { super.init(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
private class ConvenienceInit: UIView {
    var title = ""
    convenience init(title: String) {
        self.init()
        self.title = title
    }
}
// Item 9: required init(coder:), encode.
private class Coding: UIView {
    var decoded = false
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        decoded = true
    }
    override func encode(with coder: NSCoder) { super.encode(with: coder) }
}
// Items 11 and 12: overriding with observers, with get and set, class members, IUO types.
private class Overriding: UIView {
    var log: [String] = []
    override var frame: CGRect { didSet { log.append("frame") } }
    override var bounds: CGRect { willSet { log.append("bounds") } }
    override var isHidden: Bool {
        get { super.isHidden }
        set {
            log.append("hidden")
            super.isHidden = newValue
        }
    }
    override var tintColor: UIColor! { didSet { log.append("tint") } }
    override var backgroundColor: UIColor? { didSet { log.append("background") } }
    override class var layerClass: AnyClass { CAShapeLayer.self }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
    override var alpha: CGFloat { didSet { log.append("alpha") } }
    override var next: UIResponder? { super.next }
    override var description: String { "Overriding" }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
    override func draw(_ layer: CALayer, in ctx: CGContext) { super.draw(layer, in: ctx) }
    override func action(for layer: CALayer, forKey event: String) -> CAAction? { super.action(for: layer, forKey: event) }
    override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
    override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
    override func awakeFromNib() { super.awakeFromNib() }
}
private class Controller: UIViewController {
    var log: [String] = []
    override var title: String? { didSet { log.append("title") } }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override var prefersStatusBarHidden: Bool { true }
    override func loadView() { view = Overriding() }
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in }, completion: nil)
        coordinator.animate(alongsideTransition: { _ in })
    }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
    override var canBecomeFirstResponder: Bool { true }
    deinit { log.append("deinit") }
}
private final class NibController: UIViewController {
    init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
// Item 18: no clash with Foundation's own forms.
@MainActor private func foundationShapes(_ view: UIView) {
    NotificationCenter.default.addObserver(
        view, selector: Selector("x:"), name: UIApplication.didBecomeActiveNotification, object: nil)
    NotificationCenter.default.removeObserver(view)
    let token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { _ in }
    NotificationCenter.default.removeObserver(token)
    Timer.scheduledTimer(withTimeInterval: 1e9, repeats: false) { _ in }.invalidate()
    DispatchQueue.global().asyncAfter(deadline: .now() + 1e6) {}
    view.perform("x", with: nil, afterDelay: 1e9)
    NSObject.cancelPreviousPerformRequests(withTarget: view)
}

@MainActor @Suite("Shapes of client code", .harness) struct ClientShapesTests {
    @Test("init(), convenience and inherited initialisers reach init(frame:)")
    func construction() {
        #expect(OwnInit().frame.width == 5)
        #expect(ConvenienceInit(title: "a").title == "a")
        #expect(ConvenienceInit(frame: .zero).title == "")
        #expect(ConvenienceInit().title == "")
        #expect(Coding().decoded == false)
        #expect(NibController().nibName == nil)
        #expect(UIViewController().nibBundle == nil)
    }

    // Covers: UIView.frame, UIView.isHidden, UIView.tintColor, UIView.hitTest, UIViewController.title
    @Test("Overrides with observers and accessors are called")
    func overrides() {
        let view = Overriding(frame: .zero)
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        view.bounds = view.bounds
        view.isHidden = true
        view.isHidden = false
        view.tintColor = .red
        view.backgroundColor = .red
        view.alpha = 0.5
        #expect(view.log == ["frame", "bounds", "hidden", "hidden", "tint", "background", "alpha"])
        #expect(view.layer is CAShapeLayer)
        #expect("\(view)" == "Overriding")
        #expect(view.hitTest(CGPoint(x: -5, y: -5), with: nil) === view)
        let controller = Controller()
        controller.title = "x"
        #expect(controller.view is Overriding)
        #expect(controller.log == ["title"])
        foundationShapes(view)
    }

    // Covers: UIView.init(coder:)
    @Test("A tree of views goes through an archive")
    func archive() throws {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        view.tag = 9
        view.alpha = 0.5
        view.contentMode = .center
        view.autoresizingMask = [.flexibleWidth]
        let child = UIView(frame: CGRect(x: 3, y: 3, width: 3, height: 3))
        view.addSubview(child)
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        view.encode(with: coder)
        coder.finishEncoding()
        let decoder = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        decoder.requiresSecureCoding = false
        let copy = try #require(UIView(coder: decoder))
        #expect(copy.frame == view.frame)
        #expect(copy.tag == 9)
        #expect(copy.alpha == 0.5)
        #expect(copy.contentMode == .center)
        #expect(copy.autoresizingMask == [.flexibleWidth])
        #expect(copy.subviews.count == 1)
        #expect(copy.subviews.first?.frame == child.frame)
    }

    @Test("canImport(ObjectiveC) stays false: public code asks for Darwin with it")
    func noObjectiveC() {
        #if canImport(ObjectiveC)
            Issue.record("a module named ObjectiveC is in reach")
        #endif
        #expect(type(of: UIView().layer) == CALayer.self)
    }
}
