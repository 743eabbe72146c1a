// A window on a stage without a screen, and what the steps do to it.
// No Apple page: this is ours.
import CoreGraphics
import Diagnostics
import Foundation
import Headless
import Stage
import Synchronization
import UIKit
import UIKitContainers
import UIKitCore

/// One app for all sequences of a run; each begins with a new root.
@MainActor final class World {
    private let side: CGFloat
    let stage: HeadlessStage
    private let window: UIWindow
    private(set) var ledger = Ledger()
    private let reported = Reported()
    private(set) lazy var book = Book(self)
    private var isLandscape = false
    private var room = Step.Room.phone
    /// Where the finger is; nil for none.
    var finger: CGPoint?

    final class Reported: Sendable { let all = Mutex<[(code: String, words: String)]>([]) }

    /// What an app hears that asks for too much at once; everything else is a fault.
    static let allowed: Set = [
        "UIK0210", "UIK0211", "UIK0212", "UIK0218", "UIK0219", "UIK2005", "UIK2006", "UIK2033", "UIK2041", "UIK2061", "UIK2063",
        "UIK2064",
    ]
    /// That a turning page stays flat is said once.
    private static let said: Set = ["UIK1201"]

    private var environment: StageEnvironment {
        let (short, long) = (side, side * 1.75)
        let size =
            switch room {
            case .narrow: CGSize(width: 60, height: 80)
            case .phone: isLandscape ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
            case .pad: CGSize(width: 700, height: isLandscape ? 60 : 100)
            case .wide: CGSize(width: 1300, height: 60)
            }
        return StageEnvironment(
            size: size, scale: 1, orientation: isLandscape ? .landscapeLeft : .portrait, safeAreaInsets: StageInsets(),
            isRegularWidth: room == .pad || room == .wide, isRegularHeight: !isLandscape)
    }

    /// - Parameter side: The window's shorter side in points.
    init(side: CGFloat = 90) {
        self.side = side
        stage = HeadlessStage(
            environment: StageEnvironment(
                size: CGSize(width: side, height: side * 1.75), scale: 1, safeAreaInsets: StageInsets(), isRegularHeight: true))
        UIApplication.install(stage: stage)
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        stage.turn(with: [])
    }

    func show(_ root: UIViewController) {
        window.rootViewController = root
        turn()
    }
    func turn() { stage.turn(with: []) }

    // MARK: A sequence

    /// Runs steps from a new root to an empty window. Returns what went wrong, nil for nothing. Other tests' reports are not
    /// heard.
    func run(_ root: Step.Content, _ steps: [Step]) -> String? {
        let reported = reported
        let policy = DiagnosticPolicy.record { diagnostic in
            let words = "\(diagnostic.entry.code) (\(diagnostic.object ?? ""): \(diagnostic.cause))"
            reported.all.withLock { $0.append((diagnostic.entry.code, words)) }
        }
        return Diagnostics.$taskPolicy.withValue(policy) { walk(root, steps) }
    }

    private func walk(_ root: Step.Content, _ steps: [Step]) -> String? {
        ledger = Ledger()
        (isLandscape, room) = (false, .phone)
        stage.turn(with: [.environment(environment)])
        reported.all.withLock { $0 = [] }
        window.rootViewController = make(root)
        stage.turn(with: [])
        for step in steps {
            ledger.trace("— \(step)")
            take(step)
            if let words = unexpected { ledger.fault("\(words) at \(step)") }
            if !ledger.faults.isEmpty { break }
        }
        lift()
        rest()
        ledger.trace("at rest")
        ledger.checkAtRest("at rest")
        window.rootViewController = UIViewController()
        rest()
        for controller in ledger.living {
            ledger.fault("kept: \(controller.watch.name), \(controller.watch.phase)")
        }
        if let words = unexpected { ledger.fault("\(words) at the end") }
        let faults = ledger.faults
        return faults.isEmpty ? nil : faults.joined(separator: "\n")
    }

    private var unexpected: String? {
        reported.all.withLock { all in
            defer { all = [] }
            return all.first { !Self.allowed.contains($0.code) && !Self.said.contains($0.code) }?.words
        }
    }

    /// Until nothing moves.
    private func rest() {
        for _ in 0..<4 { wait(0.5) }
        stage.turn(with: [])
    }

    func wait(_ seconds: TimeInterval) {
        stage.clock.advance(to: stage.clock.now + seconds)
        stage.turn(with: [])
        stage.turn(with: [])
    }

