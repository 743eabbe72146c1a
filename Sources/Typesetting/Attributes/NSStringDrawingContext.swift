// The limits by which a string drawing call may shrink text, and its result.
// Apple: NSStringDrawingContext
import Foundation

/// The limits by which a string drawing call may shrink text, and its result.
open class NSStringDrawingContext: NSObject {
    /// The least factor on the font size that the call may use to fit the text; 0: no shrinking.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor the last call used.
    open package(set) var actualScaleFactor: CGFloat = 0
    /// The bounds of what the last call drew or measured, in points.
    open package(set) var totalBounds = CGRect.zero

    public override init() {}
}
