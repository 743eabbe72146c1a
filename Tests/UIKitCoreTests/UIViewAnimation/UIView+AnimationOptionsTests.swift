// Animation blocks: curves and options, seen in what is shown on the way.
// Apple: "UIView.AnimationOptions", "UIView.AnimationCurve", "CAMediaTimingFunctionName"
import CoreGraphics
import Foundation
import QuartzCore
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Animation options", .harness) struct UIViewAnimationTests {
    private let app = StageFixture()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    /// How far a movement of 1 s is after each of some times, 0…1.
    private func progress(_ options: UIView.AnimationOptions, at times: [TimeInterval] = [0.25, 0.5]) -> [CGFloat] {
        view.layer.removeAllAnimations()
        view.center.x = 0
        app.show(view)
        UIView.animate(withDuration: 1, delay: 0, options: options, animations: { view.center.x = 100 })
        app.turn()
        var before = 0.0
        return times.map { time in
            app.advance(by: time - before)
            before = time
            return (view.layer.presentation()?.position.x ?? -1) / 100
        }
    }

    // Covers: UIView.AnimationOptions.curveLinear, UIView.AnimationOptions.curveEaseIn, UIView.AnimationOptions.curveEaseOut, UIView.AnimationOptions.curveEaseInOut, UIView.AnimationOptions.init()
    @Test("curves: even, slow at first, slow at the end, slow at both ends, which is the default (documented)")
    func curves() {
        let linear = progress(.curveLinear)
        #expect(abs(linear[0] - 0.25) < 0.001)
        #expect(abs(linear[1] - 0.5) < 0.001)
        let easeIn = progress(.curveEaseIn)
        #expect(easeIn[0] < 0.15)
        #expect(easeIn[1] < 0.4)
        let easeOut = progress(.curveEaseOut)
        #expect(easeOut[0] > 0.35)
        #expect(easeOut[1] > 0.6)
        let both = progress(.curveEaseInOut)
        #expect(both[0] < 0.2)
        #expect(abs(both[1] - 0.5) < 0.001)
        #expect(progress(UIView.AnimationOptions()) == both)
    }

    // Covers: UIView.AnimationCurve.easeInOut, UIView.AnimationCurve.easeIn, UIView.AnimationCurve.easeOut, UIView.AnimationCurve.linear, UIView.AnimationCurve.rawValue, UIView.AnimationCurve.init(rawValue:), UIView.AnimationOptions.init(rawValue:)
    @Test("a curve's raw value, 16 bits up, is the option of that curve, as code that follows a keyboard has it")
    func rawCurves() {
        let curves: [(UIView.AnimationCurve, UIView.AnimationOptions)] = [
            (.easeInOut, .curveEaseInOut), (.easeIn, .curveEaseIn), (.easeOut, .curveEaseOut), (.linear, .curveLinear),
        ]
        for (index, (curve, option)) in curves.enumerated() {
            #expect(curve.rawValue == index)
            #expect(UIView.AnimationCurve(rawValue: index) == curve)
            let options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
            #expect(options == option)
            #expect(progress(options) == progress(option))
        }
    }

    // Covers: UIView.AnimationOptions.insert, UIView.AnimationOptions.union, UIView.AnimationOptions.repeat, UIView.AnimationOptions.autoreverse
    @Test("repeated movements begin again, and go back where they are told to (documented)")
    func repeats() {
        var options = UIView.AnimationOptions.curveLinear
        options.insert(.repeat)
        let again = progress(options, at: [0.75, 1.25, 7.5])
        #expect(zip(again, [0.75, 0.25, 0.5]).allSatisfy { abs($0 - $1) < 0.001 })
        let back = progress(options.union(.autoreverse), at: [0.75, 1.25, 7.25])
        #expect(zip(back, [0.75, 0.75, 0.75]).allSatisfy { abs($0 - $1) < 0.001 })
        view.layer.removeAllAnimations()
    }

    // Covers: UIView.AnimationOptions.beginFromCurrentState
    @Test("a new movement begins where the last one has come to (documented)")
    func currentState() {
        let half = progress(.curveLinear, at: [0.5])
        #expect(abs(half[0] - 0.5) < 0.001)
        UIView.animate(
            withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear],
            animations: { view.center.x = 0 })
        app.turn()
        let shown = { (self.view.layer.presentation()?.position.x ?? -1) / 100 }
        #expect(abs(shown() - 0.5) < 0.02)
        app.advance(by: 0.5)
        #expect(abs(shown() - 0.25) < 0.02)
    }

    // Covers: UIView.AnimationOptions.overrideInheritedDuration, UIView.AnimationOptions.overrideInheritedCurve
    @Test("a block within another takes its time and curve, unless it overrides them (documented)")
    func nested() {
        app.show(view)
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.superview?.addSubview(other)
        other.center.x = 0
        view.center.x = 0
        app.turn()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) { view.center.x = 100 }
            UIView.animate(
                withDuration: 2, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
            ) { other.center.x = 100 }
        }
        app.turn()
        app.advance(by: 0.5)
        #expect(abs((view.layer.presentation()?.position.x ?? -1) - 50) < 0.1)
        #expect(abs((other.layer.presentation()?.position.x ?? -1) - 25) < 0.1)
    }

    // Covers: UIView.AnimationOptions.allowUserInteraction
    @Test("a view that moves takes touches where it will be, if it is allowed to (documented)")
    func interaction() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        app.show(button)
        UIView.animate(withDuration: 5, delay: 0, options: .allowUserInteraction) { button.center.y = 400 }
        app.turn()
        app.advance(by: 1)
        app.tap(40, 400)
        #expect(taps == 1)
    }

    // Covers: UIView.beginAnimations, UIView.commitAnimations, UIView.setAnimationDuration, UIView.setAnimationCurve, UIView.setAnimationDelay
    @Test("between beginAnimations and commitAnimations changes move as in a block (documented)")
    @available(*, deprecated, message: "the functions of old")
    func oldFunctions() {
        app.show(view)
        view.center.x = 0
        app.turn()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(2)
        UIView.setAnimationCurve(.linear)
        view.center.x = 100
        UIView.setAnimationDelay(1)
        view.bounds.size.height = 20
        UIView.commitAnimations()
        view.alpha = 0.5
        app.turn()
        app.advance(by: 1)
        #expect(abs((view.layer.presentation()?.position.x ?? -1) - 50) < 0.1)
        #expect(view.layer.presentation()?.opacity == 0.5, "what comes after moves no more")
    }

    // Covers: CAMediaTimingFunction.Name.linear, CAMediaTimingFunction.Name.easeIn, CAMediaTimingFunction.Name.easeOut, CAMediaTimingFunction.Name.easeInEaseOut, CAMediaTimingFunction.Name.default, CAMediaTimingFunction.Name.rawValue, CAMediaTimingFunction.Name.init(rawValue:), CAMediaTimingFunction.getControlPoint
    @Test("named curves have Apple's control points (documented)")
    func names() {
        func points(_ name: CAMediaTimingFunctionName) -> [Float] {
            let function = CAMediaTimingFunction(name: name)
            var values = [Float](repeating: 0, count: 4)
            values.withUnsafeMutableBufferPointer { buffer in
                function.getControlPoint(at: 1, values: buffer.baseAddress!)
                function.getControlPoint(at: 2, values: buffer.baseAddress! + 2)
            }
            return values
        }
        let linear = points(.linear)
        #expect(linear[0] == linear[1])
        #expect(linear[2] == linear[3])
        #expect(points(.easeIn) == [0.42, 0, 1, 1])
        #expect(points(.easeOut) == [0, 0, 0.58, 1])
        #expect(points(.easeInEaseOut) == [0.42, 0, 0.58, 1])
        #expect(points(.default) == [0.25, 0.1, 0.25, 1])
        #expect(CAMediaTimingFunctionName(rawValue: "easeIn") == .easeIn)
        #expect(CAMediaTimingFunctionName.easeOut.rawValue == "easeOut")
    }

    // Covers: CACurrentMediaTime.init()
    @Test("the time of animations is the stage's: it moves by what the clock moves, and not by itself")
    func mediaTime() {
        let start = CACurrentMediaTime()
        #expect(CACurrentMediaTime() == start)
        app.advance(by: 1.5)
        #expect(abs(CACurrentMediaTime() - start - 1.5) < 1e-9)
    }
}
