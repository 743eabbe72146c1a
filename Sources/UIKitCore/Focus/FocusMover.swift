// Moves keyboard focus: the order of items, the keys, and everyone who is asked and told.
// No Apple page: "Full Keyboard Access" of iOS and "UIFocusSystem"; the order is that of reading, as observed.
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import UIKitValues

/// The one focus of the screen. Empty while keyboard access is off.
@MainActor enum FocusMover {
    private(set) static var focused: (any UIFocusItem)? {
        get { focusedStorage.object as? any UIFocusItem }
        set { focusedStorage.object = newValue }
    }
    @SessionValue private static var focusedStorage = WeakReference<AnyObject>()
    @SessionValue private static var needsUpdate = false
    @SessionValue private static var halo = FocusHalo()

    /// Whether the user has keyboard access switched on.
    static var isOn: Bool { AppSession.hasFullKeyboardAccess }

    // MARK: Environments

    /// The environments from one outwards.
    static func chain(of environment: (any UIFocusEnvironment)?) -> [any UIFocusEnvironment] {
        var all: [any UIFocusEnvironment] = []
        var current = environment
        while let there = current, all.count < 1000 {
            all.append(there)
            current = there.parentFocusEnvironment
        }
        return all
    }

    /// The item itself, else what it prefers, else the first item in it.
    static func preferredItem(in environment: any UIFocusEnvironment, depth: Int = 0) -> (any UIFocusItem)? {
        if let view = environment as? UIView, takesFocus(view) { return view }
        guard depth < 100 else { return nil }
        for preferred in environment.preferredFocusEnvironments where preferred !== environment {
            if let item = preferredItem(in: preferred, depth: depth + 1) { return item }
        }
        let view = environment as? UIView ?? (environment as? UIResponder)?.controlledView
        return view.flatMap { items(in: $0).first }
    }

    static func askForUpdate() { needsUpdate = true }

    static func updateIfNeeded() {
        guard needsUpdate, isOn else { return }
        needsUpdate = false
        guard let front else { return }
        move(to: preferredItem(in: front), heading: [])
    }

    // MARK: Order

    private static func takesFocus(_ view: UIView) -> Bool {
        view.window != nil && (view.canBecomeFocused || view is any UITextInput && view.canBecomeFirstResponder)
    }

    /// The view in which keys move focus: an open menu, a presented view, or the root's.
    private static var front: UIView? {
        let window = AppSession.windowForKeys
        if let menu = window?.subviews.last(where: { $0.confinesFocus }) { return menu }
        return window?.pressTarget?.controlledView
            // A text in it is first responder.
            ?? window?.frontController?.viewIfLoaded ?? window
    }

    /// The items in a view in the order of reading: rows from top to bottom, each in the direction of the language.
    private static func items(in root: UIView) -> [UIView] {
        var found: [(view: UIView, place: CGRect)] = []
        func collect(_ view: UIView) {
            guard !view.isHidden, view.alpha >= ViewMeasures.faintestAlpha, view.isUserInteractionEnabled else { return }
            if takesFocus(view) {
                let place = view.convert(view.bounds, to: nil)
                if !place.isEmpty { found.append((view, place)) }
                return
            }
            for child in view.subviews { DeepWalk.level(ObjectName.of(child)) { collect(child) } }
        }
        collect(root)
        found.sort { $0.place.minY < $1.place.minY }
        let isMirrored = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var rows: [[(view: UIView, place: CGRect)]] = []
        for item in found {
            if let first = rows.last?.first, item.place.minY < first.place.midY {
                rows[rows.count - 1].append(item)
            } else {
                rows.append([item])
            }
        }
        return rows.flatMap { row in
            row.sorted { ($0.place.minX < $1.place.minX) != isMirrored }.map(\.view)
        }
    }

    // MARK: Keys

    /// Goes to the next or previous item, round at the ends.
    static func step(backward: Bool) {
        guard let front else { return }
        let all = items(in: front)
        guard !all.isEmpty else { return fail(backward ? .previous : .next) }
        var index = backward ? all.count - 1 : 0
        let present = focused as? UIView ?? FirstResponder.current as? UIView
        if let present, let now = all.firstIndex(where: { $0 === present }) {
            index = (now + (backward ? all.count - 1 : 1)) % all.count
        }
        move(to: all[index], heading: backward ? .previous : .next)
    }

