// The effect that a view is made with.
import SwiftModel
import UIKitAudit

/// Finds the effect of an effect view in the source, as far as a test can write it.
struct EffectText {
    static let unknown = "nil"

    /// The styles of `UIBlurEffect` that Vitrine has.
    static let styles: Set<String> = [
        "extraLight", "light", "dark", "extraDark", "regular", "prominent", "systemUltraThinMaterial",
        "systemThinMaterial",
        "systemMaterial", "systemThickMaterial", "systemChromeMaterial", "systemUltraThinMaterialLight",
        "systemThinMaterialLight",
        "systemMaterialLight", "systemThickMaterialLight", "systemChromeMaterialLight", "systemUltraThinMaterialDark",
        "systemThinMaterialDark", "systemMaterialDark", "systemThickMaterialDark", "systemChromeMaterialDark",
    ]

    let scene: FindingScene

    /// The argument of `UIVisualEffectView(effect:)` that the value of an expression was made with; `nil` where that is not told.
    func effect(of expression: Expression?, in context: RuleContext) -> String {
        expression.flatMap { search($0, context, depth: 0) } ?? Self.unknown
    }

    private func search(_ expression: Expression, _ context: RuleContext, depth: Int) -> String? {
        guard depth < 4 else { return nil }
        let bare = expression.bare
        switch bare.kind {
        case .name, .member:
            guard let (value, other) = SourceValue(scene: scene).value(of: bare, in: context) else { return nil }
            return search(value, other, depth: depth + 1)
        case .cast(let inner, _, _): return search(inner, context, depth: depth + 1)
        default: break
        }
        var found: String?
        ModelNode.expression(bare).walk { node in
            guard found == nil else { return false }
            if case .expression(let expression) = node, case .call(let call) = expression.kind,
                let argument = call.argument("effect")
            {
                found = Self.written(argument)
            }
            return found == nil
        }
        return found
    }

    /// An effect as it is written, where everything in it is known.
    static func written(_ expression: Expression) -> String? {
        if expression.isNil { return "nil" }
        guard let call = expression.asCall, let type = call.callee.path?.last else { return nil }
        switch type {
        case "UIBlurEffect":
            guard let style = call.argument("style")?.asMember?.name, styles.contains(style) else { return nil }
            return "UIBlurEffect(style: .\(style))"
        case "UIVibrancyEffect":
            guard call.arguments.count == 1, let blur = call.argument("blurEffect").flatMap(written), blur != "nil"
            else { return nil }
            return "UIVibrancyEffect(blurEffect: \(blur))"
        default: return nil
        }
    }
}
