// The screen without eyes: its elements, and what a screen reader does with them.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKit
import UIKitCore

extension Harness {
    /// What a screen reader would read, in its order, one element a line, indented under containers with a meaning.
    public func accessibilityTree() -> String {
        accessibleElements.map { String(repeating: "  ", count: $0.depth) + $0.description + "\n" }.joined()
    }

    /// What a screen reader would read, in its order; containers with a meaning stand before what they hold.
    public var accessibleElements: [AccessibleElement] {
        func flat(_ nodes: [AccessibilityNode], _ depth: Int) -> [AccessibleElement] {
            nodes.flatMap { [AccessibleElement($0, depth: depth)] + flat($0.children, depth + 1) }
        }
        return flat(AccessibilityTree(windows: roots.compactMap { $0 as? UIWindow }.filter { !$0.isHidden }).roots, 0)
    }

    /// The one element with this label and at least these traits.
    /// - Throws: ``HarnessError`` where there is none, or several.
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

    /// Uses an element as a screen reader does: its own method, else a tap at its activation point.
    public func activate(_ element: AccessibleElement, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await verb("activate \(element)", file, line) {
            try requireOpen()
            AccessibilityCenter.activate(element.object)
            try await advance(by: Self.accessibilityTap)
            try await idle()
        }
    }
    /// ``activate(_:file:line:)-async`` for a synchronous XCTest.
    public func activate(_ element: AccessibleElement, file: StaticString = #filePath, line: UInt = #line) throws {
        try verb("activate \(element)", file, line) {
            try requireOpen()
            AccessibilityCenter.activate(element.object)
            try advance(by: Self.accessibilityTap)
            try idle()
        }
    }

    /// Raises or lowers an adjustable element so many times; negative counts lower it.
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

    /// Does one of an element's further actions. Returns whether it says that it was done.
    /// - Throws: ``HarnessError/notActionable(_:reason:)`` where the element has no action of the name.
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

    /// Goes on with a rotor from an element, as a screen reader does. Returns what it found, as it is now on the screen,
    /// and takes the screen reader there; nil where nothing follows.
    /// - Throws: ``HarnessError/notActionable(_:reason:)`` where the element has no rotor of the name.
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

    /// The gesture that leaves what covers the rest. Returns whether the element or what holds it did something.
    @discardableResult
    public func escape(from element: AccessibleElement) -> Bool {
        AccessibilityCenter.ask(element.object) { $0.accessibilityPerformEscape() }
    }

    /// The gesture for the most important thing of the moment. Returns whether something was done.
    @discardableResult
    public func magicTap(at element: AccessibleElement) -> Bool {
        AccessibilityCenter.ask(element.object) { $0.accessibilityPerformMagicTap() }
    }

    /// The gesture that scrolls by a page. Returns whether something scrolled.
    @discardableResult
    public func scroll(_ direction: UIAccessibilityScrollDirection, at element: AccessibleElement) -> Bool {
        AccessibilityCenter.ask(element.object) { $0.accessibilityScroll(direction) }
    }

    /// Takes the screen reader to an element, or away from all: scroll views bring it into sight, and it is told.
    public func focus(_ element: AccessibleElement?) {
        if let element { AccessibilityCenter.reveal(element.object) }
        AccessibilityCenter.focus(element?.object)
    }

    /// The texts that the app has had said, oldest first: announcements, and what came with changes of the screen.
    public var announcements: [String] { AccessibilityCenter.posts.compactMap(\.text) }

    /// The notices that the app has posted, oldest first.
    public var accessibilityNotifications: [UIAccessibility.Notification] {
        AccessibilityCenter.posts.map(\.notification)
    }

    /// Changes a setting of the user's and posts its notification. A new harness begins with all as at first.
    public func set(_ setting: AssistiveSetting, _ isOn: Bool) { setting.setting.set(isOn) }

    /// Seconds after which the finger of an activation is up.
    private static let accessibilityTap = 0.06
}

extension Finder {
    /// Views with at least these traits.
    public static func traits(_ traits: UIAccessibilityTraits) -> Finder {
        Finder("accessibility traits \(traits.rawValue)") { $0.accessibilityTraits.isSuperset(of: traits) }
    }
}
