// What a trace tells of an engine.
// No Apple page: this is ours.
import CoreGraphics
import Diagnostics
import Foundation

extension LayoutEngine {
    /// Tells a decision of the engine, or about one of its views.
    @inline(__always) func tell(_ view: UIView? = nil, _ decision: () -> String) {
        guard Trace.tells(.layout) else { return }
        let subject = view.map { Trace.name($0) } ?? "\(isMeasuring ? "measuring tree" : "tree") of \(Trace.name(root))"
        Trace.write(.layout, subject, decision())
    }

    /// `(10, 20) 100 × 44`.
    static func words(_ rect: CGRect) -> String {
        "(\(Trace.number(rect.minX)), \(Trace.number(rect.minY))) \(Trace.number(rect.width)) × \(Trace.number(rect.height))"
    }
}