    /// Goes to the nearest item in the way of an arrow: what lies across from it first.
    static func go(_ heading: UIFocusHeading) {
        guard let front, let present = focused as? UIView else { return step(backward: false) }
        let from = present.convert(present.bounds, to: nil)
        var best: (view: UIView, cost: CGFloat)?
        for view in items(in: front) where view !== present {
            let to = view.convert(view.bounds, to: nil)
            let along: CGFloat =
                switch heading {
                case .up: from.midY - to.midY
                case .down: to.midY - from.midY
                case .left: from.midX - to.midX
                default: to.midX - from.midX
                }
            guard along > 1 else { continue }
            // How far the item stands beside the way that the present one takes.
            let isUpright = heading == .up || heading == .down
            let aside =
                isUpright
                ? max(0, to.minX - from.maxX, from.minX - to.maxX) : max(0, to.minY - from.maxY, from.minY - to.maxY)
            let offset = isUpright ? abs(from.midX - to.midX) : abs(from.midY - to.midY)
            let cost = along + 2 * offset + (aside > 0 ? 10_000 : 0)
            if cost < best?.cost ?? .infinity { best = (view, cost) }
        }
        if let best { move(to: best.view, heading: heading) } else { fail(heading) }
    }

    private static func fail(_ heading: UIFocusHeading) {
        Trace.note(.focus, "keyboard focus", "stays at \(Trace.name(focused)): there is no item \(heading.words)")
        let context = UIFocusUpdateContext(from: focused, to: nil, heading: heading)
        NotificationCenter.default.post(
            name: UIFocusSystem.movementDidFailNotification, object: UIFocusSystem.shared,
            userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context])
    }

    // MARK: Moving

    /// Steps: 1. all around both items may refuse; 2. controls look anew; 3. texts begin and end; 4. into sight; 5. all
    /// around both are told, with what moves along.
    static func move(to item: (any UIFocusItem)?, heading: UIFocusHeading) {
        let previous = focused
        guard item !== previous else { return }
        let context = UIFocusUpdateContext(from: previous, to: item, heading: heading)
        var asked = chain(of: previous)
        for environment in chain(of: item) where !asked.contains(where: { $0 === environment }) { asked.append(environment) }
        if let refusing = asked.first(where: { !$0.shouldUpdateFocus(in: context) }) {
            return Trace.note(
                .focus, "keyboard focus",
                "stays at \(Trace.name(previous)): shouldUpdateFocus(in:) of \(Trace.name(refusing)) is false for "
                    + Trace.name(item))
        }
        Trace.note(.focus, "keyboard focus", "moves \(heading.words) from \(Trace.name(previous)) to \(Trace.name(item))")
        focused = item
        (previous as? UIControl)?.stateDidChange()
        (item as? UIControl)?.stateDidChange()
        if let view = item as? UIView {
            if view is any UITextInput { view.becomeFirstResponder() } else { endText() }
            AccessibilityCenter.reveal(view)
        }
        let coordinator = UIFocusAnimationCoordinator()
        for environment in asked { environment.didUpdateFocus(in: context, with: coordinator) }
        coordinator.run()
        NotificationCenter.default.post(
            name: UIFocusSystem.didUpdateNotification, object: UIFocusSystem.shared,
            userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context])
        refresh()
    }

    private static func endText() {
        guard let text = FirstResponder.current, text is any UITextInput else { return }
        text.resignFirstResponder()
    }

    /// Follows a focused view that moved or left. Called in each turn after layout; returns whether the picture changed.
    @discardableResult static func refresh() -> Bool {
        guard let view = focused as? UIView else { return halo.hide() }
        guard isOn, takesFocus(view), !view.isHidden else {
            move(to: nil, heading: [])
            return true
        }
        guard let effect = view.focusEffect else { return halo.hide() }
        return halo.show(effect, around: view)
    }
}
