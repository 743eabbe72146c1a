// A drag that begins at an edge of the screen.
// Apple: "UIScreenEdgePanGestureRecognizer".
import CoreGraphics
import Diagnostics
import Foundation
import UIKitValues

/// A recognizer of drags inward from an edge of the window. Continuous; otherwise like a pan.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which a drag may begin; none by default.
    open var edges: UIRectEdge = []
    private var start: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if start.isEmpty {
            let near = touches.map(edgesNear).reduce(edges) { $0.intersection($1) }
            guard !near.isEmpty else {
                become(.failed, because: "the finger is more than \(Trace.number(GestureMeasures.edgeReach)) points from the edge")
                return
            }
            start = near
        }
        super.touchesBegan(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        // Along the edge or out of the screen is another gesture.
        if state == .possible, motion.distance > GestureMeasures.panSlop, !goesInwards {
            become(.failed, because: "the finger does not move inward")
        }
    }

    open override func reset() {
        super.reset()
        start = []
    }

    override var mayStart: Bool { super.mayStart && goesInwards }

    private var goesInwards: Bool {
        let total = motion.total
        let horizontal = abs(total.x) >= abs(total.y)
        return start.contains(.left) && horizontal && total.x > 0 || start.contains(.right) && horizontal && total.x < 0
            || start.contains(.top) && !horizontal && total.y > 0 || start.contains(.bottom) && !horizontal && total.y < 0
    }

    /// The edges of the window that a touch went down at.
    private func edgesNear(_ touch: UITouch) -> UIRectEdge {
        guard let window = touch.window else { return [] }
        let point = touch.location(in: window)
        var near: UIRectEdge = []
        if point.x - window.bounds.minX <= GestureMeasures.edgeReach { near.insert(.left) }
        if window.bounds.maxX - point.x <= GestureMeasures.edgeReach { near.insert(.right) }
        if point.y - window.bounds.minY <= GestureMeasures.edgeReach { near.insert(.top) }
        if window.bounds.maxY - point.y <= GestureMeasures.edgeReach { near.insert(.bottom) }
        return near
    }
}
