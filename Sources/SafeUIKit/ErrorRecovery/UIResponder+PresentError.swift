// An error's way along the responder chain to whoever presents it.
// Apple (AppKit): "NSResponder", presentError.
import UIKit

extension UIResponder {
    /// Presents an error to the user, with the recovery it offers.
    ///
    /// 1. Each ``ErrorResponder`` from here along the chain may change the error, or handle it by returning nil. A scene's
    /// delegate follows the scene, the app delegate follows the application. A responder without a next responder, such as a
    /// controller that is not shown, continues with the front scene and the application.
    /// 2. The error waits until no other alert is shown in its scene. Equal waiting errors receive the same result.
    /// 3. The error is presented by the scene's delegate, the app delegate, or the application if one of them is an
    /// ``ErrorPresenter``, else by ``ErrorRecovery/presenter``.
    /// - Parameters:
    ///   - controller: The only controller over which the error may be presented. If its view is not on the screen, the error
    ///     is not presented. Nil for the scene's front controller.
    ///   - completion: Called exactly once, later than this call and on the main thread. Receives true if recovery succeeded,
    ///     so that the failed operation can be retried, and false in every other case.
    public func presentError(
        _ error: any Error, on controller: UIViewController? = nil, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        // The completion runs as part of the recovery that presents the error, or of none.
        let isInner = ErrorLine.isRecovering
        let result = Once<Bool>(ifDropped: false) { recovered in
            ErrorLine.$isRecovering.withValue(isInner) { completion?(recovered) }
        }
        var walk = ErrorWalk(error)
        guard walk.run(from: self) else { return result.call(false) }
        ErrorRecovery.shared.enqueue(
            WaitingError(error: walk.error, controller: controller, isBound: controller != nil, result: result),
            window: controller?.viewIfLoaded?.window ?? walk.window, presenter: walk.presenter)
    }

    /// An async version of ``presentError(_:on:completion:)``. Returns whether recovery succeeded.
    @discardableResult
    public func presentError(_ error: any Error, on controller: UIViewController? = nil) async -> Bool {
        await withCheckedContinuation { continuation in
            presentError(error, on: controller) { continuation.resume(returning: $0) }
        }
    }
}

/// One error's walk from a responder to the end of the chain.
@MainActor struct ErrorWalk {
    private(set) var error: any Error
    /// The window that the walk came through; else that in front.
    private(set) var window: UIWindow?
    /// The last one on the way that presents errors itself.
    private(set) var presenter: (any ErrorPresenter)?
    private var seen: Set<ObjectIdentifier> = []

    init(_ error: any Error) { self.error = error }

    /// False where somebody dealt with the error.
    mutating func run(from start: UIResponder) -> Bool {
        // 1. The chain, which a cycle does not hang.
        var current: UIResponder? = start
        while let responder = current {
            guard !seen.contains(ObjectIdentifier(responder)) else { break }
            if let window = responder as? UIWindow { self.window = window }
            if let scene = responder as? UIWindowScene, window == nil { window = FrontWindow.of(scene) }
            guard ask(responder) else { return false }
            if let scene = responder as? UIScene, let delegate = scene.delegate {
                guard ask(delegate) else { return false }
                note(delegate)
            }
            current = responder.next
        }
        // 2. A chain that ended before the application: the scene in front, then the application.
        if window == nil {
            window = FrontWindow.any
            if let scene = window?.windowScene, let delegate = scene.delegate {
                guard ask(scene), ask(delegate) else { return false }
                note(delegate)
            }
        }
        let application = UIApplication.shared
        guard ask(application) else { return false }
        note(application)
        // 3. The app's delegate, also where it is no responder.
        if let delegate = application.delegate {
            guard ask(delegate) else { return false }
            note(delegate)
        }
        return true
    }

    /// Asks each object once; false where it deals with the error.
    private mutating func ask(_ object: AnyObject) -> Bool {
        guard seen.insert(ObjectIdentifier(object)).inserted, let responder = object as? any ErrorResponder else {
            return true
        }
        guard let next = responder.willPresentError(error) else { return false }
        error = next
        return true
    }

    /// The scene's delegate goes before the app's, that before the application.
    private mutating func note(_ object: AnyObject) {
        guard let candidate = object as? any ErrorPresenter else { return }
        if presenter == nil || presenter is UIApplication { presenter = candidate }
    }
}

/// The window that the user sees in front.
@MainActor enum FrontWindow {
    /// A scene's key window, else its frontmost visible one.
    static func of(_ scene: UIWindowScene) -> UIWindow? {
        scene.windows.first { $0.isKeyWindow } ?? scene.windows.last { !$0.isHidden }
    }

    /// That of the scene in use, else of any scene; of an app without scenes the key one, else the frontmost.
    static var any: UIWindow? {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        let inOrder = scenes.filter { $0.activationState == .foregroundActive } + scenes
        if let window = inOrder.lazy.compactMap({ of($0) }).first { return window }
        let windows = UIApplication.shared.windows
        return windows.first { $0.isKeyWindow } ?? windows.last { !$0.isHidden }
    }
}
