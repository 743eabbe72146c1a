// How an animator is made.
import SwiftModel
import UIKitAudit

/// An initializer of `UIViewPropertyAnimator` with what a test can keep of its arguments.
struct AnimatorCreation {
    /// Whether it runs at once: `runningPropertyAnimator`.
    var isRunning = false
    /// Seconds.
    var duration = "1"
    /// The second argument with its label.
    var timing = "curve: .linear"

    init() {}

    /// Finds the creation in an expression; nil where there is none.
    init?(in expression: Expression, _ context: RuleContext) {
        var call: Call?
        ModelNode.expression(expression).walk { node in
            guard call == nil else { return false }
            if case .expression(let one) = node, case .call(let found) = one.kind, Self.makes(one, found, context) {
                call = found
            }
            return call == nil
        }
        guard let call else { return nil }
        isRunning = call.name == "runningPropertyAnimator"
        if let number = (call.argument("duration") ?? call.argument("withDuration")).flatMap(Self.number) {
            duration = number
        }
        if let curve = call.argument("curve")?.asMember?.name,
            ["easeInOut", "easeIn", "easeOut", "linear"].contains(curve)
        {
            timing = "curve: .\(curve)"
        } else if let ratio = call.argument("dampingRatio").flatMap(Self.number) {
            timing = "dampingRatio: \(ratio)"
        } else if let spring = call.argument("timingParameters")?.asCall,
            spring.callee.path == ["UISpringTimingParameters"],
            spring.arguments.isEmpty
        {
            timing = "timingParameters: UISpringTimingParameters()"
        }
    }

    private static func makes(_ expression: Expression, _ call: Call, _ context: RuleContext) -> Bool {
        guard context.isSubclass(context.type(of: expression), of: "UIViewPropertyAnimator") == true else {
            return false
        }
        if call.name == "runningPropertyAnimator" || call.name == "init" { return true }
        return context.type(of: call.callee).instance != nil
    }

    /// A literal that neither ends at once nor takes a minute.
    private static func number(_ expression: Expression) -> String? {
        switch expression.asLiteral {
        case .integer(let digits)?, .float(let digits)?:
            Double(digits).flatMap { (0.05...60).contains($0) ? digits : nil }
        default: nil
        }
    }

    /// Seconds after which it has surely ended.
    var afterwards: String {
        let seconds = (Double(duration) ?? 1) + 2
        return seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
    }

    /// The expression.
    ///
    /// - Parameter block: What it animates; nil for nothing.
    func text(_ block: String? = "box.center.x = 100") -> String {
        if isRunning {
            return "UIViewPropertyAnimator.runningPropertyAnimator(\n"
                + "    withDuration: \(duration), delay: 0, options: [], animations: { \(block ?? "") })"
        }
        // Only some initializers take what they animate.
        if timing.hasPrefix("timingParameters") {
            return "UIViewPropertyAnimator(duration: \(duration), \(timing))"
        }
        return "UIViewPropertyAnimator(duration: \(duration), \(timing))" + (block.map { " { \($0) }" } ?? "")
    }

    /// What adds the animation where the initializer takes none.
    func adding(to name: String, _ block: String = "box.center.x = 100") -> [String] {
        timing.hasPrefix("timingParameters") && !isRunning ? ["\(name).addAnimations { \(block) }"] : []
    }
}
