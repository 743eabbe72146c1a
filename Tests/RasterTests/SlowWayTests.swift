// Glass that is dragged over a way of one megabyte a second, in virtual time: what the way carries, how good it is, and that it
// is exact at rest. No clock of the machine is read.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import ImageIO
import PixelKernels
import QuartzCore
import Stage
import Testing
import UIKit
import UIKitControls
import UIKitCore
import UIKitValues
import UIKitTesting

import Browser

/// The page's part: puts what comes onto pixels of its own.
@MainActor private final class Page {
    let pixels: PixelBuffer
    /// The rough pictures of the last frame.
    private(set) var rough: [PixelRect] = []

    init(width: Int, height: Int) { pixels = PixelBuffer(width: width, height: height)! }

    func paint(_ bytes: [UInt8]) throws {
        func little(_ at: Int, _ count: Int) -> Int { (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[at + $1]) } }
        rough = []
        var at = 24
        for _ in 0..<little(2, 2) {
            let rect = PixelRect(x: little(at + 2, 2), y: little(at + 4, 2), width: little(at + 6, 2), height: little(at + 8, 2))
            let length = little(at + 12, 4)
            let data = Array(bytes[(at + 16)..<(at + 16 + length)])
            switch bytes[at] {
            case 0: put(data, rect)
            case 1: put(unpacked(data, rect.area), rect)
            case 2:
                let source = PixelRect(x: little(at + 16, 2), y: little(at + 18, 2), width: rect.width, height: rect.height)
                pixels.put(PixelCopy(source: source, x: rect.minX, y: rect.minY))
            default:
                let source = try #require(CGImageSourceCreateWithData(Data(data) as CFData, nil))
                let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
                put(image.pixelBuffer.packedPixels(in: PixelRect(x: 0, y: 0, width: rect.width, height: rect.height)), rect)
                rough.append(rect)
            }
            at += 16 + (length + 3) & ~3
        }
    }

    /// The pixels of a QOI file (qoiformat.org) as BGRA.
    private func unpacked(_ bytes: [UInt8], _ count: Int) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity(count * 4)
        var seen = [[UInt8]](repeating: [0, 0, 0, 0], count: 64)
        var p: [UInt8] = [0, 0, 0, 255]
        var at = 14, run = 0
        while out.count < count * 4 {
            if run > 0 {
                run -= 1
            } else {
                let tag = bytes[at]
                at += 1
                switch tag {
                case 0xFE, 0xFF:
                    let length = tag == 0xFE ? 3 : 4
                    p.replaceSubrange(0..<length, with: bytes[at..<(at + length)])
                    at += length
                case 0..<0x40: p = seen[Int(tag)]
                case 0x40..<0x80:
                    p[0] &+= (tag >> 4 & 3) &- 2
                    p[1] &+= (tag >> 2 & 3) &- 2
                    p[2] &+= (tag & 3) &- 2
                case 0x80..<0xC0:
                    let green = (tag & 63) &- 32, more = bytes[at]
                    at += 1
                    p[0] &+= green &- 8 &+ (more >> 4)
                    p[1] &+= green
                    p[2] &+= green &- 8 &+ (more & 15)
                default: run = Int(tag & 63)
                }
                seen[(Int(p[0]) * 3 + Int(p[1]) * 5 + Int(p[2]) * 7 + Int(p[3]) * 11) & 63] = p
            }
            out += [p[2], p[1], p[0], 255]
        }
        return out
    }

    private func put(_ data: [UInt8], _ rect: PixelRect) {
        data.withUnsafeBytes { source in
            for y in 0..<rect.height {
                (pixels.row(rect.minY + y) + rect.minX * 4)
                    .copyMemory(from: source.baseAddress! + y * rect.width * 4, byteCount: rect.width * 4)
            }
        }
    }

    /// Decibels of the signal against the noise where pictures are rough; nil where none is.
    func decibels(against screen: PixelBuffer) -> Double? {
        var sum = 0.0, count = 0
        for rect in rough {
            for y in rect.minY..<rect.maxY {
                let a = pixels.row(y).assumingMemoryBound(to: UInt8.self), b = screen.row(y).assumingMemoryBound(to: UInt8.self)
                for x in rect.minX..<rect.maxX {
                    for channel in 0..<3 {
                        let difference = Double(a[x * 4 + channel]) - Double(b[x * 4 + channel])
                        sum += difference * difference
                        count += 1
                    }
                }
            }
        }
        return count == 0 ? nil : 10 * log10(255 * 255 / max(sum / Double(count), 1e-9))
    }
}

@MainActor @Suite(.harness) struct SlowWayTests {
    /// A photo: soft hills with grain, as a camera's.
    private func photo(_ size: CGSize) -> UIImage {
        let (width, height) = (Int(size.width), Int(size.height))
        let buffer = PixelBuffer(width: width, height: height)!
        var seed: UInt32 = 7
        for y in 0..<height {
            let row = buffer.row(y).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width {
                let (a, b) = (Double(x) / 60, Double(y) / 45)
                func byte(_ value: Double) -> UInt32 {
                    seed = seed &* 1_664_525 &+ 1_013_904_223
                    return UInt32(max(0, min(255, 128 + value * 90 + Double(seed >> 28) - 8)))
                }
                row[x] = 0xFF00_0000 | byte(sin(a + b)) << 16 | byte(cos(a * 0.7)) << 8 | byte(sin(b * 1.3 - a))
            }
        }
        return UIImage(cgImage: CGImage(pixelBuffer: buffer, isOpaque: true))
    }

