// From a line of the visual format to constraints.
// Apple: "Auto Layout Guide", Visual Format Language.
import Foundation

@MainActor enum VisualFormat {
    static func constraints(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
    ) -> [NSLayoutConstraint] { [] }
}
