// The sizes of a text view.
// Apple: "UITextView".
import CoreGraphics
import UIKitValues

/// Points.
enum TextViewMeasures {
    /// From the view's edges to the text. Guessed: by memory of iOS.
    static let inset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    /// Ink may reach so far beyond its line. Guessed: ours, about as much as letters of 100 points overhang.
    static let overhang: CGFloat = 32
    /// The end of the text comes into view with a line that ends so near to it: its font's leading. Guessed: ours.
    static let leadingAtEnd: CGFloat = 10
}
