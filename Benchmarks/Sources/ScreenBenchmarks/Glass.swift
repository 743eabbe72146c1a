// What panes of glass add to the frames of a scrolled column.
import Foundation
import Measuring
import PixelKernels
import Screens
import UIKit

/// Chromium's `backdrop-filter: blur(20px)`, headless and in software: processor's time of all its processes, ms per frame.
/// Measured once a program; Benchmarks/Peers/chromium_backdrop.py says how.
@MainActor private enum Chromium {
    nonisolated static let name = "Chromium backdrop-filter (headless, software)"
    private static var kept: [String: Double]?

    /// Milliseconds a frame of `plain`, `bar` or `full`.
    static func frame(_ kind: String) throws -> Double {
        if kept == nil {
            kept = try Peer.numbers(Peer.python(), [Peer.folder.appendingPathComponent("chromium_backdrop.py").path])
        }
        guard let time = kept?[kind] else { throw Unavailable("chromium_backdrop.py gave no \(kind)") }
        return time
    }
}

/// The median times of a frame with panes and without, in milliseconds of the processor, taken by turns of ten frames.
@MainActor private func frames(
    _ glass: GlassScreen, _ set: (Bool) -> Void, _ change: () -> Void
) -> (with: Double, without: Double) {
    var times: [[Double]] = [[], []]
    for turn in 0..<10 {
        set(turn % 2 == 1)
        glass.screen.turn()
        for _ in 0..<10 {
            change()
            times[turn % 2].append(processorTime { glass.screen.turn() })
        }
    }
    return (median(times[1]), median(times[0]))
}

private func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

@MainActor private func scrolled(_ glass: GlassScreen) -> (with: Double, without: Double) {
    frames(glass, { glass.showsPanes = $0 }, { glass.scroll(by: 8) })
}

/// Scrolls and holds each frame against the one drawn in full; the panes must change what is seen.
@MainActor private func fault(_ glass: GlassScreen) -> String? {
    glass.showsPanes = false
    glass.screen.turn()
    let plain = glass.screen.buffer.copy()
    glass.showsPanes = true
    glass.screen.turn()
    if Kernels.equal(plain, glass.screen.buffer) { return "nothing is seen of the pane" }
    for frame in 0..<12 {
        glass.scroll(by: [8, 0.4, 31][frame % 3])
        glass.screen.turn()
        let shown = glass.screen.buffer.copy()
        if !Kernels.equal(shown, glass.screen.redrawAll()) { return "frame \(frame) is not the full one" }
    }
    return nil
}

let glassBar = Benchmark("glass-bar-added", peer: Chromium.name, target: 1.0 / 90) {
    let glass = GlassScreen(.bar)
    return Prepared(
        run: {
            let own = scrolled(glass)
            return Sample(
                ours: max(0, own.with - own.without), peer: try Chromium.frame("bar") - Chromium.frame("plain"))
        },
        gate: { fault(glass) })
}

let glassBarCopies = Benchmark("glass-bar-added-copies", peer: "memcpy (F)", target: 0.5) {
    let glass = GlassScreen(.bar)
    let a = PixelBuffer(width: 1170, height: 2532)!, b = a.copy()
    return Prepared(
        run: {
            let own = scrolled(glass)
            let copy = Timing.least(60) { memcpy(a.bytes, b.bytes, a.byteCount) }
            return Sample(ours: max(0, own.with - own.without), peer: copy)
        },
        gate: { fault(glass) })
}

let glassBarFrame = Benchmark("glass-bar-frame", peer: Chromium.name, target: 1.0 / 23) {
    let glass = GlassScreen(.bar)
    return Prepared(
        run: { Sample(ours: scrolled(glass).with, peer: try Chromium.frame("bar")) }, gate: { fault(glass) })
}

let glassFull = Benchmark("glass-full-frame", peer: Chromium.name, target: 1.0 / 23) {
    let glass = GlassScreen(.full)
    return Prepared(
        run: { Sample(ours: scrolled(glass).with, peer: try Chromium.frame("full")) }, gate: { fault(glass) })
}

/// Two panes, one in the other's content view, against the outer one alone.
let glassNested = Benchmark("glass-nested", peer: "the outer pane alone", target: 2.2) {
    let glass = GlassScreen(.nested)
    return Prepared(
        run: {
            let own = frames(glass, { glass.showsInner = $0 }, { glass.scroll(by: 8) })
            return Sample(ours: own.with, peer: own.without)
        },
        gate: { fault(glass) })
}

/// A label changes that stands on a pane as large as the screen: nothing below it has changed, so nothing is blurred.
let glassStill = Benchmark("glass-label-above", peer: "the same without the pane", target: 2) {
    let glass = GlassScreen(.full)
    var turn = 0
    return Prepared(
        run: {
            let own = frames(glass, { glass.showsPanes = $0 }) {
                turn += 1
                glass.label.text = "On glass, for the time \(turn % 10)"
            }
            return Sample(ours: own.with, peer: own.without)
        },
        gate: { fault(glass) })
}
