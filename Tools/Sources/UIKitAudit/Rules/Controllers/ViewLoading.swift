// Where a controller's view is loaded by being read.
import SwiftModel

/// Finds the reads of `view` that load it: no check of `isViewLoaded` and no other sign of a loaded view comes before.
struct ViewLoading: FlowAnalysis {
    /// A read, or a call of a method of this file that reads before it has asked.
    struct Read {
        /// Where the function itself reads or calls.
        var place: Expression
        /// The read in the end; the same as ``place`` where no other method is called.
        var view: Expression
    }

    private static let depthLimit = 4
    let context: RuleContext
    /// The functions that are followed, by their places: none is twice.
    private let active: [Int]
    /// Properties that the controller sets once its view is there: whoever asks them knows.
    private let signs: LoadedSigns
    private let own: NominalType?

    init(in function: FunctionScope, context: RuleContext) {
        self.context = context
        signs = context.memo { LoadedSigns() }
        own = context.selfType(in: function)
        active = [function.index]
    }

    /// For a method that is called on the way.
    private init(_ caller: ViewLoading, to function: FunctionScope) {
        (context, signs, own, active) = (caller.context, caller.signs, caller.own, caller.active + [function.index])
    }

    /// The first reads on each way through a function.
    func reads(in function: FunctionScope) -> [Read] {
        var result: [Read] = []
        FlowSolution(self, on: context.graph(of: function)).forEachEvent { event, isLoaded in
            if !isLoaded, let expression = event.expression, let read = read(by: expression) {
                result.append(Read(place: expression, view: read))
            }
        }
        return result.sorted { $0.place.range.lowerBound < $1.place.range.lowerBound }
    }

    /// The read of `view` that evaluating an expression comes to: itself, or the first in a method of this class and file that it
    /// calls. nil where there is none.
    func read(by expression: Expression) -> Expression? {
        if isRead(expression) { return expression }
        guard case .call(let call) = expression.kind, call.receiver == nil || call.receiver?.isSelf == true,
            active.count < Self.depthLimit, let function = method(of: call), !active.contains(function.index)
        else { return nil }
        return ViewLoading(self, to: function).reads(in: function).first?.view
    }

    /// The only method that a call on this controller can mean, where it stands in this file.
    private func method(of call: Call) -> FunctionScope? {
        let found = context.summaries(of: call)
        guard found.count == 1, let only = found.first, only.summary.kind == .function,
            only.path == context.file.source.path
        else { return nil }
        return context.functions.first { $0.function?.nameRange == only.summary.range && $0.parent == nil }
    }

    /// Whether the expression is the controller's own `view`, or the `tableView` or `collectionView` that is it.
    func isRead(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name: break
        case .member(let member): guard member.base?.isSelf == true || member.base?.isSuper == true else { return false }
        default: return false
        }
        guard case .member(let members)? = context.binding(of: expression), let member = members.asValue, member.isOfFramework
        else {
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
        if read(by: expression) != nil { state = true }
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
        let signs = signs.names(of: own, in: context)
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

/// The names that tell a controller's code whether its view is loaded, by class; worked out when they are asked for.
private final class LoadedSigns {
    private var known: [NominalType?: Set<String>] = [:]
    private static let plain: Set<String> = [
        "isViewLoaded", "viewIfLoaded", "parent", "navigationController", "presentedViewController",
        "presentingViewController", "isBeingPresented", "isMovingToParent", "window",
    ]
    private static let lifecycle = [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewDidLayoutSubviews",
    ]

    func names(of own: NominalType?, in context: RuleContext) -> Set<String> {
        if let names = known[own] { return names }
        var names = Self.plain
        if let own {
            for name in Self.lifecycle {
                for method in context.methods(named: name, of: own) {
                    for event in context.ownEvents(of: method, on: own) where event.event.kind == .assignment {
                        if let path = event.target, path.isOfSelf, path.names.count == 1 { names.insert(path.names[0]) }
                    }
                }
            }
        }
        known[own] = names
        return names
    }
}

extension ViewLoading.Read {
    var isDirect: Bool { place === view }
    /// Such as `view` or `tableView`.
    var viewName: String { view.asMember?.name ?? view.asName ?? "view" }
    /// Such as `setUp()`.
    var placeName: String {
        if case .call(let call) = place.kind, let name = call.name { return name + "()" }
        return viewName
    }

    /// Of the name that is read or called.
    var nameRange: Range<Int> {
        if case .call(let call) = place.kind, let range = call.nameRange { return range }
        return place.asMember?.nameRange ?? place.range
    }

    /// Where a called method reads; nothing for a read that stands in the function itself.
    func flow(in context: RuleContext) -> [Finding.FlowStep] {
        isDirect ? [] : [context.step(view.range, "\(viewName) is read here")]
    }
}
