// A stack of what can be undone. Foundation has none on Linux.
// Apple: "UndoManager" (Foundation).
import Foundation
import SelectorDispatch

/// Remembers how to take changes back, in groups, and how to make them again.
///
/// With ``groupsByEvent`` what is registered within one turn is one step.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    private struct Step {
        weak var target: AnyObject?
        let run: @MainActor (AnyObject) -> Void
    }
    private final class Group {
        var steps: [Step] = []
        var name = ""
        /// The turn whose event opened it; nil for one that was opened by a call.
        var turn: Int?
    }
    private enum Mode { case normal, undoing, redoing }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var open: [Group] = []
    private var disabled = 0
    private var mode = Mode.normal

    /// A manager of nothing.
    public override init() { super.init() }

    /// A change can be undone or redone, or no longer.
    public nonisolated static let checkpointNotification = Notification.Name("NSUndoManagerCheckpointNotification")
    /// Something was undone.
    public nonisolated static let didUndoChangeNotification = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Something was made again.
    public nonisolated static let didRedoChangeNotification = Notification.Name("NSUndoManagerDidRedoChangeNotification")
    /// Something is about to be undone.
    public nonisolated static let willUndoChangeNotification = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Something is about to be made again.
    public nonisolated static let willRedoChangeNotification = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    /// A group was opened.
    public nonisolated static let didOpenUndoGroupNotification = Notification.Name(
        "NSUndoManagerDidOpenUndoGroupNotification")
    /// A group was closed.
    public nonisolated static let didCloseUndoGroupNotification = Notification.Name(
        "NSUndoManagerDidCloseUndoGroupNotification")

    /// Whether what is registered within one turn is one step. True by default.
    open var groupsByEvent = true
    /// The most steps that are kept; 0 for any number.
    open var levelsOfUndo = 0 { didSet { trim() } }
    /// How many groups are open.
    open var groupingLevel: Int { open.count }
    /// Whether changes are registered.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// Whether something is being undone.
    open var isUndoing: Bool { mode == .undoing }
    /// Whether something is being made again.
    open var isRedoing: Bool { mode == .redoing }
    /// Whether there is something to undo.
    open var canUndo: Bool { undoStack.contains { !$0.steps.isEmpty } || open.contains { !$0.steps.isEmpty } }
    /// Whether there is something to make again.
    open var canRedo: Bool { redoStack.contains { !$0.steps.isEmpty } }
    /// The name of what would be undone; empty without one.
    open var undoActionName: String { (open.last { !$0.steps.isEmpty } ?? undoStack.last)?.name ?? "" }
    /// The name of what would be made again; empty without one.
    open var redoActionName: String { redoStack.last?.name ?? "" }
    /// “Undo” with the name.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// “Redo” with the name.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// “Undo” with a name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    /// “Redo” with a name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    /// Opens a group; what is registered until it is closed is one step.
    open func beginUndoGrouping() {
        closeEventGroup()
        open.append(Group())
        post(Self.didOpenUndoGroupNotification)
    }

    /// Closes the group opened last; without one nothing happens.
    open func endUndoGrouping() {
        guard open.last?.turn == nil, let group = open.popLast() else { return }
        close(group)
        post(Self.didCloseUndoGroupNotification)
    }

    /// Registers nothing until as many ``enableUndoRegistration()`` were called.
    open func disableUndoRegistration() { disabled += 1 }
    /// Undoes one ``disableUndoRegistration()``.
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    /// Undoes the last step.
    open func undo() {
        closeEventGroup()
        undoNestedGroup()
    }
    /// Undoes the last closed group.
    open func undoNestedGroup() { if mode == .normal, let group = undoStack.popLast() { perform(group, .undoing) } }
    /// Makes again what was undone last.
    open func redo() {
        closeEventGroup()
        if mode == .normal, let group = redoStack.popLast() { perform(group, .redoing) }
    }

    /// Forgets everything.
    open func removeAllActions() {
        undoStack = []
        redoStack = []
        open = []
    }
    /// Forgets what a target was to do.
    open func removeAllActions(withTarget target: Any) {
        let object = target as AnyObject
        for group in undoStack + redoStack + open { group.steps.removeAll { $0.target === object } }
        undoStack.removeAll { $0.steps.isEmpty }
        redoStack.removeAll { $0.steps.isEmpty }
    }
    /// Names the step that is being registered.
    open func setActionName(_ actionName: String) { (open.last ?? undoStack.last)?.name = actionName }

    /// Registers how a change is taken back. The target is not kept alive; without it the step does nothing.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        add(Step(target: target) { if let target = $0 as? TargetType { handler(target) } })
    }

    /// Registers a method by name, with an argument, that takes a change back.
    public func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        add(Step(target: target as AnyObject) { DispatchTable.perform($0, selector, [anObject]) })
    }
}

extension UndoManager {
    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    private func add(_ step: Step) {
        guard disabled == 0 else { return }
        if mode == .normal, !redoStack.isEmpty { redoStack = [] }
        let turn = AppSession.turnCount
        if let group = open.last, group.turn == nil || group.turn == turn { return group.steps.append(step) }
        closeEventGroup()
        let group = Group()
        group.steps = [step]
        if mode == .normal, groupsByEvent {
            group.turn = turn
            open.append(group)
            trim()
        } else {
            close(group)
        }
        post(Self.checkpointNotification)
    }

    /// The group of an earlier turn, or of this one, is a step of its own now.
    private func closeEventGroup() {
        guard open.last?.turn != nil, let group = open.popLast() else { return }
        close(group)
    }

    private func close(_ group: Group) {
        guard !group.steps.isEmpty else { return }
        if let outer = open.last {
            outer.steps += group.steps
            if outer.name.isEmpty { outer.name = group.name }
        } else if mode == .undoing {
            redoStack.append(group)
        } else {
            undoStack.append(group)
            trim()
        }
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        if undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
    }

    /// Steps: 1. the notification; 2. the group's steps backwards, what they register being the way back; 3. the other one.
    private func perform(_ group: Group, _ mode: Mode) {
        post(mode == .undoing ? Self.willUndoChangeNotification : Self.willRedoChangeNotification)
        self.mode = mode
        let kept = open
        let way = Group()
        way.name = group.name
        open = [way]
        for step in group.steps.reversed() { if let target = step.target { step.run(target) } }
        open = kept
        let outer = open
        open = []
        close(way)
        open = outer
        self.mode = .normal
        post(mode == .undoing ? Self.didUndoChangeNotification : Self.didRedoChangeNotification)
    }
}
