// Constants of Darwin's C library that Linux's does not have.
// Apple: "CAMediaTiming", repeatCount, whose users write HUGE for "without end".

/// The largest finite Float, as Darwin's math.h has it.
public let HUGE: Float = .greatestFiniteMagnitude
