// The first layout of a label of one line whose text is ten megabytes long: the processor's time and memory, each in a
// fresh process.
import CPeers
import Foundation
import Measuring
import PixelKernels
import Screens
import UIKit

private let megabytes = 10
private let bytes = megabytes * 1_000_000

/// What a fresh process says of a text of so many bytes.
@MainActor private func shown(_ bytes: Int) throws -> [String: Double] {
    try Peer.numbers(products.appendingPathComponent("LongLabel"), ["\(bytes)"])
}

/// The long label looks like one with the beginning of its text, and is as high as one line.
@MainActor private func fault() -> String? {
    let screen = BenchScreen()
    func picture(_ length: Int) -> (PixelBuffer, CGFloat) {
        let label = LongLabel.show(LongLabel.text(bytes: length), on: screen)
        let height = label.sizeThatFits(CGSize(width: 350, height: CGFloat.greatestFiniteMagnitude)).height
        return (screen.buffer.copy(), height)
    }
    let (short, line) = picture(1_000), (long, height) = picture(bytes)
    guard Kernels.equal(short, long) else { return "the label does not show the beginning of its text" }
    guard Kernels.equal(long, screen.redrawAll()) else { return "the frame is not the full one" }
    return height == line && line < 30 ? nil : "it is \(height) points high, one line \(line)"
}

/// Pango's figure is measured once: it takes seconds, and does not change. Its line is a wrong one: its widths of 32 bits
/// overflow at two million pixels, a fortieth of this text.
let longLabel = Benchmark("label-10-mb", peer: "Pango, one line with an ellipsis", target: 0.01) {
    var peer: Double?
    return Prepared(
        run: {
            if peer == nil {
                let text = LongLabel.text(bytes: bytes)
                var isFine = false
                peer = processorTime { isFine = peer_pango_one_line(text, 17, 350) != 0 }
                guard isFine else { throw Unavailable("Pango laid out no line") }
            }
            return Sample(ours: try shown(bytes)["ms"] ?? .infinity, peer: peer!)
        },
        gate: fault)
}

/// The same, against a copy of the text's bytes; a label of a short text takes a frame's time as well.
let longLabelCopies = Benchmark("label-10-mb-copies", peer: "memcpy of the text", target: 30) {
    let text = Array(LongLabel.text(bytes: bytes).utf8)
    var copy = text
    return Prepared(
        run: {
            let peer = Timing.least(20) {
                copy.withUnsafeMutableBytes { to in
                    text.withUnsafeBytes { from in memcpy(to.baseAddress!, from.baseAddress!, from.count) }
                }
            }
            return Sample(ours: try shown(bytes)["ms"] ?? .infinity, peer: peer)
        },
        gate: { copy == text ? fault() : "the copy is another text" })
}

/// By how much the process's peak rises while the label is shown, the text being there before.
let longLabelMemory = Benchmark("label-10-mb-memory", peer: "the text itself", target: 2, unit: "MB") {
    Prepared(
        run: { Sample(ours: (try shown(bytes)["growth"] ?? .infinity) / 1e6, peer: Double(megabytes)) },
        gate: { (try shown(bytes)["text"] ?? 0) >= Double(bytes) ? nil : "the text is shorter" })
}
