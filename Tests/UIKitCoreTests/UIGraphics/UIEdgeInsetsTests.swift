// Insets, offsets, edges and corners.
// Apple: "UIEdgeInsets", "NSDirectionalEdgeInsets"
import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitValues

struct UIEdgeInsetsTests {
    // Covers: UIEdgeInsets.init(top:left:bottom:right:), UIEdgeInsets.zero, CGRect.inset, UIEdgeInsetsInsetRect, UIEdgeInsetsInsetRect.init(_:_:)
    @Test("insets move the edges inwards")
    func insets() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let rect = CGRect(x: 10, y: 10, width: 100, height: 50)
        #expect(rect.inset(by: insets) == CGRect(x: 12, y: 11, width: 94, height: 46))
        #expect(UIEdgeInsetsInsetRect(rect, insets) == rect.inset(by: insets))
        #expect(rect.inset(by: UIEdgeInsets.zero) == rect)
        #expect(UIEdgeInsets() == .zero)
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
        #expect(UIRectEdge.all == [.top, .left, .bottom, .right])
        #expect(UIRectEdge.all.rawValue == 15)
    }

    // Covers: UIEdgeInsets.init(), UIEdgeInsets.top, UIEdgeInsets.left, UIEdgeInsets.bottom, UIEdgeInsets.right
    @Test("each side moves its own edge and no other; a negative one moves it outwards (documented)")
    func sides() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        var insets = UIEdgeInsets()
        #expect([insets.top, insets.left, insets.bottom, insets.right] == [0, 0, 0, 0])
        insets.top = 5
        #expect(rect.inset(by: insets) == CGRect(x: 0, y: 5, width: 100, height: 45))
        insets.top = 0
        insets.left = 7
        #expect(rect.inset(by: insets) == CGRect(x: 7, y: 0, width: 93, height: 50))
        insets.left = 0
        insets.bottom = 9
        #expect(rect.inset(by: insets) == CGRect(x: 0, y: 0, width: 100, height: 41))
        insets.bottom = 0
        insets.right = -11
        #expect(rect.inset(by: insets) == CGRect(x: 0, y: 0, width: 111, height: 50))
    }

    // Covers: NSDirectionalEdgeInsets.top, NSDirectionalEdgeInsets.leading, NSDirectionalEdgeInsets.bottom, NSDirectionalEdgeInsets.trailing, NSDirectionalEdgeInsets.init()
    @Test("leading is left, or right where the direction is from right to left; a view's margins follow (documented)")
    @MainActor func leading() {
        var insets = NSDirectionalEdgeInsets()
        insets.top = 1
        insets.leading = 2
        insets.bottom = 3
        insets.trailing = 4
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.directionalLayoutMargins = insets
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(view.directionalLayoutMargins == insets)
    }

    // Covers: UIOffset.horizontal, UIOffset.vertical, UIOffset.init(horizontal:vertical:), UIOffset.zero
    @Test("an offset has two parts, of which none is 0")
    func offsets() {
        var offset = UIOffset(horizontal: 3, vertical: -4)
        #expect(offset.horizontal == 3)
        #expect(offset.vertical == -4)
        #expect(offset != .zero)
        offset.horizontal = 0
        offset.vertical = 0
        #expect(offset == UIOffset.zero)
        #expect(offset == UIOffset())
    }

    // Covers: UIRectCorner.insert, UIRectCorner.formUnion, UIRectCorner.isEmpty, UIRectCorner.topLeft, UIRectCorner.topRight, UIRectCorner.bottomLeft, UIRectCorner.bottomRight, UIRectEdge.init()
    @Test("corners are bits; a path rounds those of a set alone (documented)")
    func corners() {
        var corners = UIRectCorner()
        #expect(corners.isEmpty)
        #expect(UIRectEdge() == [])
        corners.insert(.topLeft)
        corners.formUnion(.bottomRight)
        #expect(corners.rawValue == 9)
        #expect(!corners.contains(.topRight))
        #expect(!corners.contains(.bottomLeft))
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: corners,
            cornerRadii: CGSize(width: 10, height: 10))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(!path.contains(CGPoint(x: 39, y: 39)))
        #expect(path.contains(CGPoint(x: 39, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 39)))
    }
}
