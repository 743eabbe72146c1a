// The protocol of views that follow the user's text size.
// Apple: "UIContentSizeCategoryAdjusting".
import Foundation

/// A view that can follow the user's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// True sets preferred and scaled fonts anew when the user chooses another text size.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
