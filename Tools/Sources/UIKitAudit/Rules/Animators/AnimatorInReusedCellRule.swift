// anim-cell-reuse
import SwiftModel

/// The rule of the page `AnimatorInReusedCellRule.md`, beside this file.
public struct AnimatorInReusedCellRule: Rule {
    public static let id = "anim-cell-reuse"
    public static let severity = Severity.warning

    public init() {}

    private static let reused = ["UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView"]

    public func check(_ context: RuleContext) {
        for site in context.types where site.declaration.kind == .class {
            guard let type = context.nominal(of: site),
                Self.reused.contains(where: { context.project.isSubclass(type, of: $0) == true })
            else { continue }
            for variable in site.declaration.variables {
                guard !variable.name.isEmpty, !variable.isComputed, !variable.modifiers.isTypeMember,
                    let member = context.project.members(named: variable.name, of: type, isStatic: false).asValue,
                    context.isSubclass(context.project.type(of: member), of: "UIViewPropertyAnimator") == true,
                    let property = AnimatorProperty(variable.name, of: type, in: context),
                    property.isMadeAtTheBeginning, property.renewals.isEmpty
                else { continue }
                context.report(
                    variable.nameRange, "\(type) keeps \(variable.name) for all its uses: after a reuse it moves nothing.",
                    cure: "Make a new animator for each use of the cell.")
            }
        }
    }
}
