// Without an installed stage UIKit lives all the same: in real time, on the main queue.
// No Apple page: this is ours; at Apple an app, or the host app of a test, always runs around the code.
import Diagnostics
import Foundation
import LiveStages
import QuartzCore
import Stage
import UIKitValues

extension UIApplication {
    /// That of the context; nil before its first use.
    static var sharedStorage: UIApplication? {
        get { AppSession.of(.current).application }
        set { AppSession.of(.current).application = newValue }
    }

    static var living: UIApplication {
        guard let app = sharedStorage else { return startLiving() }
        guard app.turnLoop.isAbandoned, !StageContext.isHeld else { return app }
        // A harness has gone with its test, and what comes now is another test.
        app.turnLoop.detach()
        uninstall()
        return sharedStorage ?? startLiving()
    }

    /// A launched and active application with one scene, on a stage in memory with a real clock.
    private static func startLiving() -> UIApplication {
        let stage = LiveStage(
            environment: LaunchConfiguration.current.environment, clock: StageContext.current.clock)
        let app = set(stage)
        app.appState.liveStage = stage
        app.standReady()
        // A tree that was never committed tells nobody of its changes.
        app.turnLoop.requestTurn()
        return app
    }

    /// ``install(stage:)`` for tests: the application is launched and active and has a scene, as that which hosts tests at
    /// Apple; nobody is told, since nobody was there to hear it.
    package static func installActive(stage: any Stage) {
        install(stage: stage)
        StageContext.installed.enter { shared.standReady() }
    }

    func standReady() {
        connectImplicitScene()
        for scene in appState.scenes { scene.stateStorage = .foregroundActive }
        appState.hasLaunched = true
        appState.state = .active
    }

    /// Has what asks for a turn, where nobody runs any yet, start the application. Done once.
    static let startsByItself: Void = LayerChanges.setStarter {
        if MainExecutor.isCurrent {
            MainActor.assumeIsolated { shared.turnLoop.requestTurn() }
        } else {
            Task { @MainActor in shared.turnLoop.requestTurn() }
        }
    }
}

extension UIScreen {
    /// The application brings its screen.
    static func makeMain() -> UIScreen {
        _ = UIApplication.living
        return mainStorage!
    }
}
