// The screen without eyes: its elements, and what a screen reader does with them.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKit
import UIKitCore

extension Harness {
    /// The elements that a screen reader reads, in reading order, one on each line, indented below their containers.
    public func accessibilityTree() -> String {
        accessibleElements.map { String(repeating: "  ", count: $0.depth) + $0.description + "\n" }.joined()
    }

    /// The elements that a screen reader reads, in reading order. A container with a meaning of its own precedes its elements.
    public var accessibleElements: [AccessibleElement] {
        func flat(_ nodes: [AccessibilityNode], _ depth: Int) -> [AccessibleElement] {
            nodes.flatMap { [AccessibleElement($0, depth: depth)] + flat($0.children, depth + 1) }
        }
        return flat(AccessibilityTree(windows: roots.compactMap { $0 as? UIWindow }.filter { !$0.isHidden }).roots, 0)
    }

    /// Returns the one element with this label and at least these traits.
    /// - Throws: ``HarnessError`` if no element or several elements match.
    public func element(
        _ label: String, _ traits: UIAccessibilityTraits = [], file: StaticString = #filePath, line: UInt = #line
    ) throws -> AccessibleElement {
        try verb(nil, file, line) {
            try requireOpen()
            let all = accessibleElements
            let found = all.filter { $0.isElement && $0.label == label && $0.traits.isSuperset(of: traits) }
            if found.count == 1 { return found[0] }
            let name = "accessibility label \"\(label)\"" + (traits.isEmpty ? "" : " and the traits asked for")
            if found.isEmpty { throw HarnessError.notFound(name, screen: accessibilityTree()) }
            throw HarnessError.ambiguous(name, matches: found.map(\.description))
        }
    }

    /// Activates an element as a screen reader does: through its `accessibilityActivate()`, or with a tap at its activation
    /// point.
    public func activate(_ element: AccessibleElement, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await carryOut(activating(element), file, line)
    }
    /// ``activate(_:file:line:)-async`` for a synchronous XCTest.
    public func activate(_ element: AccessibleElement, file: StaticString = #filePath, line: UInt = #line) throws {
        try carryOut(activating(element), file, line)
    }

    private func activating(_ element: AccessibleElement) -> Verb {
        Verb("activate \(element)") {
            try self.requireOpen()
            AccessibilityCenter.activate(element.object)
            return self.pass(Self.accessibilityTap, awaitsAnswers: true) + self.idling.part
        }
    }

    /// Increments an adjustable element the given number of times. A negative count decrements it.
    public func adjust(
        _ element: AccessibleElement, by count: Int, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try verb("adjust \(element) by \(count)", file, line) {
            try requireOpen()
            for _ in 0..<abs(count) {
                count > 0 ? element.object.accessibilityIncrement() : element.object.accessibilityDecrement()
            }
        }
    }

    /// Performs a custom action of an element. Returns whether the action reports success.
    /// - Throws: ``HarnessError/notActionable(_:reason:)`` if the element has no action with this name.
    @discardableResult
    public func perform(
        _ action: String, on element: AccessibleElement, file: StaticString = #filePath, line: UInt = #line
    ) throws -> Bool {
        try verb("perform \(ViewTree.quoted(action)) on \(element)", file, line) {
            try requireOpen()
            guard let found = element.object.accessibilityCustomActions?.first(where: { $0.name == action }) else {
                let names = element.customActions.isEmpty ? "none" : element.customActions.joined(separator: ", ")
                throw HarnessError.notActionable(
                    element.description, reason: "it has no action \"\(action)\"; its actions: \(names).")
            }
            return found.run()
        }
    }

    /// Moves to the next item of a rotor from an element, as a screen reader does. Returns the item as it appears on the screen,
    /// and moves the screen reader's focus to it; returns nil if no item follows.
    /// - Throws: ``HarnessError/notActionable(_:reason:)`` if the element has no rotor with this name.
    @discardableResult
    public func turn(
        rotor name: String, _ direction: UIAccessibilityCustomRotor.Direction = .next, from element: AccessibleElement,
        file: StaticString = #filePath, line: UInt = #line
    ) throws -> AccessibleElement? {
        try verb("turn the rotor \(ViewTree.quoted(name)) from \(element)", file, line) {
            try requireOpen()
            guard let rotor = AccessibilityCenter.rotors(of: element.object).first(where: { $0.title == name }) else {
                let names = element.rotors.isEmpty ? "none" : element.rotors.joined(separator: ", ")
                throw HarnessError.notActionable(
                    element.description, reason: "it has no rotor \"\(name)\"; its rotors: \(names).")
            }
            guard let found = AccessibilityCenter.turn(rotor, direction, from: element.object)?.targetElement else {
                return nil
            }
            return accessibleElements.first { $0.object === found }
        }
    }

    /// Performs the escape gesture, which dismisses a modal view. Returns whether the element or one of its containers handled
    /// it.
    @discardableResult
    public func escape(from element: AccessibleElement) -> Bool {
        AccessibilityCenter.ask(element.object) { $0.accessibilityPerformEscape() }
    }

    /// Performs the magic tap, the gesture for the most important action. Returns whether it was handled.
    @discardableResult
    public func magicTap(at element: AccessibleElement) -> Bool {
        AccessibilityCenter.ask(element.object) { $0.accessibilityPerformMagicTap() }
    }

    /// Performs the gesture that scrolls by a page. Returns whether anything scrolled.
    @discardableResult
    public func scroll(_ direction: UIAccessibilityScrollDirection, at element: AccessibleElement) -> Bool {
        AccessibilityCenter.ask(element.object) { $0.accessibilityScroll(direction) }
    }

    /// Moves the screen reader's focus to an element; nil removes the focus. Scroll views reveal the element, and the element is
    /// notified.
    public func focus(_ element: AccessibleElement?) {
        if let element { AccessibilityCenter.reveal(element.object) }
        AccessibilityCenter.focus(element?.object)
    }

    /// The texts that the app announced, oldest first, including those posted with screen and layout changes.
    public var announcements: [String] { AccessibilityCenter.posts.compactMap(\.text) }

    /// The accessibility notifications that the app posted, oldest first.
    public var accessibilityNotifications: [UIAccessibility.Notification] {
        AccessibilityCenter.posts.map(\.notification)
    }

    /// Changes an accessibility setting and posts its notification. A new harness starts with the initial settings.
    public func set(_ setting: AssistiveSetting, _ isOn: Bool) { setting.setting.set(isOn) }

    /// Seconds after which the finger of an activation is up.
    private static let accessibilityTap = 0.06
}

extension Finder {
    /// Matches views with at least these traits.
    public static func traits(_ traits: UIAccessibilityTraits) -> Finder {
        Finder("accessibility traits \(traits.rawValue)") { $0.accessibilityTraits.isSuperset(of: traits) }
    }
}
