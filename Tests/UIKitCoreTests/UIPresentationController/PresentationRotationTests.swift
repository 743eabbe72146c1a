// Presentations and the turning of the device: what covers the window, what covers a column, and who hears of it.
// Apple: "UIModalPresentationStyle", "UIContentContainer"; Owen Zhao's blog, "Custom alert".
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitValues

/// Two columns side by side in landscape, the detail alone in portrait: what a split view does, in plain views.
@MainActor private final class Columns: UIViewController {
    let primary = UIViewController()
    let detail = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in [primary, detail] {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
        detail.definesPresentationContext = true
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        let width: CGFloat = size.width > size.height ? 320 : 0
        primary.view.frame = CGRect(x: 0, y: 0, width: 320, height: size.height)
        primary.view.isHidden = width == 0
        detail.view.frame = CGRect(x: width, y: 0, width: size.width - width, height: size.height)
    }
}

/// The reported alert: a shade over everything, and a box in the middle.
@MainActor private final class Alert: UIViewController {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 270, height: 160))
    private(set) var sizes: [CGSize] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        box.backgroundColor = .systemGray2
        view.addSubview(box)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        box.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
    }
}

@MainActor @Suite("Presentations when the device turns", .harness) struct PresentationRotationTests {
    private static func pad(landscape: Bool, dark: Bool = false) -> StageEnvironment {
        var result = StageEnvironment(
            size: landscape ? CGSize(width: 1024, height: 768) : CGSize(width: 768, height: 1024), scale: 1, idiom: .pad,
            orientation: landscape ? .landscapeLeft : .portrait, safeAreaInsets: StageInsets(top: 20), isRegularWidth: true)
        result.appearance = dark ? .dark : .light
        return result
    }

