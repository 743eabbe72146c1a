// One element of the screen as a person meets it who does not look at it.
// No Apple page: this is ours.
import CoreGraphics
import Stage
import UIKit
import UIKitCore

/// An element of the screen as assistive technologies see it. A value that does not follow later changes of the screen.
@MainActor public struct AccessibleElement: CustomStringConvertible {
    /// The view, or the accessibility element that is not a view.
    public let object: UIResponder
    /// The accessibility label.
    public let label: String?
    /// The accessibility value.
    public let value: String?
    /// The accessibility hint: the result of using the element.
    public let hint: String?
    /// The accessibility traits.
    public let traits: UIAccessibilityTraits
    /// The accessibility identifier, a name for tests.
    public let identifier: String?
    /// The frame, in points of the screen.
    public let frame: CGRect
    /// The number of enclosing containers in the accessibility tree.
    public let depth: Int
    /// The names of the custom actions.
    public let customActions: [String]
    /// The names of the rotors: the element's own, then those of its containers, innermost first.
    public let rotors: [String]
    /// Whether this is an accessibility element; false for a container of elements.
    public let isElement: Bool
    private let ownRotors: [String]
    private let role: StageElement.Role

    init(_ node: AccessibilityNode, depth: Int) {
        object = node.object
        label = node.label
        value = node.value
        hint = node.hint
        traits = node.traits
        identifier = node.identifier
        frame = node.frame
        isElement = node.isElement
        customActions = (node.object.accessibilityCustomActions ?? []).map(\.name)
        rotors = AccessibilityCenter.rotors(of: node.object).map(\.title)
        ownRotors = (node.object.accessibilityCustomRotors ?? []).map(\.title)
        role = ElementWords.role(of: node)
        self.depth = depth
    }

    /// A line such as `button "Buy", value "1", hint "…" [selected, disabled] actions [Remove] rotors [Errors] #identifier`.
    public nonisolated var description: String { MainActor.assumeIsolated { line } }

    private var line: String {
        var text = role == .none ? "element" : role.rawValue
        if let label { text += " \"\(label)\"" }
        if let value { text += ", value \"\(value)\"" }
        if let hint { text += ", hint \"\(hint)\"" }
        let states = Self.states.filter { traits.contains($0.0) }.map(\.1)
        if !states.isEmpty { text += " [\(states.joined(separator: ", "))]" }
        if !customActions.isEmpty { text += " actions [\(customActions.joined(separator: ", "))]" }
        if !ownRotors.isEmpty { text += " rotors [\(ownRotors.joined(separator: ", "))]" }
        if let identifier { text += " #\(identifier)" }
        return text
    }

    private static let states: [(UIAccessibilityTraits, String)] = [
        (.selected, "selected"), (.notEnabled, "disabled"), (.adjustable, "adjustable"), (.header, "header"),
        (.updatesFrequently, "updates frequently"), (.playsSound, "plays sound"),
        (.startsMediaSession, "starts media"), (.allowsDirectInteraction, "direct touch"),
        (.causesPageTurn, "turns page"), (.summaryElement, "summary"),
    ]
}
