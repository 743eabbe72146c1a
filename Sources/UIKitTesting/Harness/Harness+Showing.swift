// The content of the harness: a controller, a view, another device.
// No Apple page: this is ours.
import Foundation
import Stage
import UIKit
import UIKitCore
import UIKitValues

extension Harness {
    /// Shows a controller as the window's root view controller and runs a turn.
    public func show(_ controller: UIViewController, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await carryOut(showing(controller), file, line)
    }

    /// ``show(_:file:line:)-async`` for a synchronous XCTest.
    public func show(_ controller: UIViewController, file: StaticString = #filePath, line: UInt = #line) throws {
        try carryOut(showing(controller), file, line)
    }

    /// Shows a view alone on the system background, at the top left corner of the safe area.
    ///
    /// A view without a size gets its fitting size, or the size of the safe area if it has none.
    public func show(_ view: UIView, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await carryOut(showing(view), file, line)
    }
    /// ``show(_:file:line:)-async`` for a synchronous XCTest.
    public func show(_ view: UIView, file: StaticString = #filePath, line: UInt = #line) throws {
        try carryOut(showing(view), file, line)
    }

    /// Changes device, orientation, appearance, text size, locale or direction, as a user does, and runs a turn. If the
    /// interface rotates, the time of the rotation passes.
    public func change(to surroundings: Surroundings, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await carryOut(changing(to: surroundings), file, line)
    }

    /// ``change(to:file:line:)-async`` for a synchronous XCTest.
    public func change(to surroundings: Surroundings, file: StaticString = #filePath, line: UInt = #line) throws {
        try carryOut(changing(to: surroundings), file, line)
    }

    /// Sends the app a change of its state, or a memory warning.
    public func send(_ change: AppChange, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await carryOut(sending(change), file, line)
    }

    /// ``send(_:file:line:)-async`` for a synchronous XCTest.
    public func send(_ change: AppChange, file: StaticString = #filePath, line: UInt = #line) throws {
        try carryOut(sending(change), file, line)
    }

    private func showing(_ controller: UIViewController) -> Verb {
        Verb("show \(Swift.type(of: controller))") {
            try self.place(controller)
            return self.idling.part
        }
    }

    private func showing(_ view: UIView) -> Verb {
        Verb("show \(ViewTree.name(of: view))") { self.showing(self.host(view)).part }
    }

    private func changing(to surroundings: Surroundings) -> Verb {
        Verb("change to \(surroundings)") {
            try self.turn(with: self.take(surroundings)) + self.waiting { !UIApplication.shared.isTurning }.part
                + self.idling.part
        }
    }

    private func sending(_ change: AppChange) -> Verb {
        Verb("send \(change)") {
            change.steps.flatMap { self.turn(with: [.lifecycle($0)]) } + self.idling.part
        }
    }

    private func take(_ surroundings: Surroundings) throws -> [StageEvent] {
        try requireOpen()
        self.surroundings = surroundings
        FrozenWorld.setLocale(surroundings.locale)
        return [.environment(surroundings.environment)]
    }

    private func place(_ controller: UIViewController) throws {
        try requireOpen()
        // A hidden window does not follow a change of the device.
        if window.isHidden { window.frame = UIScreen.main.bounds }
        window.rootViewController = controller
        if !window.isKeyWindow || window.isHidden { window.makeKeyAndVisible() }
    }

    private func host(_ view: UIView) -> UIViewController {
        let host = ViewHost()
        host.shown = view
        return host
    }
}

/// A change that affects the app as a whole.
public enum AppChange: Sendable, CaseIterable {
    /// A change of the app's state, or a memory warning.
    case enterBackground, enterForeground, resignActive, becomeActive, memoryWarning

    var steps: [LifecycleChange] {
        switch self {
        case .enterBackground: [.resignActive, .enterBackground]
        case .enterForeground: [.enterForeground, .becomeActive]
        case .resignActive: [.resignActive]
        case .becomeActive: [.becomeActive]
        case .memoryWarning: [.memoryWarning]
        }
    }
}

/// The controller of a view that a test shows alone.
final class ViewHost: UIViewController {
    var shown: UIView?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        if let shown { view.addSubview(shown) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let shown, shown.superview === view else { return }
        let insets = view.safeAreaInsets
        let safe = CGRect(
            x: insets.left, y: insets.top, width: view.bounds.width - insets.left - insets.right,
            height: view.bounds.height - insets.top - insets.bottom)
        if shown.bounds.isEmpty { shown.sizeToFit() }
        if shown.bounds.isEmpty { shown.bounds.size = safe.size }
        shown.center = CGPoint(
            x: safe.minX + shown.bounds.width * shown.layer.anchorPoint.x,
            y: safe.minY + shown.bounds.height * shown.layer.anchorPoint.y)
    }
}
