// The trap: every way by which a view gets directly into an effect view.
// Apple: "UIVisualEffectView"; onmyway133's blog, issue 124.
import CoreGraphics
import Diagnostics
import Foundation
import TestFixtures
import Testing
import UIKit

/// Ways by which views come into a view, each tried on an effect view that nobody takes for one.
enum TrapRoute: String, CaseIterable, Sendable {
    case addSubview, insertAt, insertBelow, insertAbove, exchange, moveFromElsewhere, moveFromContent, moveFromEffectView
    case plainType, subclass, subclassMethod, controllerView, inheritedController, closure, constraintHelper, stack
    case reduce, archive, pickedBySubviews, protocolType, generic, optionalChain, swapWithPart

    /// Whether the view ends behind what the contents held before.
    var goesBehind: Bool {
        switch self {
        case .insertAt, .insertBelow, .swapWithPart: true
        default: false
        }
    }
}

private final class Frame: UIVisualEffectView {
    /// A subclass's own method, as a HUD library has it.
    func show(_ view: UIView) { super.addSubview(view) }
}

private class OverlayController: UIViewController {
    let blurView = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    override func loadView() { view = blurView }
}

private final class ClocksController: OverlayController {
    let timeLabel = UIView()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(timeLabel)
    }
}

@preconcurrency @MainActor private protocol Holder { func addSubview(_ view: UIView) }
extension UIView: Holder {}

@MainActor private func put<View: UIView>(_ view: UIView, in holder: View) { holder.addSubview(view) }

/// An API that places by constraints and adds by the way.
@MainActor private func pin(_ view: UIView, to holder: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(view)
    NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: holder.topAnchor, constant: 20),
        view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 40),
    ])
}

/// Springs the trap by a route. Returns the effect view and the view that went in.
@MainActor private func spring(_ route: TrapRoute) throws -> (UIVisualEffectView, UIView) {
    var effectView = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    effectView.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    var view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let first = UIView()
    effectView.contentView.addSubview(first)
    switch route {
    case .addSubview: effectView.addSubview(view)
    case .insertAt: effectView.insertSubview(view, at: 0)
    case .insertBelow: effectView.insertSubview(view, belowSubview: first)
    case .insertAbove: effectView.insertSubview(view, aboveSubview: first)
    case .exchange:
        effectView.contentView.addSubview(view)
        effectView.exchangeSubview(at: 1, withSubviewAt: 0)
        effectView.contentView.exchangeSubview(at: 0, withSubviewAt: 1)
    case .moveFromElsewhere:
        let old = UIView()
        old.addSubview(view)
        effectView.addSubview(view)
        #expect(old.subviews.isEmpty)
    case .moveFromContent:
        effectView.contentView.insertSubview(view, at: 0)
        effectView.addSubview(view)
    case .moveFromEffectView:
        let other = UIVisualEffectView(effect: nil)
        other.contentView.addSubview(view)
        effectView.addSubview(view)
        #expect(other.contentView.subviews.isEmpty)
    case .plainType:
        let plain: UIView = effectView
        plain.addSubview(view)
    case .subclass, .subclassMethod:
        let frame = Frame(effect: UIBlurEffect(style: .light))
        frame.contentView.addSubview(first)
        if route == .subclass { frame.addSubview(view) } else { frame.show(view) }
        effectView = frame
    case .controllerView, .inheritedController:
        let controller = route == .controllerView ? OverlayController() : ClocksController()
        controller.blurView.contentView.addSubview(first)
        controller.loadViewIfNeeded()
        if let clocks = controller as? ClocksController { view = clocks.timeLabel } else { controller.view.addSubview(view) }
        effectView = controller.blurView
    case .closure: [view].forEach { effectView.addSubview($0) }
    case .constraintHelper: pin(view, to: effectView)
    case .stack:
        view = UIStackView(arrangedSubviews: [UIView()])
        effectView.addSubview(view)
    case .reduce:
        _ = [view].reduce(effectView as UIView) {
            $0.addSubview($1); return $0
        }
    case .archive:
        // The archive of a plain view, read as an effect view.
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        plain.addSubview(view)
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        plain.encode(with: archiver)
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        reader.requiresSecureCoding = false
        effectView = try #require(UIVisualEffectView(coder: reader))
        view = try #require(effectView.contentView.subviews.first)
        effectView.contentView.insertSubview(first, at: 0)
    case .pickedBySubviews:
        let holder = UIView()
        holder.addSubview(effectView)
        holder.subviews.last?.addSubview(view)
    case .protocolType:
        let holder: any Holder = effectView
        holder.addSubview(view)
    case .generic: put(view, in: effectView)
    case .optionalChain:
        first.superview?.superview?.addSubview(view)
    case .swapWithPart: effectView.insertSubview(view, belowSubview: effectView.contentView)
    }
    return (effectView, view)
}

