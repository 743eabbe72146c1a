// The values that an app set on one object for assistive technologies; most objects have none.
// No Apple page: this is ours (the storage behind UIAccessibility).
import CoreGraphics
import Foundation
import UIKitValues

/// A text that was set plain or with attributes; nil stands for one that was set to nothing.
struct AccessibilityText {
    var string: String?
    var attributed: NSAttributedString?

    init(_ string: String?) { self.string = string }
    init(_ attributed: NSAttributedString?) {
        string = attributed?.string
        self.attributed = attributed
    }
}

/// The values that an app set on one object. A nil value leaves the object's own answer.
final class AccessibilityStore {
    var restorationIdentifier: String?
    var identifier: String?
    var label: AccessibilityText?
    var hint: AccessibilityText?
    var value: AccessibilityText?
    var traits: UIAccessibilityTraits?
    var isElement: Bool?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    var elementsHidden = false
    var viewIsModal = false
    var groupsChildren: Bool?
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var respondsToInteraction: Bool?
    var userInputLabels: [NSAttributedString]?
    var headerElements: [Any]?
    var textualContext: UIAccessibilityTextualContext?
    var directTouch: UIAccessibilityDirectTouchOptions = []
    var expandedStatus = UIAccessibilityExpandedStatus.unsupported
    var elements: [Any]?
    var automationElements: [Any]?
    var containerType = UIAccessibilityContainerType.none
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var ignoresInvert = false
}

extension UIResponder {
    /// The store, made now if there is none.
    var accessibilityMade: AccessibilityStore {
        if let store = accessibilityStore { return store }
        let made = AccessibilityStore()
        accessibilityStore = made
        return made
    }

    func plainInputLabels() -> [String] {
        if let set = accessibilityStore?.userInputLabels { return set.map(\.string) }
        return accessibilityLabel.map { [$0] } ?? []
    }

    /// The index of an element among the elements that were set.
    func placeOfElement(_ element: Any) -> Int {
        let object = element as AnyObject
        return accessibilityElements?.firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
    }

    func elementAt(_ index: Int) -> Any? {
        guard let list = accessibilityElements, list.indices.contains(index) else { return nil }
        return list[index]
    }
}
