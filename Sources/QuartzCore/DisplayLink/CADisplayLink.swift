// A call at every frame.
// Apple: "CADisplayLink".
import Foundation
import Stage

/// Calls its target once a frame while it is added to a run loop and not paused. Times are of the stage's clock.
///
/// `init(target:selector:)` stands in UIKitCore, where selectors are known.
open class CADisplayLink: NSObject {
    private let body: (CADisplayLink) -> Void
    private var isAdded = false
    private var isInvalid = false
    private var lastCall: TimeInterval?

    /// Calls `body` at each frame; the link keeps it until it is invalidated.
    package init(_ body: @escaping (CADisplayLink) -> Void) {
        self.body = body
        super.init()
    }

    /// Clock time of the frame that is shown now; 0 before the first call.
    open private(set) var timestamp: CFTimeInterval = 0
    /// Clock time of the next frame.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// Time between frames of the display: 1/60 s.
    open private(set) var duration: CFTimeInterval = 0
    /// Whether calls wait.
    open var isPaused = false { didSet { if isPaused { lastCall = nil } else { DisplayLinks.wake() } } }
    /// Whether it goes on for ever by its nature, as a wheel's: nobody waits for its end.
    package var isEndless = false
    /// The preferred frame rates; 60 per second by default.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// 0 for the display's rate.
    open var preferredFramesPerSecond: Int {
        get { Int(preferredFrameRateRange.preferredRate) }
        set { preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: 0, preferred: Float(max(0, newValue))) }
    }
    /// How many frames of the display lie from one call to the next; 1 by default. The old form of
    /// ``preferredFramesPerSecond``, and set with it. Below 1 is 1.
    @available(*, deprecated, message: "Use preferredFrameRateRange.")
    open var frameInterval: Int {
        get { preferredFramesPerSecond > 0 ? max(1, Int((60 / Double(preferredFramesPerSecond)).rounded())) : 1 }
        set { preferredFramesPerSecond = newValue > 1 ? Int((60 / Double(newValue)).rounded()) : 0 }
    }

    /// Begins the calls. The stage's frames drive them, whichever run loop and mode are named.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { start() }
    /// Ends the calls until the link is added again.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }
    /// Ends the calls for ever and lets the target go.
    open func invalidate() {
        isInvalid = true
        stop()
    }
}

extension CADisplayLink {
    private func start() {
        guard !isInvalid, !isAdded else { return }
        isAdded = true
        DisplayLinks.add(self)
    }

    private func stop() {
        isAdded = false
        lastCall = nil
        DisplayLinks.remove(self)
    }

    /// Frames a second that the link asks for; nil for every frame.
    private var rate: Double? {
        let range = preferredFrameRateRange
        let wish = range.preferredRate > 0 ? range.preferredRate : range.maximum
        return wish > 0 && wish < 60 ? Double(wish) : nil
    }

    /// Calls the target where its turn has come.
    func fire(at time: TimeInterval) {
        guard isAdded, !isPaused else { return }
        let frame = 1.0 / 60
        // A frame early by less than half a frame is on time: clocks jitter.
        if let rate, let last = lastCall, time - last < 1 / rate - frame / 2 { return }
        lastCall = time
        timestamp = time
        duration = frame
        targetTimestamp = time + (rate.map { 1 / $0 } ?? frame)
        body(self)
    }
}

/// The display links of the process. Main thread.
package enum DisplayLinks {
    /// The links that are added, in order.
    package final class List: @unchecked Sendable {
        fileprivate var links: [CADisplayLink] = []
        package init() {}
    }

    private static let (ofInstalled, ofAside) = (List(), List())
    /// The list of a test that runs beside others; nil for that of the context.
    @TaskLocal package static var list: List?

    private static var ofContext: List { StageContext.current === StageContext.installed ? ofInstalled : ofAside }
    private static var links: [CADisplayLink] { (list ?? ofContext).links }

    static func add(_ link: CADisplayLink) {
        (list ?? ofContext).links.append(link)
        wake()
    }

    /// Removes a link from each of the lists.
    static func remove(_ link: CADisplayLink) {
        for each in [list, ofInstalled, ofAside] { each?.links.removeAll { $0 === link } }
    }

    static func wake() { if list == nil { LayerChanges.notify() } }

    /// Calls every link whose turn has come, in the order they were added.
    package static func fire(at time: TimeInterval) {
        for link in links { link.fire(at: time) }
    }

    /// True where none is added and running, so that no frame need come for their sake.
    package static var isEmpty: Bool { links.allSatisfy(\.isPaused) }

    /// Whether one runs whose end somebody may wait for.
    package static var isAwaited: Bool { !links.allSatisfy { $0.isPaused || $0.isEndless } }

    /// Drops the links of what is installed. Between tests.
    package static func reset() { ofInstalled.links = [] }
}

/// Seconds of the stage's clock.
public func CACurrentMediaTime() -> CFTimeInterval { StageClock.current.now }
