// Rough pictures on a slow link, and the exact pixels after them.
import Foundation
import ImageIO
import PixelKernels
import Stage
import Testing

import Browser

@Suite("Rough frames") struct RoughFrameTests {
    private let large = PixelRect(x: 0, y: 0, width: 200, height: 200)
    private let small = PixelRect(x: 300, y: 0, width: 20, height: 20)

    @Test("a large part is rough until nothing changes, then exact; a small one is exact at once")
    func exactAtRest() throws {
        var mailbox = FrameMailbox()
        mailbox.add(copies: [], damage: [large, small])
        let taken1 = mailbox.take(roughly: true)
        let first = try #require(taken1)
        #expect(first.isRough)
        #expect(!mailbox.wantsExact)
        _ = mailbox.acknowledge(first.number)
        #expect(mailbox.wantsExact)
        #expect(!mailbox.isReady)
        // What changes again is no more due.
        mailbox.add(copies: [], damage: [PixelRect(x: 0, y: 0, width: 200, height: 50)])
        let early = mailbox.takeExact()
        #expect(!mailbox.wantsExact)
        #expect(early == nil)
        let taken2 = mailbox.take()
        let second = try #require(taken2)
        _ = mailbox.acknowledge(second.number)
        let taken3 = mailbox.takeExact()
        let exact = try #require(taken3)
        #expect(!exact.isRough)
        #expect(exact.damage == PixelRegion(PixelRect(x: 0, y: 50, width: 200, height: 150)))
        _ = mailbox.acknowledge(exact.number)
        #expect(!mailbox.wantsExact)
    }

    @Test("slivers of something that moves make one picture; what lies apart stays apart")
    func slivers() throws {
        var mailbox = FrameMailbox()
        let far = PixelRect(x: 600, y: 900, width: 60, height: 60)
        mailbox.add(copies: [], damage: [far])
        for step in 0..<12 {
            mailbox.add(copies: [], damage: [PixelRect(x: step * 7, y: step * 5, width: 300, height: 200)])
        }
        let taken = mailbox.take(roughly: true)
        let delivery = try #require(taken)
        #expect(Set(delivery.rects) == [far, PixelRect(x: 0, y: 0, width: 377, height: 255)])
    }

    @Test("what is rough and moves is rough where it is then")
    func moved() throws {
        var mailbox = FrameMailbox()
        mailbox.add(copies: [], damage: [large])
        let taken6 = mailbox.take(roughly: true)
        _ = mailbox.acknowledge(try #require(taken6).number)
        mailbox.add(copies: [PixelCopy(source: PixelRect(x: 0, y: 100, width: 200, height: 100), x: 0, y: 300)], damage: [])
        let taken7 = mailbox.take(roughly: true)
        _ = mailbox.acknowledge(try #require(taken7).number)
        let taken4 = mailbox.takeExact()
        let exact = try #require(taken4)
        #expect(exact.damage.contains(PixelRect(x: 0, y: 300, width: 200, height: 100)))
        #expect(exact.damage.contains(large))
    }

    @Test("a rough picture of a blurred photo has 35 dB at every quality that is used, and a tenth of the bytes")
    func signal() throws {
        let buffer = try #require(PixelBuffer(width: 600, height: 400))
        for y in 0..<400 {
            let row = buffer.row(y).assumingMemoryBound(to: UInt32.self)
            for x in 0..<600 {
                let (a, b) = (Double(x) / 60, Double(y) / 45)
                func byte(_ value: Double) -> UInt32 { UInt32(max(0, min(255, 128 + value * 100))) }
                // Soft hills, a card with an edge, and thin lines as of text.
                var pixel = 0xFF00_0000 | byte(sin(a + b)) << 16 | byte(cos(a * 0.7)) << 8 | byte(sin(b * 1.3 - a))
                if (150..<450).contains(x), (100..<300).contains(y) { pixel = 0xFFF2_F2F7 }
                if (170..<430).contains(x), (120..<280).contains(y), y % 16 < 2 { pixel = 0xFF3C_3C43 }
                row[x] = pixel
            }
        }
        for quality in [60, 80, 85] {
            var mailbox = FrameMailbox()
            mailbox.wantAll(of: buffer.bounds)
            let taken5 = mailbox.take(roughly: true)
            let delivery = try #require(taken5)
            let bytes = FrameDraft(delivery, of: buffer, time: 0, turnMilliseconds: 0, quality: quality).encoded()
            let decoded = FrameDraftTests.Decoded(bytes)
            #expect(bytes[1] == 1)
            #expect(decoded.parts.map(\.kind) == [3])
            #expect(bytes.count < 600 * 400 * 4 / 10)
            let source = try #require(CGImageSourceCreateWithData(Data(decoded.parts[0].data) as CFData, nil))
            let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
            let data = try #require(image.dataProvider?.data as Data?)
            var sum = 0.0
            for y in 0..<400 {
                let row = buffer.row(y).assumingMemoryBound(to: UInt8.self)
                for x in 0..<600 {
                    for (ours, theirs) in [(0, 2), (1, 1), (2, 0)] {
                        let difference = Double(row[x * 4 + ours]) - Double(data[y * image.bytesPerRow + x * 4 + theirs])
                        sum += difference * difference
                    }
                }
            }
            let decibels = 10 * log10(255 * 255 / (sum / Double(600 * 400 * 3)))
            #expect(decibels >= 35, "\(quality): \(decibels) dB")
        }
    }

    @Test("a link is slow by what it carries, not by how long the way is or how slowly the page paints")
    func links() {
        func run(_ bandwidth: Double, latency: Double, paint: Double, frames: Int = 20, bytes: Int = 200_000) -> LinkMeter {
            var meter = LinkMeter()
            var time = 0.0
            for index in 0..<frames {
                let size = index % 4 == 0 ? 2_000 : bytes
                meter.sent(size, at: time)
                time += latency + Double(size) / bandwidth + paint
                meter.acknowledged(at: time, paint: paint)
            }
            return meter
        }
        #expect(run(1e6, latency: 0.02, paint: 0.01).isSlow)
        #expect(!run(50e6, latency: 0.08, paint: 0.03).isSlow)
        #expect(!run(20e6, latency: 0.001, paint: 0.05).isSlow)
        #expect(run(1e6, latency: 0.02, paint: 0, bytes: 200_000).quality == 60)
        #expect(!run(3e6, latency: 0.02, paint: 0, bytes: 40_000).isSlow, "exact pixels come often enough")
        var better = run(3e6, latency: 0.02, paint: 0, bytes: 200_000)
        #expect(better.isSlow)
        for second in 100..<140 {
            better.sent(40_000, at: Double(second))
            better.acknowledged(at: Double(second) + 0.02 + 40_000 / 3e6, paint: 0)
        }
        #expect(better.isSlow)
        #expect(better.quality == 85)
        var busy = LinkMeter()
        for second in 0..<40 {
            busy.sent(60_000, at: Double(second))
            busy.acknowledged(at: Double(second) + 0.025, paint: 0.002)
        }
        #expect(!busy.isSlow, "a page that answers a frame later is no narrow way")
        var meter = run(1e6, latency: 0, paint: 0)
        for second in 100..<104 {
            meter.sent(1_400_000, at: Double(second))
            meter.acknowledged(at: Double(second) + 0.03, paint: 0)
        }
        #expect(!meter.isSlow, "a link that has become fast is exact again")
    }
}
