// Numbers that are not finite in paths and drawings: reported with the member's name, and left out.
// No Apple page: this is ours.
import Diagnostics
import Foundation
import Synchronization
import Testing

@testable import CoreGraphics

@Suite(.serialized) struct NumberCheckTests {
    private func messages(_ body: () -> Void) -> [String] {
        let all = Mutex<[String]>([])
        Diagnostics.$sites.withValue(SiteMemory()) {
            Diagnostics.$taskPolicy.withValue(
                .record { diagnostic in
                    all.withLock { $0.append("\(diagnostic.entry.code) \(diagnostic.cause)") }
                }
            ) { body() }
        }
        return all.withLock { $0 }
    }

    private static let bad = CGPoint(x: CGFloat.nan, y: 1), good = CGPoint(x: 1, y: 1)
    private static let badRect = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)

    private typealias PathStep = (name: String, body: @Sendable (CGMutablePath) -> Void)
    private static let steps: [PathStep] = [
        ("move(to:)", { $0.move(to: bad) }), ("addLine(to:)", { $0.addLine(to: bad) }),
        ("addLines(between:)", { $0.addLines(between: [good, bad]) }),
        ("addQuadCurve(to:control:)", { $0.addQuadCurve(to: good, control: bad) }),
        ("addCurve(to:control1:control2:)", { $0.addCurve(to: good, control1: good, control2: bad) }),
        ("addRect(_:)", { $0.addRect(badRect) }), ("addRect(_:)", { $0.addRects([badRect]) }),
        ("addEllipse(in:)", { $0.addEllipse(in: badRect) }),
        (
            "addRoundedRect(in:cornerWidth:cornerHeight:)",
            { $0.addRoundedRect(in: CGRect(x: 0, y: 0, width: 9, height: 9), cornerWidth: .nan, cornerHeight: 1) }
        ),
        (
            "addArc(center:radius:…)",
            { $0.addArc(center: good, radius: .nan, startAngle: 0, endAngle: 1, clockwise: true) }
        ),
        (
            "addArc(center:radius:…)",
            { $0.addRelativeArc(center: good, radius: 1, startAngle: .infinity, delta: 1) }
        ),
        (
            "addArc(tangent1End:tangent2End:radius:)",
            { $0.addArc(tangent1End: good, tangent2End: good, radius: .nan) }
        ),
        ("addPath(_:)", { $0.addPath(CGPath(rect: .zero, transform: nil), transform: .init(translationX: .nan, y: 0)) }),
    ]

    @Test("UIK0509: a path leaves out every step with NaN or infinity")
    func paths() {
        for step in Self.steps {
            let path = CGMutablePath()
            path.move(to: .zero)
            let before = path.copy()
            let heard = messages { step.body(path) }
            #expect(heard.count == 1 && heard[0].hasPrefix("UIK0509 CGMutablePath.\(step.name) was given "), "\(heard)")
            #expect(path == before, "\(step.name)")
        }
        let whole = messages {
            #expect(CGPath(rect: Self.badRect, transform: nil).isEmpty)
            #expect(CGPath(ellipseIn: Self.badRect, transform: nil).isEmpty)
            let path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
            _ = path.copy(strokingWithWidth: .nan, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
            _ = path.copy(dashingWithPhase: 0, lengths: [1, .nan])
            var transform = CGAffineTransform(scaleX: .nan, y: 1)
            #expect(path.copy(using: &transform) == path)
        }
        #expect(whole.count == 5)
        #expect(whole.allSatisfy { $0.hasPrefix("UIK0509 CGPath") })
        #expect(messages { CGMutablePath().addRect(.null) }.isEmpty)
    }

    private typealias Call = (name: String, body: @Sendable (CGContext) -> Void)
    private static let drawings: [Call] = [
        ("move(to:)", { $0.move(to: bad) }), ("addLine(to:)", { $0.addLine(to: bad) }),
        ("addQuadCurve(to:control:)", { $0.addQuadCurve(to: good, control: bad) }),
        ("addCurve(to:control1:control2:)", { $0.addCurve(to: good, control1: good, control2: bad) }),
        ("addRect(_:)", { $0.addRect(badRect) }), ("addEllipse(in:)", { $0.addEllipse(in: badRect) }),
        ("addLines(between:)", { $0.addLines(between: [good, bad]) }),
        (
            "addArc(center:radius:startAngle:endAngle:clockwise:)",
            { $0.addArc(center: good, radius: 1, startAngle: .nan, endAngle: 1, clockwise: true) }
        ),
        (
            "addArc(tangent1End:tangent2End:radius:)",
            { $0.addArc(tangent1End: bad, tangent2End: good, radius: 1) }
        ),
        ("fill(_:)", { $0.fill(badRect) }), ("fill(_:)", { $0.fill([badRect]) }), ("stroke(_:)", { $0.stroke(badRect) }),
        ("fillEllipse(in:)", { $0.fillEllipse(in: badRect) }), ("strokeEllipse(in:)", { $0.strokeEllipse(in: badRect) }),
        ("strokeLineSegments(between:)", { $0.strokeLineSegments(between: [good, bad]) }), ("clear(_:)", { $0.clear(badRect) }),
        ("clip(to:)", { $0.clip(to: badRect) }), ("translateBy(x:y:)", { $0.translateBy(x: .nan, y: 0) }),
        ("scaleBy(x:y:)", { $0.scaleBy(x: .infinity, y: 1) }), ("rotate(by:)", { $0.rotate(by: .nan) }),
    ]

    @Test("UIK0505: a drawing with NaN or infinity names its member and changes nothing")
    func drawing() {
        for call in Self.drawings {
            let canvas = Canvas(4, 4)
            canvas.context.move(to: .zero)
            let heard = messages { call.body(canvas.context) }
            #expect(heard.count == 1 && heard[0].hasPrefix("UIK0505 CGContext.\(call.name) was given "), "\(heard)")
            #expect(canvas.context.path?.elements.count ?? 1 == 1, "\(call.name)")
            #expect(canvas.area == 0)
            canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            #expect(canvas.area == 16, "\(call.name)")
        }
    }

    private static let settings: [Call] = [
        ("setLineWidth(_:)", { $0.setLineWidth(.nan) }), ("setMiterLimit(_:)", { $0.setMiterLimit(.infinity) }),
        ("setLineDash(phase:lengths:)", { $0.setLineDash(phase: .nan, lengths: [1]) }),
        ("setLineDash(phase:lengths:)", { $0.setLineDash(phase: 0, lengths: [1, .nan]) }),
        ("setFlatness(_:)", { $0.setFlatness(.nan) }), ("setAlpha(_:)", { $0.setAlpha(.nan) }),
        ("setShadow(offset:blur:color:)", { $0.setShadow(offset: .zero, blur: .nan) }),
        ("stroke(_:width:)", { $0.stroke(CGRect(x: 0, y: 0, width: 4, height: 4), width: .nan) }),
    ]

    @Test("UIK0510: a setting that is not finite leaves the earlier one")
    func setting() {
        for call in Self.settings {
            let canvas = Canvas(4, 4)
            canvas.context.setLineWidth(8)
            canvas.context.setAlpha(1)
            let heard = messages { call.body(canvas.context) }
            #expect(heard.count == 1 && heard[0].hasPrefix("UIK0510 CGContext.\(call.name) was given "), "\(heard)")
            canvas.context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
            #expect(canvas.area == 16, "\(call.name)")
        }
    }

    @Test("A number is reported once for each place")
    func once() {
        let canvas = Canvas(4, 4)
        #expect(messages { for _ in 0..<100 { canvas.context.fill(Self.badRect) } }.count == 1)
    }
}
