// One element of the screen as a person meets it who does not look at it.
// No Apple page: this is ours.
import CoreGraphics
import Stage
import UIKit
import UIKitCore

/// One element of the screen, as assistive technologies see it. A value: it does not follow the screen.
@MainActor public struct AccessibleElement: CustomStringConvertible {
    /// The view, or the element that is no view.
    public let object: UIResponder
    /// What it is called.
    public let label: String?
    /// Its value in words.
    public let value: String?
    /// What happens if it is used.
    public let hint: String?
    /// What kind of thing it is.
    public let traits: UIAccessibilityTraits
    /// A name for tests.
    public let identifier: String?
    /// In points of the screen.
    public let frame: CGRect
    /// How many containers with a meaning of their own hold it.
    public let depth: Int
    /// Names of its further actions.
    public let customActions: [String]
    /// Names of its rotors: its own and those of what holds it, outwards.
    public let rotors: [String]
    /// Whether it is an element; else a container of elements.
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

    /// `button "Buy", value "1", hint "…" [selected, disabled] actions [Remove] rotors [Errors] #identifier`.
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
