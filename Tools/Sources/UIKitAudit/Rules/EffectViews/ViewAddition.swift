// A place where a view is added to another.
import SwiftModel

/// A call of `addSubview` or `insertSubview`, or one of them handed on as a function: `views.forEach(panel.addSubview)`.
package struct ViewAddition {
    /// The call, or the function as a value.
    package let expression: Expression
    /// What the view is added to; nil for implicit `self`.
    package let receiver: Expression?
    package let name: String
    package let nameRange: Range<Int>
    package let function: FunctionScope
}

extension RuleContext {
    /// Where views are added, in order.
    package var additions: [ViewAddition] {
        let names: Set<String> = ["addSubview", "insertSubview"]
        var result: [ViewAddition] = []
        for site in calls {
            if names.contains(site.name), let range = site.call.nameRange {
                result.append(
                    ViewAddition(
                        expression: site.expression, receiver: site.call.receiver, name: site.name, nameRange: range,
                        function: site.function))
            }
            for argument in site.call.arguments {
                switch argument.value.kind {
                case .name(let name) where names.contains(name):
                    result.append(
                        ViewAddition(
                            expression: argument.value, receiver: nil, name: name, nameRange: argument.value.range,
                            function: site.function))
                case .member(let member) where names.contains(member.name) && member.base != nil:
                    result.append(
                        ViewAddition(
                            expression: argument.value, receiver: member.base, name: member.name,
                            nameRange: member.nameRange, function: site.function))
                default: break
                }
            }
        }
        return result
    }

    /// Whether what is called is UIView's own, and not an override that may send the view on.
    func isPlain(_ addition: ViewAddition) -> Bool {
        let callee = addition.expression.asCall?.callee ?? addition.expression
        guard case .member(let members)? = binding(of: callee), !members.isEmpty else { return false }
        return members.allSatisfy { $0.isOfFramework && $0.owner.name == "UIView" }
    }
}
