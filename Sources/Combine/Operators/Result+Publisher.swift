// Results and optionals as publishers.
// Apple: "Swift", Result.Publisher, Optional.Publisher.
import OpenCombine

// OpenCombine declares these only where no module named Combine is in sight, and an old build of this one is.
extension Result {
    /// A publisher of the result.
    public typealias Publisher = OCombine.Publisher
    /// A publisher of the success, or of the failure.
    public var publisher: Publisher { Publisher(self) }
}

extension Optional {
    /// A publisher of the value, if there is one.
    public typealias Publisher = OCombine.Publisher
    /// A publisher of the value, if there is one.
    public var publisher: Publisher { Publisher(self) }
}
