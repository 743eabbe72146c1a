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
    @MainActor func showWall() -> ControlWall {
        let view = ControlWall(labels: 1000, buttons: 200, frame: screen.window.bounds)
        screen.show(view)
        return view
    }
    return Prepared(
        run: {
            var sample = Sample(ours: .infinity, peer: .infinity)
            for _ in 0..<3 {
                sample.ours = min(sample.ours, Timing.milliseconds { _ = showWall() })
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
            let view = showWall()
            let shown = screen.buffer.copy()
            guard Kernels.equal(shown, screen.redrawAll()) else { return "the frame is not the full one" }
            for control in view.labels as [UIView] + view.buttons {
                let frame = control.frame
                guard frame.height > 5 else { return "\(control) was not laid out" }
                guard screen.hasInk(shown, in: frame) else { return "nothing is drawn of \(control)" }
            }
            return nil
        })
}

/// The processor's time of one frame of a fling, the median of its frames, against one copy of a frame.
let fling = Benchmark("fling-10000-points", peer: "memcpy (F)", target: 2.7) {
    let screen = BenchScreen()
    let cards = CardColumn(cards: 80, frame: screen.window.bounds)
    screen.show(cards)
    let a = PixelBuffer(width: 1170, height: 2532)!, b = a.copy()
    /// Flings and calls back in each of its frames, three seconds at most.
    @MainActor func flingOnce(_ frame: () -> Void) {
        cards.setContentOffset(.zero, animated: false)
        screen.turn()
        screen.flick(from: CGPoint(x: 200, y: 700), by: 500, seconds: 0.1)
        for _ in 0..<180 where cards.isDecelerating {
            screen.pass(1.0 / 60)
            frame()
        }
    }
    return Prepared(
        run: {
            var times: [Double] = []
            var copy = Double.infinity
            flingOnce {
                times.append(processorTime { screen.turn() })
                copy = min(copy, Timing.milliseconds { memcpy(a.bytes, b.bytes, a.byteCount) })
            }
            return Sample(ours: times.sorted()[times.count / 2], peer: copy)
        },
        gate: {
            var frames = 0, fault: String?
            flingOnce {
                screen.turn()
                frames += 1
                let shown = screen.buffer.copy()
                if !Kernels.equal(shown, screen.redrawAll()) { fault = "frame \(frames) is not the full one" }
            }
            if frames < 60 { return "the fling had \(frames) frames" }
            if cards.contentOffset.y < 1500 { return "the fling went \(cards.contentOffset.y) points" }
            return fault
        })
}

/// Milliseconds of all threads of the process.
func processorTime(_ body: () -> Void) -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }
    let start = now()
    body()
    return now() - start
}
