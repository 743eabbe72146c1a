// Where contents stand in a view that has another size.
// Apple: "UIView.ContentMode"
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Content modes", .harness) struct UIViewContentModeTests {
    /// Where a picture of 8 × 4 is seen in a view of 20 × 20: x, y, width, height.
    private func box(_ mode: UIView.ContentMode) throws -> [Int] {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.clipsToBounds = true
        view.image = TestImage.of(8, 4, .red)
        view.contentMode = mode
        let ink = try #require(ViewPicture.of(view).inkBox())
        return [ink.minX, ink.minY, ink.width, ink.height]
    }

    // Covers: UIView.ContentMode.scaleToFill, UIView.ContentMode.scaleAspectFit, UIView.ContentMode.scaleAspectFill, UIView.ContentMode.redraw
    @Test("scaled contents fill the view, fit into it, or cover it (documented)")
    func scaled() throws {
        #expect(try box(.scaleToFill) == [0, 0, 20, 20])
        #expect(try box(.scaleAspectFit) == [0, 5, 20, 10])
        #expect(try box(.scaleAspectFill) == [0, 0, 20, 20])
        #expect(try box(.redraw) == [0, 0, 20, 20])
    }

    // Covers: UIView.ContentMode.center, UIView.ContentMode.top, UIView.ContentMode.bottom, UIView.ContentMode.left, UIView.ContentMode.right, UIView.ContentMode.topLeft, UIView.ContentMode.topRight, UIView.ContentMode.bottomLeft, UIView.ContentMode.bottomRight
    @Test("other contents keep their size in the middle, at an edge or in a corner (documented)")
    func placed() throws {
        #expect(try box(.center) == [6, 8, 8, 4])
        #expect(try box(.top) == [6, 0, 8, 4])
        #expect(try box(.bottom) == [6, 16, 8, 4])
        #expect(try box(.left) == [0, 8, 8, 4])
        #expect(try box(.right) == [12, 8, 8, 4])
        #expect(try box(.topLeft) == [0, 0, 8, 4])
        #expect(try box(.topRight) == [12, 0, 8, 4])
        #expect(try box(.bottomLeft) == [0, 16, 8, 4])
        #expect(try box(.bottomRight) == [12, 16, 8, 4])
    }

    // Covers: CACornerMask.layerMinXMinYCorner, CACornerMask.layerMaxXMinYCorner, CACornerMask.layerMinXMaxYCorner, CACornerMask.layerMaxXMaxYCorner, CACornerMask.isEmpty, CACornerMask.init()
    @Test("the corner mask says which corners a radius rounds: min y is the top (documented)")
    func cornerMask() {
        let corners: [(CACornerMask, Int)] = [
            (.layerMinXMinYCorner, 0), (.layerMaxXMinYCorner, 1), (.layerMinXMaxYCorner, 2), (.layerMaxXMaxYCorner, 3),
        ]
        let places = [(0, 0), (19, 0), (0, 19), (19, 19)]
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .red
        view.layer.cornerRadius = 8
        for (mask, index) in corners {
            view.layer.maskedCorners = mask
            let picture = ViewPicture.of(view)
            let rounded = places.indices.filter { picture.pixel(places[$0].0, places[$0].1) == 0xFFFF_FFFF }
            #expect(rounded == [index])
        }
        let none = CACornerMask()
        view.layer.maskedCorners = none
        #expect(none.isEmpty)
        #expect(ViewPicture.of(view).pixel(0, 0) == 0xFFFF_0000)
    }

    // Covers: UIView.AutoresizingMask.flexibleWidth, UIView.AutoresizingMask.flexibleHeight, UIView.AutoresizingMask.flexibleTopMargin, UIView.AutoresizingMask.flexibleBottomMargin, UIView.AutoresizingMask.flexibleLeftMargin, UIView.AutoresizingMask.flexibleRightMargin
    @Test("each flag lets one length of a subview take the superview's change (documented)")
    func autoresizing() {
        func frame(_ mask: UIView.AutoresizingMask) -> CGRect {
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            child.autoresizingMask = mask
            parent.addSubview(child)
            parent.bounds.size = CGSize(width: 150, height: 140)
            return child.frame
        }
        #expect(frame(.flexibleWidth) == CGRect(x: 10, y: 10, width: 70, height: 20))
        #expect(frame(.flexibleHeight) == CGRect(x: 10, y: 10, width: 20, height: 60))
        #expect(frame(.flexibleLeftMargin) == CGRect(x: 60, y: 10, width: 20, height: 20))
        #expect(frame(.flexibleTopMargin) == CGRect(x: 10, y: 50, width: 20, height: 20))
        #expect(frame(.flexibleRightMargin) == CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(frame(.flexibleBottomMargin) == CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(frame([.flexibleWidth, .flexibleHeight]) == CGRect(x: 10, y: 10, width: 70, height: 60))
    }
}
