// A cell that is drawn again and again to fill an area.
// Apple: "CGPattern".

/// The C functions by which a pattern draws and ends.
public struct CGPatternCallbacks {
    /// 0.
    public var version: UInt32
    /// Draws one cell in pattern space; must not set colours where the pattern is uncoloured.
    public var drawPattern: ((UnsafeMutableRawPointer?, CGContext) -> Void)?
    /// Called once when the pattern goes away.
    public var releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?

    /// The functions that draw a pattern's cell and let go of its information.
    public init(
        version: UInt32, drawPattern: ((UnsafeMutableRawPointer?, CGContext) -> Void)?,
        releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?
    ) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

/// A repeated drawing; its matrix maps pattern space to the context's base space.
public final class CGPattern: @unchecked Sendable {
    let info: UnsafeMutableRawPointer?
    let bounds: CGRect
    let matrix: CGAffineTransform
    let step: CGSize
    let tiling: CGPatternTiling
    let isColored: Bool
    let callbacks: CGPatternCallbacks

    /// Nil for empty bounds, a step of zero or a matrix without inverse.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard bounds.isFinite, !bounds.isEmpty, matrix.isInvertible, xStep.isFinite, yStep.isFinite, xStep != 0,
            yStep != 0
        else { return nil }
        self.info = info
        self.bounds = bounds.standardized
        self.matrix = matrix
        step = CGSize(width: abs(xStep), height: abs(yStep))
        self.tiling = tiling
        self.isColored = isColored
        self.callbacks = callbacks.pointee
    }

    /// How far the cells of base space lie apart, in points; nil where the matrix turns them.
    package var period: CGSize? {
        guard matrix.b == 0, matrix.c == 0 else { return nil }
        let size = CGSize(width: step.width * abs(matrix.a), height: step.height * abs(matrix.d))
        return size.width.isFinite && size.height.isFinite ? size : nil
    }

    deinit { callbacks.releaseInfo?(info) }
}
