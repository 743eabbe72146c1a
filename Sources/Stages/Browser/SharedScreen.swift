// The screen as the pages see it: a copy of the pixels, and for each page what it has not got yet.
// No Apple page: this is ours.
import Foundation
import PixelKernels
import Stage
import Synchronization

/// The pixels that the pages are sent. The main thread writes it, the pages' threads read it; a lock is held only
/// while pixels are copied, never while they are encoded or sent.
final class SharedScreen: Sendable {
    private struct State {
        /// A copy of the screen, kept only while somebody looks.
        var pixels: PixelBuffer?
        var time: TimeInterval = 0
        var turnMilliseconds = 0.0
        var mailboxes: [Int: FrameMailbox] = [:]
        var links: [Int: LinkMeter] = [:]
        /// When a frame came last, by the system's steady clock.
        var changed = 0.0
    }

    /// Seconds without a change after which what is rough is made exact.
    static let rest = 0.15

    private static var now: Double { ProcessInfo.processInfo.systemUptime }

    private let state = Mutex(State())

    /// A page begins to look; it wants everything.
    func add(_ id: Int, showing frame: StageFrame?) {
        state.withLock { state in
            if state.pixels == nil, let frame {
                state.pixels = frame.buffer.copy()
                state.time = frame.time
            }
            var mailbox = FrameMailbox()
            if let pixels = state.pixels { mailbox.wantAll(of: pixels.bounds) }
            state.mailboxes[id] = mailbox
            state.links[id] = LinkMeter()
        }
    }

    /// A page is gone.
    func remove(_ id: Int) {
        state.withLock { state in
            state.mailboxes[id] = nil
            state.links[id] = nil
            if state.mailboxes.isEmpty { state.pixels = nil }
        }
    }

    /// Takes over what changed. Costs a copy of the damage, nothing where nobody looks.
    func present(_ frame: StageFrame) {
        state.withLock { state in
            guard !state.mailboxes.isEmpty else { return }
            state.time = frame.time
            state.changed = Self.now
            guard let pixels = state.pixels, pixels.width == frame.buffer.width, pixels.height == frame.buffer.height
            else {
                let all = frame.buffer.copy()
                state.pixels = all
                for id in state.mailboxes.keys { state.mailboxes[id]?.wantAll(of: all.bounds) }
                return
            }
            let moved = frame.copies.map {
                PixelRect(x: $0.x, y: $0.y, width: $0.source.width, height: $0.source.height)
            }
            for rect in moved + frame.damage { pixels.copyPixels(of: frame.buffer, in: rect) }
            for id in state.mailboxes.keys { state.mailboxes[id]?.add(copies: frame.copies, damage: frame.damage) }
        }
    }

    /// Notes how long the last turn took, for the pages' readout.
    func turnEnded(milliseconds: Double) { state.withLock { $0.turnMilliseconds = milliseconds } }

    /// The newest frame for a page, encoded; nil while it has everything or has not acknowledged the last.
    func nextFrame(for id: Int) -> [UInt8]? {
        let now = Self.now
        let draft: FrameDraft? = state.withLock { state in
            guard let pixels = state.pixels, let link = state.links[id] else { return nil }
            var delivery = state.mailboxes[id]?.take(roughly: link.isSlow)
            if delivery == nil, now - state.changed >= Self.rest { delivery = state.mailboxes[id]?.takeExact() }
            guard let delivery else { return nil }
            return FrameDraft(
                delivery, of: pixels, time: state.time, turnMilliseconds: state.turnMilliseconds, quality: link.quality)
        }
        guard let bytes = draft?.encoded() else { return nil }
        let sent = Self.now
        state.withLock { $0.links[id]?.sent(bytes.count, at: sent) }
        return bytes
    }

    /// The page has painted this frame, in so many seconds. Returns whether something waits for it now, and in how many
    /// seconds something exact may, in place of rough pictures.
    func acknowledge(_ number: UInt32, paint: Double, by id: Int) -> (isReady: Bool, exact: Double?) {
        let now = Self.now
        return state.withLock { state in
            let isReady = state.mailboxes[id]?.acknowledge(number) ?? false
            state.links[id]?.acknowledged(at: now, paint: paint)
            guard !isReady, state.mailboxes[id]?.wantsExact == true else { return (isReady, nil) }
            return (false, max(0, state.changed + Self.rest - now) + 0.005)
        }
    }

    /// Whether this page could be sent a frame now.
    var waitingViewers: [Int] {
        state.withLock { state in state.mailboxes.filter { $0.value.isReady }.map(\.key) }
    }
}

extension PixelBuffer {
    /// Copies a rectangle from a buffer of the same size.
    func copyPixels(of other: PixelBuffer, in rect: PixelRect) {
        let rect = rect.intersection(bounds)
        guard !rect.isEmpty else { return }
        for y in rect.minY..<rect.maxY {
            (row(y) + rect.minX * 4).copyMemory(from: other.row(y) + rect.minX * 4, byteCount: rect.width * 4)
        }
    }
}
