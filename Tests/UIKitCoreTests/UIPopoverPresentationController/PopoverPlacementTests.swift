// Where popovers stand.
// Apple: "UIPopoverPresentationController".
import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore

struct PopoverPlacementTests {
    private let area = CGRect(x: 10, y: 10, width: 380, height: 580)

    private func place(
        _ source: CGRect, _ size: CGSize = CGSize(width: 200, height: 100), _ permitted: UIPopoverArrowDirection = .any
    ) -> PopoverPlacement {
        PopoverPlacement(size: size, source: source, area: area, permitted: permitted, mayOverlap: false)
    }

    @Test("Below its source, else above; kept within the margins, the tip at the source's middle")
    func sides() {
        let top = place(CGRect(x: 20, y: 50, width: 40, height: 20))
        #expect(top.direction == .up)
        #expect(top.body == CGRect(x: 10, y: 83, width: 200, height: 100))
        #expect(top.tip == CGPoint(x: 41.5, y: 70))
        let bottom = place(CGRect(x: 180, y: 560, width: 40, height: 20))
        #expect(bottom.direction == .down)
        #expect(bottom.body.maxY == 547)
        #expect(bottom.tip == CGPoint(x: 200, y: 560))
    }

    @Test("Only permitted sides count; where none fits, the one with the most room, made smaller")
    func room() {
        let left = place(CGRect(x: 300, y: 200, width: 20, height: 20), CGSize(width: 200, height: 100), [.left, .right])
        #expect(left.direction == .right)
        #expect(left.body.maxX == 287)
        #expect(left.tip == CGPoint(x: 300, y: 210))
        let large = place(CGRect(x: 190, y: 400, width: 20, height: 20), CGSize(width: 300, height: 2000), [.up, .down])
        #expect(large.direction == .down)
        #expect(large.body == CGRect(x: 50, y: 10, width: 300, height: 377))
    }
}
