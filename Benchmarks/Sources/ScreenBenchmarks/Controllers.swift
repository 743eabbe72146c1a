// Issue 7: what transitions of controllers cost, when they begin and in each frame; and an app of three columns.
import ControllerScreens
import Foundation
import Measuring
import PixelKernels
import Screens
import UIKit

private func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

/// Microseconds of the main thread's processor.
@MainActor private func mainThread(_ body: () -> Void) -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }
    let start = now()
    body()
    return now() - start
}

/// The median beginnings: of coming and of going, each with the turn after it. All of a transition runs between two calls.
@MainActor private func beginnings(_ screen: ControllerScreen) -> (open: Double, close: Double) {
    var opens: [Double] = [], closes: [Double] = []
    screen.takeWindow()
    for _ in 0..<9 {
        screen.prepare()
        opens.append(mainThread { screen.open(animated: true) })
        screen.settle()
        closes.append(mainThread { screen.close(animated: true) })
        screen.settle()
        screen.clear()
    }
    return (median(opens), median(closes))
}

/// The call with the turn after it, of a form whose view is loaded; against the same view added (or removed) by hand.
@MainActor private func begins(
    _ name: String, _ way: ControllerScreen.Way, opening: Bool, target: Double
) -> Benchmark {
    Benchmark(name, peer: opening ? "the view added by hand" : "the view removed by hand", target: target, unit: "µs") {
        let screen = ControllerScreen(way)
        let hand = ControllerScreen(.hand, on: screen.screen)
        return Prepared(
            run: {
                let ours = beginnings(screen), peer = beginnings(hand)
                return opening ? Sample(ours: ours.open, peer: peer.open) : Sample(ours: ours.close, peer: peer.close)
            },
            gate: { fault(screen) ?? fault(hand) })
    }
}

/// The median frame while a form comes, against a copy of a frame.
@MainActor private func moves(_ name: String, _ way: ControllerScreen.Way, target: Double) -> Benchmark {
    Benchmark(name, peer: "memcpy (F)", target: target, unit: "µs") {
        let screen = ControllerScreen(way)
        let a = PixelBuffer(width: 1170, height: 2532)!, b = a.copy()
        return Prepared(
            run: {
                var times: [Double] = []
                var copy = Double.infinity
                for _ in 0..<5 {
                    screen.prepare()
                    screen.open(animated: true)
                    for _ in 0..<15 {
                        times.append(mainThread { screen.frame() })
                        copy = min(copy, Timing.milliseconds { memcpy(a.bytes, b.bytes, a.byteCount) } * 1000)
                    }
                    screen.settle()
                    screen.close(animated: true)
                    screen.settle()
                    screen.clear()
                }
                return Sample(ours: median(times), peer: copy)
            },
            gate: { fault(screen) })
    }
}

/// It comes over several frames, each the full one; it goes, and nobody holds it.
@MainActor private func fault(_ screen: ControllerScreen) -> String? {
    screen.takeWindow()
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
    if pictures < 15 { return "\(pictures) frames in a third of a second: it does not move" }
    screen.settle()
    if !screen.isOpen { return "it did not come" }
    screen.close(animated: true)
    screen.settle()
    if screen.isOpen { return "it did not go" }
    screen.clear()
    return FormController.living == before ? nil : "\(FormController.living - before) controllers are held"
}

/// An app of three columns from its controllers' making to its layout or its first frame; against its pages by hand.
@MainActor private func columns(_ name: String, draws: Bool, target: Double) -> Benchmark {
    Benchmark(name, peer: "the same pages by hand", target: target) {
        let app = ThreeColumns()
        @MainActor func time(_ layOut: () -> Void) -> Double {
            let time = mainThread {
                layOut()
                if draws { app.screen.turn() }
            }
            app.clear()
            return time / 1000
        }
        return Prepared(
            run: {
                var ours: [Double] = [], peer: [Double] = []
                for _ in 0..<5 {
                    ours.append(time { app.layOutSplit() })
                    peer.append(time { app.layOutByHand() })
                }
                return Sample(ours: median(ours), peer: median(peer))
            },
            gate: {
                app.layOutSplit()
                app.screen.turn()
                if let fault = app.fault { return fault }
                let shown = app.screen.buffer.copy()
                if !Kernels.equal(shown, app.screen.redrawAll()) { return "the frame is not the full one" }
                app.clear()
                return app.living == 0 ? nil : "\(app.living) split views are held"
            })
    }
}

@MainActor let controllerBenchmarks: [Benchmark] = [
    begins("push-start", .push, opening: true, target: 3), moves("push-frame", .push, target: 5.4),
    begins("pop-start", .push, opening: false, target: 3), begins("present-start", .present, opening: true, target: 3),
    moves("present-frame", .present, target: 5.4), begins("dismiss-start", .present, opening: false, target: 3),
    begins("sheet-start", .sheet, opening: true, target: 3), moves("sheet-frame", .sheet, target: 5.4),
    begins("deck-open-start", .deck, opening: true, target: 3), moves("deck-frame", .deck, target: 5.4),
    begins("deck-close-start", .deck, opening: false, target: 3),
    columns("three-columns-first-layout", draws: false, target: 2),
    columns("three-columns-first-frame", draws: true, target: 2),
]
