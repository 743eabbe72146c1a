// Where a controller's view is loaded by being read.
import SwiftModel

/// Finds the reads of `view` that load it: no check of `isViewLoaded` and no other sign of a loaded view comes before.
struct ViewLoading: FlowAnalysis {
    let context: RuleContext
    /// Properties that the controller sets once its view is there: whoever asks them knows.
    let signs: Set<String>

    init(in function: FunctionScope, context: RuleContext) {
        self.context = context
        var signs: Set<String> = [
            "isViewLoaded", "viewIfLoaded", "parent", "navigationController", "presentedViewController",
            "presentingViewController", "isBeingPresented", "isMovingToParent", "window",
        ]
        if let own = context.selfType(in: function) {
            for name in Self.lifecycle {
                for method in context.methods(named: name, of: own) {
                    for event in context.followedEvents(of: method, on: own) where event.event.kind == .assignment {
                        if let path = event.target, path.isOfSelf, path.names.count == 1 { signs.insert(path.names[0]) }
                    }
                }
            }
        }
        self.signs = signs
    }

    private static let lifecycle = [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewDidLayoutSubviews",
    ]

    /// The first reads on each way through a function.
    func reads(in function: FunctionScope) -> [Expression] {
        var result: [Expression] = []
        FlowSolution(self, on: context.graph(of: function)).forEachEvent { event, isLoaded in
            if !isLoaded, let expression = event.expression, isRead(expression) { result.append(expression) }
        }
        return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Whether the expression is the controller's own `view`, or the `tableView` or `collectionView` that is it.
    func isRead(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name: break
        case .member(let member): guard member.base?.isSelf == true || member.base?.isSuper == true else { return false }
        default: return false
        }
        guard case .member(let members)? = context.binding(of: expression), let member = members.asValue, member.isOfFramework else {
            return false
        }
        switch (member.owner.name, member.name) {
        case ("UIViewController", "view"), ("UITableViewController", "tableView"),
            ("UICollectionViewController", "collectionView"):
            return true
        default: return false
        }
    }

    // MARK: FlowAnalysis

    var initial: Bool { false }
    func join(_ state: inout Bool, _ other: Bool) { state = state && other }

    func transfer(_ event: FlowEvent, _ state: inout Bool) {
        guard let expression = event.expression else { return }
        if isRead(expression) { state = true }
        if let name = event.call?.name, name == "loadViewIfNeeded" || name == "loadView" { state = true }
        // `view = …` is a view.
        if case .assignment(let target, _, _) = expression.kind, isRead(target) { state = true }
    }

    func follow(_ edge: FlowEdge, _ state: inout Bool) -> Bool {
        switch edge.kind {
        case .condition(let condition, let outcome):
            if condition.bare.asMember?.name == "isViewLoaded" || condition.asName == "isViewLoaded" {
                if outcome { state = true }
            } else if mentionsSign(condition) {
                state = true
            }
        case .match(let condition, _):
            switch condition.kind {
            case .optionalBinding(_, _, let value), .pattern(_, _, let value): if mentionsSign(value) { state = true }
            default: break
            }
        case .matchedCase(let node, _): if mentionsSign(node.subject) { state = true }
        default: break
        }
        return true
    }

    private func mentionsSign(_ expression: Expression) -> Bool {
        var isFound = false
        ModelNode.expression(expression).walk { node in
            if case .expression(let part) = node {
                switch part.kind {
                case .name(let name): if signs.contains(name), context.binding(of: part)?.local == nil { isFound = true }
                case .member(let member): if signs.contains(member.name) { isFound = true }
                default: break
                }
            }
            return !isFound
        }
        return isFound
    }
}
