// Constraints as UIKit prints them.
// Apple: "Auto Layout Guide", Debugging Tricks and Tips; forms as in public logs.
import Foundation

enum ConstraintPrinter {
    nonisolated static func description(of constraint: NSLayoutConstraint) -> String { ObjectName.short(constraint) }
}