    @Test("a way of 1 MB/s carries 20 pictures a second and more of dragged glass, of 35 dB, and all is exact at rest")
    func glass() throws {
        let size = CGSize(width: 390, height: 844)
        let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
        let report = UILabel(frame: CGRect(x: 20, y: 700, width: 350, height: 24))
        let stage = RasterStage.install(size: size) { root in
            let view = UIImageView(image: photo(size))
            view.frame = CGRect(origin: .zero, size: size)
            root.addSubview(view)
            card.layer.cornerRadius = 24
            card.clipsToBounds = true
            let title = UILabel(frame: CGRect(x: 20, y: 20, width: 240, height: 30))
            title.text = "A card of glass"
            title.font = .preferredFont(forTextStyle: .title2)
            card.contentView.addSubview(title)
            card.frame = CGRect(x: 55, y: 285, width: 280, height: 150)
            root.addSubview(card)
            root.addSubview(report)
        }
        let bandwidth = 1e6, latency = 0.02
        let screen = try #require(stage.screen)
        let page = Page(width: screen.width, height: screen.height)
        var mailbox = FrameMailbox()
        var meter = LinkMeter()
        mailbox.wantAll(of: screen.bounds)

        // What is on the way: when the page has it, and when its word of that is here again.
        var underWay: [(bytes: [UInt8], arrives: Double, number: UInt32)] = []
        var free = 0.0, changed = 0.0
        var delivered: [(time: Double, bytes: Int)] = []
        var quality: [(time: Double, decibels: Double)] = []
        func send(_ delivery: FrameMailbox.Delivery, at now: Double) {
            let bytes = FrameDraft(delivery, of: screen, time: now, turnMilliseconds: 0, quality: meter.quality).encoded()
            meter.sent(bytes.count, at: now)
            free = max(free, now) + Double(bytes.count) / bandwidth
            underWay.append((bytes, free + latency / 2, delivery.number))
        }
        func step(_ now: Double, isMoving: Bool) throws {
            while let first = underWay.first, first.arrives + latency / 2 <= now {
                underWay.removeFirst()
                try page.paint(first.bytes)
                delivered.append((first.arrives, first.bytes.count))
                _ = mailbox.acknowledge(first.number)
                meter.acknowledged(at: first.arrives + latency / 2, paint: 0)
            }
            if let delivery = mailbox.take(roughly: meter.isSlow) {
                send(delivery, at: now)
                if delivery.isRough, delivery.number % 5 == 0 {
                    // The same picture as the page will have it, against the screen as it is.
                    let twin = Page(width: screen.width, height: screen.height)
                    try twin.paint(underWay.last!.bytes)
                    if let decibels = twin.decibels(against: screen) { quality.append((now, decibels)) }
                }
            } else if !isMoving, now - changed >= 0.15, let delivery = mailbox.takeExact() {
                send(delivery, at: now)
            }
        }
        var exact = 0
        // 1. The whole screen, exactly; it takes as long as it takes.
        let rate = 60.0, moving = 6.0
        var begin = 0.0
        repeat {
            begin += 1 / rate
            try step(begin, isMoving: false)
        } while !underWay.isEmpty && begin < 60
        #expect(page.pixels.difference(from: screen).pixels == 0)
        // 2. The card is dragged.
        for tick in 1...Int(moving * rate) {
            let now = begin + Double(tick) / rate
            card.center = CGPoint(x: 195 + 60 * sin(now / 0.33), y: 360 + 60 * cos(now / 0.43))
            report.text = "Card at \(Int(card.center.x)), \(Int(card.center.y))"
            stage.turn()
            if let frame = stage.frame { mailbox.add(copies: frame.copies, damage: frame.damage) }
            changed = now
            try step(now, isMoving: true)
            if tick == Int(moving * rate), let frame = stage.frame {
                // What the same would weigh exactly, so that it is the rough pictures which make it fit.
                var other = FrameMailbox()
                other.add(copies: frame.copies, damage: frame.damage)
                let whole = other.take()
                exact = FrameDraft(try #require(whole), of: screen, time: now, turnMilliseconds: 0).encoded().count
            }
        }
        // 3. The second half counts: by then the way has been measured.
        let half = begin + moving / 2
        let counted = delivered.filter { $0.time > half && $0.time <= begin + moving }
        let perSecond = Double(counted.count) / (moving / 2)
        let mean = Double(counted.reduce(0) { $0 + $1.bytes }) / Double(max(counted.count, 1))
        let worst = quality.filter { $0.time > half }.map(\.decibels).min() ?? 0
        #expect(meter.isSlow, "a way of 1 MB/s is a slow one")
        #expect(perSecond >= 20, "\(perSecond) pictures a second arrive, of \(mean) bytes")
        #expect(bandwidth / mean >= 20, "the way carries \(bandwidth / mean) pictures of \(mean) bytes a second")
        #expect(worst >= 35, "\(worst) dB")
        #expect(bandwidth / Double(exact) < 10, "\(exact) bytes: without rough pictures the way would carry as many")
        // 4. At rest.
        for tick in 1...Int(4 * rate) { try step(begin + moving + Double(tick) / rate, isMoving: false) }
        #expect(underWay.isEmpty)
        #expect(!mailbox.isReady)
        #expect(!mailbox.wantsExact)
        #expect(page.pixels.difference(from: screen).pixels == 0, "at rest every pixel is the app's")
    }
}
