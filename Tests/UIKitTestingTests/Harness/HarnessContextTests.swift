// A harness's test and plain tests in one process do not meet.
// No Apple page: this is ours.
import Foundation
import Stage
import Testing
import UIKit
import UIKitCore
import UIKitTesting

@MainActor @Suite("Harness: beside plain tests", .harness, .timeLimit(.minutes(20))) struct HarnessContextTests {
    // Covers: UIApplication.applicationState, UIApplication.connectedScenes, UIWindow.windowScene
    @Test("Under a harness the application is active and has one scene, in which the harness's window stands")
    func active() async throws {
        let harness = try await Harness()
        let app = UIApplication.shared
        #expect(app.applicationState == .active)
        #expect(app.connectedScenes.count == 1)
        let scene = try #require(app.connectedScenes.first as? UIWindowScene)
        #expect(scene.activationState == .foregroundActive)
        #expect(harness.window.windowScene === scene)
        try await harness.show(UIViewController())
        #expect(scene.windows == [harness.window])
        #expect(harness.window.next === scene)
    }

    @Test("What a plain test does meanwhile has an application, a screen, a clock and frames of its own")
    func beside() async throws {
        let harness = try await Harness()
        try await harness.show(UIViewController())
        let (app, screen, turns) = (UIApplication.shared, UIScreen.main, harness.turnCount)
        let link = CADisplayLink(target: NSObject(), selector: Selector("none"))
        let window = StageContext.aside.enter {
            #expect(UIApplication.shared !== app)
            #expect(UIScreen.main !== screen)
            #expect(!StageClock.current.isVirtual)
            link.add(to: .main, forMode: .common)
            link.isPaused = true
            return UIWindow(frame: UIScreen.main.bounds)
        }
        await withCheckedContinuation { done in
            StageContext.aside.enter {
                let view = UIView(frame: window.bounds)
                window.addSubview(view)
                window.makeKeyAndVisible()
                UIView.animate(withDuration: 0.05) {
                    view.alpha = 0
                } completion: { _ in
                    // A turn runs where its windows are.
                    #expect(UIApplication.shared !== app)
                    #expect(UIScreen.main === window.screen)
                    done.resume()
                }
            }
        }
        link.invalidate()
        #expect(UIApplication.shared === app)
        #expect(UIScreen.main === screen)
        #expect(app.keyWindow === harness.window)
        #expect(screen.windows == [harness.window])
        #expect(harness.turnCount == turns)
        #expect(StageClock.current.isVirtual)
        StageContext.aside.enter { window.isHidden = true }
        try await harness.settle()
    }
}

@MainActor @Suite("Harness: plain tests beside it") struct PlainTests {
    @Test("A test without a harness never has the application of one", arguments: 0..<8)
    func plain(_ number: Int) async throws {
        for _ in 0..<20 {
            #expect(StageContext.current === StageContext.aside)
            #expect(UIScreen.main.windows.allSatisfy { $0 !== Harness.current?.window })
            await Task.yield()
        }
    }
}
