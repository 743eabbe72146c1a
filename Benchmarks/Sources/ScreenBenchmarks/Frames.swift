// Frames of a screen of 500 views: one label changed, nothing changed; and how commits scale with the layers.
import Foundation
import Measuring
import PixelKernels
import Screens
import UIKit

let oneLabelOf500 = Benchmark("one-label-of-500", peer: "full redraw", target: 0.05) {
    MainActor.assumeIsolated {
        nonisolated(unsafe) let screen = BenchScreen()
        nonisolated(unsafe) let rows = RowsView(rows: 100, frame: screen.window.bounds) // 100 rows of five views
        MainActor.assumeIsolated { screen.show(rows) }
        nonisolated(unsafe) var turn = 0
        return Prepared(
            run: {
                MainActor.assumeIsolated {
                    Timing.interleaved(
                        40,
                        {
                            turn += 1
                            rows.titles[5].text = "Changed \(turn)"
                            screen.turn()
                        }, { _ = screen.redrawAll() })
                }
            },
            gate: {
                MainActor.assumeIsolated {
                    rows.titles[5].text = "Gate"
                    screen.turn()
                    let partial = screen.buffer.copy()
                    return Kernels.equal(partial, screen.redrawAll()) ? nil : "the partial frame is not the full one"
                }
            })
    }
}

let nothingChanged = Benchmark("nothing-changed", peer: "memcpy (F)", target: 0.1) {
    MainActor.assumeIsolated {
        nonisolated(unsafe) let screen = BenchScreen()
        MainActor.assumeIsolated { screen.show(RowsView(rows: 100, frame: screen.window.bounds)) }
        let a = PixelBuffer(width: 1170, height: 2532)!, b = a.copy()
        return Prepared(
            run: {
                MainActor.assumeIsolated {
                    Timing.interleaved(60, { screen.turn() }, { memcpy(a.bytes, b.bytes, a.byteCount) })
                }
            },
            gate: {
                MainActor.assumeIsolated {
                    let before = screen.frames
                    screen.turn()
                    return screen.frames == before ? nil : "a frame was presented though nothing changed"
                }
            })
    }
}

/// A window full of small layers, and the time of one commit after one of them moved.
@MainActor private func commitTime(layers: Int) -> Double {
    let screen = BenchScreen()
    let view = UIView(frame: screen.window.bounds)
    // Groups of 100, as screens are trees and not lists.
    var all: [CALayer] = []
    for group in 0..<max(1, layers / 100) {
        let parent = CALayer()
        parent.frame = view.bounds
        view.layer.addSublayer(parent)
        for index in 0..<100 {
            let layer = CALayer()
            layer.frame = CGRect(x: (index % 10) * 30, y: (index / 10) * 30 + group % 7, width: 20, height: 20)
            layer.backgroundColor = UIColor.red.cgColor
            parent.addSublayer(layer)
            all.append(layer)
        }
    }
    screen.show(view)
    var step = 0.0
    return Timing.least(60) {
        step += 1
        CATransaction.setDisableActions(true)
        all[all.count / 2].position = CGPoint(x: 40 + step, y: 40)
        CATransaction.flush()
    }
}

let commitScaling = Benchmark("commit-10000-layers", peer: "the same with 100 layers", target: 2) {
    Prepared(
        run: {
            MainActor.assumeIsolated { Sample(ours: commitTime(layers: 10_000), peer: commitTime(layers: 100)) }
        }, gate: { nil })
}
