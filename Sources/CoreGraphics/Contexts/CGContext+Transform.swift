// The current transformation matrix and converting by it.
// Apple: "CGContext", Working with the Current Transformation Matrix.
import Diagnostics

extension CGContext {
    /// User space to base space: pixels of a bitmap, y upwards.
    public var ctm: CGAffineTransform { state.ctm }

    /// The transform applied first from now on.
    public func concatenate(_ transform: CGAffineTransform) {
        guard transform.isFinite else {
            return Catalogue.drawingNotFinite.report(cause: "concatenate(_:) was given \(transform.debugDescription).")
        }
        state.ctm = transform.concatenating(state.ctm)
    }

    /// Moves user space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        guard NumberCheck.drawing("CGContext.translateBy(x:y:)", tx.isFinite && ty.isFinite, NumberCheck.text(tx, ty))
        else { return }
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales user space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        guard NumberCheck.drawing("CGContext.scaleBy(x:y:)", sx.isFinite && sy.isFinite, NumberCheck.text(sx, sy))
        else { return }
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Radians from the x axis towards the y axis.
    public func rotate(by angle: CGFloat) {
        guard NumberCheck.drawing("CGContext.rotate(by:)", angle.isFinite, NumberCheck.text(angle)) else { return }
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// User space to device pixels, y upwards.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

    /// From user space to device pixels, y upwards.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
    /// From user space to device pixels, y upwards.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
    /// From user space to device pixels, y upwards.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
    /// From device pixels, y upwards, to user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }
    /// From device pixels, y upwards, to user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }
    /// From device pixels, y upwards, to user space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }
}
