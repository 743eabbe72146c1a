// The texts of an image for assistive technologies and tests.
// Apple: "UIAccessibility", "UIAccessibilityIdentification". Observed: views that show the image say its label.
import Foundation

/// The accessibility texts that were set on one image.
struct ImageWords {
    var identifier: String?
    var label: String?
    var hint: String?
    var value: String?
}

extension UIImage {
    /// An identifier for tests, which is never spoken.
    @MainActor public var accessibilityIdentifier: String? {
        get { words.withLock { $0.identifier } }
        set { words.withLock { $0.identifier = newValue } }
    }
    /// A short description of the image, for image views and for buttons without a title. Copies of the image do not have
    /// it.
    public var accessibilityLabel: String? {
        get { words.withLock { $0.label } }
        set { words.withLock { $0.label = newValue } }
    }
    /// The result of using the image, for image views.
    public var accessibilityHint: String? {
        get { words.withLock { $0.hint } }
        set { words.withLock { $0.hint = newValue } }
    }
    /// The value of the image, for image views.
    public var accessibilityValue: String? {
        get { words.withLock { $0.value } }
        set { words.withLock { $0.value = newValue } }
    }
}
