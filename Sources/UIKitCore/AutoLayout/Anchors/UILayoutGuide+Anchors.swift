// The anchors of a guide.
// Apple: "UILayoutGuide", Creating constraints using layout anchors.
import Foundation

extension UILayoutGuide {
    /// The leading edge of the layout frame.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side: LayoutSide(guide: self, .leading)) }
    /// The trailing edge of the layout frame.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side: LayoutSide(guide: self, .trailing)) }
    /// The left edge of the layout frame.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side: LayoutSide(guide: self, .left)) }
    /// The right edge of the layout frame.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side: LayoutSide(guide: self, .right)) }
    /// The horizontal center of the layout frame.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side: LayoutSide(guide: self, .centerX)) }
    /// The top of the layout frame.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side: LayoutSide(guide: self, .top)) }
    /// The bottom of the layout frame.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side: LayoutSide(guide: self, .bottom)) }
    /// The vertical center of the layout frame.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side: LayoutSide(guide: self, .centerY)) }
    /// The width of the layout frame.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(side: LayoutSide(guide: self, .width)) }
    /// The height of the layout frame.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(side: LayoutSide(guide: self, .height)) }
}
