// Constants of C headers that Swift does not import on Linux, for being macros with a cast or a suffix.
// Apple: "Dispatch", "Darwin".

/// Nanoseconds of a second.
public var NSEC_PER_SEC: UInt64 { 1_000_000_000 }
/// Nanoseconds of a millisecond.
public var NSEC_PER_MSEC: UInt64 { 1_000_000 }
/// Nanoseconds of a microsecond.
public var NSEC_PER_USEC: UInt64 { 1_000 }
/// Microseconds of a second.
public var USEC_PER_SEC: UInt64 { 1_000_000 }
/// Milliseconds of a second.
public var MSEC_PER_SEC: UInt64 { 1_000 }

/// The largest `Int64`.
public var INT64_MAX: Int64 { .max }
/// The smallest `Int64`.
public var INT64_MIN: Int64 { .min }
/// The largest `UInt64`.
public var UINT64_MAX: UInt64 { .max }
/// The smallest `Int32`.
public var INT32_MIN: Int32 { .min }
/// The smallest `Int16`.
public var INT16_MIN: Int32 { Int32(Int16.min) }
/// The largest `UInt32`.
public var UINT_MAX: UInt32 { .max }
/// The largest `UInt`.
public var ULONG_MAX: UInt { .max }