    // MARK: Controllers

    func make(_ content: Step.Content) -> UIViewController {
        switch content {
        case .plain: return ledger.make()
        case .navigation: return ledger.keep(Navigation(rootViewController: ledger.make()))
        case .tabs: return makeTabs((0..<3).map { _ in ledger.make() })
        case .tabsOfNavigation:
            return makeTabs((0..<2).map { _ in make(.navigation) })
        case .slides: return makePages(.scroll)
        case .leaves: return makePages(.pageCurl)
        case .tabsOfPages: return makeTabs([make(.slides), make(.navigation), make(.leaves)])
        case .twoColumns: return makeColumns(.doubleColumn)
        case .threeColumns: return makeColumns(.tripleColumn)
        case .classic: return makeColumns(.unspecified)
        case .tabsOfColumns: return makeTabs([make(.threeColumns), make(.plain), make(.twoColumns)])
        }
    }

    /// All that hang together with the window.
    var all: [UIViewController] {
        var result: [UIViewController] = []
        func visit(_ controller: UIViewController?) {
            guard let controller, !result.contains(where: { $0 === controller }) else { return }
            result.append(controller)
            controller.children.forEach(visit)
            visit(controller.presentedViewController)
        }
        visit(window.rootViewController)
        return result
    }

    private func one(_ number: Int) -> UIViewController { all[number % all.count] }
    /// One of a kind, nil where there is none.
    func one<Controller: UIViewController>(_ number: Int, _ kind: Controller.Type) -> Controller? {
        let found = all.compactMap { $0 as? Controller }
        return found.isEmpty ? nil : found[number % found.count]
    }
    private func navigation(_ number: Int) -> UINavigationController? { one(number, UINavigationController.self) }

    // MARK: Steps

    private func take(_ step: Step) {
        switch step {
        case .present(let number, let style, let transition, let content, let animated):
            let modal = make(content)
            modal.modalPresentationStyle = style
            modal.modalTransitionStyle = transition
            put(modal, on: one(number), animated, step)
        case .dismiss(let number, let animated):
            one(number).dismiss(animated: animated, completion: ledger.once("\(step)").done)
        case .push(let number, let animated):
            navigation(number)?.pushViewController(ledger.make(), animated: animated)
        case .pop(let number, let animated): navigation(number)?.popViewController(animated: animated)
        case .popToRoot(let number, let animated): navigation(number)?.popToRootViewController(animated: animated)
        case .setStack(let number, let count, let keepsTop, let animated):
            guard let navigation = navigation(number) else { return }
            var stack: [UIViewController] = (0..<count).map { _ in ledger.make() }
            // A collapsed split view's columns stand there as navigation controllers, which nobody may set.
            if keepsTop, let top = navigation.topViewController, !(top is UINavigationController) { stack.append(top) }
            navigation.setViewControllers(stack, animated: animated)
        case .select(let number, let tab):
            selectTab(number, tab)
        case .setTabs(let number, let count): setTabs(number, (0..<count).map { _ in ledger.make() })
        case .alert(let number, let style, let animated):
            let alert = ledger.keep(Alert(title: "T", message: nil, preferredStyle: style))
            alert.addAction(UIAlertAction(title: "OK", style: .cancel))
            put(alert, on: one(number), animated, step)
        case .column, .showColumn, .hideColumn, .displayMode, .behavior, .showDetail: takeColumns(step)
        case .setPages(let number, let forward, let animated): setPages(number, forward, animated, "\(step)")
        case .turnPage(let number, let forward): turnPage(number, forward)
        case .tap(let x, let y): tap(x, y)
        case .drag(let x, let y, let right, let down, let end): drag(x, y, right, down, end)
        case .turnDevice:
            isLandscape.toggle()
            stage.turn(with: [.environment(environment)])
        case .resize(let new):
            room = new
            stage.turn(with: [.environment(environment)])
        case .replaceRoot(let content):
            ledger.forgive()
            window.rootViewController = make(content)
        case .wait(let seconds): wait(seconds)
        case .turn: stage.turn(with: [])
        }
    }

    private func put(_ modal: UIViewController, on presenter: UIViewController, _ animated: Bool, _ step: Step) {
        modal.popoverPresentationController?.sourceView = presenter.viewIfLoaded
        let told = ledger.once("\(step)")
        presenter.present(modal, animated: animated, completion: told.done)
        told.isDue(modal.presentingViewController != nil)
    }
}
