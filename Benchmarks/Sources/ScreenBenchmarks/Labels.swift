// Row 12 of performance.md: a label measured again, a kept label drawn, against Pango in the same process.
import CPeers
import CoreGraphics
import Measuring
import PixelKernels
import Screens
import UIKit

private let text = "A label with some text in it, 40 chars"

/// Microseconds of one of `count` calls, the least of 20 rounds.
private func microseconds(_ count: Int, _ body: () -> Void) -> Double {
    Timing.least(20) { for _ in 0..<count { body() } } * 1000 / Double(count)
}

/// A label measured again in two widths by turns, and its size.
@MainActor private final class MeasuredLabel {
    let screen = BenchScreen()
    let label = UILabel()
    private let room = CGSize(width: 1000, height: 100), wider = CGSize(width: 1001, height: 100)

    init() {
        label.font = .systemFont(ofSize: 17)
        label.text = text
    }

    var time: Double {
        var height: CGFloat = 0
        return microseconds(1000) { height += label.sizeThatFits(room).height + label.sizeThatFits(wider).height } / 2
    }

    var fault: String? {
        let size = label.sizeThatFits(room)
        return abs(size.height - 20.333) < 0.01 && size.width > 200 && size.width < 400 ? nil : "size \(size)"
    }
}

let labelMeasured = Benchmark("label-measured-again", peer: "Pango", target: 0.5 / 5.7, unit: "µs") {
    let ours = MeasuredLabel()
    guard let peer = peer_pango_make(text, 17) else { throw Unavailable("no Pango") }
    return Prepared(
        run: { Sample(ours: ours.time, peer: microseconds(500) { _ = peer_pango_measure(peer) }) }, gate: { ours.fault })
}

/// The same against the clock, since Pango's figure differs much from machine to machine.
let labelMeasuredAbsolute = Benchmark("label-measured-absolute", peer: "0.5 µs (row 12)", target: 1, unit: "µs") {
    let ours = MeasuredLabel()
    return Prepared(run: { Sample(ours: ours.time, peer: 0.5) }, gate: { ours.fault })
}

/// A label that is on a screen of scale 1.
@MainActor private func shownLabel(on screen: BenchScreen) -> UILabel {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 330, height: 21))
    label.font = .systemFont(ofSize: 17)
    label.text = text
    let view = UIView(frame: screen.window.bounds)
    view.addSubview(label)
    screen.show(view)
    return label
}

private func hasInk(_ mask: PixelBuffer) -> Bool {
    (0..<mask.height).contains { y in
        (0..<mask.width).contains { mask.row(y).load(fromByteOffset: $0, as: UInt8.self) > 200 }
    }
}

/// What Pango and Cairo do as well: a label that knows its layout draws into a bitmap, from `drawText(in:)` on.
let labelDrawn = Benchmark("label-drawn-again", peer: "Pango + Cairo", target: 2.5 / 5.5, unit: "µs") {
    let screen = BenchScreen(scale: 1)
    let label = shownLabel(on: screen), bounds = label.bounds
    guard let peer = peer_pango_make(text, 17) else { throw Unavailable("no Pango") }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    func picture(_ body: @escaping @MainActor () -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 390, height: 100), format: format).image { _ in
            MainActor.assumeIsolated(body)
        }
    }
    return Prepared(
        run: {
            var ours = Double.infinity
            _ = picture { ours = microseconds(500) { label.drawText(in: bounds) } }
            return Sample(ours: ours, peer: microseconds(500) { peer_pango_draw(peer) })
        },
        gate: {
            let drawn = picture { label.drawText(in: bounds) }, empty = picture {}
            return drawn.pngData() != empty.pngData() ? nil : "the label drew nothing"
        })
}

/// What the compositor does for a label whose rectangle is drawn anew: its kept coverage in one colour.
let labelCoverage = Benchmark("label-kept-coverage", peer: "Pango + Cairo", target: 2.5 / 5.5, unit: "µs") {
    let screen = BenchScreen(scale: 1)
    let label = shownLabel(on: screen)
    guard let peer = peer_pango_make(text, 17) else { throw Unavailable("no Pango") }
    guard let kept = keptMask(of: label) else { throw Unavailable("the label keeps no coverage") }
    let buffer = PixelBuffer(width: 390, height: 100)!
    return Prepared(
        run: {
            Sample(
                ours: microseconds(2000) { Kernels.fill(mask: kept, at: 10, 10, pixel: 0xFF00_0000, onto: buffer) },
                peer: microseconds(500) { peer_pango_draw(peer) })
        },
        gate: { hasInk(kept) ? nil : "the label drew nothing" })
}
