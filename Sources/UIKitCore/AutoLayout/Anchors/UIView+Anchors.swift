// The anchors of a view.
// Apple: "UIView", Creating constraints using layout anchors.
import Foundation

extension UIView {
    /// The leading edge of the alignment rectangle.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side: LayoutSide(view: self, .leading)) }
    /// The trailing edge of the alignment rectangle.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side: LayoutSide(view: self, .trailing)) }
    /// The left edge of the alignment rectangle.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side: LayoutSide(view: self, .left)) }
    /// The right edge of the alignment rectangle.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side: LayoutSide(view: self, .right)) }
    /// The horizontal center of the alignment rectangle.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side: LayoutSide(view: self, .centerX)) }
    /// The top of the alignment rectangle.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side: LayoutSide(view: self, .top)) }
    /// The bottom of the alignment rectangle.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side: LayoutSide(view: self, .bottom)) }
    /// The vertical center of the alignment rectangle.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side: LayoutSide(view: self, .centerY)) }
    /// The width of the alignment rectangle.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(side: LayoutSide(view: self, .width)) }
    /// The height of the alignment rectangle.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(side: LayoutSide(view: self, .height)) }
    /// The baseline of the first line of text; the top without text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(side: LayoutSide(view: self, .firstBaseline))
    }
    /// The baseline of the last line of text; the bottom without text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(side: LayoutSide(view: self, .lastBaseline))
    }
}
