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

let labelMeasured = Benchmark("label-measured-again", peer: "Pango", target: 0.5 / 5.7, unit: "µs") {
    let screen = BenchScreen()
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    label.text = text
    let room = CGSize(width: 1000, height: 100), wider = CGSize(width: 1001, height: 100)
    guard let peer = peer_pango_make(text, 17) else { throw Unavailable("no Pango") }
    return Prepared(
        run: {
            _ = screen
            var height: CGFloat = 0
            return Sample(
                ours: microseconds(1000) { height += label.sizeThatFits(room).height + label.sizeThatFits(wider).height } / 2,
                peer: microseconds(500) { _ = peer_pango_measure(peer) })
        },
        gate: {
            let size = label.sizeThatFits(room)
            return abs(size.height - 20.333) < 0.01 && size.width > 200 && size.width < 400 ? nil : "size \(size)"
        })
}

let labelDrawn = Benchmark("label-drawn-kept", peer: "Pango + Cairo", target: 2.5 / 5.5, unit: "µs") {
    let screen = BenchScreen(scale: 1)
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 330, height: 21))
    label.font = .systemFont(ofSize: 17)
    label.text = text
    let view = UIView(frame: screen.window.bounds)
    view.addSubview(label)
    screen.show(view)
    guard let peer = peer_pango_make(text, 17) else { throw Unavailable("no Pango") }
    // What the compositor does for a label each frame: its kept coverage in one colour.
    guard let kept = keptMask(of: label) else { throw Unavailable("the label keeps no coverage") }
    let buffer = PixelBuffer(width: 390, height: 100)!
    return Prepared(
        run: {
            Sample(
                ours: microseconds(2000) { Kernels.fill(mask: kept, at: 10, 10, pixel: 0xFF00_0000, onto: buffer) },
                peer: microseconds(500) { peer_pango_draw(peer) })
        },
        gate: {
            let ink = (0..<kept.height).contains { y in
                (0..<kept.width).contains { kept.row(y).load(fromByteOffset: $0, as: UInt8.self) > 200 }
            }
            return ink ? nil : "the label drew nothing"
        })
}
