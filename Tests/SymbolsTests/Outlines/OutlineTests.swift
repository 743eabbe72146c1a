// Our own outlines: which names have them, weights, fills, boxes, colours.
// Apple: Human Interface Guidelines, SF Symbols
import CoreGraphics
import Foundation
import Testing
import UIKitValues
import UIKitTesting

@MainActor @Suite("Own outlines of symbols", .harness) struct OutlineTests {
    @Test("each of the hundred names that public sources use most is drawn with an outline of ours")
    func hundred() throws {
        let names = try SymbolTable.hundred()
        #expect(names.count == 100)
        #expect(Set(names).count == 100)
        for name in names { #expect(SymbolLibrary.shared.isOurs(name), "\(name)") }
        #expect(!SymbolLibrary.shared.isOurs("tortoise"))
        #expect(!SymbolLibrary.shared.isOurs("no.such.symbol"))
        #expect(SymbolLibrary.shared.brokenOutlines == [])
    }

    @Test("each weight has more ink than the one before, in each of the hundred")
    func weights() throws {
        for name in try SymbolTable.hundred() {
            let amounts = try SymbolTable.weights.map { try Ink(name, 40, $0).amount }
            for (lighter, heavier) in zip(amounts, amounts.dropFirst()) { #expect(lighter < heavier, "\(name)") }
        }
    }

    @Test("each scale is larger than the one before, in each of the hundred")
    func scales() throws {
        for name in try SymbolTable.hundred() {
            let boxes = try [UIImage.SymbolScale.small, .medium, .large].map { try Ink(name, 40, .regular, $0).box }
            for (small, large) in zip(boxes, boxes.dropFirst()) {
                #expect(small.width < large.width, "\(name)")
                #expect(small.height <= large.height, "\(name)")
            }
        }
    }

    @Test("a filled symbol has more ink than its outline, in the lightest and the heaviest weight")
    func fills() throws {
        var pairs = 0
        for name in SymbolLibrary.shared.names where SymbolLibrary.shared.isOurs(name) {
            let filled = name + ".fill"
            // A pencil is solid in both.
            guard SymbolLibrary.shared.isOurs(filled), name != "pencil.slash" else { continue }
            pairs += 1
            for weight in [UIImage.SymbolWeight.ultraLight, .regular, .black] {
                #expect(try Ink(name, 40, weight).amount < Ink(filled, 40, weight).amount, "\(filled) \(weight)")
            }
        }
        #expect(pairs > 60)
    }

    @Test(
        "no ink leaves the image or its margins: 4 hundredths of the font's size are free on each side, in all weights")
    func margins() throws {
        for name in SymbolLibrary.shared.names where SymbolLibrary.shared.isOurs(name) {
            for weight in [UIImage.SymbolWeight.ultraLight, .regular, .black] {
                let ink = try Ink(name, 50, weight)
                let free = CGRect(origin: .zero, size: ink.image.size).insetBy(dx: 2, dy: 2)
                #expect(free.contains(ink.box), "\(name) \(weight): \(ink.box) in \(ink.image.size)")
            }
        }
    }

    @Test(
        "the ink's middle is within 12 hundredths of the capitals' middle, and it is at most 1.35 em high and 2.1 em wide"
    )
    func middle() throws {
        for name in SymbolLibrary.shared.names where SymbolLibrary.shared.isOurs(name) {
            let ink = try Ink(name)
            let baseline = try #require(ink.image.baselineOffsetFromBottom)
            let middle = ink.image.size.height - baseline - 70.459 / 2
            #expect(abs(ink.box.midY - middle) <= 12, "\(name): \(ink.box.midY - middle)")
            #expect(ink.box.height <= 135, "\(name): \(ink.box.size)")
            #expect(ink.box.width <= 210, "\(name): \(ink.box.size)")
        }
    }

    @Test(
        "outlines have one stroke: the walls of ours and of Tabler's are as thick as a ring's, a mark's is 1.17 times that"
    )
    func strokes() throws {
        func wall(_ name: String, _ weight: UIImage.SymbolWeight) throws -> Double {
            let ink = try Ink(name, 100, weight)
            return ink.firstWall(row: Int(ink.image.size.height / 2))
        }
        for (weight, points) in [(UIImage.SymbolWeight.light, 5.8), (.regular, 7.8), (.bold, 12.4)] {
            for name in ["circle", "square", "bookmark", "doc", "capsule", "rectangle.portrait"] {
                let thick = try wall(name, weight)
                #expect(abs(thick - points) < 0.35, "\(name) \(weight): \(thick)")
            }
            let minus = try Ink("minus", 100, weight)
            #expect(abs(minus.box.height - points * 1.17) <= 2, "\(weight): \(minus.box.height)")
        }
        #expect(!SymbolLibrary.shared.isOurs("rectangle.portrait"))
    }

    @Test("a mark in a disc is cut out of one colour and painted in the first of several (documented)")
    func layers() throws {
        for name in ["exclamationmark.triangle.fill", "clock.fill", "safari.fill", "envelope.circle.fill"] {
            let size = UIImage.SymbolConfiguration(pointSize: 80, weight: .regular)
            let mono = try Ink(#require(UIImage(systemName: name, withConfiguration: size)))
            let colors = size.applying(UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
            let palette = try #require(UIImage(systemName: name, withConfiguration: colors)?.cgImage).pixelBuffer
            var (cut, red, blue) = (0, 0, 0)
            for y in 0..<palette.height {
                for x in 0..<palette.width {
                    let pixel = palette.pixel(x: x, y: y)
                    if pixel == 0xFFFF_0000 {
                        red += 1
                        cut += mono.coverage(x, y) == 0 ? 1 : 0
                    }
                    if pixel == 0xFF00_00FF { blue += 1 }
                }
            }
            #expect(red > 50, "\(name): \(red) \(cut) \(blue)")
            #expect(blue > red, "\(name): \(red) \(cut) \(blue)")
            #expect(Double(cut) > 0.85 * Double(red), "\(name): \(red) \(cut) \(blue)")
        }
        // The flap of an envelope in a disc is the disc's again.
        let flap = try Ink("envelope.circle.fill", 100)
        let middle = Int(flap.image.size.width / 2)
        #expect(flap.coverage(middle, Int(flap.image.size.height / 2) + 4) == 1)
        #expect(flap.coverage(middle, Int(flap.image.size.height / 2) + 12) == 0)
    }

    @Test("what is struck out keeps a gap beside the bar")
    func slashes() throws {
        for name in ["eye.slash", "bell.slash.fill", "mic.slash", "speaker.slash.fill", "heart.slash"] {
            let ink = try Ink(name, 100)
            let (x, y) = (Int(ink.box.midX), Int(ink.box.midY))
            #expect(ink.coverage(x, y) > 0.9, "\(name)")
            let across = (-14...14).map { ink.coverage(x + $0, y - $0) }
            #expect(across.contains { $0 < 0.1 }, "\(name)")
        }
    }

    @Test(
        "the names that speak of reading mirror from right to left and look as those of a side do; those of a side stay"
    )
    func mirrored() throws {
        for (reading, side) in [
            ("chevron.forward", "chevron.right"), ("chevron.backward", "chevron.left"),
            ("arrow.forward", "arrow.right"), ("arrow.backward", "arrow.left"),
            ("arrowshape.turn.up.backward", "arrowshape.turn.up.left"), ("arrow.up.forward", "arrow.up.right"),
        ] {
            let (one, two) = (try Ink(reading), try Ink(side))
            #expect(one.image.flipsForRightToLeftLayoutDirection)
            #expect(!two.image.flipsForRightToLeftLayoutDirection)
            #expect(one.image.pngData() == two.image.pngData(), "\(reading)")
        }
    }
}
