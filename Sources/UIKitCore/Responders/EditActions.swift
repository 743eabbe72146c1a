// The standard edit actions that a responder's class answers: read from its vtable.
// No Apple page: this is ours (Apple asks the Objective-C runtime whether a class has the method).
import Diagnostics
import Foundation
import QuartzCore
import SelectorDispatch

/// The standard edit actions by name.
@MainActor enum EditActions {
    /// The names of the methods in the order in which UIResponder declares them.
    private static let names = [
        "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "select:", "selectAll:", "delete:",
        "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:", "toggleBoldface:",
        "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:",
    ]

    private final class Probe: UIResponder {
        // Counts as the first difference, so that the methods' numbers are sure.
        override init() { super.init() }
        override func cut(_ sender: Any?) {}
        override func copy(_ sender: Any?) {}
        override func paste(_ sender: Any?) {}
        override func pasteAndMatchStyle(_ sender: Any?) {}
        override func select(_ sender: Any?) {}
        override func selectAll(_ sender: Any?) {}
        override func delete(_ sender: Any?) {}
        override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
        override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
        override func toggleBoldface(_ sender: Any?) {}
        override func toggleItalics(_ sender: Any?) {}
        override func toggleUnderline(_ sender: Any?) {}
        override func increaseSize(_ sender: Any?) {}
        override func decreaseSize(_ sender: Any?) {}
    }

    private static let slots: [String: DynamicInit.Slot] = Dictionary(
        uniqueKeysWithValues: names.enumerated().map {
            ($1, DynamicInit.Slot(base: UIResponder.self, probe: Probe.self, nth: $0 + 1))
        })

    private static let registered: Void = {
        func add(_ name: String, _ call: @escaping @MainActor (UIResponder, Any?) -> Void) {
            DispatchTable.register(Selector(name), on: UIResponder.self) { (target: UIResponder, sender: Any?) in
                call(target, sender)
            }
        }
        add("cut:") { $0.cut($1) }
        add("copy:") { $0.copy($1) }
        add("paste:") { $0.paste($1) }
        add("pasteAndMatchStyle:") { $0.pasteAndMatchStyle($1) }
        add("select:") { $0.select($1) }
        add("selectAll:") { $0.selectAll($1) }
        add("delete:") { $0.delete($1) }
        add("makeTextWritingDirectionLeftToRight:") { $0.makeTextWritingDirectionLeftToRight($1) }
        add("makeTextWritingDirectionRightToLeft:") { $0.makeTextWritingDirectionRightToLeft($1) }
        add("toggleBoldface:") { $0.toggleBoldface($1) }
        add("toggleItalics:") { $0.toggleItalics($1) }
        add("toggleUnderline:") { $0.toggleUnderline($1) }
        add("increaseSize:") { $0.increaseSize($1) }
        add("decreaseSize:") { $0.decreaseSize($1) }
        // Apps send these by name: to nobody in particular, or from a tap beside the text.
        add("becomeFirstResponder") { responder, _ in responder.becomeFirstResponder() }
        add("resignFirstResponder") { responder, _ in responder.resignFirstResponder() }
        DispatchTable.register("endEditing:", on: UIView.self) { (view: UIView, _: Any?) in view.endEditing(true) }
    }()

    /// Makes the actions callable by name; once a process.
    static func register() { _ = registered }

    /// Whether a responder's class overrides a standard action; nil for another selector.
    static func responds(_ responder: UIResponder, to action: Selector?) -> Bool? {
        guard let action, let slot = slots[action.name] else { return nil }
        return slot.differs(in: type(of: responder), from: UIResponder.self)
    }

    /// A responder was asked for an action that its class does not have.
    static func missing(_ name: String, _ responder: UIResponder) {
        let type = String(describing: Swift.type(of: responder))
        Catalogue.unrecognizedSelector.report(
            object: ObjectName.of(responder), cause: "\(type) has no method \(name).",
            apple: "NSInvalidArgumentException: -[\(type) \(name)]: unrecognized selector sent to instance "
                + ObjectName.address(responder))
    }
}
