// Files that are cut off, bent, or lie.
// Apple: "CGImageSource".
import CoreGraphics
import Diagnostics
import Foundation
import ImageIO
import Synchronization
import Testing

/// Runs the closure and hands back the messages it caused, their changing lines left out.
func messages(_ body: () throws -> Void) rethrows -> [String] {
    let received = Mutex<[String]>([])
    let policy = DiagnosticPolicy.record { diagnostic in
        received.withLock { $0.append(diagnostic.pinnedText) }
    }
    try Diagnostics.$taskPolicy.withValue(policy) { try body() }
    return received.withLock { $0 }
}

extension ImageIOTests {
    @Suite struct Hostile {
        /// Reads everything of a file that can be asked; the pictures that came out.
        @discardableResult
        private func exercise(_ data: Data) -> [CGImage?] {
            guard let source = CGImageSourceCreateWithData(data, nil) else { return [] }
            _ = CGImageSourceCopyProperties(source, nil)
            let count = CGImageSourceGetCount(source)
            return (0..<max(1, min(count, 8))).map { index in
                _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
                return CGImageSourceCreateImageAtIndex(source, index, nil)
            }
        }

        @Test("A file cut off at any byte gives nil and a diagnostic, or a picture where only the tail was lost")
        func truncation() {
            for (name, data) in Fixtures.all {
                var lost = 0
                for end in 1..<data.count {
                    var images: [CGImage?] = []
                    let texts = messages { images = exercise(data.prefix(end)) }
                    let missing = images.filter { $0 == nil }.count
                    #expect(texts.count == missing, "\(name) cut at \(end)")
                    lost += missing
                    if end < data.count * 2 / 3, !name.hasPrefix("GIF") {
                        #expect(missing >= 1, "\(name) cut at \(end) of \(data.count)")
                    }
                }
                #expect(lost > data.count / 3, "\(name)")
            }
        }

        @Test("Bits flipped anywhere never crash, and what is nil is said (4,000 files, seed 42)")
        func bitFlips() {
            var state: UInt64 = 42
            func random(_ bound: Int) -> Int {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Int((state >> 33) % UInt64(bound))
            }
            var (said, lost) = (0, 0)
            for round in 0..<4_000 {
                let (name, original) = Fixtures.all[round % Fixtures.all.count]
                var data = original
                for _ in 0...random(4) { data[data.startIndex + random(data.count)] ^= UInt8(1 << random(8)) }
                var images: [CGImage?] = []
                let texts = messages { images = exercise(data) }
                // A variety that is not read is said once for each place it was asked at.
                said += texts.count
                lost += images.filter { $0 == nil }.count
                #expect(texts.count <= images.count, "\(name), round \(round)")
            }
            #expect(lost > 1_000, "\(said) of \(lost)")
            #expect(said > lost * 9 / 10, "\(said) of \(lost)")
        }

        @Test("A file that claims more pixels than its bytes can hold is refused before anything is allocated")
        func giants() {
            // A PNG header of 16,384 × 16,384 in 8-bit RGBA, and one of 2³¹ − 1.
            func png(_ side: UInt32) -> Data {
                var data = Fixtures.alphaPNG
                for (offset, shift) in zip(16..<20, [24, 16, 8, 0] as [UInt32]) {
                    data[offset] = UInt8((side >> shift) & 255)
                    data[offset + 4] = UInt8((side >> shift) & 255)
                }
                let crc = Self.crc(data[12..<29])
                for (offset, shift) in zip(29..<33, [24, 16, 8, 0] as [UInt32]) { data[offset] = UInt8((crc >> shift) & 255) }
                return data
            }
            for side in [16_384, 40_000, 0x7FFF_FFFF] as [UInt32] {
                let texts = messages { #expect(exercise(png(side)).allSatisfy { $0 == nil }) }
                #expect(texts.count == 1 && texts[0].hasPrefix("UIK0603"), "\(side): \(texts)")
            }
            let gif = GIFWriter(
                width: 65_535, height: 65_535, loops: nil, frames: [.init(width: 1, height: 1, pixels: [1])]
            ).data
            #expect(messages { exercise(gif) }.allSatisfy { $0.hasPrefix("UIK0603") })
        }

        private static func crc(_ bytes: Data) -> UInt32 {
            var crc: UInt32 = 0xFFFF_FFFF
            for byte in bytes {
                crc ^= UInt32(byte)
                for _ in 0..<8 { crc = crc & 1 != 0 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
            }
            return ~crc
        }

        @Test("Noise is no image, whatever it begins with")
        func noise() {
            for seed in 0..<200 as Range<UInt64> {
                var state = seed &* 7_919 &+ 1
                var data = Data(
                    (0..<300).map { _ in
                        state = state &* 6_364_136_223_846_793_005 &+ 1
                        return UInt8(state >> 56)
                    })
                let (_, head) = Fixtures.all[Int(seed) % Fixtures.all.count]
                if seed.isMultiple(of: 2) { data.replaceSubrange(0..<16, with: head.prefix(16)) }
                let texts = messages { exercise(data) }
                #expect(texts.count >= 1)
            }
            #expect(CGImageSourceCreateWithData(Data(), nil) == nil)
        }
    }
}
