// All rules.

/// The rules in the order of their ids. One line a rule; add yours where it belongs.
public enum RuleRegistry {
    public static let all: [any Rule.Type] = [
        InitLoadsViewRule.self,
        LoadViewSuperRule.self,
        ScopeAsyncUseRule.self,
        ScopeDeferInnerBlockRule.self,
        ScopeDerivedURLRule.self,
        ScopeNeverStoppedRule.self,
        ScopeStopUncheckedRule.self,
        ScopeUnbalancedExitRule.self,
        SetterLoadsViewRule.self,
        ViewDidLoadRequestRule.self,
        EffectViewDirectRule.self,
    ]

    /// The rule with this id.
    public static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.id == id } }
}
