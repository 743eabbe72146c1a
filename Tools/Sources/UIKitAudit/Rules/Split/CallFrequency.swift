// How often a function runs.
import SwiftModel

/// How often code runs in the life of an object, as far as its place tells.
enum CallFrequency {
    /// When the object or the application begins.
    case once
    /// At events: selections, actions, changes of a property.
    case often
    case unknown
}

extension RuleContext {
    private static let beginnings: Set<String> = [
        "viewDidLoad()", "loadView()", "awakeFromNib()", "application(_:didFinishLaunchingWithOptions:)",
        "application(_:willFinishLaunchingWithOptions:)", "scene(_:willConnectTo:options:)",
        "splitViewControllerDidLoad(_:)",
    ]
    private static let events: Set<String> = [
        "tableView(_:didSelectRowAt:)", "tableView(_:willSelectRowAt:)", "tableView(_:didDeselectRowAt:)",
        "tableView(_:accessoryButtonTappedForRowWith:)", "tableView(_:performPrimaryActionForRowAt:)",
        "collectionView(_:didSelectItemAt:)", "collectionView(_:didDeselectItemAt:)",
        "collectionView(_:performPrimaryActionForItemAt:)", "tabBar(_:didSelect:)", "prepare(for:sender:)",
        "searchBarSearchButtonClicked(_:)", "pickerView(_:didSelectRow:inComponent:)", "updateSearchResults(for:)",
        "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)", "viewWillLayoutSubviews()",
        "viewDidLayoutSubviews()", "sceneDidBecomeActive(_:)", "sceneWillEnterForeground(_:)",
        "applicationDidBecomeActive(_:)", "applicationWillEnterForeground(_:)", "application(_:open:options:)",
        "scene(_:openURLContexts:)", "userNotificationCenter(_:didReceive:withCompletionHandler:)",
    ]

    /// How often an expression is evaluated.
    func frequency(of expression: Expression) -> CallFrequency {
        var node = parent(of: expression)
        while let current = node {
            if case .statement(let statement) = current {
                switch statement.kind {
                case .forIn, .whiles, .repeats: return .often
                default: break
                }
            }
            if case .expression(let outer) = current, outer.asClosure != nil { break }
            node = index.parent(of: current)
        }
        return frequency(of: function(of: expression), seen: [])
    }

    private func frequency(of function: FunctionScope, seen: Set<Int>) -> CallFrequency {
        switch function.kind {
        case .closure(_, let expression): return frequency(ofClosure: expression, function, seen)
        case .initialValue, .topLevel: return .once
        case .accessor(let accessor, _), .subscriptAccessor(let accessor, _):
            return accessor.kind == .get || accessor.kind == .read ? .unknown : .often
        case .function(let declaration):
            if declaration.kind == .initializer || Self.beginnings.contains(declaration.signature) { return .once }
            if Self.events.contains(declaration.signature) { return .often }
            if declaration.attributes.contains(where: { $0.name == "objc" || $0.name == "IBAction" }) { return .often }
            return frequency(ofCallers: function, declaration, seen)
        }
    }

    /// A closure that is stored or handed to a `UIAction` is called at events; others as often as what they are in.
    private func frequency(ofClosure expression: Expression, _ scope: FunctionScope, _ seen: Set<Int>) -> CallFrequency {
        guard let parent = scope.parent else { return .unknown }
        if case .expression(let outer)? = self.parent(of: expression) {
            if case .assignment = outer.kind { return .often }
            if let call = outer.asCall, case .metatype(let made) = type(of: call.callee),
                ["UIAction", "UIAlertAction", "UIContextualAction"].contains(made.nominal?.name)
            {
                return .often
            }
        }
        return frequency(of: parent, seen: seen)
    }

    /// By the calls in this file.
    private func frequency(
        ofCallers function: FunctionScope, _ declaration: FunctionDeclaration, _ seen: Set<Int>
    ) -> CallFrequency {
        guard !seen.contains(function.index), seen.count < 8 else { return .unknown }
        let own = selfType(in: function)
        let callers = calls(named: declaration.name).filter { site in
            switch binding(of: site.call.callee) {
            case .member(let members)?:
                return members.contains { $0.owner == own && $0.function?.range == declaration.nameRange }
            case .localFunction(let scope)?: return scope === function
            case .global(_, let path)?: return own == nil && path == file.source.path
            default: return false
            }
        }
        let all = callers.map { frequency(of: $0.function, seen: seen.union([function.index])) }
        if all.contains(.often) { return .often }
        return !all.isEmpty && all.allSatisfy { $0 == .once } ? .once : .unknown
    }
}
