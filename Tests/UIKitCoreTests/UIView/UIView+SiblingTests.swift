// Many siblings: places are kept through every kind of edit.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("UIView: many siblings", .harness) struct UIViewSiblingTests {
    // Covers: UIView.bringSubviewToFront, UIView.sendSubviewToBack, UIView.insertSubview, UIView.exchangeSubview
    @Test("Subviews and their layers keep the order of a plain list through seeded edits")
    func order() {
        var state: UInt64 = 17
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(1, count)
        }
        let parent = UIView(), other = UIView(), views = (0..<40).map { _ in UIView() }
        var model: [UIView] = []
        for step in 0..<2_000 {
            let view = views[random(views.count)], sibling = model.isEmpty ? view : model[random(model.count)]
            switch random(8) {
            case 0:
                parent.addSubview(view)
                model.removeAll { $0 === view }
                model.append(view)
            case 1:
                model.removeAll { $0 === view }
                let index = random(model.count + 1)
                parent.insertSubview(view, at: index)
                model.insert(view, at: index)
            case 2:
                view.removeFromSuperview()
                model.removeAll { $0 === view }
            case 3 where view !== sibling:
                parent.insertSubview(view, belowSubview: sibling)
                model.removeAll { $0 === view }
                model.insert(view, at: model.firstIndex(of: sibling)!)
            case 4 where view !== sibling:
                parent.insertSubview(view, aboveSubview: sibling)
                model.removeAll { $0 === view }
                model.insert(view, at: model.firstIndex(of: sibling)! + 1)
            case 5 where model.contains(view):
                parent.bringSubviewToFront(view)
                model.removeAll { $0 === view }
                model.append(view)
            case 6 where model.contains(view):
                parent.sendSubviewToBack(view)
                model.removeAll { $0 === view }
                model.insert(view, at: 0)
            case 7 where model.count > 1:
                let (one, two) = (random(model.count), random(model.count))
                parent.exchangeSubview(at: one, withSubviewAt: two)
                model.swapAt(one, two)
            default:
                other.addSubview(view)
                model.removeAll { $0 === view }
            }
            guard parent.subviews == model, parent.layer.sublayers ?? [] == model.map(\.layer) else {
                Issue.record("step \(step)")
                return
            }
            for (index, one) in model.enumerated() { #expect(parent.subviewIndex(of: one) == index) }
        }
    }

    @Test("10,000 subviews come, go to the front and back, and leave from the front")
    func many() {
        let app = StageFixture()
        let window = app.show(UIViewController())
        let parent = window.rootViewController!.view!
        let views = (0..<10_000).map { _ in UIView() }
        for view in views { parent.addSubview(view) }
        app.turn()
        for view in views { parent.bringSubviewToFront(view) }
        for view in views.reversed() { parent.sendSubviewToBack(view) }
        #expect(parent.subviews.first === views[0])
        #expect(parent.subviews.last === views[9_999])
        app.turn()
        for view in views { view.removeFromSuperview() }
        #expect(parent.subviews.isEmpty)
        #expect(parent.layer.sublayers == nil)
        app.turn()
    }
}
