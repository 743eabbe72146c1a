// Constants and types of Darwin that Linux does not have.
// Apple: "CAMediaTiming", repeatCount, whose users write HUGE for "without end".

/// The largest finite Float, as Darwin's math.h has it.
public let HUGE: Float = .greatestFiniteMagnitude

/// The integer of Objective-C's interfaces.
public typealias NSInteger = Int
