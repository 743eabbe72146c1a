// The screen's elements for the stage, and what its readers do with them.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import QuartzCore
import Stage

/// Gathers the elements for a stage that wants them, when a turn may have changed them and not too often.
@MainActor final class ElementExport {
    private struct Known {
        let id: Int
        weak var object: UIResponder?
    }

    private var known: [ObjectIdentifier: Known] = [:]
    private var objects: [Int: ObjectIdentifier] = [:]
    private var lastID = 0
    private var last: StageElements?
    private var lastTime = -TimeInterval.infinity
    private var isWaiting = false
    private var saidCount = 0
    /// The time until which covered elements are checked again, since they may become free without a frame.
    private var coveredUntil = -TimeInterval.infinity

    /// Sends changes at the end of a turn. Steps: 1. nothing without a reader; 2. announcements; 3. soon after the last export
    /// a later turn is requested; 4. the elements, if they changed.
    func turnEnded(_ stage: any Stage, now: TimeInterval, isChanged: Bool) {
        guard stage.wantsElements else {
            last = nil
            saidCount = AccessibilityCenter.postCount
            return
        }
        announce(to: stage)
        guard isChanged || last == nil || isWaiting && now >= lastTime + ElementMeasures.elementPause else { return }
        guard last == nil || now >= lastTime + ElementMeasures.elementPause else { return wait(stage) }
        isWaiting = false
        lastTime = now
        let elements = gather()
        let isCovered = elements.all.values.contains { $0.states.contains(.covered) }
        if isChanged { coveredUntil = now + ElementReach.patience }
        if isCovered, now < coveredUntil { wait(stage) }
        guard elements != last else { return }
        last = elements
        stage.present(elements)
    }

    private func wait(_ stage: any Stage) {
        guard !isWaiting else { return }
        isWaiting = true
        stage.clock.schedule(at: lastTime + ElementMeasures.elementPause, site: "the screen's elements") {}
    }

    private func announce(to stage: any Stage) {
        let new = min(AccessibilityCenter.postCount - saidCount, AccessibilityCenter.posts.count)
        saidCount = AccessibilityCenter.postCount
        guard new > 0 else { return }
        for post in AccessibilityCenter.posts.suffix(new) {
            guard let text = post.text else { continue }
            stage.announce(text)
            guard post.notification == .announcement else { continue }
            NotificationCenter.default.post(
                name: UIAccessibility.announcementDidFinishNotification, object: nil,
                userInfo: [
                    UIAccessibility.announcementStringValueUserInfoKey: text,
                    UIAccessibility.announcementWasSuccessfulUserInfoKey: true,
                ])
        }
    }

    private func gather() -> StageElements {
        for (key, entry) in known where entry.object == nil {
            known[key] = nil
            objects[entry.id] = nil
        }
        var elements = StageElements()
        elements.roots = AccessibilityTree(windows: UIScreen.main.windows).roots.compactMap { add($0, to: &elements) }
        return elements
    }

    private func add(_ node: AccessibilityNode, to elements: inout StageElements) -> Int? {
        guard elements.all.count < ElementMeasures.mostElements else { return nil }
        let number = id(of: node.object)
        // The same object twice in an app's own list is read once.
        guard elements.all[number] == nil else { return nil }
        let isSeen = !node.isElement || !node.visible.isEmpty
        var element = StageElement(
            id: number, role: ElementWords.role(of: node), frame: node.isElement && isSeen ? node.visible : node.frame)
        element.label = node.label
        element.value = node.value
        element.placeholder = node.object.exportedPlaceholder
        element.hint = node.hint
        element.identifier = node.identifier
        element.language = node.object.accessibilityLanguage
        element.states = ElementWords.states(of: node)
        if !isSeen { element.states.insert(.away) } else if !ElementReach.isHit(node) { element.states.insert(.covered) }
        element.actions = FurtherActions(node.object).names
        elements.all[number] = element
        let children = node.children.compactMap { child in
            DeepWalk.level(ObjectName.of(child.object), or: nil) { add(child, to: &elements) }
        }
        if !children.isEmpty { elements.all[number]?.children = children }
        return number
    }

    private func id(of object: UIResponder) -> Int {
        let key = ObjectIdentifier(object)
        if let entry = known[key], entry.object === object { return entry.id }
        lastID += 1
        known[key] = Known(id: lastID, object: object)
        objects[lastID] = key
        return lastID
    }

