// The clock of layers and animations.
// Apple: "CAMediaTiming".
import Foundation

/// The timing of a layer or an animation relative to its parent:
/// `t = (parent − beginTime) · speed + timeOffset`. All times are in seconds.
public protocol CAMediaTiming {
    /// The beginning in the parent's time.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one cycle; 0 stands for the transaction's.
    var duration: CFTimeInterval { get set }
    /// The speed relative to the parent's time.
    var speed: Float { get set }
    /// The offset of the local time.
    var timeOffset: CFTimeInterval { get set }
    /// The number of cycles; fractions are allowed, 0 counts as 1.
    var repeatCount: Float { get set }
    /// The total duration of the cycles; 0 uses `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each cycle also runs backward, with the same duration.
    var autoreverses: Bool { get set }
    /// The visibility outside the active time.
    var fillMode: CAMediaTimingFillMode { get set }
}
