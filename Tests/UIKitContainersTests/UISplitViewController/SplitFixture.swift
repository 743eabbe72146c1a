// Devices, columns and delegates for tests of split views.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import UIKit

@testable import UIKitContainers
@testable import UIKitCore

/// A room as a device makes it.
enum SplitRoom: CaseIterable {
    case phone, phoneOnItsSide, maxPhone, maxPhoneOnItsSide, pad, padOnItsSide, third

    var environment: StageEnvironment {
        func phone(_ width: CGFloat, _ height: CGFloat, side: Bool, wide: Bool = false) -> StageEnvironment {
            StageEnvironment(
                size: CGSize(width: width, height: height), scale: 1, orientation: side ? .landscapeLeft : .portrait,
                safeAreaInsets: side ? StageInsets(left: 47, bottom: 21, right: 47) : StageInsets(top: 47, bottom: 34),
                isRegularWidth: wide, isRegularHeight: !side)
        }
        func pad(_ width: CGFloat, _ height: CGFloat, wide: Bool = true) -> StageEnvironment {
            StageEnvironment(
                size: CGSize(width: width, height: height), scale: 1, idiom: .pad,
                orientation: width > height ? .landscapeLeft : .portrait, safeAreaInsets: StageInsets(top: 24, bottom: 20),
                cornerRadius: 0, isRegularWidth: wide,
                deviceName: "iPad Pro")
        }
        switch self {
        case .phone: return phone(390, 844, side: false)
        case .phoneOnItsSide: return phone(844, 390, side: true)
        case .maxPhone: return phone(428, 926, side: false)
        case .maxPhoneOnItsSide: return phone(926, 428, side: true, wide: true)
        case .pad: return pad(834, 1194)
        case .padOnItsSide: return pad(1194, 834)
        case .third: return pad(375, 834, wide: false)
        }
    }
}

/// A controller that writes its calls into a log.
final class Noting: UIViewController {
    let name: String
    let log: CallLog
    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log("\(name) will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log("\(name) did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log("\(name) will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log("\(name) did disappear")
    }
}

/// Answers as a test says, and keeps what it heard.
final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
    var heard: [String] = []
    var willChange: ((UISplitViewController, UISplitViewController.DisplayMode) -> Void)?
    var top: ((UISplitViewController.Column) -> UISplitViewController.Column)?
    var expanding: UISplitViewController.DisplayMode?
    var collapses: ((UIViewController, UIViewController) -> Bool)?
    var separated: UIViewController?
    var target = UISplitViewController.DisplayMode.automatic

    func take() -> [String] {
        defer { heard = [] }
        return heard
    }

    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
        heard.append("willChangeTo \(displayMode)")
        willChange?(svc, displayMode)
    }
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        heard.append("topColumn \(proposedTopColumn)")
        return top?(proposedTopColumn) ?? proposedTopColumn
    }
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        heard.append("expanding \(proposedDisplayMode)")
        return expanding ?? proposedDisplayMode
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { heard.append("didCollapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { heard.append("didExpand") }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        heard.append("willShow \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        heard.append("willHide \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
        heard.append("didShow \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
        heard.append("didHide \(column)")
    }
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) { heard.append("gesture begins") }
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) { heard.append("gesture ends") }
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        heard.append("collapse")
        return collapses?(secondaryViewController, primaryViewController) ?? false
    }
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        heard.append("separate")
        return separated
    }
}

/// A split view in a window.
@MainActor struct SplitScene {
    let app: StageFixture
    let split: UISplitViewController
    let delegate = SplitDelegate()
    let log = CallLog()
    let primary: Noting
    let supplementary: Noting
    let secondary: Noting

    /// Columns are set unless the style is classic: then primary and secondary in navigation controllers.
    init(_ style: UISplitViewController.Style, in room: SplitRoom, set: (SplitScene) -> Void = { _ in }) {
        app = StageFixture(room.environment)
        split = UISplitViewController(style: style)
        primary = Noting("primary", log)
        supplementary = Noting("supplementary", log)
        secondary = Noting("secondary", log)
        split.delegate = delegate
        switch style {
        case .unspecified:
            split.viewControllers = [
                UINavigationController(rootViewController: primary), UINavigationController(rootViewController: secondary),
            ]
        case .doubleColumn:
            split.setViewController(primary, for: .primary)
            split.setViewController(secondary, for: .secondary)
        default:
            split.setViewController(primary, for: .primary)
            split.setViewController(supplementary, for: .supplementary)
            split.setViewController(secondary, for: .secondary)
        }
        set(self)
        app.show(split)
    }

    /// Lets what was asked for begin, then so many seconds go by.
    func advance(by seconds: TimeInterval) {
        app.turn()
        app.advance(by: seconds)
        app.turn()
    }

    func turn(to room: SplitRoom) { app.turn(.environment(room.environment)) }

    /// The names of what is in the window, the outermost column first.
    var seen: [String] { [primary, supplementary, secondary].filter { $0.viewIfLoaded?.window != nil }.map(\.name) }

    /// Where a controller's column stands on the screen.
    func frame(_ controller: UIViewController) -> CGRect {
        let view: UIView = controller.navigationController?.view ?? controller.view
        return view.convert(view.bounds, to: nil)
    }
}

extension UINavigationController {
    /// The stack, to be compared with what may be absent.
    var stack: [UIViewController?] { viewControllers }
}

extension UISplitViewController {
    /// The controllers, to be compared with what may be absent.
    var shown: [UIViewController?] { viewControllers }
}
