// How a stored picture must be turned to stand upright.
// Apple: "CGImagePropertyOrientation".

/// Where row 0 and column 0 of the stored picture lie; the values of EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored
    case down
    case downMirrored
    case leftMirrored
    case right
    case rightMirrored
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
