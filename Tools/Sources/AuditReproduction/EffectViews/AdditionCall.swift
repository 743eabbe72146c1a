// The call that adds a view.
import SwiftModel
import UIKitAudit

/// The very call that a finding stands at, as a test repeats it.
struct AdditionCall {
    /// Where among its siblings the view goes.
    enum Place {
        case top
        case index
        case above
        case below
    }

    let addition: ViewAddition
    /// `rows.forEach(panel.addSubview)`: the function is handed on and not called.
    let isFunctionValue: Bool
    let place: Place
    /// The class that a test makes for what is added.
    private(set) var childClass: String
    /// What the source calls it, where that is a name.
    private(set) var childName: String?

    /// nil where the finding is not at such a call.
    init?(at finding: Finding, in context: RuleContext) {
        guard let addition = context.additions.first(where: { $0.nameRange == finding.range.offsets }) else {
            return nil
        }
        self.init(addition, in: context)
    }

    init(_ addition: ViewAddition, in context: RuleContext) {
        self.addition = addition
        guard let call = addition.expression.asCall, call.nameRange == addition.nameRange else {
            isFunctionValue = true
            place = .top
            var element = ResolvedType.unknown
            if case .expression(let outer)? = context.parent(of: addition.expression),
                let rows = outer.asCall?.receiver,
                case .array(let one) = context.type(of: rows).unwrapped
            {
                element = one
            }
            childClass = VitrineViews.nearest(to: element, in: context)
            childName = nil
            return
        }
        isFunctionValue = false
        if call.argument("aboveSubview") != nil {
            place = .above
        } else if call.argument("belowSubview") != nil {
            place = .below
        } else if call.argument("at") != nil {
            // Whatever the index is in the source, the effect view of the test has no other contents.
            place = .index
        } else {
            place = .top
        }
        (childClass, childName) = ("UIView", nil)
        if let child = call.arguments.first?.value { setChild(child, in: context) }
    }

    /// Makes the added view one like an expression's value; of an array one like its elements.
    mutating func setChild(_ child: Expression, in context: RuleContext) {
        var type = context.type(of: child)
        if case .array(let element) = type.unwrapped { type = element }
        childClass = VitrineViews.nearest(to: type, in: context)
        let name: String?
        if case .array(let elements) = child.bare.kind {
            name = elements.first?.path?.last
        } else {
            name = child.path?.last
        }
        childName = name.flatMap { $0.hasPrefix("$") || $0 == "self" ? nil : $0 }
    }

    var needsSibling: Bool {
        switch place {
        case .above, .below: true
        case .top, .index: false
        }
    }

    /// The call on a receiver, which ends with a dot where it is not empty.
    func text(on receiver: String, child: String, sibling: String) -> String {
        if isFunctionValue { return "[\(child)].forEach(\(receiver)\(addition.name))" }
        switch place {
        case .top: return "\(receiver)addSubview(\(child))"
        case .index: return "\(receiver)insertSubview(\(child), at: 0)"
        case .above: return "\(receiver)insertSubview(\(child), aboveSubview: \(sibling))"
        case .below: return "\(receiver)insertSubview(\(child), belowSubview: \(sibling))"
        }
    }
}
