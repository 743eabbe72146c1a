// A view with items in it, an animator, and what its delegates were told.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Headless
import Stage
import TestFixtures
import UIKit

/// A reference view of 300 × 400 points at the origin of a window.
@MainActor final class DynamicsFixture: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    let app = StageFixture()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private(set) lazy var animator = UIDynamicAnimator(referenceView: view)
    var log: [String] = []

    override init() {
        super.init()
        app.show(view)
        animator.delegate = self
    }

    @discardableResult
    func item(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 40, _ height: CGFloat = 40, _ made: UIView = UIView()) -> UIView {
        let item = made
        item.bounds.size = CGSize(width: width, height: height)
        item.center = CGPoint(x: x, y: y)
        item.tag = view.subviews.count + 1
        view.addSubview(item)
        return item
    }

    func advance(by seconds: TimeInterval) { app.stage.advance(by: seconds) }

    func took() -> [String] {
        defer { log = [] }
        return log
    }

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }

    private func name(_ item: any UIDynamicItem) -> String { "\((item as? UIView)?.tag ?? 0)" }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) { log.append("\(name(item1)) meets \(name(item2)) at \(Int(p.x.rounded())) \(Int(p.y.rounded()))") }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { log.append("\(name(item1)) leaves \(name(item2))") }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { log.append("\(name(item)) meets \(identifier.map { "\($0)" } ?? "bounds")") }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) { log.append("\(name(item)) leaves \(identifier.map { "\($0)" } ?? "bounds")") }
}

/// A view that collides as an ellipse.
final class RoundView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}
