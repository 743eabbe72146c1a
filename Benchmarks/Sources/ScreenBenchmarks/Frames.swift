// Frames of a screen of 500 views: one label changed, nothing changed; and how commits scale with the layers.
import Foundation
import Measuring
import PixelKernels
import Screens
import UIKit

let oneLabelOf500 = Benchmark("one-label-of-500", peer: "full redraw", target: 0.05) {
    let screen = BenchScreen()
    let rows = RowsView(rows: 100, frame: screen.window.bounds)  // 100 rows of five views
    screen.show(rows)
    var turn = 0
    return Prepared(
        run: {
            Timing.interleaved(
                40,
                {
                    turn += 1
                    rows.titles[5].text = "Changed \(turn)"
                    screen.turn()
                }, { _ = screen.redrawAll() })
        },
        gate: {
            rows.titles[5].text = "Gate"
            screen.turn()
            let partial = screen.buffer.copy()
            return Kernels.equal(partial, screen.redrawAll()) ? nil : "the partial frame is not the full one"
        })
}

let nothingChanged = Benchmark("nothing-changed", peer: "memcpy (F)", target: 0.1) {
    let screen = BenchScreen()
    screen.show(RowsView(rows: 100, frame: screen.window.bounds))
    let a = PixelBuffer(width: 1170, height: 2532)!, b = a.copy()
    return Prepared(
        run: { Timing.interleaved(60, { screen.turn() }, { memcpy(a.bytes, b.bytes, a.byteCount) }) },
        gate: {
            let before = screen.frames
            screen.turn()
            return screen.frames == before ? nil : "a frame was presented though nothing changed"
        })
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
        run: { Sample(ours: commitTime(layers: 10_000), peer: commitTime(layers: 100)) },
        gate: { nil })
}
