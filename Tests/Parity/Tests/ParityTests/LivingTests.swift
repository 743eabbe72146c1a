// Time without any harness: what UIKit does later comes by itself, in Swift Testing as in an app.
import Testing
import UIKit

@MainActor private func until(_ isDone: @autoclosure () -> Bool) async throws {
    // Real time: a slow machine may take long, a good one is done at the first look or the second.
    for _ in 0..<400 where !isDone() { try await Task.sleep(for: .milliseconds(25)) }
}

@MainActor @Suite("Without a harness") struct LivingTests {
    private final class Laid: UIView {
        var count = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
        }
    }

    private func window() -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        return window
    }

    @Test("completions of animations come [documented]") func animations() async throws {
        let window = window()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.rootViewController!.view.addSubview(view)
        var finished: [Bool] = []
        UIView.animate(withDuration: 0.05) {
            view.alpha = 0
        } completion: {
            finished.append($0)
        }
        UIView.animate(withDuration: 0.05) {
            UIView().alpha = 0
        } completion: { _ in
            finished.append(true)
        }
        #expect(finished.isEmpty)
        try await until(finished.count == 2)
        #expect(finished == [true, true])
        window.isHidden = true
    }

    @Test("presentations and dismissals complete, with the calls of appearance before [documented]")
    func presentations() async throws {
        final class Page: UIViewController {
            var calls: [String] = []
            override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
            override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
        }
        let window = window()
        let page = Page()
        window.rootViewController!.present(page, animated: true) { page.calls.append("presented") }
        try await until(page.calls.count == 2)
        #expect(page.calls == ["appeared", "presented"])
        page.dismiss(animated: true) { page.calls.append("dismissed") }
        try await until(page.calls.count == 4)
        #expect(page.calls == ["appeared", "presented", "disappeared", "dismissed"])
        window.isHidden = true
    }

    @Test("views in a window are laid out without being asked [documented]") func layout() async throws {
        let window = window()
        let view = Laid(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.rootViewController!.view.addSubview(view)
        try await until(view.count == 1)
        view.setNeedsLayout()
        #expect(view.count == 1)
        try await until(view.count == 2)
        #expect(view.count == 2)
        window.isHidden = true
    }

    @Test("work for later on the main queue comes [documented]") func mainQueue() async throws {
        var isDone = false
        let begin = ContinuousClock.now
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { MainActor.assumeIsolated { isDone = true } }
        try await until(isDone)
        #expect(isDone && ContinuousClock.now - begin >= .milliseconds(50))
    }
}
