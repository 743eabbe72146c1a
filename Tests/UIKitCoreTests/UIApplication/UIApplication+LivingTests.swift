// Without a stage and without a harness UIKit lives in real time: what comes, comes by itself.
// No Apple page: at Apple a host app runs around a test. These tests wait for what comes, and do nothing to bring it.
import Foundation
import LiveStages
import Stage
import Testing
import UIKit

/// Waits for something that calls back.
@MainActor private func wait(_ begin: (@escaping () -> Void) -> Void) async {
    await withCheckedContinuation { done in
        let once = Once(done)
        begin { once() }
    }
}

private final class Once {
    private var done: CheckedContinuation<Void, Never>?
    init(_ done: CheckedContinuation<Void, Never>) { self.done = done }
    func callAsFunction() {
        done?.resume()
        done = nil
    }
}

private final class Called: NSObject {
    var body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    func register() {
        DispatchTable.register("fire", on: Called.self) { (target: Called) in target.body() }
    }
}

@MainActor @Suite("UIApplication: without a harness", .timeLimit(.minutes(20))) struct UIApplicationLivingTests {
    private final class Laid: UIView {
        var onLayout: (() -> Void)?
        override func layoutSubviews() {
            super.layoutSubviews()
            onLayout?()
        }
    }

    private func shown<View: UIView>(_ view: View) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.rootViewController!.view.addSubview(view)
        window.isHidden = false
        return window
    }

    // Covers: UIApplication.applicationState, UIApplication.connectedScenes, UIWindow.windowScene, UIScene.activationState
    @Test("The application is active and has one scene, in which windows stand; it has no delegate")
    func active() {
        let app = UIApplication.shared
        #expect(app.turnLoop.stage is LiveStage)
        #expect(app.applicationState == .active)
        #expect(app.delegate == nil)
        #expect(app.connectedScenes.count == 1)
        #expect(app.connectedScenes.first?.activationState == .foregroundActive)
        let window = UIWindow(frame: UIScreen.main.bounds)
        #expect(window.windowScene === app.connectedScenes.first)
        #expect(window.screen === UIScreen.main)
    }

    // Covers: UIView.animate
    @Test("An animation's completion comes when its time is over, not before")
    func animation() async {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let window = shown(view)
        let begin = ContinuousClock.now
        var finished: Bool?
        await wait { done in
            UIView.animate(withDuration: 0.1) {
                view.alpha = 0
            } completion: {
                finished = $0
                done()
            }
        }
        #expect(finished == true)
        #expect(ContinuousClock.now - begin >= .milliseconds(95))
        window.isHidden = true
    }

    @Test("What a completion changes is laid out and committed too")
    func afterCompletion() async {
        let view = Laid(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let window = shown(view)
        await wait { done in
            UIView.animate(withDuration: 0.05) {
                view.alpha = 0
            } completion: { _ in
                view.onLayout = done
                view.setNeedsLayout()
            }
        }
        window.isHidden = true
    }

    @Test("An animation of a view in no window, one of a lone layer and a transaction's completion end as well")
    func unseen() async {
        await wait { done in
            UIView.animate(withDuration: 0.3) {
                UIView().alpha = 0
            } completion: { _ in
                done()
            }
        }
        await wait { done in
            CATransaction.begin()
            CATransaction.setCompletionBlock(done)
            CALayer().add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
            CATransaction.commit()
        }
        await wait { done in CATransaction.setCompletionBlock(done) }
        await wait { done in
            let animator = UIViewPropertyAnimator(duration: 0.05, curve: .linear) { UIView().alpha = 0 }
            animator.addCompletion { _ in done() }
            animator.startAnimation()
        }
    }

    // Covers: UIViewController.present, UIViewController.dismiss, UIViewController.viewDidAppear
    @Test("A presentation and a dismissal complete")
    func presentation() async {
        final class Page: UIViewController {
            var appearances: [String] = []
            override func viewDidAppear(_ animated: Bool) { appearances.append("did appear") }
            override func viewDidDisappear(_ animated: Bool) { appearances.append("did disappear") }
        }
        let window = shown(UIView())
        window.makeKeyAndVisible()
        let page = Page()
        await wait { done in window.rootViewController!.present(page, animated: true, completion: done) }
        #expect(page.appearances == ["did appear"])
        #expect(page.view.window === window)
        await wait { done in page.dismiss(animated: true, completion: done) }
        #expect(page.appearances == ["did appear", "did disappear"])
        window.isHidden = true
    }

    // Covers: UIView.setNeedsLayout
    @Test("A view in a window is laid out without anybody asking")
    func layout() async {
        let view = Laid(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let window = shown(view)
        await wait { done in view.onLayout = done }
        await wait { done in
            view.onLayout = done
            view.setNeedsLayout()
        }
        window.isHidden = true
    }

    @Test("asyncAfter, a call after a delay, a timer by selector and a display link come in their time")
    func timers() async {
        let begin = ContinuousClock.now
        await wait { done in
            nonisolated(unsafe) let done = done
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { done() }
        }
        #expect(ContinuousClock.now - begin >= .milliseconds(50))
        let target = Called {}
        target.register()
        await wait { done in
            target.body = done
            target.perform(Selector("fire"), with: nil, afterDelay: 0.02)
        }
        var count = 0
        var timer: StageTimer?
        await wait { done in
            target.body = {
                count += 1
                guard count == 3 else { return }
                timer?.invalidate()
                done()
            }
            timer = StageTimer.scheduledTimer(
                timeInterval: 0.01, target: target, selector: Selector("fire"), userInfo: nil, repeats: true)
        }
        #expect(count == 3)
        var link: CADisplayLink?
        var times: [CFTimeInterval] = []
        await wait { done in
            target.body = {
                times.append(link?.timestamp ?? 0)
                if times.count == 3 { done() }
            }
            link = CADisplayLink(target: target, selector: Selector("fire"))
            link?.add(to: .main, forMode: .common)
        }
        link?.invalidate()
        #expect(times[0] < times[1])
        #expect(times[1] < times[2])
        #expect(times[2] <= CACurrentMediaTime())
    }

    @Test("Views in no window ask for no turn, and nothing turns while nothing moves")
    func quiet() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
                view.backgroundColor = .red
                view.addSubview(UILabel())
                view.setNeedsLayout()
            }
            await withCheckedContinuation { done in
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.2, qos: .default, flags: []) { done.resume() }
            }
            await MainActor.run {
                precondition(UIApplication.shared.turnLoop.turnCount == 0)
                let window = UIWindow()
                window.isHidden = false
                window.backgroundColor = .red
            }
            await withCheckedContinuation { done in
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.3, qos: .default, flags: []) { done.resume() }
            }
            await MainActor.run {
                let count = UIApplication.shared.turnLoop.turnCount
                precondition(count >= 1 && count < 5, "\(count) turns")
            }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(!said.contains("Fatal error"), "\(said)")
    }
}