    /// Has a text edited, in sight; false for what takes none now.
    @discardableResult private func begin(_ object: UIResponder) -> Bool {
        AccessibilityCenter.reveal(object)
        if !object.isFirstResponder { object.becomeFirstResponder() }
        return object.isFirstResponder
    }

    /// Selects all and types over it, so that delegates and targets hear of it as of any typing.
    private func edit(_ object: UIResponder, _ text: String) {
        guard let input = object as? any UITextInput, begin(object) else { return }
        input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        if !text.isEmpty { AppSession.current.text?.insert(text); return }
        if input.hasText { AppSession.current.text?.deleteBackward() }
    }

    /// Performs a reader's action on an element that it was sent. The element may be gone or hidden by now.
    func perform(_ action: StageElementAction, on id: Int) {
        guard last?.all[id] != nil, let key = objects[id], let object = known[key]?.object else { return }
        switch action {
        case .activate: AccessibilityCenter.activate(object)
        case .focus:
            AccessibilityCenter.reveal(object)
            AccessibilityCenter.focus(object)
        case .increment: object.accessibilityIncrement()
        case .decrement: object.accessibilityDecrement()
        case .escape: AccessibilityCenter.ask(object) { $0.accessibilityPerformEscape() }
        case .custom(let index):
            FurtherActions(object).run(index)
        case .reveal: AccessibilityCenter.reveal(object)
        case .begin: begin(object)
        case .edit(let text): edit(object, text)
        }
    }
}

/// The further actions of an element besides activating it: its custom actions, then a step in each direction of its rotors.
@MainActor struct FurtherActions {
    private let object: UIResponder
    private let actions: [UIAccessibilityCustomAction]
    private let rotors: [UIAccessibilityCustomRotor]

    init(_ object: UIResponder) {
        self.object = object
        actions = object.accessibilityCustomActions ?? []
        rotors = AccessibilityCenter.rotors(of: object)
    }

    var names: [String] { actions.map(\.name) + rotors.flatMap { ["\($0.title): next", "\($0.title): previous"] } }

    func run(_ index: Int) {
        let step = index - actions.count
        if actions.indices.contains(index) {
            _ = actions[index].run()
        } else if rotors.indices.contains(step / 2), step >= 0 {
            AccessibilityCenter.turn(rotors[step / 2], step.isMultiple(of: 2) ? .next : .previous, from: object)
        }
    }
}

/// The names of elements' kinds and states for a stage.
@MainActor package enum ElementWords {
    package static func role(of node: AccessibilityNode) -> StageElement.Role {
        guard node.isElement else {
            switch node.object.accessibilityContainerType {
            case .dataTable: return .table
            case .list: return .list
            case .landmark: return .landmark
            case .none, .semanticGroup: return .group
            }
        }
        let traits = node.traits
        if traits.contains(.toggleButton) { return .toggle }
        if traits.contains(.searchField) { return .search }
        if node.object is any UIKeyInput, node.object.canBecomeFirstResponder { return .textField }
        if traits.contains(.adjustable) { return .slider }
        if let role = node.object.exportedRole { return role }
        if traits.contains(.link) { return .link }
        if !traits.isDisjoint(with: [.button, .keyboardKey]) { return .button }
        if traits.contains(.header) { return .heading }
        if traits.contains(.image) { return .image }
        if traits.contains(.tabBar) { return .tabs }
        return traits.contains(.staticText) ? .text : .none
    }

    static func states(of node: AccessibilityNode) -> StageElement.States {
        let traits = node.traits
        var states: StageElement.States = []
        if traits.contains(.notEnabled) { states.insert(.disabled) }
        if traits.contains(.selected) { states.insert(.selected) }
        if traits.contains(.toggleButton), node.value == "1" { states.insert(.on) }
        if traits.contains(.updatesFrequently) { states.insert(.live) }
        if node.object === AccessibilityCenter.focused { states.insert(.focused) }
        states.formUnion(node.object.exportedStates)
        if node.object is any UIKeyInput, node.object.isFirstResponder { states.insert(.editing) }
        switch node.object.accessibilityExpandedStatus {
        case .unsupported: break
        case .expanded: states.formUnion([.expandable, .expanded])
        case .collapsed: states.insert(.expandable)
        }
        return states
    }
}

/// Of the elements that a stage is given.
enum ElementMeasures {
    /// Seconds between two gatherings of the elements for a stage, and the most elements of one. Guessed: ours.
    static let elementPause = 0.1
    static let mostElements = 5_000
}
