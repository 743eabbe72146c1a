// How far a source has come.
// Apple: "CGImageSourceStatus".

/// The state of a source or one of its pictures.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The bytes end before the picture does.
    case statusUnexpectedEOF = -5
    /// The bytes contradict themselves.
    case statusInvalidData = -4
    /// The bytes are of no known format.
    case statusUnknownType = -3
    /// There are too few bytes to say.
    case statusReadingHeader = -2
    /// A part of the picture is there.
    case statusIncomplete = -1
    /// All is there.
    case statusComplete = 0
}
