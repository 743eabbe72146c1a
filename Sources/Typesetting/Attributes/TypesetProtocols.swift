// The protocols that UIKit's fonts, colours and images follow to be drawn in text.
// No Apple page: this is ours.
import CoreGraphics
import Foundation

/// A font as attribute value: UIFont conforms.
package protocol TypesetFont {
    /// The family, size, weight and features; must be cheap.
    var typesetFont: FontDescriptor { get }
}

/// A colour as attribute value: UIColor and CGColor conform.
package protocol TypesetColor: AnyObject {
    /// The colour in the traits that are current when text is drawn.
    func typesetColor() -> CGColor
}

/// An object at an attachment character: NSTextAttachment conforms.
package protocol TypesetAttachment: AnyObject {
    /// Points left and right of it.
    var typesetPadding: CGFloat { get }
    /// The room that it takes in a line of a font, in points, its origin relative to the baseline, y upwards.
    func typesetBounds(beside font: FontDescriptor) -> CGRect
    /// The picture drawn in the room, in text of a colour; nil for none.
    func typesetPicture(beside font: FontDescriptor, in color: CGColor) -> CGImage?
}

/// An image as an attachment's content: UIImage conforms.
package protocol TypesetImage {
    /// The pixels; nil where there are none.
    var typesetCGImage: CGImage? { get }
    /// Points.
    var typesetSize: CGSize { get }
    /// Points from the bottom edge up to the baseline that text stands on; 0 for most images.
    var typesetBaseline: CGFloat { get }
    /// The image as it stands in text of a font: symbols take its size and weight.
    func typesetVariant(beside font: FontDescriptor) -> any TypesetImage
    /// The pixels in text of a colour: symbols take it.
    func typesetCGImage(in color: CGColor) -> CGImage?
}

extension TypesetImage {
    package var typesetBaseline: CGFloat { 0 }
    package func typesetVariant(beside font: FontDescriptor) -> any TypesetImage { self }
    package func typesetCGImage(in color: CGColor) -> CGImage? { typesetCGImage }
}

extension CGColor: TypesetColor {
    package func typesetColor() -> CGColor { self }
}

/// The colours that text has when nobody sets one.
enum ShadowDefaultColor {
    static let color = CGColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)
}
