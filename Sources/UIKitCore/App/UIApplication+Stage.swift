// Where a stage meets the app: installing it, and its events as UIKit's.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import QuartzCore
import SelectorDispatch
import Stage
import UIKitValues

extension UIApplication {
    /// Makes a stage the outside world of the process: a new screen, no windows, nothing of what was before.
    ///
    /// The process's application goes on with a new state; a delegate comes by ``launch(delegate:)``.
    package static func install(stage: any Stage) {
        StageContext.installed.enter {
            leaveStage()
            set(stage)
        }
    }

    /// A new application with a new screen on a stage, in the context that calls.
    @discardableResult
    static func set(_ stage: any Stage) -> UIApplication {
        StageContext.current.clock = stage.clock
        let app = principalClass.map { DynamicInit.make($0) } ?? UIApplication()
        sharedStorage = app
        UIScreen.mainStorage = UIScreen(environment: stage.environment)
        InfoPlist.modules = { AppModules.names }
        DispatchTable.mainExecutorCheck = { MainExecutor.isCurrent }
        DispatchTable.addStatic("sharedApplication", on: UIApplication.self, .main) { UIApplication.shared }
        app.appState.deviceEnvironment = stage.environment
        app.turnLoop.attach(to: stage)
        app.follow(stage.environment, from: StageEnvironment())
        return app
    }

    /// Takes the application and its screen away: the process is as before its first stage. Between tests.
    package static func uninstall() {
        StageContext.installed.enter {
            leaveStage()
            UITraitCollection.resetFallback()
            AppearanceProxies.reset()
            AccessibilitySetting.reset()
            UIView.setAnimationsEnabled(true)
            DisplayLinks.reset()
            CATransaction.dropOpenLevels()
            sharedStorage = nil
            UIScreen.mainStorage = nil
            StageContext.installed.leave()
        }
        UIScreen.resetDefaults()
    }

    private static func leaveStage() {
        let old = sharedStorage
        for window in old?.appState.windows ?? [] { window.isHidden = true }
        old?.turnLoop.detach()
        if old != nil { AppSession.renew() }
    }

    /// A subclass named to UIApplicationMain.
    package static var principalClass: UIApplication.Type? {
        get { principalStorage }
        set { principalStorage = newValue }
    }

    /// Runs one turn with these events; as the stage does.
    package func turn(with events: [StageEvent]) { turnLoop.turn(with: events) }

    /// One event of the stage, in the turn.
    func receive(_ event: StageEvent, at time: TimeInterval) {
        switch event {
        case .touches(let samples):
            guard !isIgnoringInteractionEvents else { return }
            defer { appState.statusBarTap.follow(samples, self) }
            for event in touchTracker.events(for: samples, at: time) {
                event.setModifierFlags(pressTracker.modifiers)
                sendEvent(event)
                touchTracker.sent(event)
            }
        case .key(let sample):
            guard let event = pressTracker.event(for: sample, at: time) else {
                if sample.isDown { KeyScrolling.again(usage: sample.usage, modifiers: pressTracker.modifiers) }
                return
            }
            sendEvent(event)
            pressTracker.sent(event)
        case .text(let text):
            AppSession.current.text?.insert(text)
        case .clipboard(let text):
            Pasteboards.take(text)
        case .composition(let text, let selected):
            AppSession.current.text?.compose(
                text, selected: NSRange(location: selected.lowerBound, length: selected.count))
        case .wheel(let location, let delta, let modifiers):
            WheelEntry.scroll(at: location, delta: delta, modifiers: modifiers, time: time)
        case .hover(let location):
            let hit = location.flatMap { view(at: $0) }
            hoverTracker.move(to: location, over: hit)
            pointerTracker.move(to: location, over: hit)
        case .tilt(let horizontal, let vertical):
            MotionEngine.tilt(UIOffset(horizontal: horizontal, vertical: vertical))
        case .environment(let environment):
            deviceChanged(to: environment)
        case .lifecycle(let change):
            handle(change)
        case .open(let url): take(url)
        case .element(let id, let action):
            turnLoop.elements.perform(action, on: id)
        }
    }

    /// Hands an event to the windows it concerns.
    func dispatch(_ event: UIEvent) {
        switch event.type {
        case .touches:
            for window in event.windows { window.sendEvent(event) }
            AppSession.current.text?.touched(event)
        case .presses: (keyWindow ?? windows.last)?.sendEvent(event)
        case .motion: sendMotion(event)
        default: break
        }
    }

    /// A shake, to the first responder or what stands for one.
    private func sendMotion(_ event: UIEvent) {
        let target = keyWindow?.pressTarget ?? self
        target.motionBegan(event.subtype, with: event)
        target.motionEnded(event.subtype, with: event)
    }

    /// A shake of the device.
    package func shake() { sendEvent(UIEvent(type: .motion, subtype: .motionShake, timestamp: turnLoop.clock.now)) }
}

@MainActor private var principalStorage: UIApplication.Type?

@MainActor enum WheelEntry {
    /// Up from the view under the pointer to the first that takes it.
    static func scroll(at location: CGPoint, delta: ScrollDelta, modifiers: KeyModifiers, time: TimeInterval) {
        let start = UIApplication.shared.view(at: location)
        for responder in start?.responderChain ?? [] {
            if let taker = responder as? any WheelScrolling,
                taker.scroll(by: delta, at: location, modifiers: UIKeyModifierFlags(modifiers))
            {
                return
            }
        }
    }
}

extension UIApplication {
    /// The view that a touch at a point of the screen would go to.
    package func view(at screenPoint: CGPoint, with event: UIEvent? = nil) -> UIView? {
        UIScreen.main.view(at: screenPoint, with: event)
    }
}
