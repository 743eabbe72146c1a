// UIKit's own properties tell key-value observers: the source rewriter names the key, so that plain key paths do it.
// Apple: "Using Key-Value Observing in Swift".
import Foundation
import SelectorDispatch
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Key-value observing of UIKit's properties", .harness) struct KeyValueTellingTests {
    /// Old and new values of what is told while a body runs.
    private func told<Object: NSObject, Value>(
        _ object: Object, _ path: KeyPath<Object, Value>, _ key: String, _ body: () -> Void
    ) -> [String] {
        var said: [String] = []
        let token = object.observe(path, forKeyPath: key, options: [.old, .new]) { _, change in
            said.append("\(change.oldValue.map { "\($0)" } ?? "-") → \(change.newValue.map { "\($0)" } ?? "-")")
        }
        body()
        token.invalidate()
        body()
        return said
    }

    // Covers: UIScrollView.contentOffset, UIScrollView.contentSize
    @Test("a scroll view tells its content's size and its offset, whoever moves it") func scrolling() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(
            told(scroll, \.contentSize.height, "contentSize") { scroll.contentSize = CGSize(width: 100, height: 500) }.count == 1)
        var offsets: [CGPoint] = []
        let token = scroll.observe(\.contentOffset, forKeyPath: "contentOffset", options: [.new]) { _, change in
            change.newValue.map { offsets.append($0) }
        }
        scroll.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
        scroll.bounds.origin.y = 70
        scroll.bounds.origin.y = 70
        token.invalidate()
        #expect(offsets == [CGPoint(x: 0, y: 60), CGPoint(x: 0, y: 70)])
    }

    // Covers: UIView.alpha, UIView.isHidden, UIControl.isEnabled, UISlider.value, UIProgressView.progress, UIViewController.title
    @Test("views, controls and controllers tell; an ended observation hears nothing") func properties() {
        let view = UIView()
        #expect(told(view, \.alpha, "alpha") { view.alpha = 0.5 } == ["1.0 → 0.5"])
        #expect(told(view, \.isHidden, "isHidden") { view.isHidden = true } == ["false → true"])
        let button = UIButton()
        #expect(told(button, \.isEnabled, "enabled") { button.isEnabled = false } == ["true → false"])
        let slider = UISlider()
        #expect(told(slider, \.value, "value") { slider.value = 0.25 } == ["0.0 → 0.25"])
        let bar = UIProgressView()
        #expect(told(bar, \.progress, "progress") { bar.progress = 0.75 } == ["0.0 → 0.75"])
        let controller = UIViewController()
        #expect(told(controller, \.title, "title") { controller.title = "Cart" } == ["nil → Optional(\"Cart\")"])
    }

    // Covers: UIViewPropertyAnimator.isRunning
    @Test("an animator tells isRunning and state by their keys too") func animator() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        var running: [Bool] = []
        let token = animator.observe(\.isRunning, forKeyPath: "isRunning", options: [.new]) { _, change in
            change.newValue.map { running.append($0) }
        }
        animator.startAnimation()
        animator.pauseAnimation()
        animator.stopAnimation(true)
        token.invalidate()
        #expect(running == [true, false])
    }
}
