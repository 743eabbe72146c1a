// Issue 3: a wall of 1,000 labels and 200 buttons laid out and drawn; a fling through 10,000 points of cards.
import CPeers
import Foundation
import Measuring
import PixelKernels
import Screens
import UIKit

/// Made, laid out and drawn once, against as many texts that Pango lays out anew and Cairo draws.
let wall = Benchmark("1000-labels-200-buttons", peer: "1,200 texts by Pango + Cairo, cold", target: 2) {
    let screen = BenchScreen()
    var last: ControlWall?
    return Prepared(
        run: {
            var sample = Sample(ours: .infinity, peer: .infinity)
            for _ in 0..<3 {
                sample.ours = min(
                    sample.ours,
                    Timing.milliseconds {
                        let view = ControlWall(labels: 1000, buttons: 200, frame: screen.window.bounds)
                        screen.show(view)
                        last = view
                    })
                sample.peer = min(
                    sample.peer,
                    Timing.milliseconds {
                        for index in 0..<1200 {
                            // The peer keeps no list to free: a few kilobytes a text, in a process that ends.
                            if let text = peer_pango_make("Label \(index)", 11) { peer_pango_draw(text) }
                        }
                    })
            }
            return sample
        },
        gate: {
            guard let last else { return "nothing was shown" }
            let shown = screen.buffer.copy()
            guard Kernels.equal(shown, screen.redrawAll()) else { return "the frame is not the full one" }
            let sizes = last.labels.map(\.frame.height) + last.buttons.map(\.frame.height)
            return sizes.allSatisfy { $0 > 5 } ? nil : "something was not laid out"
        })
}

/// The processor's time of one frame of a fling, the median of its frames, against one copy of a frame.
let fling = Benchmark("fling-10000-points", peer: "memcpy (F)", target: 2.7) {
    let screen = BenchScreen()
    let cards = CardColumn(cards: 80, frame: screen.window.bounds)
    screen.show(cards)
    let a = PixelBuffer(width: 1170, height: 2532)!, b = a.copy()
    var travelled: CGFloat = 0
    var frames: [Double] = []
    return Prepared(
        run: {
            cards.setContentOffset(.zero, animated: false)
            screen.turn()
            screen.flick(from: CGPoint(x: 200, y: 700), by: 500, seconds: 0.1)
            var times: [Double] = []
            var copy = Double.infinity
            // Three seconds at most: the fling is over before.
            for _ in 0..<180 where cards.isDecelerating {
                screen.pass(1.0 / 60)
                times.append(processorTime { screen.turn() })
                copy = min(copy, Timing.milliseconds { memcpy(a.bytes, b.bytes, a.byteCount) })
            }
            travelled = cards.contentOffset.y
            frames = times
            guard !times.isEmpty else { return Sample(ours: .infinity, peer: copy) }
            return Sample(ours: times.sorted()[times.count / 2], peer: copy)
        },
        gate: {
            if frames.count < 60 { return "the fling had \(frames.count) frames" }
            if travelled < 1500 { return "the fling went \(travelled) points" }
            let shown = screen.buffer.copy()
            return Kernels.equal(shown, screen.redrawAll()) ? nil : "the scrolled frame is not the full one"
        })
}

/// Milliseconds of all threads of the process.
private func processorTime(_ body: () -> Void) -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }
    let start = now()
    body()
    return now() - start
}
