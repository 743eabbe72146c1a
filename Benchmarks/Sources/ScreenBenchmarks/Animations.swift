// Issue 5: 10,000 layers whose position and opacity move together, and the same layers at rest.
import Foundation
import Measuring
import PixelKernels
import Screens
import UIKit

/// Resolving all animations into a tree of what is shown, against a loop that evaluates the same curves.
let animated10000 = Benchmark(
    "animated-10000-layers", peer: "a bare loop over the same 20,000 curves", target: 3
) {
    let layers = AnimatedLayers(10_000)
    layers.start()
    var step = 0.0
    return Prepared(
        run: {
            Timing.interleaved(
                20,
                {
                    step += 1
                    layers.resolve(after: step / 240)
                }, { layers.loop(after: step / 240) })
        },
        gate: {
            if !layers.isTicking { return "nothing runs" }
            layers.screen.pass(0.5)
            return layers.fault()
        })
}

/// What the animations take of the whole frame with damage and drawing: a part, not a comparison.
let animated10000Frame = Benchmark(
    "animated-10000-part-of-frame", peer: "the whole turn: animations, damage, drawing", target: 1
) {
    let layers = AnimatedLayers(10_000)
    layers.start()
    return Prepared(
        run: {
            Timing.interleaved(
                8, { layers.resolve(after: 0) },
                {
                    layers.screen.pass(1.0 / 60)
                    layers.screen.turn()
                })
        },
        gate: {
            layers.screen.pass(0.1)
            layers.screen.turn()
            let shown = layers.screen.buffer.copy()
            return Kernels.equal(shown, layers.screen.redrawAll()) ? nil : "the frame is not the full one"
        })
}

/// The same layers once all has ended: no frame, no work.
let idle10000 = Benchmark("idle-10000-layers", peer: "memcpy (F)", target: 0.1) {
    let layers = AnimatedLayers(10_000)
    layers.start()
    let a = PixelBuffer(width: 1170, height: 2532)!, b = a.copy()
    layers.screen.pass(60)
    layers.screen.turn()
    layers.screen.turn()
    return Prepared(
        run: { Timing.interleaved(40, { layers.screen.turn() }, { memcpy(a.bytes, b.bytes, a.byteCount) }) },
        gate: {
            if layers.isTicking { return "the screen asks for frames though all has ended" }
            let before = layers.screen.frames
            layers.screen.turn()
            return layers.screen.frames == before ? nil : "a frame was presented though all has ended"
        })
}
