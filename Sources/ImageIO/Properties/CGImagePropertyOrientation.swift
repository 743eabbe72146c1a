// How a stored picture must be turned to stand upright.
// Apple: "CGImagePropertyOrientation".

/// Where row 0 and column 0 of the stored picture lie; the values of EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// The first row is the top, the first column the left.
    case up = 1
    /// The first row is the top, the first column the right.
    case upMirrored
    /// The first row is the bottom, the first column the right.
    case down
    /// The first row is the bottom, the first column the left.
    case downMirrored
    /// The first row is the left, the first column the top.
    case leftMirrored
    /// The first row is the right, the first column the top.
    case right
    /// The first row is the right, the first column the bottom.
    case rightMirrored
    /// The first row is the left, the first column the bottom.
    case left

    /// Whether width and height change places.
    package var swapsSides: Bool { rawValue >= 5 }

    /// From stored pixels (y down) of a picture of these sides to upright pixels (y down).
    package func transform(width: CGFloat, height: CGFloat) -> CGAffineTransform {
        let (w, h) = (width, height)
        return switch self {
        case .up: .identity
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
        }
    }
}
