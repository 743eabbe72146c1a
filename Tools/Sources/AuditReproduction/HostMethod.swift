// The method that a trap stands in.
import SwiftModel
import UIKitAudit

/// How a test has the method that a finding is in, and what it does to make it run.
enum HostMethod {
    /// A method that UIKit calls when a controller's view is loaded: `loadView`, `viewDidLoad`.
    case loading(String)
    /// One that it calls when the controller is shown: `viewWillAppear`, `viewDidAppear`.
    case appearing(String)
    /// Any other: the test calls it.
    case called(String)

    /// - Parameter isController: Whether the class is a view controller.
    init(_ function: FunctionScope, isController: Bool) {
        let outermost = function.outermost
        if isController, let name = outermost.function?.name, outermost.function?.kind == .function {
            switch name {
            case "loadView", "viewDidLoad":
                if outermost.isMethod(name + "()") {
                    self = .loading(name)
                    return
                }
            case "viewWillAppear", "viewDidAppear":
                if outermost.isMethod(name + "(_:)") {
                    self = .appearing(name)
                    return
                }
            default: break
            }
        }
        self = .called(Self.plainName(of: outermost) ?? "run")
    }

    /// The name of a function that overrides nothing; nil for accessors, initial values, overrides and names that UIKit may have.
    static func plainName(of function: FunctionScope) -> String? {
        guard let node = function.function, node.kind == .function, !node.modifiers.contains(.override),
            LocalNames.isIdentifier(node.name), !usual.contains(node.name)
        else { return nil }
        return node.name
    }

    /// Methods without parameters that views, controllers and objects have.
    static let usual: Set<String> = [
        "copy", "load", "self", "layoutSubviews", "layoutIfNeeded", "setNeedsLayout", "setNeedsDisplay",
        "removeFromSuperview",
        "sizeToFit", "viewDidLoad", "loadView", "updateConstraints", "becomeFirstResponder", "resignFirstResponder",
        "didMoveToWindow",
        "didMoveToSuperview", "tintColorDidChange", "awakeFromNib", "prepareForReuse", "addSubview", "insertSubview",
        "description",
    ]

    /// The method with a body; loading methods call their superclass's, but for `loadView` below UIKit's own.
    func lines(_ body: [String], callsSuper: Bool = true) -> [String] {
        switch self {
        case .loading(let name):
            return ClassSketch.method("override func \(name)()", (callsSuper ? ["super.\(name)()"] : []) + body)
        case .appearing(let name):
            return ClassSketch.method("override func \(name)(_ animated: Bool)", ["super.\(name)(animated)"] + body)
        case .called(let name): return ClassSketch.method("func \(name)()", body)
        }
    }

    /// What makes the method of an object run.
    func runs(on object: String) -> (spring: String, isThrowing: Bool) {
        switch self {
        case .loading: ("\(object).loadViewIfNeeded()", false)
        case .appearing: ("try harness.show(\(object))", true)
        case .called(let name): ("\(object).\(name)()", false)
        }
    }
}
