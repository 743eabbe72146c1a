// An animator that a class keeps.
import SwiftModel

/// A stored property of a class that holds animators, and what all methods of the class and its subclasses do with it.
public struct AnimatorProperty {
    public let name: String
    /// The class whose method leaves it.
    public let type: NominalType
    public let member: MemberSymbol
    /// Whether every animator in it is made for it, and none is handed on.
    public private(set) var isOwned = true
    /// Whether the class sets `pausesOnCompletion` on it.
    public private(set) var pausesOnCompletion = false
    /// Whether a deinitializer, or a method that runs when the object leaves the screen, ends or resumes it.
    public private(set) var isEndedAtTheEnd = false
    /// Whether some method from outside ends or resumes it and leaves it so.
    public private(set) var isEndedByOthers = false
    /// Whether any method finishes it.
    public private(set) var isFinished = false
    /// The functions, besides initializers, that put a new animator in.
    public private(set) var renewals: [CalledFunction] = []
    /// Whether an initial value or an initializer puts one in.
    public private(set) var isMadeAtTheBeginning = false

    private var isMadeByHelper = false

    /// Methods that run when the object goes, or can no longer be seen.
    static let endings: Set<String> = [
        "deinit", "viewWillDisappear", "viewDidDisappear", "willMove", "didMove", "didMoveToWindow", "didMoveToSuperview",
        "removeFromSuperview", "removeFromParent", "invalidate", "dismiss", "dismantleUIView", "didEndDisplaying",
    ]
    static let beginnings: Set<String> = ["init", "awakeFromNib", "viewDidLoad", "loadView"]

    /// nil where the class has no such stored property of its own.
    init?(_ name: String, of type: NominalType, in context: RuleContext) {
        let view = context.project
        guard view.entry(type)?.kind == .class,
            let member = view.members(named: name, of: type, isStatic: false).asValue, let property = member.property,
            !member.isOfFramework, !property.isComputed, property.modifiers.isDisjoint(with: [.weak, .unowned])
        else { return nil }
        (self.name, self.type, self.member) = (name, type, member)
        if property.value != .unknown {
            if Self.isMade(property.value) {
                isMadeAtTheBeginning = true
            } else if property.value != .literal("nil", "nil") {
                isOwned = false
            }
        }
        // Observers may do anything with the old one.
        if !property.accessors.isEmpty { isOwned = false }
        var types = view.ancestry(of: type) + view.subclasses(of: type)
        if let first = types.firstIndex(where: { $0.path == nil }) { types.remove(at: first) }
        for one in types where one.isInProject {
            for part in view.entry(one)?.parts ?? [] {
                for function in part.summary.functions { read(function, one, part.path, context) }
                for other in part.summary.properties where other.name != name {
                    for accessor in other.accessors { read(accessor, one, part.path, context) }
                }
            }
        }
        if !isMadeAtTheBeginning && !isMadeByHelper && renewals.isEmpty { isOwned = false }
    }

    /// Whether the animator goes down with its owner in the state that a method leaves it in.
    func isReleased(whenLeft kind: AnimatorIncident.Kind) -> Bool {
        guard isOwned else { return false }
        return kind == .releaseStopped ? !isFinished : !isEndedAtTheEnd && !isEndedByOthers
    }

    private static func isMade(_ value: ValueExpression) -> Bool {
        switch value {
        case .call: true
        case .cast(let inner, _, _), .unwrapped(let inner): isMade(inner)
        default: false
        }
    }

    private mutating func read(_ summary: FunctionSummary, _ owner: NominalType, _ path: String, _ context: RuleContext) {
        let own = AccessPath(root: .selfValue, names: [name])
        let function = CalledFunction(summary: summary, owner: owner, path: path)
        // Whether it is ended, or resumed, after the last time that it is surely put back on hold.
        var isEnded = false
        var resumes = false
        var locals: [String: Bool] = [:]
        for event in context.followedEvents(of: function, on: type) {
            if event.depth == 0, event.event.kind == .local, let local = event.name.isEmpty ? nil : event.name {
                locals[local] = event.event.arguments.first.map(Self.isMade) ?? false
            }
            let isSure = event.place.isDisjoint(with: [.conditional, .inLoop, .inClosure])
            switch event.event.kind {
            case .call:
                if event.arguments.contains(own), context.project.members(named: event.name, of: type).isEmpty { isOwned = false }
                guard event.receiver == own else { continue }
                switch event.name {
                case "finishAnimation":
                    isFinished = true
                    isEnded = true
                case "stopAnimation": isEnded = true
                case "startAnimation", "continueAnimation": resumes = true
                case "pauseAnimation":
                    if isSure { (isEnded, resumes) = (false, false) }
                default: break
                }
            case .assignment:
                if event.receiver == own {
                    if event.name == "fractionComplete", isSure { (isEnded, resumes) = (false, false) }
                    if event.name == "pausesOnCompletion", event.event.arguments.first == .literal("Bool", "true") {
                        pausesOnCompletion = true
                    }
                } else if event.target == own {
                    let value = event.event.arguments.first ?? .unknown
                    if value == .literal("nil", "nil") { continue }
                    if isSure { (isEnded, resumes) = (false, false) }
                    if Self.isMade(value) || value.path.map({ $0.count == 1 && locals[$0[0]] == true }) == true || event.depth > 0 {
                        if Self.beginnings.contains(summary.name) {
                            isMadeAtTheBeginning = true
                        } else if isEntry(function, context) {
                            renewals.append(function)
                        } else {
                            isMadeByHelper = true
                        }
                    } else {
                        isOwned = false
                    }
                } else if event.arguments.contains(own) {
                    isOwned = false
                }
            case .result: if event.depth == 0, event.arguments.contains(own) { isOwned = false }
            case .local: break
            }
        }
        guard isEnded || resumes else { return }
        if Self.endings.contains(summary.name) {
            isEndedAtTheEnd = true
        } else if isEntry(function, context), summary.name != "prepareForReuse" {
            isEndedByOthers = true
        }
    }

    /// Whether others than the class itself may call it.
    private func isEntry(_ function: CalledFunction, _ context: RuleContext) -> Bool {
        guard function.summary.kind == .function, !Self.beginnings.contains(function.summary.name) else {
            return function.summary.kind != .initializer && function.summary.kind != .function
        }
        return function.summary.modifiers.isDisjoint(with: [.private, .fileprivate])
            || !context.isCalled(function.summary.name, within: type)
    }
}

extension RuleContext {
    /// Whether a method of the class calls one of this name on itself.
    func isCalled(_ name: String, within type: NominalType) -> Bool {
        for part in project.entry(type)?.parts ?? [] {
            let bodies = part.summary.functions + part.summary.properties.flatMap(\.accessors)
            for function in bodies {
                for event in function.events where event.kind == .call && event.name == name {
                    if event.receiver == nil || event.receiver == .name("self") || event.receiver == .unwrapped(.name("self")) {
                        return true
                    }
                }
            }
        }
        return false
    }
}
