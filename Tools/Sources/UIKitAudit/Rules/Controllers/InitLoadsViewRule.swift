// init-loads-view
import SwiftModel

/// The rule of the page `InitLoadsViewRule.md`, beside this file.
public struct InitLoadsViewRule: Rule {
    public static let id = "init-loads-view"
    public static let severity = Severity.warning

    public init() {}

    public func check(_ context: RuleContext) {
        for function in context.functions where function.parent == nil {
            guard function.function?.kind == .initializer,
                context.isMethod(function, ofSubclassOf: "UIViewController") == true,
                // Its own initializer loads the view already.
                context.isMethod(function, ofSubclassOf: "UITabBarController") == false
            else { continue }
            for read in ViewLoading(in: function, context: context).reads(in: function) {
                context.report(
                    read.nameRange,
                    "\(read.isDirect ? "Reading \(read.viewName)" : "\(read.placeName) reads \(read.viewName): calling it") in an "
                        + "initializer loads the view: viewDidLoad() runs before the controller is made.",
                    cure: "Move the code to viewDidLoad().", flow: read.flow(in: context))
            }
        }
    }
}
