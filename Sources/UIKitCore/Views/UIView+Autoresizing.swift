// How subviews follow a change of size by their masks.
// Apple: "View Programming Guide for iOS", Handling layout changes automatically using autoresizing rules.
import CoreGraphics
import Foundation
import QuartzCore

/// One axis of autoresizing, without views.
struct AutoresizingAxis {
    let flexibleBefore: Bool
    let flexibleSize: Bool
    let flexibleAfter: Bool

    /// The place and length after the superview's length has changed.
    ///
    /// What is flexible shares the difference in proportion to its old length, all equally where those are zero;
    /// with nothing flexible both stay. Lengths never fall below zero. (Documented; the proportions observed.)
    func resized(origin: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat) -> (CGFloat, CGFloat) {
        let difference = new - old
        guard difference != 0, flexibleBefore || flexibleSize || flexibleAfter else { return (origin, length) }
        let after = old - origin - length
        let parts = [(flexibleBefore, origin), (flexibleSize, length), (flexibleAfter, after)]
        let total = parts.reduce(0) { $0 + ($1.0 ? $1.1 : 0) }
        let count = CGFloat(parts.filter(\.0).count)
        func share(_ part: (Bool, CGFloat)) -> CGFloat {
            guard part.0 else { return 0 }
            return total == 0 ? difference / count : difference * part.1 / total
        }
        return (origin + share(parts[0]), max(0, length + share(parts[1])))
    }
}

extension UIView {
    func resizeSubviews(from before: CGSize, to after: CGSize) {
        let wasRunning = MaskFollowing.isRunning
        MaskFollowing.isRunning = true
        for view in hierarchy.subviews where view.autoresizingMask != [] && view.resizing.translatesMask {
            DeepWalk.level(ObjectName.of(view)) { view.follow(from: before, to: after) }
        }
        MaskFollowing.isRunning = wasRunning
    }

    /// Takes the frame that the mask gives for a superview that has changed its size.
    func follow(from before: CGSize, to after: CGSize) {
        let mask = autoresizingMask
        let horizontal = AutoresizingAxis(
            flexibleBefore: mask.contains(.flexibleLeftMargin), flexibleSize: mask.contains(.flexibleWidth),
            flexibleAfter: mask.contains(.flexibleRightMargin))
        let vertical = AutoresizingAxis(
            flexibleBefore: mask.contains(.flexibleTopMargin), flexibleSize: mask.contains(.flexibleHeight),
            flexibleAfter: mask.contains(.flexibleBottomMargin))
        // The untransformed frame is what follows, so that a turned view keeps its turn.
        let size = bounds.size
        let anchor = anchorPoint
        let origin = CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height)
        let (x, width) = horizontal.resized(
            origin: origin.x, length: size.width, from: before.width, to: after.width)
        let (y, height) = vertical.resized(
            origin: origin.y, length: size.height, from: before.height, to: after.height)
        if transform.isIdentity {
            let target = CGRect(x: x, y: y, width: width, height: height)
            if target != frame { frame = target }
        } else {
            bounds.size = CGSize(width: width, height: height)
            center = CGPoint(x: x + anchor.x * width, y: y + anchor.y * height)
        }
    }
}

/// Whether subviews follow a change of size by their masks just now: their rows say so already.
@MainActor enum MaskFollowing {
    static var isRunning = false
}
