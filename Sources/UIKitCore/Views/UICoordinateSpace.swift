// A frame of reference: a view, a window or the screen.
// Apple: "UICoordinateSpace".
import CoreGraphics
import Foundation

/// A frame of reference on a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// A point of this space in another's coordinates.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another space in this one's coordinates.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A rectangle of this space in another's coordinates.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// A rectangle of another space in this one's coordinates.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The space's own rectangle, in points.
    var bounds: CGRect { get }
}
