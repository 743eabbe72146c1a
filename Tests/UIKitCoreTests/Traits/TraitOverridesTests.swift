// Overrides on views, controllers, windows and scenes, and who hears of changes.
// Apple: "UITraitOverrides", "UITraitChangeObservable", "UIViewController.traitOverrides"
import CoreGraphics
import Foundation
import SelectorDispatch
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

private struct Density: UITraitDefinition { static let defaultValue: CGFloat = 1 }
private struct Columns: UITraitDefinition { static let defaultValue = 2 }
private struct Theme: UITraitDefinition {
    nonisolated(unsafe) static let defaultValue = NSString("plain")
    static let affectsColorAppearance = true
    static let name = "theme"
    static let identifier = "org.vitrine.theme"
}

@MainActor private final class Listener: NSObject {
    var heard: [String] = []
    func noArgument() { heard.append("none") }
    func changed(_ view: UIView, _ before: UITraitCollection) {
        heard.append("from \(before.userInterfaceStyle.rawValue) to \(view.traitCollection.userInterfaceStyle.rawValue)")
    }
}

@MainActor private final class LoggingView: UIView {
    var log: CallLog?
    var name = "view"
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        log?("\(name) \(previousTraitCollection?.userInterfaceStyle.rawValue ?? -9)")
    }
}

@MainActor private final class LoggingController: UIViewController {
    var log: CallLog?
    override func loadView() { view = LoggingView() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        log?("controller \(previousTraitCollection?.userInterfaceStyle.rawValue ?? -9)")
    }
}

