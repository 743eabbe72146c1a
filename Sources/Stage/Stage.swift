// The protocol of the outside world: a display, its input, its clock.
// No Apple page: this is ours.
import Foundation
import PixelKernels

/// What the compositor hands to a stage after a turn.
public struct StageFrame {
    /// The whole screen in pixels, BGRA8 premultiplied. Valid until the next turn; copy what outlives it.
    public let buffer: PixelBuffer
    /// The parts that changed since the last frame, disjoint, in pixels. The copies come first.
    public let damage: [PixelRect]
    /// Parts that only moved: applied to the last frame, in order, before the damage.
    public let copies: [PixelCopy]
    /// Clock time of the turn in seconds.
    public let time: TimeInterval

    /// A frame as described by its parts.
    public init(buffer: PixelBuffer, damage: [PixelRect], copies: [PixelCopy] = [], time: TimeInterval) {
        self.buffer = buffer
        self.damage = damage
        self.copies = copies
        self.time = time
    }
}

/// A rectangle whose pixels appear elsewhere unchanged.
public struct PixelCopy: Sendable, Hashable {
    /// Where the pixels were in the last frame.
    public var source: PixelRect
    /// Top left corner of where they are now.
    public var x: Int
    /// As ``x``, for the row.
    public var y: Int
    /// A move of a rectangle.
    public init(source: PixelRect, x: Int, y: Int) {
        self.source = source
        self.x = x
        self.y = y
    }
}

/// What a stage drives: UIKit implements it.
@MainActor public protocol StageClient: AnyObject {
    /// Runs one turn: the events in order, due work, display links, layout, display, commit, composite, present.
    func stage(_ stage: any Stage, turnWith events: [StageEvent])
    /// True while the next turn must come without new input: something animates or a change waits for its commit.
    var needsTurn: Bool { get }
    /// ``needsTurn``, but for what goes on without end, such as a spinner.
    var awaitsTurn: Bool { get }
}

extension StageClient {
    /// The same as ``needsTurn`` for a client that knows no endless animations.
    public var awaitsTurn: Bool { needsTurn }
}

/// One screen of the outside world. Main thread only, but for its clock.
@MainActor public protocol Stage: AnyObject {
    /// What the stage drives; not kept alive.
    var client: (any StageClient)? { get set }
    /// As of the last delivered event.
    var environment: StageEnvironment { get }
    /// The time that the app lives in.
    nonisolated var clock: StageClock { get }
    /// Asks for a turn at the next frame; many requests before it make one turn.
    func requestTurn()
    /// Whether somebody looks: only then are frames composed.
    var wantsFrames: Bool { get }
    /// Shows a frame; called at the end of a turn in which something changed.
    func present(_ frame: StageFrame)
    /// The app's interface is turned this way now, which may differ from the way that the device is held: frames have
    /// the size of ``environment`` rotated to it, and touches count in it.
    func interfaceTurned(to orientation: StageOrientation)
    /// Whether ``open(_:)`` would open an address.
    func canOpen(_ url: URL) -> Bool
    /// Opens an address outside the app; returns whether it did.
    func open(_ url: URL) -> Bool
    /// Who takes items that the app shares.
    var shareTargets: [StageShareTarget] { get }
    /// Hands items to one of ``shareTargets``; returns whether it took them.
    func share(_ items: [StageSharedItem], with target: StageShareTarget) -> Bool
    /// The app put something on its general pasteboard that other apps may see: the text of it, nil for none.
    func copied(_ text: String?)
    /// Whether somebody reads the screen's elements: only then are they gathered.
    var wantsElements: Bool { get }
    /// Takes the elements of the screen; called at the end of a turn in which they changed, at most ten times a second.
    func present(_ elements: StageElements)
    /// Says a text to whoever reads the elements.
    func announce(_ text: String)
    /// Runs the process's main loop; called by UIApplicationMain when the app is set up.
    func run() -> Never
}

extension Stage {
    /// True: a stage without a display says so.
    public var wantsFrames: Bool { true }
    /// Nothing to do for a stage that takes every frame as it comes.
    public func interfaceTurned(to orientation: StageOrientation) {}
    /// False: a stage opens nothing unless it says so.
    public func canOpen(_ url: URL) -> Bool { false }
    /// False: a stage opens nothing unless it says so.
    public func open(_ url: URL) -> Bool { false }
    /// Nobody, unless the stage says so.
    public var shareTargets: [StageShareTarget] { [] }
    /// False: nobody is there.
    public func share(_ items: [StageSharedItem], with target: StageShareTarget) -> Bool { false }
    /// Nothing to do where there is no clipboard besides the app's.
    public func copied(_ text: String?) {}
    /// Nobody reads the elements of a stage that does not say so.
    public var wantsElements: Bool { false }
    /// Nothing to do where nobody reads them.
    public func present(_ elements: StageElements) {}
    /// Nothing to do where nobody listens.
    public func announce(_ text: String) {}
}
