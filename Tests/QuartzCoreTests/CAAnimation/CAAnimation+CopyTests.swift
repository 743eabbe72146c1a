// Copies of animations and animations in archives.
// Apple: "NSCopying", "NSSecureCoding".
import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite struct CAAnimationCopyTests {
    final class Labelled: CABasicAnimation {
        var label = "none"
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Labelled)?.label = label
            return copy
        }
    }

    // Covers: CAAnimation.copy(with:), CAAnimation.value, CAAnimation.setValue
    @Test("a copy has the animation's class and all its values; a layer keeps such a copy (documented)")
    func copies() {
        let labelled = Labelled(keyPath: "opacity")
        labelled.label = "mine"
        labelled.setValue(5, forKey: "number")
        labelled.toValue = 0
        labelled.duration = 3
        let copy = labelled.copy() as? Labelled
        #expect(copy?.label == "mine")
        #expect(copy?.value(forKey: "number") as? Int == 5)
        #expect(copy?.keyPath == "opacity")
        #expect(copy !== labelled)
        #expect(copy?.duration == 3)
        #expect(copy?.toValue as? Int == 0)
        let layer = CALayer()
        layer.add(labelled, forKey: "x")
        #expect((layer.animation(forKey: "x") as? Labelled)?.label == "mine")
        #expect(layer.animation(forKey: "x") !== labelled)
        let group = CAAnimationGroup()
        group.animations = [labelled]
        let second = group.copy() as? CAAnimationGroup
        #expect(second?.animations?.first is Labelled)
        #expect(second?.animations?.first !== labelled)
    }

    private func archived<Animation: CAAnimation>(_ animation: Animation) throws -> Animation {
        let data = try NSKeyedArchiver.archivedData(withRootObject: animation, requiringSecureCoding: true)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = true
        return try #require(reader.decodeObject(of: Animation.self, forKey: NSKeyedArchiveRootObjectKey))
    }

    // Covers: CAAnimation.init(coder:), CASpringAnimation.init(coder:)
    @Test("a secure archive keeps timing, pace and values of basic animations and springs")
    func basics() throws {
        let animation = basic("position", CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)) {
            $0.beginTime = 5
            $0.repeatCount = 2.5
            $0.autoreverses = true
            $0.fillMode = .both
            $0.speed = 0.5
            $0.isAdditive = true
            $0.isRemovedOnCompletion = false
            $0.timingFunction = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
        }
        let read = try archived(animation)
        #expect(read.keyPath == "position")
        #expect(read.fromValue as? CGPoint == CGPoint(x: 1, y: 2))
        #expect(read.toValue as? CGPoint == CGPoint(x: 3, y: 4))
        #expect(read.byValue == nil)
        #expect(read.beginTime == 5)
        #expect(read.repeatCount == 2.5)
        #expect(read.autoreverses)
        #expect(read.fillMode == .both)
        #expect(read.speed == 0.5)
        #expect(read.isAdditive)
        #expect(!read.isCumulative)
        #expect(!read.isRemovedOnCompletion)
        #expect(read.timingFunction == animation.timingFunction)
        #expect(read.duration == 1)
        let colours = try archived(basic("backgroundColor", red, nil))
        let first = colours.fromValue.map { ($0 as! CGColor).premultipliedPixel }
        #expect(first == 0xFFFF_0000)
        #expect(colours.toValue == nil)
        let turned = try archived(basic("transform", CATransform3DMakeRotation(1, 0, 1, 0), CATransform3DIdentity))
        #expect(turned.fromValue as? CATransform3D == CATransform3DMakeRotation(1, 0, 1, 0))
        let spring = CASpringAnimation(keyPath: "opacity")
        spring.mass = 2
        spring.stiffness = 30
        spring.damping = 4
        spring.initialVelocity = -5
        spring.allowsOverdamping = true
        let again = try archived(spring)
        #expect(again.mass == 2)
        #expect(again.stiffness == 30)
        #expect(again.damping == 4)
        #expect(again.initialVelocity == -5)
        #expect(again.allowsOverdamping)
        #expect(again.keyPath == "opacity")
    }

    // Covers: CAKeyframeAnimation.init(coder:), CAAnimationGroup.init(coder:), CATransition.init(coder:)
    @Test("a secure archive keeps keyframes with their path, groups with their animations, and transitions")
    func others() throws {
        let route = CGMutablePath()
        route.move(to: CGPoint(x: 1, y: 2))
        route.addCurve(to: CGPoint(x: 9, y: 8), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6))
        route.closeSubpath()
        let keyframes = CAKeyframeAnimation(keyPath: "position")
        keyframes.path = route
        keyframes.values = [CGPoint.zero, CGPoint(x: 5, y: 5)]
        keyframes.keyTimes = [0, 0.25]
        keyframes.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
        keyframes.calculationMode = .cubicPaced
        keyframes.rotationMode = .rotateAuto
        keyframes.tensionValues = [1, 2]
        let read = try archived(keyframes)
        #expect(read.path == route)
        #expect(read.keyTimes == [0, 0.25])
        #expect(read.calculationMode == .cubicPaced)
        #expect(read.values?.last as? CGPoint == CGPoint(x: 5, y: 5))
        #expect(read.rotationMode == .rotateAuto)
        #expect(read.timingFunctions == keyframes.timingFunctions)
        #expect(read.tensionValues == [1, 2])
        #expect(read.biasValues == nil)
        let group = CAAnimationGroup()
        group.animations = [basic("opacity", 0, 1), keyframes]
        group.duration = 7
        let both = try archived(group)
        #expect(both.animations?.count == 2)
        #expect(both.duration == 7)
        #expect((both.animations?.first as? CABasicAnimation)?.toValue as? CGFloat == 1)
        let transition = CATransition()
        transition.type = .reveal
        transition.subtype = .fromTop
        transition.startProgress = 0.25
        transition.endProgress = 0.5
        let shown = try archived(transition)
        #expect(shown.type == .reveal)
        #expect(shown.subtype == .fromTop)
        #expect(shown.startProgress == 0.25)
        #expect(shown.endProgress == 0.5)
        #expect(try archived(CATransition()).subtype == nil)
    }
}
