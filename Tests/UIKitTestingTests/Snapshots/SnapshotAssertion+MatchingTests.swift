// The snapshot tester's own tests: what must match, and above all what must not.
import Foundation
import PixelKernels
import Testing

@testable import UIKitTesting

@MainActor @Suite struct SnapshotMatchingTests {
    let bench = SnapshotBench()

    @Test("the same pixels pass") func same() async {
        #expect(await bench.compare(Made.list(), .missing)?.contains("Recorded") == true)
        #expect(await bench.compare(Made.list(), .never) == nil)
    }

    @Test("a one-pixel divider of another colour fails", arguments: [0xFFC6_C6C9, 0xFFC5_C6C8, 0xFF00_0000] as [UInt32])
    func divider(color: UInt32) async throws {
        _ = await bench.compare(Made.list(), .missing)
        let message = try #require(await bench.compare(Made.list(divider: color), .never))
        #expect(message.contains("208 pixels differ by up to"))
        #expect(message.contains("within x 16…119, y 30…60"))
        #expect(bench.result()?.status == .different)
        #expect(bench.result()?.bounds == [16, 30, 104, 31])
    }

    @Test("a single pixel that differs by one level fails") func onePixel() async throws {
        _ = await bench.compare(Made.picture(50, 50, 0xFFFF_FFFF), .missing)
        let changed = Made.picture(50, 50, 0xFFFF_FFFF, [(PixelRect(x: 49, y: 49, width: 1, height: 1), 0xFFFF_FFFE)])
        let message = try #require(await bench.compare(changed, .never))
        #expect(message.contains("1 pixel differs by up to 1 levels"))
    }

    @Test("another size fails, also where all common pixels are the same", arguments: [(51, 50), (50, 51), (49, 50)])
    func size(width: Int, height: Int) async throws {
        _ = await bench.compare(Made.picture(50, 50, 0xFFFF_FFFF), .missing)
        let message = try #require(await bench.compare(Made.picture(width, height, 0xFFFF_FFFF), .never))
        #expect(message.contains("The size changed from 50 × 50 to \(width) × \(height) pixels."))
        #expect(bench.result()?.status == .size)
        for file in ["expected.png", "actual.png", "difference.png"] {
            #expect(FileManager.default.fileExists(atPath: bench.artifact(file).path), "\(file)")
        }
    }

    @Test("a tolerance never lets another size pass") func sizeTolerance() async {
        _ = await bench.compare(Made.picture(50, 50, 0xFFFF_FFFF), .missing)
        let loose = Tolerance(channel: 255, pixels: 10_000, reason: "nothing counts")
        #expect(await bench.compare(Made.picture(50, 51, 0xFFFF_FFFF), .never, tolerance: loose) != nil)
        #expect(await bench.compare(Made.picture(50, 50, 0xFF00_0000), .never, tolerance: loose) == nil)
    }

    @Test("a tolerance lets exactly so many levels and pixels pass") func tolerance() async {
        _ = await bench.compare(Made.list(divider: 0xFF80_8080), .missing)
        let changed = Made.list(divider: 0xFF80_8083)
        func passes(_ tolerance: Tolerance) async -> Bool {
            await bench.compare(changed, .never, tolerance: tolerance) == nil
        }
        #expect(await passes(Tolerance(channel: 3, reason: "three levels")))
        #expect(await !passes(Tolerance(channel: 2, reason: "three levels")))
        #expect(await passes(Tolerance(pixels: 208, reason: "both dividers")))
        #expect(await !passes(Tolerance(pixels: 207, reason: "both dividers")))
    }

    @Test("a moved rectangle fails") func moved() async {
        let rect = PixelRect(x: 10, y: 10, width: 20, height: 20)
        _ = await bench.compare(Made.picture(60, 60, 0xFFFF_FFFF, [(rect, 0xFF00_7AFF)]), .missing)
        let moved = Made.picture(60, 60, 0xFFFF_FFFF, [(rect.offsetBy(x: 1, y: 0), 0xFF00_7AFF)])
        #expect(await bench.compare(moved, .never)?.contains("40 pixels differ by up to 255") == true)
    }

    @Test("translucent pixels compare with themselves as the same") func translucent() async {
        let veil = Made.picture(40, 40, 0x8040_2010, [(PixelRect(x: 0, y: 0, width: 5, height: 5), 0x0301_0203)])
        _ = await bench.compare(veil, .missing)
        #expect(await bench.compare(veil, .never) == nil)
        let other = Made.picture(40, 40, 0x8040_2010, [(PixelRect(x: 0, y: 0, width: 5, height: 5), 0x8040_2011)])
        #expect(await bench.compare(other, .never) != nil)
    }

    @Test("a file that is no picture fails, and says so") func unreadable() async throws {
        try FileManager.default.createDirectory(at: bench.name().folder, withIntermediateDirectories: true)
        try Data("no picture".utf8).write(to: bench.name().picture)
        let message = try #require(await bench.compare(Made.list(), .missing))
        #expect(message.contains("cannot be compared: its 10 bytes are no picture"))
        #expect(try Data(contentsOf: bench.name().picture) == Data("no picture".utf8))
    }

    @Test("bytes of another encoder with the same pixels pass and stay as they are") func otherEncoder() async throws {
        _ = await bench.compare(Made.list(), .missing)
        // The same picture with a text chunk before IEND, as another program may write it.
        var bytes = try Data(contentsOf: bench.name().picture)
        let end = bytes.count - 12
        bytes.insert(contentsOf: [0, 0, 0, 4, 0x74, 0x45, 0x58, 0x74, 0x61, 0, 0x62, 0x63, 0xAB, 0xF4, 0x50, 0x43], at: end)
        try bytes.write(to: bench.name().picture)
        for mode in RecordMode.allCases {
            _ = await bench.compare(Made.list(), mode)
            #expect(try Data(contentsOf: bench.name().picture) == bytes, "mode \(mode)")
        }
    }

    @Test("the digest in a recorded file is no proof once the file was changed") func forged() async throws {
        // The stamp of one picture in the file of another: its own bytes' digest no longer fits.
        _ = await bench.compare(Made.list(), .missing, name: "a")
        _ = await bench.compare(Made.list(divider: 0xFF00_0000), .missing, name: "b")
        let a = try Data(contentsOf: bench.name("a").picture)
        let b = try Data(contentsOf: bench.name("b").picture)
        let size = 12 + 44
        try (b.dropLast(size) + a.suffix(size)).write(to: bench.name("b").picture)
        #expect(await bench.compare(Made.list(), .never, name: "b")?.contains("208 pixels differ") == true)
        #expect(await bench.compare(Made.list(divider: 0xFF00_0000), .never, name: "b") == nil)
    }

    @Test("pictures of the same bytes in other rows, and every single changed bit, have other digests") func digests() {
        let wide = Made.picture(8, 2, 0xFF11_2233)
        let high = Made.picture(2, 8, 0xFF11_2233)
        #expect(PictureDigest(wide.buffer) != PictureDigest(high.buffer))
        let base = Made.picture(13, 7, 0xFF80_8080)
        let digest = PictureDigest(base.buffer)
        #expect(PictureDigest(base.buffer.copy()) == digest)
        var seen: Set<UInt64> = [digest.high]
        for y in 0..<7 {
            for x in 0..<13 {
                for bit in 0..<32 {
                    let buffer = base.buffer.copy()
                    buffer.row(y).assumingMemoryBound(to: UInt32.self)[x] ^= 1 << UInt32(bit)
                    seen.insert(PictureDigest(buffer).high)
                }
            }
        }
        #expect(seen.count == 1 + 13 * 7 * 32)
    }
}
