// Launch, activity, background, memory, end.
// Apple: "Managing your app's life cycle".
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import Stage
import UIKitValues

extension UIApplication {
    /// Launches: the stage is installed already.
    ///
    /// Steps: 1. will and did finish launching, their notification; 2. how the scene is made, if the app makes scenes, and
    /// its connection; 3. an address to open, in an app without scenes, unless it said of it that it cannot; 4. foreground;
    /// 5. active. Apple: "About the app launch sequence".
    /// - Parameter url: The address for which the app was launched; nil for none.
    package func launch(delegate: (any UIApplicationDelegate)?, opening url: URL? = nil) {
        self.delegate = delegate
        appState.state = .inactive
        appState.hasLaunched = false
        AppFonts.launch()
        prepareScenes()
        let link = url.map(LaunchLink.init)
        // Apps with scenes find it in the connection's options.
        let options = appState.adoptsScenes ? nil : link?.launchOptions
        let isWilling = delegate?.application(self, willFinishLaunchingWithOptions: options) ?? true
        let isReady = delegate?.application(self, didFinishLaunchingWithOptions: options) ?? true
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
        appState.hasLaunched = true
        connectScenes(link)
        if let url, !appState.adoptsScenes, isWilling, isReady { take(url) }
        for window in windows where window.rootViewController == nil {
            Catalogue.windowWithoutRoot.report(object: ObjectName.of(window))
        }
        becomeActive()
    }

    func handle(_ change: LifecycleChange) {
        switch change {
        case .becomeActive: becomeActive()
        case .resignActive: resignActive()
        case .enterBackground: enterBackground()
        case .enterForeground: enterForeground()
        case .memoryWarning: warnOfMemory()
        case .terminate: terminate()
        }
    }

    private func becomeActive() {
        if appState.state == .background { enterForeground() }
        guard appState.state != .active else { return }
        appState.state = .active
        for scene in appState.scenes { scene.activate() }
        if !appState.adoptsScenes { delegate?.applicationDidBecomeActive(self) }
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: self)
    }

    private func resignActive() {
        guard appState.state == .active else { return }
        for scene in appState.scenes { scene.willDeactivate() }
        if !appState.adoptsScenes { delegate?.applicationWillResignActive(self) }
        NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: self)
        appState.state = .inactive
    }

    private func enterBackground() {
        resignActive()
        guard appState.state != .background else { return }
        appState.state = .background
        for scene in appState.scenes { scene.enterBackground() }
        if !appState.adoptsScenes { delegate?.applicationDidEnterBackground(self) }
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: self)
    }

    private func enterForeground() {
        guard appState.state == .background else { return }
        for scene in appState.scenes { scene.enterForeground() }
        if !appState.adoptsScenes { delegate?.applicationWillEnterForeground(self) }
        NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: self)
        appState.state = .inactive
    }

    /// Delegate, notification, then every controller whose view is loaded.
    private func warnOfMemory() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: self)
        for window in UIScreen.main.windows { window.rootViewController?.passMemoryWarning() }
    }

    private func terminate() {
        enterBackground()
        delegate?.applicationWillTerminate(self)
        NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
    }

    // MARK: Environment

    /// Size, traits, orientation and text size as the stage says and the front controller allows.
    ///
    /// Steps: 1. the roots hear of traits and sizes to come; 2. the screen changes; 3. windows take their size;
    /// 4. traits go down; 5. what goes along with the change runs; 6. layout; 7. completions and notifications.
    /// - Parameter turning: Whether the device has been turned, so that steps 3 to 6 move, and completions wait for the end.
    func apply(_ environment: StageEnvironment, turning: Bool = false) {
        let screen = UIScreen.main
        let before = screen.environment
        let traits = UITraitCollection(environment: environment)
        let traitsChange = traits != screen.traitCollection
        guard environment != before || traitsChange else { return }
        let sizeChange = environment.size != before.size
        let turned = environment.orientation != before.orientation
        if turned {
            NotificationCenter.default.post(
                name: UIApplication.willChangeStatusBarOrientationNotification, object: self)
        }
        if turned || sizeChange { WindowTurn.endAll() }
        var changes: [(UIWindow, TransitionCoordinator, follows: Bool, turn: WindowTurn?)] = []
        for window in screen.windows {
            let follows = sizeChange && window.frame.size == before.size
            let turn = turned && turning ? WindowTurn(window, from: before, to: environment) : nil
            let coordinator = TransitionCoordinator(
                containerView: window,
                targetTransform: CGAffineTransform(rotationAngle: environment.orientation.angle - before.orientation.angle),
                isAnimated: turn != nil, duration: turn?.duration ?? 0)
            TransitionCoordinator.current = coordinator
            if let root = window.rootViewController {
                if traitsChange { root.willTransition(to: traits, with: coordinator) }
                if follows { root.viewWillTransition(to: environment.size, with: coordinator) }
            }
            changes.append((window, coordinator, follows, turn))
        }
        screen.setEnvironment(environment)
        screen.setTraits(traits)
        for scene in appState.scenes { (scene as? UIWindowScene)?.environmentChanged(from: before, traitsChange) }
        for (window, coordinator, follows, turn) in changes {
            TransitionCoordinator.current = coordinator
            let change = {
                if follows, turn == nil { window.frame = screen.bounds }
                // A window that turns stands about its new middle already.
                if follows, turn != nil { window.bounds.size = environment.size }
                window.updateTraits()
                window.updateSafeArea()
                coordinator.runAlongside()
                window.layoutIfNeeded()
            }
            if let turn {
                turn.run(coordinator, to: environment.size, change)
            } else {
                change()
                coordinator.finish()
            }
        }
        // The one of the window with the app's controllers goes on until its turn ends.
        TransitionCoordinator.current = changes.first { $0.turn != nil && $0.0.rootViewController != nil }?.1
        AppSession.current.text?.environmentChanged()
        if environment.contentSize != before.contentSize { postContentSize(traits) }
        if environment.increasedContrast != before.increasedContrast {
            NotificationCenter.default.post(
                name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
        }
        if turned {
            NotificationCenter.default.post(name: UIApplication.didChangeStatusBarOrientationNotification, object: self)
        }
    }

    private func postContentSize(_ traits: UITraitCollection) {
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: self,
            userInfo: [
                UIContentSizeCategory.newValueUserInfoKey: traits.preferredContentSizeCategory.rawValue
            ])
    }
}

extension UIViewController {
    /// Warns the controller, its children and the controller that it presents.
    func passMemoryWarning() {
        didReceiveMemoryWarning()
        for child in children { child.passMemoryWarning() }
        modal.presented?.passMemoryWarning()
    }
}
