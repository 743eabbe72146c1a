// Numbers that are not finite: each is reported with its member's name, and the earlier value stays.
// No Apple page: this is ours.
import CoreGraphics
import Diagnostics
import Foundation
import Testing

@testable import QuartzCore

@Suite(.serialized) struct CALayerNumbersTests {
    /// One member of a layer, with what it gives back.
    struct Member: Sendable {
        let name: String
        let make: @Sendable () -> CALayer
        let set: @Sendable (CALayer, Double) -> Void
        let get: @Sendable (CALayer) -> String
    }

    private static func number<Layer: CALayer, Value: BinaryFloatingPoint>(
        _ name: String, _ make: @escaping @Sendable () -> Layer, _ path: sending ReferenceWritableKeyPath<Layer, Value>
    ) -> Member {
        nonisolated(unsafe) let path = path
        return Member(
            name: name, make: make, set: { ($0 as! Layer)[keyPath: path] = Value($1) },
            get: { "\(($0 as! Layer)[keyPath: path])" })
    }

    private static let all: [Member] = [
        number("CALayer.cornerRadius", { CALayer() }, \.cornerRadius),
        number("CALayer.borderWidth", { CALayer() }, \.borderWidth),
        number("CALayer.opacity", { CALayer() }, \.opacity),
        number("CALayer.shadowOpacity", { CALayer() }, \.shadowOpacity),
        number("CALayer.shadowRadius", { CALayer() }, \.shadowRadius),
        number("CALayer.rasterizationScale", { CALayer() }, \.rasterizationScale),
        number("CALayer.contentsScale", { CALayer() }, \.contentsScale),
        number("CALayer.beginTime", { CALayer() }, \.beginTime),
        number("CALayer.speed", { CALayer() }, \.speed),
        number("CALayer.timeOffset", { CALayer() }, \.timeOffset),
        number("CAShapeLayer.lineWidth", { CAShapeLayer() }, \.lineWidth),
        number("CAShapeLayer.strokeStart", { CAShapeLayer() }, \.strokeStart),
        number("CAShapeLayer.strokeEnd", { CAShapeLayer() }, \.strokeEnd),
        number("CAShapeLayer.miterLimit", { CAShapeLayer() }, \.miterLimit),
        number("CAShapeLayer.lineDashPhase", { CAShapeLayer() }, \.lineDashPhase),
        number("CAReplicatorLayer.instanceDelay", { CAReplicatorLayer() }, \.instanceDelay),
        number("CAReplicatorLayer.instanceRedOffset", { CAReplicatorLayer() }, \.instanceRedOffset),
        number("CAReplicatorLayer.instanceAlphaOffset", { CAReplicatorLayer() }, \.instanceAlphaOffset),
        number("CATextLayer.fontSize", { CATextLayer() }, \.fontSize),
        Member(
            name: "CALayer.shadowOffset", make: { CALayer() }, set: { $0.shadowOffset = CGSize(width: $1, height: 1) },
            get: { "\($0.shadowOffset)" }),
        Member(
            name: "CALayer.contentsRect", make: { CALayer() },
            set: { $0.contentsRect = CGRect(x: 0, y: 0, width: $1, height: 1) }, get: { "\($0.contentsRect)" }),
        Member(
            name: "CALayer.contentsCenter", make: { CALayer() },
            set: { $0.contentsCenter = CGRect(x: $1, y: 0, width: 1, height: 1) }, get: { "\($0.contentsCenter)" }),
        Member(
            name: "CAGradientLayer.startPoint", make: { CAGradientLayer() },
            set: { ($0 as! CAGradientLayer).startPoint = CGPoint(x: $1, y: 0) },
            get: { "\(($0 as! CAGradientLayer).startPoint)" }),
        Member(
            name: "CAGradientLayer.locations", make: { CAGradientLayer() },
            set: { ($0 as! CAGradientLayer).locations = [0, NSNumber(value: $1)] },
            get: { "\(String(describing: ($0 as! CAGradientLayer).locations))" }),
        Member(
            name: "CAShapeLayer.lineDashPattern", make: { CAShapeLayer() },
            set: { ($0 as! CAShapeLayer).lineDashPattern = [1, NSNumber(value: $1)] },
            get: { "\(String(describing: ($0 as! CAShapeLayer).lineDashPattern))" }),
        Member(
            name: "CAReplicatorLayer.instanceTransform", make: { CAReplicatorLayer() },
            set: { ($0 as! CAReplicatorLayer).instanceTransform = CATransform3DMakeTranslation(CGFloat($1), 0, 0) },
            get: { "\(CATransform3DIsIdentity(($0 as! CAReplicatorLayer).instanceTransform))" }),
    ]

    /// The messages of a body in a run that has reported nothing yet.
    private func fresh(_ body: () -> Void) -> [String] {
        Diagnostics.$sites.withValue(SiteMemory()) { recorded(body) }
    }

    @Test("UIK0412: NaN and infinity are refused by every number of a layer", arguments: 0..<26)
    func refuses(_ index: Int) {
        let member = Self.all[index]
        for value in [Double.nan, .infinity, -.infinity] {
            let layer = member.make()
            let before = member.get(layer)
            let messages = fresh { member.set(layer, value) }
            #expect(messages.count == 1, "\(member.name) \(value)")
            #expect(messages.first?.contains("UIK0412 misuse: A layer was given a number that is not finite.") == true)
            #expect(messages.first?.contains("cause    \(member.name) was given ") == true, "\(member.name)")
            #expect(member.get(layer) == before, "\(member.name)")
        }
    }

    @Test("UIK0412: the whole message, and once for each place")
    func message() {
        let layer = CALayer()
        layer.name = "card"
        layer.cornerRadius = 3
        let messages = fresh { for _ in 0..<3 { layer.cornerRadius = .nan } }
        #expect(
            messages.map { $0.replacing(/0x[0-9a-f]+/, with: "0x…") } == [
                """
                UIK0412 misuse: A layer was given a number that is not finite.
                  object   <CALayer: 0x…> "card" — (no superlayer)
                  at       CALayer+NumbersTests.swift:…
                  cause    CALayer.cornerRadius was given nan.
                  fix      Look for a division by zero in the calculation of the number; the layer keeps the previous value.
                """
            ])
        #expect(layer.cornerRadius == 3)
    }

    @Test("Numbers set by their key are refused too")
    func keys() {
        let layer = CALayer()
        layer.cornerRadius = 3
        let messages = fresh {
            layer.setValue(Double.nan, forKey: "cornerRadius")
            layer.setValue(Double.infinity, forKeyPath: "shadowOffset.width")
        }
        #expect(messages.count == 2)
        #expect(layer.cornerRadius == 3)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    }

    @Test("Durations and counts may be infinite, and are never NaN")
    func lengths() {
        let layer = CALayer()
        let messages = fresh {
            layer.duration = .infinity
            layer.repeatCount = .infinity
            layer.repeatCount = .nan
            layer.duration = .nan
            layer.repeatDuration = .nan
        }
        #expect(messages.count == 3)
        #expect(layer.repeatCount == .infinity)
        #expect(layer.duration == .infinity)
        #expect(layer.repeatDuration == 0)
    }
}
