// Views in many levels: every walk goes to the bottom, in linear time.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitValues

/// Counts what it hears.
@MainActor private final class DeepView: UIView {
    static var counts: [String: Int] = [:]
    nonisolated(unsafe) static var alive = 0
    private static func count(_ name: String) { counts[name, default: 0] += 1 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        Self.alive += 1
    }
    required init?(coder: NSCoder) { fatalError() }
    deinit { Self.alive -= 1 }

    override func layoutSubviews() { Self.count("layout") }
    override func draw(_ rect: CGRect) { Self.count("draw") }
    override func willMove(toWindow newWindow: UIWindow?) { Self.count("willMove") }
    override func didMoveToWindow() { Self.count("didMove") }
    override func tintColorDidChange() { Self.count("tint") }
    override func safeAreaInsetsDidChange() { Self.count("safeArea") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { Self.count("traits") }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        Self.count("point")
        return super.point(inside: point, with: event)
    }

    static func take() -> [String: Int] {
        defer { counts = [:] }
        return counts
    }
}

@MainActor @Suite("UIView: many levels", .harness, .serialized) struct UIViewDepthTests {
    /// A chain of views, the outermost first.
    private func chain(_ count: Int) -> [UIView] {
        var views: [UIView] = []
        for _ in 0..<count {
            let view = DeepView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            views.last?.addSubview(view)
            views.append(view)
        }
        views.last!.backgroundColor = .red
        views.last!.tag = 7
        return views
    }

    // Covers: UIView.hitTest, UIView.layoutSubviews, UIView.didMoveToWindow, UIView.convert, UIView.viewWithTag
    @Test("2,000 nested views enter a window, are laid out, drawn, hit, told of changes, leave and are let go")
    func nested() {
        let app = StageFixture()
        let count = 2_000
        let window = app.show(UIViewController())
        let root = window.rootViewController!.view!
        DeepView.alive = 0
        weak var deepest: UIView?
        do {
            let views = chain(count)
            deepest = views.last
            _ = DeepView.take()
            root.addSubview(views[0])
            var counts = DeepView.take()
            #expect(counts["willMove"] == count)
            #expect(counts["didMove"] == count)
            app.turn()
            counts = DeepView.take()
            #expect(counts["layout"] == count)
            #expect(counts["draw"] == count)
            #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === deepest)
            #expect(DeepView.take()["point"] == count)
            #expect(root.viewWithTag(7) === deepest)
            #expect(deepest?.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 1, y: 2))
            // Traits, tint, sizes.
            _ = DeepView.take()
            window.overrideUserInterfaceStyle = .dark
            #expect(DeepView.take()["traits"] == count)
            window.tintColor = .green
            #expect(DeepView.take()["tint"] == count)
            views[0].frame = CGRect(x: 0, y: 0, width: 80, height: 90)
            #expect(deepest?.bounds.size == CGSize(width: 80, height: 90))
            // Responders and words.
            var responder: UIResponder? = deepest, levels = 0
            while let next = responder?.next {
                responder = next
                levels += 1
            }
            #expect(levels > count)
            #expect(deepest?.description.isEmpty == false)
            #expect(ObjectName.of(deepest!).count < 1_000)
            #expect(views[0].isDescendant(of: root) && deepest!.isDescendant(of: root))
            app.turn()
            _ = DeepView.take()
            views[0].removeFromSuperview()
            #expect(DeepView.take()["didMove"] == count)
        }
        app.turn()
        app.turn()
        #expect(deepest == nil)
        #expect(DeepView.alive == 0)
    }

    @Test("2,000 nested containers are read, exported and let go")
    func accessibility() {
        let app = StageFixture()
        let window = app.show(UIViewController())
        let views = chain(2_000)
        for view in views { view.accessibilityContainerType = .semanticGroup }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = "deep"
        views.last!.addSubview(label)
        window.rootViewController!.view.addSubview(views[0])
        app.turn()
        let tree = AccessibilityTree(windows: [window])
        #expect(tree.all.last?.label == "deep")
        #expect(tree.all.count == 2_001)
    }

    // Covers: UIView.preservesSuperviewLayoutMargins
    @Test("2,000 nested views that keep their superview's margins hear of new ones once each")
    func margins() {
        final class Margins: UIView {
            var changes = 0
            override func layoutMarginsDidChange() { changes += 1 }
        }
        let views = (0..<2_000).map { _ in Margins(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        for (outer, inner) in zip(views, views.dropFirst()) {
            outer.addSubview(inner)
            inner.preservesSuperviewLayoutMargins = true
        }
        for view in views { view.changes = 0 }
        views[0].layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
        #expect(views.allSatisfy { $0.changes == 1 })
        #expect(views.last!.layoutMargins == UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50))
    }

    // Covers: UIView.preservesSuperviewLayoutMargins, UIView.layoutMargins
    @Test("2,000 nested views that keep their superview's margins are laid out, each asking its superview once")
    func marginsInLayout() {
        final class Margins: UIView {
            static var reads = 0
            override var frame: CGRect {
                get {
                    Self.reads += 1
                    return super.frame
                }
                set { super.frame = newValue }
            }
        }
        let app = StageFixture()
        let window = app.show(UIViewController())
        let views = (0..<2_000).map { _ in Margins() }
        for (outer, inner) in zip(views, views.dropFirst()) {
            outer.addSubview(inner)
            inner.preservesSuperviewLayoutMargins = true
            inner.translatesAutoresizingMaskIntoConstraints = false
        }
        // A constraint in each makes each place its subview and tell its margins.
        NSLayoutConstraint.activate(
            zip(views, views.dropFirst()).flatMap { outer, inner in
                [
                    inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                    inner.topAnchor.constraint(equalTo: outer.topAnchor),
                    inner.widthAnchor.constraint(equalToConstant: 100), inner.heightAnchor.constraint(equalToConstant: 100),
                ]
            })
        views[0].frame = CGRect(x: 50, y: 100, width: 100, height: 100)
        window.rootViewController!.view.addSubview(views[0])
        Margins.reads = 0
        app.turn()
        #expect(Margins.reads < 10 * views.count)
        views[0].layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
        Margins.reads = 0
        for view in views { #expect(view.layoutMargins == UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)) }
        #expect(Margins.reads < 10 * views.count)
    }

    @Test("A constraint reaches through 2,000 views without constraints")
    func constraints() {
        let app = StageFixture()
        let window = app.show(UIViewController())
        let views = chain(2_000)
        window.rootViewController!.view.addSubview(views[0])
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        views.last!.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: views[0].leadingAnchor, constant: 10),
            inner.topAnchor.constraint(equalTo: views[0].topAnchor, constant: 20),
            inner.widthAnchor.constraint(equalToConstant: 30), inner.heightAnchor.constraint(equalToConstant: 40),
        ])
        app.turn()
        #expect(inner.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        views[0].removeFromSuperview()
        app.turn()
    }
}
