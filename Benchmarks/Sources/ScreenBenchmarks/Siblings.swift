// Ten thousand siblings: added one by one and shown, beside the same views in groups of a hundred.
import Foundation
import Measuring
import PixelKernels
import Screens
import UIKit

/// The processor's time, all threads together, the least of three; views are made before, and the screen's own work on the last ones is done by then.
@MainActor private func time(_ siblings: Siblings, _ show: (Siblings) -> ([UIView]) -> Void) -> Double {
    var least = Double.infinity
    for _ in 0..<3 {
        let views = siblings.make()
        siblings.screen.show(UIView())
        least = min(least, processorTime { show(siblings)(views) })
    }
    return least
}

@MainActor private func fault(_ siblings: Siblings) -> String? {
    for show in [Siblings.show, Siblings.showInGroups] {
        show(siblings)(siblings.make())
        let shown = siblings.screen.buffer.copy()
        guard Kernels.equal(shown, siblings.screen.redrawAll()) else { return "the frame is not the full one" }
        let red = siblings.redPixels
        guard red == siblings.count * Siblings.pixels else { return "\(red) pixels are red" }
    }
    return nil
}

let siblings = Benchmark("siblings-10000", peer: "the same in 100 groups", target: 1.5) {
    let siblings = Siblings(10_000)
    return Prepared(
        run: { Sample(ours: time(siblings, Siblings.show), peer: time(siblings, Siblings.showInGroups)) },
        gate: { fault(siblings) })
}

let siblingsCopies = Benchmark("siblings-10000-copies", peer: "memcpy (F)", target: 100) {
    let siblings = Siblings(10_000)
    let a = PixelBuffer(width: 1170, height: 2532)!, b = a.copy()
    return Prepared(
        run: {
            Sample(
                ours: time(siblings, Siblings.show),
                peer: Timing.least(50) { memcpy(a.bytes, b.bytes, a.byteCount) })
        },
        gate: { fault(siblings) })
}
