// Further things that can be done with an element.
// Apple: "UIAccessibilityCustomAction".
import Foundation
import SelectorDispatch
import UIKitValues

/// A thing that can be done with an element besides activating it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Does it; returns whether it was done.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The action's name.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// The action's name with attributes of speech.
    open var attributedName: NSAttributedString
    /// A picture for it.
    open var image: UIImage?
    /// The object that has ``selector``; not retained.
    open weak var target: AnyObject?
    /// The method that does it, with or without the action as its argument.
    open var selector: Selector
    /// Does it, in place of target and selector.
    open var actionHandler: Handler?
    /// The group that it stands in; nil for none.
    open var category: String?

    private static let noSelector = Selector("")

    /// An action by a method. A method of the main actor counts as done when it was called.
    public init(name: String, target: Any?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
    }
    /// An action by a method, with a picture.
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(name: name, target: target, selector: selector)
        self.image = image
    }
    /// An action by a method, named with attributes of speech.
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(name: "", target: target, selector: selector)
        self.attributedName = attributedName
    }
    /// An action by a method, named with attributes of speech, with a picture.
    public convenience init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        self.init(attributedName: attributedName, target: target, selector: selector)
        self.image = image
    }
    /// An action by a closure.
    public convenience init(name: String, actionHandler: Handler?) {
        self.init(name: name, target: nil, selector: Self.noSelector)
        self.actionHandler = actionHandler
    }
    /// An action by a closure, with a picture.
    public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }
    /// An action by a closure, named with attributes of speech.
    public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
        self.init(name: "", actionHandler: actionHandler)
        self.attributedName = attributedName
    }
    /// An action by a closure, named with attributes of speech, with a picture.
    public convenience init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
        self.init(attributedName: attributedName, actionHandler: actionHandler)
        self.image = image
    }

    /// Does it. Returns what the closure or the method says; true of a method without an answer.
    package func run() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target, selector != Self.noSelector else { return false }
        return DispatchTable.perform(target, selector, [self]) as? Bool ?? true
    }
}
