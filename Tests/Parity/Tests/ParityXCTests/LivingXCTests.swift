// Time without any harness: what UIKit does later comes while XCTest waits or somebody runs the run loop.
import UIKit
import XCTest

final class LivingXCTests: XCTestCase {
    @MainActor private static func window() -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        return window
    }

    func testAnimationsCompleteWhileWaiting() {
        let done = expectation(description: "The animation's completion is called")
        let shown = MainActor.assumeIsolated {
            let window = Self.window()
            UIView.animate(withDuration: 0.05) {
                window.rootViewController!.view.alpha = 0
            } completion: { _ in
                done.fulfill()
            }
            return window
        }
        waitForExpectations(timeout: 20)
        MainActor.assumeIsolated { shown.isHidden = true }
    }

    func testPresentationsCompleteWhileWaiting() {
        let done = expectation(description: "The presentation's completion is called")
        let shown = MainActor.assumeIsolated {
            let window = Self.window()
            window.rootViewController!.present(UIViewController(), animated: true) { done.fulfill() }
            return window
        }
        wait(for: [done], timeout: 20)
        MainActor.assumeIsolated { shown.isHidden = true }
    }

    func testWorkForLaterComesWhileWaiting() {
        let block = expectation(description: "asyncAfter")
        let timer = expectation(description: "a timer with a block")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { block.fulfill() }
        Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in timer.fulfill() }
        waitForExpectations(timeout: 20)
    }

    func testTheRunLoopTurnsLayout() {
        let (shown, view): (UIWindow, UIView) = MainActor.assumeIsolated {
            let shown = Self.window()
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            shown.rootViewController!.view.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 30).isActive = true
            return (shown, view)
        }
        let end = Date(timeIntervalSinceNow: 20)
        while MainActor.assumeIsolated({ view.bounds.width == 0 }), Date() < end {
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
        }
        MainActor.assumeIsolated {
            XCTAssertEqual(view.bounds.width, 30)
            shown.isHidden = true
        }
    }

    @MainActor func testAnimationsCompleteWhileAwaiting() async {
        let done = expectation(description: "The animation's completion is called")
        let window = Self.window()
        UIView.animate(withDuration: 0.05) {
            window.rootViewController!.view.alpha = 0
        } completion: { _ in
            done.fulfill()
        }
        await fulfillment(of: [done], timeout: 20)
        window.isHidden = true
    }
}