@MainActor @Suite("UIVisualEffectView: the trap", .harness) struct UIVisualEffectViewTrapTests {
    // Covers: UIVisualEffectView.contentView, UIVisualEffectView.addSubview, UIVisualEffectView.insertSubview
    @Test(
        "under .record every route is UIK1801 with Apple's text, once, and the view is in contentView",
        arguments: TrapRoute.allCases)
    func recorded(route: TrapRoute) throws {
        let app = StageFixture()
        let (effectView, view) = try spring(route)
        #expect(app.codes == ["UIK1801"])
        let said = app.diagnostics.first?.apple ?? ""
        #expect(said.hasPrefix("NSInternalInconsistencyException: <"))
        #expect(said.contains("\(ObjectName.address(view))"))
        #expect(said.contains("\(ObjectName.address(effectView))"))
        #expect(said.hasSuffix(Self.order), "\(said)")
        #expect(view.superview === effectView.contentView)
        #expect(effectView.contentView.subviews.count == 2)
        let place = effectView.contentView.subviews.firstIndex(of: view)
        #expect(place == (route.goesBehind ? 0 : 1))
        #expect(effectView.subviews.count == 2)
        #expect(effectView.subviews.last === effectView.contentView)
    }

    private static let order =
        " Do not add subviews directly to the visual effect view itself, instead add them to the -contentView."

    @Test("under .crash every route ends the process with Apple's words", arguments: TrapRoute.allCases)
    func crash(route: TrapRoute) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [name = route.rawValue as String] in
            try await MainActor.run {
                guard let route = TrapRoute(rawValue: name) else { return }
                Diagnostics.policy = .crash
                // The line of the call is of no interest here, and takes long to find.
                try Diagnostics.$findsCallers.withValue(false) { _ = try spring(route) }
            }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("has been added as a subview to <"), "\(route)")
        #expect(said.contains(Self.order), "\(route)")
    }

    @Test("what is right raises nothing: contents, effect views in views and stacks, parts where they are")
    func quiet() {
        let app = StageFixture()
        let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        let (one, two) = (UIView(), UIView())
        effectView.contentView.addSubview(one)
        effectView.contentView.insertSubview(two, at: 0)
        effectView.contentView.exchangeSubview(at: 0, withSubviewAt: 1)
        effectView.addSubview(effectView.contentView)
        let nested = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular)))
        effectView.contentView.addSubview(nested)
        let stack = UIStackView(arrangedSubviews: [effectView])
        app.show(stack)
        #expect(app.codes == [])
        #expect(effectView.contentView.subviews == [one, two, nested])
    }

    @Test("after the trap the order calls on the effect view reach the contents (ours)")
    func goesOn() {
        let app = StageFixture()
        let effectView = UIVisualEffectView(effect: nil)
        let (one, two) = (UIView(), UIView())
        effectView.addSubview(one)
        effectView.addSubview(two)
        effectView.bringSubviewToFront(one)
        #expect(effectView.contentView.subviews == [two, one])
        effectView.sendSubviewToBack(one)
        #expect(effectView.contentView.subviews == [one, two])
        effectView.insertSubview(two, belowSubview: one)
        #expect(effectView.contentView.subviews == [two, one])
        effectView.insertSubview(two, aboveSubview: effectView.subviews[0])
        #expect(effectView.contentView.subviews == [two, one])
        effectView.insertSubview(two, aboveSubview: effectView.contentView)
        #expect(effectView.contentView.subviews == [one, two])
        #expect(app.codes == Array(repeating: "UIK1801", count: 5))
    }

    @Test("constraints that an app made to the effect view hold after the trap")
    func constraints() {
        let app = StageFixture()
        let effectView = UIVisualEffectView(effect: nil)
        effectView.frame = CGRect(x: 50, y: 60, width: 100, height: 100)
        let view = UIView()
        pin(view, to: effectView)
        app.show(effectView)
        app.turn()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(app.codes == ["UIK1801"])
    }

    // Covers: UIVisualEffectView.addSubview
    @Test("the whole text names the view, the effect view and who hides it")
    func text() {
        let app = StageFixture()
        let controller = OverlayController()
        controller.loadViewIfNeeded()
        let effectView = controller.blurView
        effectView.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        view.accessibilityIdentifier = "card"
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(view)
        let (name, holder) = (ObjectName.address(view), ObjectName.address(effectView))
        let effect = effectView.effect?.description ?? ""
        #expect(
            app.diagnostics.last?.pinnedText == """
                UIK1801 exception: A view was added directly to a visual effect view.
                  object   UIView \(name) "card" — (detached)
                  at       UIVisualEffectView+TrapTests.swift:…
                  cause    addSubview(_:) was called on UIVisualEffectView \(holder) — (detached), the view of \(ObjectName.short(controller)).
                  fix      Call contentView.addSubview(_:) instead of addSubview(_:).
                  apple    NSInternalInconsistencyException: <UIView: \(name); frame = (0 0; 375 667); autoresize = W+H; layer = <CALayer: \(ObjectName.address(view.layer))>> has been added as a subview to <UIVisualEffectView: \(holder); frame = (0 0; 375 667); layer = <CALayer: \(ObjectName.address(effectView.layer))>> effect=\(effect). Do not add subviews directly to the visual effect view itself, instead add them to the -contentView.
                """)
        let frame = Frame(effect: nil)
        frame.addSubview(view)
        #expect(app.diagnostics.last?.cause.hasSuffix("which is a subclass of UIVisualEffectView.") == true)
        #expect(
            app.diagnostics.last?.apple?.contains("<Frame: \(ObjectName.address(frame)); baseClass = UIVisualEffectView; ") == true)
        #expect(app.diagnostics.last?.apple?.contains(">> effect=none. Do not add") == true)
    }
}
