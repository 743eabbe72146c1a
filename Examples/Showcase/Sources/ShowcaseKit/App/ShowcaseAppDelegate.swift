// Shows the first screen in a window, or with `--headless OUT` writes every screen as a PNG and ends.
import UIKit

/// The app delegate of the Showcase.
@MainActor
open class ShowcaseAppDelegate: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard let gallery = Gallery(arguments: arguments) else {
            window.rootViewController = StackController(root: HomeController())
            window.makeKeyAndVisible()
            return true
        }
        do {
            try gallery.write(in: window)
            exit(0)
        } catch {
            FileHandle.standardError.write(Data("Showcase: \(error)\n".utf8))
            exit(66)
        }
    }
}
