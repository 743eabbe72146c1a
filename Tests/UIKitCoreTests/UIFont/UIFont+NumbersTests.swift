// Font sizes and path settings that are not finite.
// No Apple page: this is ours.
import Diagnostics
import Foundation
import Synchronization
import Testing
import UIKit

@testable import UIKitValues

@Suite(.serialized) struct UIFontNumbersTests {
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

    // Covers: UIFont.systemFont, UIFont.withSize, UIFontDescriptor.withSize
    @Test("UIK0704: a size that is not finite is reported, and a font keeps the earlier one")
    func sizes() {
        let font = UIFont.systemFont(ofSize: 20)
        let heard = messages {
            #expect(UIFont.systemFont(ofSize: .nan).pointSize == 12)
            #expect(UIFont.boldSystemFont(ofSize: .infinity).pointSize == 12)
            #expect(font.withSize(.nan).pointSize == 20)
            #expect(UIFont(descriptor: font.fontDescriptor, size: .infinity).pointSize == 20)
            #expect(font.fontDescriptor.withSize(.nan).pointSize == 20)
            #expect(font.fontDescriptor.addingAttributes([.size: CGFloat.nan]).pointSize.isFinite)
        }
        #expect(heard.count == 6)
        #expect(heard.allSatisfy { $0.hasPrefix("UIK0704 ") })
        #expect(heard[2] == "UIK0704 UIFont.withSize(_:) was given nan.")
    }

    // Covers: UIBezierPath.lineWidth, UIBezierPath.miterLimit, UIBezierPath.setLineDash, UIBezierPath.apply
    @Test("UIK0509 and UIK0510: a Bézier path keeps its elements and settings")
    func bezierPaths() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
        path.lineWidth = 3
        let box = path.bounds
        let heard = messages {
            path.lineWidth = .nan
            path.miterLimit = .infinity
            path.flatness = .nan
            path.setLineDash([1, .nan], count: 2, phase: 0)
            path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
            path.addArc(withCenter: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: true)
            path.apply(CGAffineTransform(scaleX: .nan, y: 1))
            #expect(UIBezierPath(roundedRect: box, cornerRadius: .nan).isEmpty)
            #expect(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)).isEmpty)
        }
        #expect(heard.map { $0.prefix(7) } == ["UIK0510", "UIK0510", "UIK0510", "UIK0510"] + Array(repeating: "UIK0509", count: 5))
        #expect(path.lineWidth == 3)
        #expect(path.miterLimit == 10)
        #expect(path.flatness == 0.6)
        #expect(path.bounds == box)
    }
}
