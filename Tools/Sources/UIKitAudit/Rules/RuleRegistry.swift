// All rules.

/// The rules in the order of their ids. One line a rule; add yours where it belongs.
public enum RuleRegistry {
    public static let all: [any Rule.Type] = [
        LoadViewMissingViewRule.self,
        LoadViewSubviewsRule.self,
        LoadViewSuperRule.self,
        OverCurrentContextRule.self,
        SplitDoubleShowRule.self,
        SplitSecondaryPushRule.self,
        ControllerCustomInitRule.self,
        EffectViewDirectRule.self,
        EffectViewErasedRule.self,
        EffectViewInheritedRootRule.self,
        EffectViewOutletRule.self,
        EffectViewRootRule.self,
        EffectViewSelfRule.self,
    ]

    /// The rule with this id.
    public static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.id == id } }
}
