// The orientation of the interface: the device's where the front controller and the app allow it.
// Apple: "UIViewController", supportedInterfaceOrientations; "UIApplicationDelegate".
import CoreGraphics
import Diagnostics
import Foundation
import Stage

extension UIApplication {
    /// The screen as the stage's device is held; ``UIScreen`` may be turned otherwise.
    var deviceEnvironment: StageEnvironment { appState.deviceEnvironment ?? UIScreen.main.environment }

    /// Whether windows are on their way to another orientation.
    package var isTurning: Bool { WindowTurn.isUnderWay }

    /// The stage has changed: the interface follows as far as it is allowed to.
    func deviceChanged(to environment: StageEnvironment) {
        let before = deviceEnvironment
        let turned = environment.orientation != before.orientation
        appState.deviceEnvironment = environment
        follow(environment, from: before)
        apply(environment.rotated(to: interfaceOrientation(deviceTurned: turned)), turning: turned)
        tellStage()
        guard turned else { return }
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }

    /// Another controller is in front, or it answers otherwise now.
    func updateOrientation() {
        let device = deviceEnvironment
        appState.deviceEnvironment = device
        let orientation = interfaceOrientation(deviceTurned: false)
        guard orientation != UIScreen.main.environment.orientation else { return }
        apply(device.rotated(to: orientation))
        tellStage()
    }

    private func tellStage() {
        turnLoop.stage?.interfaceTurned(to: UIScreen.main.environment.orientation)
    }

    /// Steps: 1. what app and controller both allow; 2. the device's orientation, unless the controller does not turn
    /// with it; 3. the present one; 4. the one that the controller prefers; 5. any.
    private func interfaceOrientation(deviceTurned: Bool) -> StageOrientation {
        let device = deviceEnvironment.orientation
        guard let controller = frontController else { return device }
        let allowed = allowedOrientations(controller)
        let wanted = UIInterfaceOrientation(device)
        let present = UIInterfaceOrientation(UIScreen.main.environment.orientation)
        let turns = !deviceTurned || controller.shouldAutorotate
        var candidates = turns ? [wanted, present] : [present, wanted]
        candidates += [controller.preferredInterfaceOrientationForPresentation]
        candidates += [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
        return candidates.first(where: allowed.contains).map(StageOrientation.init) ?? device
    }

    private func allowedOrientations(_ controller: UIViewController) -> UIInterfaceOrientationMask {
        let byApp = supportedInterfaceOrientations(for: keyWindowStorage)
        let common = controller.supportedInterfaceOrientations.intersection(byApp)
        guard common.isEmpty else { return common }
        Catalogue.noCommonOrientation.report(
            object: ObjectName.of(controller),
            apple: "UIApplicationInvalidInterfaceOrientation: Supported orientations has no common orientation with the "
                + "application, and [\(String(describing: type(of: controller))) shouldAutorotate] is returning "
                + (controller.shouldAutorotate ? "YES" : "NO"))
        return byApp
    }
}

extension UIInterfaceOrientationMask {
    /// Whether an orientation is one of these.
    func contains(_ orientation: UIInterfaceOrientation) -> Bool {
        contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
    }
}

extension StageOrientation {
    /// The interface's right is the device's left.
    init(_ orientation: UIInterfaceOrientation) {
        switch orientation {
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeLeft: self = .landscapeRight
        case .landscapeRight: self = .landscapeLeft
        default: self = .portrait
        }
    }

    /// How far the interface is turned against the device, clockwise in radians.
    var angle: CGFloat {
        switch self {
        case .portrait: 0
        case .landscapeLeft: .pi / 2
        case .landscapeRight: -.pi / 2
        case .portraitUpsideDown: .pi
        }
    }
}
