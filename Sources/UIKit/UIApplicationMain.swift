// The start of an app: the stage, the application, its delegate, the main loop.
// Apple: "UIApplicationMain(_:_:_:_:)", "UIApplicationDelegate", main().
import Foundation
import Headless
import QuartzCore
import Stage
import UIKitCore

#if Browser
    import Browser
#endif

/// Starts the app and never returns.
///
/// - Parameters:
///   - argc: How many arguments there are; the process's own count.
///   - argv: The process's arguments; Vitrine's options in them choose the stage.
///   - principalClassName: The name of a subclass of UIApplication, nil for itself.
///   - delegateClassName: The name of the delegate's class, as `NSStringFromClass` gives it.
@MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    let principal = principalClassName.flatMap { NSClassFromString($0) } as? UIApplication.Type
    let delegate = delegateClassName.flatMap { NSClassFromString($0) } as? NSObject.Type
    Launch.run(principal: principal, delegate: delegate.map { DynamicInit.make($0) } as? any UIApplicationDelegate)
}

extension UIApplicationDelegate {
    /// Starts the app with an instance of this class: what `@main` calls.
    @MainActor public static func main() {
        let delegate = (self as? NSObject.Type).map { DynamicInit.make($0) } as? any UIApplicationDelegate
        Launch.run(principal: nil, delegate: delegate)
    }
}

/// The steps of a launch.
@MainActor enum Launch {
    static func run(principal: UIApplication.Type?, delegate: (any UIApplicationDelegate)?) -> Never {
        let configuration = LaunchConfiguration.current
        if configuration.wantsHelp {
            print(LaunchConfiguration.usage)
            exit(0)
        }
        configuration.refuseUnknownOptions()
        let stage = StageChoice.make(configuration)
        UIApplication.principalClass = principal
        UIApplication.install(stage: stage)
        UIApplication.shared.launch(delegate: delegate, opening: configuration.openedAddress)
        UIApplication.shared.reportEmptyScreen()
        stage.run()
    }
}
