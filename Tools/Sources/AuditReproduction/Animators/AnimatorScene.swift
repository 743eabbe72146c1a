// An animator finding with its incident.
import SwiftModel
import UIKitAudit

/// What the auditor knows of an animator finding, found again in the file.
struct AnimatorScene {
    let scene: FindingScene
    let kind: AnimatorIncident.Kind
    /// nil where the file does not have it any more.
    let incident: AnimatorIncident?
    /// The function, accessor or closure in whose course the trap springs.
    let function: FunctionScope?
    /// The animator's storage as that function knows it.
    let path: AccessPath?
    private var context: RuleContext { scene.context }

    private static let kinds: [String: AnimatorIncident.Kind] = [
        "anim-double-stop": .doubleStop, "anim-finish-not-stopped": .finishActive,
        "anim-finish-inactive": .finishInactive,
        "anim-finish-after-stop-true": .finishAfterStopTrue, "anim-dead-restart": .deadRestart,
        "anim-release-paused": .releasePaused, "anim-release-stopped": .releaseStopped,
    ]

    /// nil for a rule that is none of animators.
    init?(_ scene: FindingScene) {
        guard let kind = Self.kinds[scene.finding.rule] else { return nil }
        let context = scene.context
        let bytes = scene.finding.range.offsets
        self.scene = scene
        self.kind = kind
        incident = AnimatorAudit.of(context).incidents.first { $0.kind == kind && $0.range == bytes }
        let call = context.calls.first { $0.call.nameRange == bytes }
        let assignment = context.assignments.first { $0.target.asMember?.nameRange == bytes }
        let start = call?.function ?? assignment?.function
        let expression = call?.expression ?? assignment?.expression
        function = start.flatMap { start in expression.flatMap { Self.host(of: $0, start, context) } }
        var receiver = call?.call.receiver ?? assignment?.target.asMember?.base
        // What a helper is called on is not the animator.
        if incident?.expression == nil { receiver = nil }
        switch incident?.release {
        case .reassigned(let target)? where receiver == nil:
            path = context.assignments.first { $0.target.range == target }.flatMap { context.path(of: $0.target) }
        case .owner(let property)? where receiver == nil: path = AccessPath(root: .selfValue, names: [property.name])
        default:
            if let receiver, let path = context.path(of: receiver) {
                self.path = path
            } else {
                path = call.flatMap { Self.local(madeBy: $0.expression, context) ?? Self.moved(by: $0.call, context) }
            }
        }
    }

    /// The outermost function that has the expression in its own course: closures that run in place are part of it.
    private static func host(of expression: Expression, _ start: FunctionScope, _ context: RuleContext) -> FunctionScope {
        var result = start
        var current: FunctionScope? = start
        while let scope = current {
            let graph = context.graph(of: scope)
            if !graph.positions(where: { $0.expression === expression }).isEmpty { result = scope }
            current = scope.parent
        }
        return result
    }

    /// `let animator = UIViewPropertyAnimator.runningPropertyAnimator(…)`
    private static func local(madeBy call: Expression, _ context: RuleContext) -> AccessPath? {
        for function in context.functions {
            for local in context.locals(of: function) where local.value.map({ $0.range == call.range }) ?? false {
                return AccessPath(root: .local(ObjectIdentifier(local), name: local.name), names: [])
            }
        }
        return nil
    }

    /// The animator that a helper stops, pauses or scrubs.
    private static func moved(by call: Call, _ context: RuleContext) -> AccessPath? {
        let names: Set<String> = ["stopAnimation", "pauseAnimation", "fractionComplete"]
        return context.followedEvents(of: call).first { event in
            names.contains(event.name) && context.isSubclass(event.receiverType, of: "UIViewPropertyAnimator") == true
        }?.receiver
    }

    /// The way to the trap, from the source where that can be told.
    var story: AnimatorStory? {
        guard let incident, let function, let path else { return AnimatorStory.shortest(kind) }
        let reading = AnimatorReading(scene: scene, path: path)
        let graph = context.graph(of: function)
        let origins = Set(incident.origins.map(\.lowerBound))
        func first(_ end: ((FlowEvent) -> Bool)?, includesEnd: Bool = true) -> AnimatorStory? {
            let ways = AnimatorWays(graph: graph, reading: reading, end: end, includesEnd: includesEnd)
            return AnimatorStory.first(kind, among: ways.all(), origins: origins)
        }
        func replaced(_ target: Range<Int>) -> AnimatorStory? {
            var story = first({ $0.assignment?.target.range == target }, includesEnd: false)
            story?.replaced = target
            return story
        }
        var found: AnimatorStory?
        switch incident.release {
        case .reassigned(let target)?: found = replaced(target)
        case .functionEnd?, .owner?: found = first(nil)
        case nil: found = incident.expression.flatMap { expression in first { $0.expression === expression } }
        }
        if found == nil, incident.release != nil {
            // A local that held it too has kept it to the end of the function.
            let targets = context.assignments.filter { context.path(of: $0.target) == path }.map(\.target.range)
            found = targets.lazy.compactMap(replaced).first
        }
        var story = found ?? AnimatorStory.shortest(kind)
        if found == nil, case .reassigned(let target)? = incident.release { story?.replaced = target }
        return story
    }

    /// What the source calls the animator.
    var name: String? { path.flatMap { $0.names.last ?? Self.rootName($0) } }

    private static func rootName(_ path: AccessPath) -> String? {
        switch path.root {
        case .local(_, let name), .global(let name): name
        case .selfValue, .type: nil
        }
    }

    /// How the animator is made, where the way does not tell: as its property begins.
    var firstCreation: AnimatorCreation {
        if let path, path.isOfSelf, path.names.count == 1, let own = function.flatMap({ context.selfType(in: $0) }),
            let member = context.project.members(named: path.names[0], of: own, isStatic: false).first,
            let (value, other) = SourceValue(scene: scene).value(of: member),
            var creation = AnimatorCreation(in: value, other)
        {
            creation.isRunning = false
            return creation
        }
        return AnimatorCreation()
    }
}