@MainActor @Suite(.harness) struct TraitOverridesTests {
    // Covers: UIView.traitOverrides, UITraitOverrides.contains, UITraitOverrides.remove
    @Test("a view's overrides count for it and what it holds, and end when removed (documented)")
    func view() {
        let app = StageFixture()
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        app.show(outer)
        outer.traitOverrides.userInterfaceStyle = .dark
        outer.traitOverrides[Density.self] = 2
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.traitCollection[Density.self] == 2)
        #expect(outer.superview?.traitCollection.userInterfaceStyle == .light)
        #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        #expect(!inner.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        inner.traitOverrides.userInterfaceStyle = .light
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        #expect(inner.traitCollection[Density.self] == 2)
        outer.traitOverrides.remove(Density.self)
        inner.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.traitCollection[Density.self] == 1)
    }

    // Covers: UIViewController.traitOverrides, UIWindow.traitOverrides, UIWindowScene.traitOverrides, UIWindowScene.traitCollection
    @Test("scene, window, controller and view: what stands further in wins")
    func levels() throws {
        let app = StageFixture()
        UIApplication.shared.launch(delegate: nil)
        let controller = UIViewController()
        let child = UIView()
        controller.view.addSubview(child)
        let window = app.show(controller)
        window.traitOverrides[Columns.self] = 3
        #expect(child.traitCollection[Columns.self] == 3)
        #expect(controller.traitCollection[Columns.self] == 3)
        controller.traitOverrides[Columns.self] = 4
        #expect(child.traitCollection[Columns.self] == 4)
        #expect(controller.view.traitCollection[Columns.self] == 4)
        #expect(controller.traitCollection[Columns.self] == 4)
        #expect(window.traitCollection[Columns.self] == 3)
        child.traitOverrides[Columns.self] = 5
        #expect(child.traitCollection[Columns.self] == 5)
        let scene = try #require(window.windowScene)
        scene.traitOverrides[Columns.self] = 9
        scene.traitOverrides.displayGamut = .P3
        #expect(scene.traitCollection[Columns.self] == 9)
        #expect(window.traitCollection[Columns.self] == 3)
        #expect(child.traitCollection.displayGamut == .P3)
        #expect(UIScreen.main.traitCollection.displayGamut == .SRGB)
    }

    // Covers: UITraitDefinition.name, UITraitDefinition.identifier, UITraitDefinition.affectsColorAppearance
    @Test("numbers, integers and objects are traits; equal objects are no change; names and identifiers have defaults")
    func custom() {
        let app = StageFixture()
        let view = UIView()
        app.show(view)
        var calls = 0
        view.registerForTraitChanges([Theme.self]) { (_: UIView, _) in calls += 1 }
        view.traitOverrides[Theme.self] = NSString("gold")
        view.traitOverrides[Theme.self] = NSString(string: "gold")
        #expect(calls == 1)
        #expect(view.traitCollection[Theme.self] == "gold")
        #expect(Theme.name == "theme")
        #expect(Theme.identifier == "org.vitrine.theme")
        #expect(Theme.affectsColorAppearance)
        #expect(Density.name == "Density")
        #expect(Density.identifier.hasSuffix("Density"))
        #expect(!Density.affectsColorAppearance)
        #expect(view.traitCollection.hasDifferentColorAppearance(comparedTo: view.superview?.traitCollection))
    }

    @Test("a trait of one's own that affects colours has dynamic colours resolved again")
    func colourTrait() {
        let app = StageFixture()
        let view = UIView(frame: CGRect(x: 10, y: 100, width: 40, height: 40))
        view.backgroundColor = UIColor { $0[Theme.self] == "gold" ? .init(red: 1, green: 0.8, blue: 0, alpha: 1) : .black }
        app.show(view)
        #expect(app.pixel(20, 110) == 0xFF00_0000)
        view.traitOverrides[Theme.self] = "gold"
        app.turn()
        #expect(app.pixel(20, 110) == 0xFFFF_CC00)
    }

    // Covers: UITraitEnvironment.traitCollectionDidChange, UIViewController.traitCollectionDidChange, UIView.registerForTraitChanges
    @Test("from the outside in: the controller, its view, its subviews; a view's handlers after its own callback")
    func order() {
        let app = StageFixture()
        let log = CallLog()
        let controller = LoggingController()
        let view = controller.view as! LoggingView
        let inner = LoggingView()
        inner.name = "inner"
        view.addSubview(inner)
        app.show(controller)
        (controller.log, view.log, inner.log) = (log, log, log)
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in log("handler") }
        app.turn(.environment(StageEnvironment(scale: 1, appearance: .dark)))
        #expect(log.take() == ["controller 1", "view 1", "handler", "inner 1"])
        view.overrideUserInterfaceStyle = .light
        #expect(log.take() == ["view 2", "handler", "inner 2"])
        view.overrideUserInterfaceStyle = .unspecified
        #expect(log.take() == ["view 1", "handler", "inner 1"])
    }

    @Test("a controller hears of a change that its view overrides") func overriddenChange() {
        let app = StageFixture()
        let log = CallLog()
        let controller = LoggingController()
        controller.view.overrideUserInterfaceStyle = .light
        app.show(controller)
        controller.log = log
        (controller.view as? LoggingView)?.log = log
        app.turn(.environment(StageEnvironment(scale: 1, appearance: .dark)))
        #expect(log.take() == ["controller 1"])
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.view.traitCollection.userInterfaceStyle == .light)
    }

    // Covers: UITraitChangeObservable.registerForTraitChanges, UITraitChangeObservable.unregisterForTraitChanges
    @Test("handlers by closure, by method and by another object's method; none after the registration's end")
    func registrations() {
        let app = StageFixture()
        let view = UIView()
        app.show(view)
        let listener = Listener()
        DispatchTable.register(Selector("changed::"), on: Listener.self) {
            (target: Listener, view: UIView, before: UITraitCollection) in
            target.changed(view, before)
        }
        DispatchTable.register(Selector("noArgument"), on: Listener.self) { (target: Listener) in target.noArgument() }
        let style: [UITrait] = [UITraitUserInterfaceStyle.self]
        let first = view.registerForTraitChanges(style, target: listener, action: Selector("changed::"))
        view.registerForTraitChanges(style, target: listener, action: Selector("noArgument"))
        view.registerForTraitChanges([UITraitDisplayScale.self], target: listener, action: Selector("noArgument"))
        view.overrideUserInterfaceStyle = .dark
        #expect(listener.heard == ["from 1 to 2", "none"])
        view.unregisterForTraitChanges(first)
        listener.heard = []
        view.overrideUserInterfaceStyle = .light
        #expect(listener.heard == ["none"])
    }

    @Test("a handler that ends another's registration keeps it from being called") func endDuringCall() {
        let app = StageFixture()
        let view = UIView()
        app.show(view)
        var later: (any UITraitChangeRegistration)?
        var calls = 0
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
            if let later { view.unregisterForTraitChanges(later) }
        }
        later = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in calls += 1 }
        view.overrideUserInterfaceStyle = .dark
        #expect(calls == 0)
    }

    // Covers: UIView.updateTraitsIfNeeded, UIViewController.updateTraitsIfNeeded
    @Test("traits are up to date at once; asking for it changes nothing") func upToDate() {
        let app = StageFixture()
        let controller = UIViewController()
        app.show(controller)
        controller.traitOverrides.horizontalSizeClass = .regular
        let before = controller.view.traitCollection
        controller.updateTraitsIfNeeded()
        controller.view.updateTraitsIfNeeded()
        #expect(before.horizontalSizeClass == .regular)
        #expect(controller.view.traitCollection == before)
    }

    @Test(
        "what a sheet shows is elevated, what covers the whole screen is not (HIG)",
        arguments: [
            (UIModalPresentationStyle.pageSheet, UIUserInterfaceLevel.elevated), (.formSheet, .elevated),
            (.fullScreen, .base), (.overFullScreen, .base),
        ])
    func elevated(style: UIModalPresentationStyle, level: UIUserInterfaceLevel) {
        let app = StageFixture(StageEnvironment(scale: 1, appearance: .dark))
        let presenter = UIViewController()
        app.show(presenter)
        let sheet = UIViewController()
        sheet.modalPresentationStyle = style
        _ = Reports.during { presenter.present(sheet, animated: false) }
        app.advance(by: 1)
        #expect(sheet.traitCollection.userInterfaceLevel == level)
        #expect(sheet.view.traitCollection.userInterfaceLevel == level)
        #expect(presenter.traitCollection.userInterfaceLevel == .base)
    }
}
