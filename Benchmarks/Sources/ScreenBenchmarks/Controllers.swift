// Issue 7: what transitions of controllers cost, when they begin and in each frame.
import Foundation
import Measuring
import PixelKernels
import Screens
import UIKit

private let frameOf120 = 1000.0 / 120

private func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

/// The call with the turn after it, in milliseconds of the processor; all of a transition runs between two calls.
@MainActor private func begins(_ name: String, _ way: ControllerScreen.Way, opening: Bool) -> Benchmark {
    Benchmark(name, peer: "a frame at 120 Hz", target: 1) {
        let screen = ControllerScreen(way)
        return Prepared(
            run: {
                var times: [Double] = []
                for _ in 0..<12 {
                    let open = processorTime { screen.open(animated: true) }
                    screen.settle()
                    let close = processorTime { screen.close(animated: true) }
                    screen.settle()
                    times.append(opening ? open : close)
                }
                return Sample(ours: median(times), peer: frameOf120)
            },
            gate: { fault(screen) })
    }
}

/// The median frame while a controller comes.
@MainActor private func moves(_ name: String, _ way: ControllerScreen.Way) -> Benchmark {
    Benchmark(name, peer: "a frame at 120 Hz", target: 1) {
        let screen = ControllerScreen(way)
        return Prepared(
            run: {
                var times: [Double] = []
                for _ in 0..<6 {
                    screen.open(animated: true)
                    for _ in 0..<15 { times.append(processorTime { screen.frame() }) }
                    screen.settle()
                    screen.close(animated: true)
                    screen.settle()
                }
                return Sample(ours: median(times), peer: frameOf120)
            },
            gate: { fault(screen) })
    }
}

/// It comes over several frames, each the full one; it goes, and nobody holds it.
@MainActor private func fault(_ screen: ControllerScreen) -> String? {
    let before = FormController.living
    screen.open(animated: true)
    var pictures = 0
    for frame in 0..<20 {
        let shown = screen.screen.frames
        screen.frame()
        pictures += screen.screen.frames - shown
        let copy = screen.screen.buffer.copy()
        if !Kernels.equal(copy, screen.screen.redrawAll()) { return "frame \(frame) is not the full one" }
    }
    if pictures < 10 { return "\(pictures) frames in a third of a second: it does not move" }
    screen.settle()
    if !screen.isOpen { return "it did not come" }
    screen.close(animated: true)
    screen.settle()
    if screen.isOpen { return "it did not go" }
    return FormController.living == before ? nil : "\(FormController.living - before) controllers are held"
}

@MainActor let controllerBenchmarks: [Benchmark] = [
    begins("push-start", .push, opening: true), moves("push-frame", .push), begins("pop-start", .push, opening: false),
    begins("present-start", .present, opening: true), moves("present-frame", .present),
    begins("dismiss-start", .present, opening: false),
]
