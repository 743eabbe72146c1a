// The caller of something that waits: taken now, named when somebody asks.
// No Apple page: this is ours.
import Synchronization

/// A stack as it was when this was made. Taking it costs about 15 µs; finding the place in it much more.
package struct CapturedCaller: @unchecked Sendable {
    private let finder: CallerFinder
    /// False while a fatal signal is handled: a look-up takes seconds there, and may need what the process has lost.
    package static let looksUp = Atomic(true)

    /// The stack as it is now.
    package init() { finder = CallerFinder() }

    /// A stack that was taken elsewhere, as return addresses, innermost first.
    package init(returnAddresses: [UInt64]) { finder = CallerFinder(returnAddresses: returnAddresses) }

    /// The first place outside Vitrine's modules; nil where the program has no line table.
    package var site: CallSite? { Self.looksUp.load(ordering: .relaxed) ? finder.caller() : nil }
}
