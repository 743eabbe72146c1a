// What the guides of a controller's bars offer.
// Apple: "UILayoutSupport".
import CoreGraphics
import Foundation

/// The area of a controller's view that bars cover at the top or the bottom, for layout. Superseded by safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The height of the covered area, in points.
    var length: CGFloat { get }
    /// The top of the covered area.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom of the covered area.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the covered area.
    var heightAnchor: NSLayoutDimension { get }
}
