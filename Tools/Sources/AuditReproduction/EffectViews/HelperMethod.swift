// A helper that adds views to what it is handed.
import SwiftModel
import UIKitAudit

/// The helper of a test: with the name and the label of the source, for one view.
struct HelperMethod {
    private enum Form {
        /// `panel.addSubviews(label)`
        case onPanel
        /// `label.pin(to: panel)`
        case onChild(label: String?)
        /// `fill(panel, with: label)`
        case free(panel: String?, child: String?)
    }

    let name: String
    private let form: Form
    private let handed: Range<Int>?

    /// - Parameters:
    ///   - handed: The bytes of the argument that is the effect view; nil where the helper is called on it.
    ///   - addsSelf: Whether the helper adds what it is called on.
    init(name: String, site: FileIndex.CallSite, handed: Range<Int>?, addsSelf: Bool) {
        // An overload of UIKit's own is not one with a single view.
        self.name = HostMethod.usual.contains(name) ? "addAll" : name
        self.handed = handed
        func label(_ argument: Argument?) -> String? {
            argument.flatMap { $0.label }.flatMap { LocalNames.isIdentifier($0) ? $0 : nil }
        }
        guard let handed else {
            form = .onPanel
            return
        }
        let panel = site.call.arguments.first { $0.value.range == handed }
        if addsSelf, site.call.receiver != nil {
            form = .onChild(label: label(panel))
        } else {
            form = .free(panel: label(panel), child: label(site.call.arguments.first { $0.value.range != handed }))
        }
    }

    /// What the source adds by the helper.
    func added(at site: FileIndex.CallSite) -> Expression? {
        switch form {
        case .onPanel: return site.call.arguments.first?.value
        case .onChild: return site.call.receiver
        case .free: return site.call.arguments.first { $0.value.range != handed }?.value
        }
    }

    /// What stands before the added view's call in the helper, with a dot.
    var host: String {
        switch form {
        case .onPanel: ""
        case .onChild, .free: "host."
        }
    }
    /// The effect view as the helper knows it.
    var view: String {
        switch form {
        case .onPanel: "self"
        case .onChild, .free: "host"
        }
    }
    /// The added view as the helper knows it.
    var child: String {
        switch form {
        case .onPanel, .free: "view"
        case .onChild: "self"
        }
    }

    /// The helper, private to its file.
    func declaration(_ body: [String]) -> [String] {
        func inExtension(_ lines: [String]) -> [String] {
            ["private extension UIView {"] + lines.map { "    " + $0 } + ["}"]
        }
        switch form {
        case .onPanel: return inExtension(ClassSketch.method("func \(name)(_ view: UIView)", body))
        case .onChild(let label):
            return inExtension(ClassSketch.method("func \(name)(\(label ?? "_") host: UIView)", body))
        case .free(let panel, let child):
            return ClassSketch.method(
                "@MainActor private func \(name)(\(panel ?? "_") host: UIView, \(child ?? "_") view: UIView)", body)
        }
    }

    /// The call in the test.
    func call(panel: String, child: String) -> String {
        func argument(_ label: String?, _ value: String) -> String { (label.map { $0 + ": " } ?? "") + value }
        switch form {
        case .onPanel: return "\(panel).\(name)(\(child))"
        case .onChild(let label): return "\(child).\(name)(\(argument(label, panel)))"
        case .free(let first, let second): return "\(name)(\(argument(first, panel)), \(argument(second, child)))"
        }
    }
}
