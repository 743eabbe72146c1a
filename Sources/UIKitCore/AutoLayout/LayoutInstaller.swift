// Placeholder until the engine is merged: replaced by the branch `layout`.
// No Apple page: this is ours.
import Foundation

final class LayoutEngine {}

@MainActor enum LayoutInstaller {
    static func activate(_ c: NSLayoutConstraint) {}
    static func add(_ c: NSLayoutConstraint, to view: UIView) {}
    static func deactivate(_ c: NSLayoutConstraint) {}
    static func constantChanged(_ c: NSLayoutConstraint) {}
    static func priorityChanged(_ c: NSLayoutConstraint, from old: UILayoutPriority) {}
}
