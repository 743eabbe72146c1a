// The classes of views that a test may make.
import UIKitAudit

/// Views that Vitrine has and that need nothing to be made.
enum VitrineViews {
    /// Made by `init()`; `UIVisualEffectView` aside.
    static let names: Set<String> = [
        "UIView", "UILabel", "UIButton", "UIImageView", "UITextField", "UITextView", "UIStackView", "UIScrollView",
        "UISlider",
        "UISwitch", "UIProgressView", "UIActivityIndicatorView", "UISegmentedControl", "UIPageControl", "UIControl",
        "UIStepper",
        "UIDatePicker", "UIPickerView", "UIToolbar", "UIVisualEffectView",
    ]

    /// The class itself or the nearest one above it that a test may make; `UIView` where none is known.
    static func nearest(to type: ResolvedType, in context: RuleContext) -> String {
        guard let nominal = type.nominal else { return "UIView" }
        return context.project.ancestry(of: nominal).first { !$0.isInProject && names.contains($0.name) }?.name
            ?? "UIView"
    }

    /// The expression that makes one.
    static func creation(of name: String) -> String {
        name == "UIVisualEffectView" ? "UIVisualEffectView(effect: nil)" : "\(name)()"
    }
}
