// All rules.

/// The rules in the order of their ids. One line a rule; add yours where it belongs.
public enum RuleRegistry {
    public static let all: [any Rule.Type] = [
        AnimatorInReusedCellRule.self,
        AnimatorRestartedRule.self,
        AnimatorDoubleStopRule.self,
        AnimatorFinishedAfterStopRule.self,
        AnimatorFinishedInactiveRule.self,
        AnimatorFinishedActiveRule.self,
        AnimatorReleasedPausedRule.self,
        AnimatorReleasedStoppedRule.self,
        AsyncCellDecorationRule.self,
        EmptyDragItemsRule.self,
        InitLoadsViewRule.self,
        LoadViewMissingViewRule.self,
        LoadViewSubviewsRule.self,
        LoadViewSuperRule.self,
        OverCurrentContextRule.self,
        ReloadInMoveRule.self,
        StaleMoveIndexRule.self,
        MoveBySwapRule.self,
        ReloadStormRule.self,
        ScopeAsyncUseRule.self,
        ScopeDeferInnerBlockRule.self,
        ScopeDerivedURLRule.self,
        ScopeNeverStoppedRule.self,
        ScopeStopUncheckedRule.self,
        ScopeUnbalancedExitRule.self,
        SetterLoadsViewRule.self,
        SplitDoubleShowRule.self,
        SplitSecondaryPushRule.self,
        ControllerCustomInitRule.self,
        ViewDidLoadRequestRule.self,
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
