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
    }

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
        }
    }

    /// A page is gone.
    func remove(_ id: Int) {
        state.withLock { state in
            state.mailboxes[id] = nil
            if state.mailboxes.isEmpty { state.pixels = nil }
        }
    }

    /// Takes over what changed. Costs a copy of the damage, nothing where nobody looks.
    func present(_ frame: StageFrame) {
        state.withLock { state in
            guard !state.mailboxes.isEmpty else { return }
            state.time = frame.time
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
        let draft: FrameDraft? = state.withLock { state in
            guard let pixels = state.pixels, let delivery = state.mailboxes[id]?.take() else { return nil }
            return FrameDraft(
                delivery, of: pixels, time: state.time, turnMilliseconds: state.turnMilliseconds)
        }
        return draft?.encoded()
    }

    /// The page has painted this frame. Returns whether something waits for it.
    func acknowledge(_ number: UInt32, by id: Int) -> Bool {
        state.withLock { $0.mailboxes[id]?.acknowledge(number) ?? false }
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
