// Finding the effect views that are controllers' views.
import SwiftModel

/// Asks a file's context about the views of controllers, each question once.
final class EffectRootFinder {
    private let context: RuleContext
    private var roots: [NominalType: EffectRoot?] = [:]
    /// By the index of the function, then by the expression.
    private var states: [Int: [ObjectIdentifier: EffectRootFlow.State]] = [:]

    init(_ context: RuleContext) { self.context = context }

    /// The effect view that is the view of a class's controllers.
    func root(of type: NominalType) -> EffectRoot? {
        if let known = roots[type] { return known }
        let root = context.setsViewAnywhere(type) ? context.effectRoot(of: type) : nil
        roots[type] = .some(root)
        return root
    }

    /// What `self.view` is where an expression stands; nil where that is not, or may not be, an effect view.
    func root(at expression: Expression) -> EffectRoot? {
        var function: FunctionScope? = context.function(of: expression)
        guard let own = function.flatMap({ context.selfType(in: $0) }), context.setsViewAnywhere(own),
            context.hasPlainView(own)
        else { return nil }
        var state: EffectRootFlow.State?
        // The outermost body that runs the expression in its own course.
        while let current = function {
            if let found = states(in: current, own)[ObjectIdentifier(expression)] { state = found }
            function = current.parent
        }
        switch state {
        case .effect(let root)?: return root
        case .other?: return nil
        case .entry?, nil:
            guard let root = root(of: own) else { return nil }
            // A method that runs early may run before the one that sets `view`.
            let name = context.function(of: expression).outermost.function?.name ?? ""
            return root.isFromLoadView || !["init", "viewDidLoad", "awakeFromNib"].contains(name) ? root : nil
        }
    }

    private func states(in function: FunctionScope, _ own: NominalType) -> [ObjectIdentifier: EffectRootFlow.State] {
        if let known = states[function.index] { return known }
        var result: [ObjectIdentifier: EffectRootFlow.State] = [:]
        let flow = EffectRootFlow(context, own: own, function: function)
        FlowSolution(flow, on: context.graph(of: function)).forEachEvent { event, before in
            if let expression = event.expression { result[ObjectIdentifier(expression)] = before }
        }
        states[function.index] = result
        return result
    }
}
