// Row 13 of performance.md: PNG of a UI frame; and ten thousand snapshots in one process.
import CImageCodecs
import CPeers
import Foundation
import Measuring
import PixelKernels
import Screens
import UIKit

/// The screen's bytes as a PNG by our encoder.
private func encoded(_ buffer: PixelBuffer) -> Data? {
    var out: UnsafeMutablePointer<UInt8>?, size = 0
    let code = vti_png_encode(
        buffer.bytes.assumingMemoryBound(to: UInt8.self), buffer.bytesPerRow, Int32(buffer.width), Int32(buffer.height), 0,
        &out, &size)
    guard code == VTI_OK, let out else { return nil }
    return Data(bytesNoCopy: out, count: size, deallocator: .custom { pointer, _ in vti_free(pointer) })
}

private func level1(_ buffer: PixelBuffer) -> Int {
    var out: UnsafeMutablePointer<UInt8>?
    let size = peer_png_level1(
        buffer.bytes.assumingMemoryBound(to: UInt8.self), buffer.bytesPerRow, Int32(buffer.width), Int32(buffer.height), &out)
    peer_free(out)
    return size
}

let pngOfScreen = Benchmark("png-of-ui-frame", peer: "libpng, zlib level 1", target: 0.1) {
    let screen = BenchScreen()
    screen.show(RowsView(rows: 20, frame: screen.window.bounds))
    let frame = screen.buffer.copy()
    return Prepared(
        run: { Timing.interleaved(8, { _ = encoded(frame) }, { _ = level1(frame) }) },
        gate: {
            guard let data = encoded(frame) else { return "nothing was encoded" }
            let back = PixelBuffer(width: frame.width, height: frame.height)!
            let code = data.withUnsafeBytes {
                vti_png_decode(
                    $0.bindMemory(to: UInt8.self).baseAddress, data.count, back.bytes.assumingMemoryBound(to: UInt8.self),
                    back.bytesPerRow, Int32(back.width), Int32(back.height))
            }
            guard code == VTI_OK, Kernels.equal(back, frame) else { return "libpng reads other pixels" }
            let size = level1(frame)
            if let path = ProcessInfo.processInfo.environment["BENCH_PICTURE"] { try data.write(to: URL(fileURLWithPath: path)) }
            return Double(data.count) <= 1.5 * Double(size) ? nil : "\(data.count) bytes against \(size) at level 1"
        })
}

/// Ten different screens of twenty rows, each with its kept picture: layout, drawing, encoding and comparison.
@MainActor private final class SnapshotScreens {
    private let screen = BenchScreen()
    private let rows: RowsView
    private var kept: [Data] = []

    init() {
        rows = RowsView(rows: 20, frame: screen.window.bounds)
        screen.show(rows)
        kept = (0..<10).map { shown($0) }
    }

    private func shown(_ index: Int) -> Data {
        for (number, label) in rows.titles.enumerated() { label.text = "Screen \(index), row \(number)" }
        rows.setNeedsLayout()
        screen.turn()
        return encoded(screen.buffer)!
    }

    /// Takes the snapshot and says whether it is the kept picture.
    func isSame(_ turn: Int) -> Bool { shown((turn * 7) % 10) == kept[(turn * 7) % 10] }
}

/// One of 10,000 snapshots in one process.
let snapshots = Benchmark("10000-snapshots", peer: "15 ms each", target: 1) {
    let screens = SnapshotScreens()
    return Prepared(
        run: {
            var times: [Double] = [], same = true
            for turn in 0..<(10_000 / Runner.runs + 1) {
                times.append(Timing.milliseconds { if !screens.isSame(turn) { same = false } })
            }
            guard same else { throw Unavailable("the same screen gave other bytes") }
            return Sample(ours: times.sorted()[times.count / 2], peer: 15)
        },
        gate: { (0..<10).allSatisfy { screens.isSame($0) } ? nil : "the same screen gave other bytes" })
}

/// By how much a process grows over 10,000 snapshots, after the first hundred. Counted once: the seven runs are one.
let snapshotGrowth = Benchmark("snapshot-growth", peer: "1 MiB (reliability.md)", target: 1, unit: "KiB") {
    let screens = SnapshotScreens()
    var growth: Int?
    return Prepared(
        run: {
            if growth == nil {
                var early = 0
                for turn in 0..<10_000 {
                    _ = screens.isSame(turn)
                    if turn == 100 { early = ProcessFacts.resident.now }
                }
                growth = ProcessFacts.resident.now - early
            }
            return Sample(ours: Double(growth!) / 1024, peer: 1024)
        },
        gate: { nil })
}
