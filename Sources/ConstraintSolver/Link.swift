// Places in the solver's tables that may be missing.

/// A place in one of the solver's tables, or none, in the four bytes of the place alone.
struct Link: Equatable, BitwiseCopyable {
    private let raw: Int32

    /// No place.
    static var none: Link { @inline(__always) get { Link(-1) } }

    /// The place `place`; not negative.
    @inline(__always) init(_ place: Int32) { raw = place }

    /// The place, or nil.
    @inline(__always) var place: Int32? { raw < 0 ? nil : raw }

    @inline(__always) var isNone: Bool { raw < 0 }

    /// The place, where the caller knows that there is one.
    @inline(__always) var known: Int32 {
        assert(raw >= 0, "there is no place")
        return raw
    }
}
