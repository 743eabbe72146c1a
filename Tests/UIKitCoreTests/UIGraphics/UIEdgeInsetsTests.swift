// Insets, offsets, edges and corners.
// Apple: "UIEdgeInsets", "NSDirectionalEdgeInsets"
import CoreGraphics
import Foundation
import Testing
import UIKitCore

struct UIEdgeInsetsTests {
    // Covers: UIEdgeInsets.init(top:left:bottom:right:), UIEdgeInsets.zero, CGRect.inset, UIEdgeInsetsInsetRect
    @Test("insets move the edges inwards")
    func insets() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let rect = CGRect(x: 10, y: 10, width: 100, height: 50)
        #expect(rect.inset(by: insets) == CGRect(x: 12, y: 11, width: 94, height: 46))
        #expect(UIEdgeInsetsInsetRect(rect, insets) == rect.inset(by: insets))
        #expect(rect.inset(by: UIEdgeInsets.zero) == rect && UIEdgeInsets() == .zero)
    }

    // Covers: NSDirectionalEdgeInsets.init(top:leading:bottom:trailing:)
    @Test("directional insets are kept by archive coders and compare by value")
    func directional() throws {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let data = try JSONEncoder().encode(insets)
        #expect(try JSONDecoder().decode(NSDirectionalEdgeInsets.self, from: data) == insets)
        #expect(insets.resolved(rightToLeft: true) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    // Covers: UIRectCorner.allCorners, UIRectEdge.all
    @Test("all corners and all edges hold each one")
    func sets() {
        #expect(UIRectCorner.allCorners.contains([.topLeft, .topRight, .bottomLeft, .bottomRight]))
        #expect(UIRectEdge.all == [.top, .left, .bottom, .right] && UIRectEdge.all.rawValue == 15)
    }
}