    private func shown(_ style: UIModalPresentationStyle) -> (StageFixture, Columns, Alert) {
        let app = StageFixture(Self.pad(landscape: true))
        let columns = Columns()
        app.show(columns)
        let alert = Alert()
        alert.modalPresentationStyle = style
        columns.detail.present(alert, animated: false)
        app.turn()
        return (app, columns, alert)
    }

    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    // Covers: UIModalPresentationStyle.overCurrentContext, UIModalPresentationStyle.overFullScreen
    @Test("over the current context of a detail column an alert is left behind when the device turns; over full screen it is not")
    func seed004() {
        // The bug: it covers the place that the column had.
        let (app, columns, alert) = shown(UIModalPresentationStyle.overCurrentContext)
        #expect(frame(alert.view) == CGRect(x: 320, y: 0, width: 704, height: 768))
        #expect(frame(alert.view) == frame(columns.detail.view))
        #expect(frame(alert.box).midX == 672)
        #expect(app.codes.isEmpty)
        app.turn(.environment(Self.pad(landscape: false)))
        #expect(frame(columns.detail.view) == CGRect(x: 0, y: 0, width: 768, height: 1024))
        #expect(frame(alert.view).minX > 0)
        #expect(frame(alert.view) != frame(columns.detail.view))
        // In the middle of neither column nor window.
        #expect(frame(alert.box).midX != 384)
        #expect(app.codes == ["UIK2041"])
        let report = app.diagnostics.last.map(Reports.stable) ?? ""
        #expect(
            report == """
                UIK2041 misuse: A presentation over the current context no longer covers its presenter.
                  object   Alert \(ObjectName.address(alert)) — UIWindow > UIView > PresentationContainer
                  during   events, turn 3, t = 0.000 s
                  at       StageFixture.swift:…
                  cause    It covers \(alert.view.superview!.frame), the view of <UIViewController: \(ObjectName.address(columns.detail))> now has (0.0, 0.0, 768.0, 1024.0).
                  fix      Present with the style overFullScreen, or dismiss in viewWillTransition(to:with:).
                """)
        // The cure.
        let (second, _, whole) = shown(UIModalPresentationStyle.overFullScreen)
        #expect(frame(whole.view) == CGRect(x: 0, y: 0, width: 1024, height: 768))
        #expect(frame(whole.box).midX == 512)
        second.turn(.environment(Self.pad(landscape: false)))
        #expect(frame(whole.view) == CGRect(x: 0, y: 0, width: 768, height: 1024))
        #expect(frame(whole.box).midX == 384)
        #expect(frame(whole.box).midY == 512)
        #expect(second.codes.isEmpty)
        second.turn(.environment(Self.pad(landscape: false, dark: true)))
        #expect(whole.traitCollection.userInterfaceStyle == .dark)
        #expect(frame(whole.box).midX == 384)
        #expect(second.codes.isEmpty)
        second.turn(.environment(Self.pad(landscape: true, dark: true)))
        #expect(frame(whole.box).midX == 512)
        #expect(whole.sizes == [CGSize(width: 768, height: 1024), CGSize(width: 1024, height: 768)])
    }

    // Covers: UIViewControllerTransitionCoordinatorContext.targetTransform, UIViewController.viewWillTransition
    @Test(
        "a turn tells root, children and presented controllers of their sizes, by one coordinator that knows the angle (documented)"
    )
    func flow() {
        final class Hearing: UIViewController {
            var heard: [(CGSize, CGFloat)] = []
            var alongside = 0
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                let turn = coordinator.targetTransform
                heard.append((size, atan2(turn.b, turn.a)))
                coordinator.animate(alongsideTransition: { _ in self.alongside += 1 }, completion: { _ in self.alongside += 10 })
            }
        }
        let app = StageFixture(Self.pad(landscape: false))
        let root = Hearing(), child = Hearing(), over = Hearing(), page = Hearing()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.view.frame = root.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.didMove(toParent: root)
        app.show(root)
        over.modalPresentationStyle = .overFullScreen
        root.present(over, animated: false)
        app.turn()
        page.modalPresentationStyle = .fullScreen
        over.present(page, animated: false)
        app.turn()
        app.turn(.environment(Self.pad(landscape: true)))
        let wide = CGSize(width: 1024, height: 768)
        for one in [root, child, over, page] {
            #expect(one.heard.map(\.0) == [wide])
            #expect(one.alongside == 11)
            // With its top to the left the device shows the interface turned by a quarter to the right.
            #expect(abs((one.heard.first?.1 ?? 0) - .pi / 2) < 0.001)
            // What is covered takes its size when it comes back.
            if one !== over { #expect(one.view.bounds.size == wide) }
        }
        app.turn(.environment(Self.pad(landscape: false)))
        #expect(root.heard.count == 2)
        #expect(abs((root.heard.last?.1 ?? 0) + .pi / 2) < 0.001)
        #expect(app.codes.isEmpty)
        page.dismiss(animated: false)
        app.turn()
        #expect(over.view.bounds.size == CGSize(width: 768, height: 1024))
    }

    @Test(
        "the device may turn while a presentation comes or goes: it ends at the place of the new size",
        arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen, .popover], [true, false])
    func turnedOnTheWay(style: UIModalPresentationStyle, comes: Bool) {
        let app = StageFixture(Self.pad(landscape: false))
        let root = UIViewController()
        app.show(root)
        let modal = UIViewController()
        modal.modalPresentationStyle = style
        if style == .popover { modal.preferredContentSize = CGSize(width: 100, height: 100) }
        modal.popoverPresentationController?.sourceView = root.view
        modal.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
        root.present(modal, animated: comes)
        app.turn()
        if !comes { root.dismiss(animated: true) }
        app.turn()
        app.advance(by: 0.1)
        app.turn(.environment(Self.pad(landscape: true)))
        app.advance(by: 0.1)
        app.advance(by: 0.5)
        app.turn()
        #expect(root.view.bounds.size == CGSize(width: 1024, height: 768))
        guard comes else {
            #expect(modal.view.window == nil)
            #expect(root.presentedViewController == nil)
            #expect(root.view.window != nil)
            return
        }
        switch style {
        case .fullScreen, .overFullScreen: #expect(frame(modal.view) == CGRect(x: 0, y: 0, width: 1024, height: 768))
        case .pageSheet: #expect(frame(modal.view).midX == 512 && frame(modal.view).width == 712)
        default: #expect(modal.popoverPresentationController?.arrowDirection == .up)
        }
        #expect(!modal.isBeingPresented)
        #expect(app.codes.isEmpty)
        root.dismiss(animated: false)
        app.turn()
        #expect(root.view.window != nil)
        #expect(root.view.frame.size == CGSize(width: 1024, height: 768))
    }
}
