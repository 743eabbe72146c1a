import Foundation
@MainActor enum ConstraintMisuse {
    static func noCommonAncestor(_ c: NSLayoutConstraint) {}
    static func outsideSubtree(_ c: NSLayoutConstraint, _ view: UIView) {}
}
