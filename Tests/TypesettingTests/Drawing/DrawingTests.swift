// The same text drawn in two ways gives the same pixels; measured and drawn text agree.
// Apple: NSStringDrawing
import CoreGraphics
import Diagnostics
import Foundation
import PixelKernels
import Synchronization
import Testing

@testable import Typesetting

@Suite("Drawing", .serialized)
struct DrawingTests {
    private let string = "Clipped, shadowed, turned"
    private let red = CGColor(red: 0.8, green: 0.1, blue: 0.2, alpha: 1)

    private func draw(
        scale: CGFloat = 2, _ attributes: [NSAttributedString.Key: Any] = [:], at point: CGPoint = CGPoint(x: 10, y: 10),
        _ prepare: (CGContext) -> Void = { _ in }
    ) -> Canvas {
        let canvas = Canvas(230, 50, scale: scale)
        prepare(canvas.context)
        layout(attributed: NSAttributedString(string: string, attributes: attributes)).draw(in: canvas.context, at: point)
        return canvas
    }

    /// The greatest and the mean difference of a channel.
    private func difference(_ one: Canvas, _ other: Canvas) -> (greatest: Int, mean: Double) {
        var greatest = 0
        var sum = 0
        for (a, b) in zip(one.pixels, other.pixels) {
            for shift in [0, 8, 16] as [UInt32] {
                let d = abs(Int(a >> shift & 255) - Int(b >> shift & 255))
                greatest = max(greatest, d)
                sum += d
            }
        }
        return (greatest, Double(sum) / Double(one.pixels.count * 3))
    }

    @Test("Clipped text is the whole text inside the clip and nothing outside")
    func clipped() {
        let whole = draw()
        let clipped = draw { $0.clip(to: CGRect(x: 20, y: 0, width: 60, height: 50)) }
        for y in 0..<whole.buffer.height {
            for x in 0..<whole.buffer.width {
                let expected = (40..<160).contains(x) ? whole.buffer.pixel(x: x, y: y) : 0xFFFF_FFFF
                #expect(clipped.buffer.pixel(x: x, y: y) == expected)
            }
        }
    }

    // Covers: NSShadow.init(), NSShadow.shadowColor, NSShadow.shadowOffset, NSShadow.shadowBlurRadius
    @Test("A sharp shadow is the text again, moved, below the text")
    func shadowed() {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 30, height: 12)
        shadow.shadowBlurRadius = 0
        shadow.shadowColor = red
        let shadowed = draw([.shadow: shadow])
        let twice = draw([.foregroundColor: red], at: CGPoint(x: 40, y: 22))
        layout(attributed: NSAttributedString(string: string)).draw(in: twice.context, at: CGPoint(x: 10, y: 10))
        #expect(difference(shadowed, twice).greatest <= 2)
        shadow.shadowBlurRadius = 6
        let blurred = draw([.shadow: shadow])
        #expect(blurred.ink!.area > shadowed.ink!.area)
        shadow.shadowColor = nil
        #expect(draw([.shadow: shadow]).pixels == draw().pixels)
    }

    @Test("A context's shadow falls from text as from the same text's own shadow")
    func contextShadow() {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 4, height: 4)
        shadow.shadowBlurRadius = 3
        shadow.shadowColor = red
        let own = draw([.shadow: shadow])
        let outer = draw { $0.setShadow(offset: CGSize(width: 4, height: 4), blur: 3, color: self.red) }
        #expect(own.pixels == outer.pixels)
    }

    @Test("Multiplied black text over white is black text; in a group with alpha it is text in that alpha")
    func blended() {
        #expect(draw { $0.setBlendMode(.multiply) }.pixels == draw().pixels)
        let half = draw { $0.setAlpha(0.5) }
        let grey = draw([.foregroundColor: CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)])
        #expect(difference(half, grey).greatest <= 1)
        let group = Canvas(230, 50, scale: 2)
        group.context.setAlpha(0.5)
        group.context.beginTransparencyLayer(auxiliaryInfo: nil)
        layout(attributed: NSAttributedString(string: string)).draw(in: group.context, at: CGPoint(x: 10, y: 10))
        group.context.endTransparencyLayer()
        #expect(difference(group, grey).greatest <= 2)
    }

    @Test("Turned by a right angle, the text has the same ink turned, within antialiasing")
    func rotated() {
        let upright = draw()
        let turned = Canvas(50, 230, scale: 2)
        turned.context.translateBy(x: 50, y: 0)
        turned.context.rotate(by: .pi / 2)
        layout(attributed: NSAttributedString(string: string)).draw(in: turned.context, at: CGPoint(x: 10, y: 10))
        var sum = 0
        for y in 0..<upright.buffer.height {
            for x in 0..<upright.buffer.width {
                let other = turned.buffer.pixel(x: turned.buffer.width - 1 - y, y: x)
                sum += abs(Int(upright.buffer.pixel(x: x, y: y) & 255) - Int(other & 255))
            }
        }
        #expect(Double(sum) / Double(upright.pixels.count) < 2.5)
        #expect(turned.ink != nil)
    }

    @Test("Masks and outlines draw the same text, within antialiasing", arguments: [1, 2, 3] as [CGFloat])
    func outlines(scale: CGFloat) {
        let masks = draw(scale: scale)
        // A hair of slant takes the way of outlines.
        let outlines = draw(scale: scale, [.obliqueness: 1e-7])
        // Masks stand on quarters of a pixel, outlines where they are.
        #expect(difference(masks, outlines).mean < (scale == 1 ? 1.6 : 0.6))
        #expect(masks.pixels != outlines.pixels)
    }

    // Covers: NSAttributedString.Key.strokeWidth, NSAttributedString.Key.strokeColor
    @Test("A stroke leaves the inside free, a negative one fills it; its colour is its own [documented]")
    func stroked() {
        func ink(_ width: Int) -> (red: Int, black: Int) {
            let canvas = Canvas(80, 80, scale: 3)
            layout(
                attributed: NSAttributedString(
                    string: "I",
                    attributes: [
                        .font: FontDescriptor.system(60, weight: 0.4).value, .strokeWidth: width, .strokeColor: red,
                    ])
            ).draw(in: canvas.context, at: CGPoint(x: 20, y: 4))
            return (
                canvas.pixels.filter { $0 >> 16 & 255 > 150 && $0 & 255 < 120 }.count,
                canvas.pixels.filter { $0 & 0xFFFFFF == 0 }.count
            )
        }
        #expect(ink(4).red > 500)
        #expect(ink(4).black == 0)
        #expect(ink(-4).red > 500)
        #expect(ink(-4).black > 500)
    }

    @Test("Text in a PDF is outlines: no image in the document")
    func pdf() throws {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        var box = CGRect(x: 0, y: 0, width: 230, height: 50)
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        context.beginPDFPage(nil)
        layout(attributed: NSAttributedString(string: string)).draw(in: context, at: CGPoint(x: 10, y: 10))
        context.endPDFPage()
        context.closePDF()
        let text = String(decoding: Data(referencing: data), as: UTF8.self)
        #expect(text.hasPrefix("%PDF"))
        #expect(!text.contains("/Subtype /Image"))
        #expect(data.length > 1500)
    }

    @Test("Text above 100 pixels is drawn as outlines, as wide as measured")
    func large() {
        let canvas = Canvas(400, 200, scale: 2)
        let made = layout("HH", 120)
        made.draw(in: canvas.context, at: .zero)
        let ink = made.inkBounds!
        #expect(abs(CGFloat(canvas.ink!.minX) / 2 - ink.minX) <= 1)
        #expect(abs(CGFloat(canvas.ink!.maxX) / 2 - ink.maxX) <= 1)
        #expect(abs(CGFloat(canvas.ink!.maxY) / 2 - ink.maxY) <= 1)
    }

    // Covers: NSAttributedString.Key.underlineStyle, NSAttributedString.Key.strikethroughStyle
    // Covers: NSAttributedString.Key.underlineColor, NSUnderlineStyle.single, NSUnderlineStyle.rawValue
    @Test("Underlines stand below the baseline, lines through text above it, in their colours [documented]")
    func bars() {
        func rows(_ attributes: [NSAttributedString.Key: Any]) -> [Int] {
            let plain = draw(attributes.filter { $0.key == .foregroundColor })
            let barred = draw(attributes)
            return (0..<plain.buffer.height).filter { y in
                (0..<plain.buffer.width).filter { plain.buffer.pixel(x: $0, y: y) != barred.buffer.pixel(x: $0, y: y) }
                    .count > 100
            }
        }
        let baseline = Int((20 + 0.9521484 * 17 * 2).rounded())
        let under = rows([.underlineStyle: NSUnderlineStyle.single.rawValue])
        #expect(!under.isEmpty)
        #expect(under.allSatisfy { $0 >= baseline && $0 < baseline + 8 })
        let through = rows([.strikethroughStyle: NSUnderlineStyle.single.rawValue])
        #expect(!through.isEmpty)
        #expect(through.allSatisfy { $0 < baseline - 4 && $0 > baseline - 16 })
        #expect(rows([.underlineStyle: NSUnderlineStyle.double.rawValue]).count >= under.count * 2)
        #expect(rows([.underlineStyle: NSUnderlineStyle.thick.rawValue]).count > under.count)
        let colored = draw([.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: red])
        let pure = (0..<colored.buffer.width).filter { colored.buffer.pixel(x: $0, y: under[0]) == red.premultipliedPixel }
        #expect(pure.count > 300)
    }

    // Covers: NSAttributedString.Key.backgroundColor, NSAttributedString.Key.foregroundColor
    // Covers: NSAttributedString.Key.font, NSAttributedString.Key.kern, NSAttributedString.Key.ligature
    @Test("Background fills the line behind the run, foreground colours it, the font and kern widen it [documented]")
    func colorsAndFonts() {
        let canvas = Canvas(100, 40)
        let yellow = CGColor(red: 1, green: 1, blue: 0, alpha: 1)
        let made = layout(
            attributed: NSAttributedString(string: "ab", attributes: [.backgroundColor: yellow, .foregroundColor: red]))
        made.draw(in: canvas.context, at: CGPoint(x: 10, y: 10))
        #expect(canvas.ink?.minX == 10)
        #expect(canvas.ink?.minY == 10)
        #expect(canvas.pixels.contains(0xFFFF_FF00))
        #expect(!canvas.pixels.contains(0xFF00_0000))
        let plain = layout("office").size.width
        let kerned = NSAttributedString(string: "office", attributes: [.kern: 2, .ligature: 0])
        #expect(abs(layout(attributed: kerned).size.width - plain - 12) < 0.3)
        let big = NSAttributedString(string: "office", attributes: [.font: FontDescriptor.system(34).value])
        #expect(layout(attributed: big).size.width > plain * 1.8)
        #expect(layout(attributed: big).size.height == 34 * 1.193359375)
    }

    @Test("An attachment takes its bounds in the line, on the baseline or as moved, and is drawn upright [documented]")
    func attachment() throws {
        let buffer = try #require(PixelBuffer(width: 20, height: 30))
        for y in 0..<30 {
            for x in 0..<20 {
                buffer.row(y).storeBytes(of: y < 10 ? 0xFFFF_0000 : 0xFF00_00FF, toByteOffset: x * 4, as: UInt32.self)
            }
        }
        final class Picture: NSObject, TypesetAttachment {
            private let attributeValueHeader: AttributeValueHeader = 0x2A00
            var bounds = CGRect(x: 0, y: 0, width: 20, height: 30)
            let image: CGImage
            init(_ image: CGImage) { self.image = image }
            var typesetPadding: CGFloat { 0 }
            func typesetBounds(beside font: FontDescriptor) -> CGRect { bounds }
            func typesetPicture(beside font: FontDescriptor, in color: CGColor) -> CGImage? { image }
            var text: NSAttributedString { NSAttributedString(string: "\u{FFFC}", attributes: [.attachment: self]) }
        }
        let attachment = Picture(CGImage(pixelBuffer: buffer, isOpaque: true))
        let canvas = Canvas(60, 60)
        let made = layout(attributed: attachment.text)
        #expect(made.size == CGSize(width: 20, height: 30))
        made.draw(in: canvas.context, at: CGPoint(x: 5, y: 5))
        #expect(canvas.buffer.pixel(x: 10, y: 8) == 0xFFFF_0000)
        #expect(canvas.buffer.pixel(x: 10, y: 30) == 0xFF00_00FF)
        attachment.bounds = CGRect(x: 0, y: -5, width: 10, height: 20)
        let text = NSMutableAttributedString(string: "a")
        text.append(attachment.text)
        let moved = layout(attributed: text)
        #expect(abs(moved.lines[0].descent - max(5, 17 * 494 / 2048)) < 1e-6)
        #expect(moved.lines[0].boxes[1].width == 10)
    }

    @Test("The mask of a label filled with its colour is the label drawn", arguments: [1, 2, 3] as [CGFloat])
    func mask(scale: CGFloat) throws {
        let made = TextLayout.make(TextLayoutRequest(text: "Label", font: .system(17), color: red))
        for origin in [CGPoint(x: 3, y: 4), CGPoint(x: 3.3, y: 4.6), CGPoint(x: -1.25, y: 0.5)] {
            let drawn = Canvas(60, 40, scale: scale)
            made.draw(in: drawn.context, at: origin)
            let mask = try #require(made.mask(scale: scale, subpixelOrigin: origin))
            let filled = Canvas(60, 40, scale: scale)
            filled.context.setFillColor(mask.color)
            filled.context.draw(mask: mask.coverage, deviceX: mask.x, deviceY: mask.y)
            #expect(drawn.pixels == filled.pixels)
        }
    }

    @Test("Text with emoji, several colours or a background has no mask; underlined text in one colour has")
    func noMask() {
        func mask(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> TextMask? {
            layout(attributed: NSAttributedString(string: text, attributes: attributes)).mask(scale: 2)
        }
        #expect(mask("a😀", [:]) == nil)
        #expect(mask("a", [.backgroundColor: red]) == nil)
        #expect(mask("a", [.underlineStyle: 1, .underlineColor: red]) == nil)
        #expect(mask("a", [.underlineStyle: 1])?.coverage.width ?? 0 > 10)
        #expect(mask(" ", [:]) == nil)
    }

    @Test("Quarters of a pixel move the text: the pictures differ, and the ink's centre follows")
    func subpixel() {
        func centre(_ x: CGFloat) -> Double {
            let canvas = Canvas(30, 30)
            layout("l", 17).draw(in: canvas.context, at: CGPoint(x: x, y: 4))
            var sum = 0.0
            var weight = 0.0
            for y in 0..<30 {
                for x in 0..<30 {
                    let ink = Double(255 - canvas.buffer.pixel(x: x, y: y) & 255)
                    sum += ink * Double(x)
                    weight += ink
                }
            }
            return sum / weight
        }
        let places = [10, 10.25, 10.5, 10.75, 11].map { centre($0) }
        for (index, place) in places.enumerated() {
            // Whole pixels' centres stand for their parts: a stem's centre is known within a tenth.
            #expect(abs(place - places[0] - Double(index) / 4) < 0.1)
        }
    }

    @Test("The same text gives the same bytes again, from empty caches and on eight threads at once")
    func deterministic() async {
        func bytes() -> [UInt32] {
            let canvas = Canvas(390, 300, scale: 2)
            for (index, line) in SpecimenTests.lines.enumerated() {
                layout(line, 15).draw(in: canvas.context, at: CGPoint(x: 4.3, y: CGFloat(index) * 24))
            }
            return canvas.pixels
        }
        let first = bytes()
        TextCaches.removeAll()
        #expect(bytes() == first)
        TextCaches.removeAll()
        await withTaskGroup(of: [UInt32].self) { group in
            for _ in 0..<8 { group.addTask { bytes() } }
            for await other in group { #expect(other == first) }
        }
    }

    // Covers: NSStringDrawing.size, NSAttributedStringNSStringDrawing.size
    // Covers: NSAttributedStringNSExtendedStringDrawing.boundingRect, NSStringNSExtendedStringDrawing.boundingRect
    // Covers: NSString.DrawingOptions.usesLineFragmentOrigin, NSString.DrawingOptions.usesFontLeading
    // Covers: NSString.DrawingOptions.truncatesLastVisibleLine, NSString.size, NSString.boundingRect, NSAttributedString.boundingRect
    @Test("boundingRect wraps to the width and gives the height used, not rounded [documented]")
    func measuring() {
        let font: [NSAttributedString.Key: Any] = [.font: FontDescriptor.system(17).value]
        let natural = 17 * 1.193359375 as CGFloat
        let size = "Hello".size(withAttributes: font)
        #expect(size.height == natural)
        #expect(size.width == layout("Hello").size.width)
        #expect(NSString(string: "Hello").size(withAttributes: font) == size)
        #expect(NSAttributedString(string: "Hello", attributes: font).size() == size)
        let long = "Hello, world. This is a long run of text that should wrap at some point."
        let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
        let room = CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)
        let rect = long.boundingRect(with: room, options: options, attributes: font, context: nil)
        #expect(rect.height == natural * 2)
        #expect(rect.width <= 300)
        #expect(rect.minY == 0)
        #expect(
            NSAttributedString(string: long, attributes: font).boundingRect(with: room, options: options, context: nil)
                == rect)
        // Without the option there is one line, and the origin is its baseline.
        let line = long.boundingRect(with: room, attributes: font, context: nil)
        #expect(line.height == natural)
        #expect(line.width > 300)
        #expect(abs(line.minY + 17 * 1950 / 2048) < 1e-6)
        let cut = long.boundingRect(
            with: CGSize(width: 300, height: 25), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            attributes: font, context: nil)
        #expect(cut.height == natural)
        #expect("".size(withAttributes: font) == CGSize(width: 0, height: natural))
    }

    // Covers: NSAttributedStringNSStringDrawing.draw, NSStringDrawing.draw
    @Test("draw(at:), draw(in:) and draw(with:) draw into the current context [documented]")
    func currentContext() {
        let attributes: [NSAttributedString.Key: Any] = [.font: FontDescriptor.system(17).value]
        func canvas(_ draw: () -> Void) -> Canvas {
            let canvas = Canvas(120, 60, scale: 2)
            nonisolated(unsafe) let context = canvas.context
            CurrentContext.$taskProvider.withValue({ context }) { draw() }
            return canvas
        }
        let expected = Canvas(120, 60, scale: 2)
        layout("Hello").draw(in: expected.context, at: CGPoint(x: 7, y: 9))
        let string = NSAttributedString(string: "Hello", attributes: attributes)
        let point = CGPoint(x: 7, y: 9)
        let rect = CGRect(x: 7, y: 9, width: 100, height: 40)
        #expect(canvas { string.draw(at: point) }.pixels == expected.pixels)
        #expect(canvas { string.draw(in: rect) }.pixels == expected.pixels)
        #expect(canvas { string.draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }.pixels == expected.pixels)
        #expect(canvas { "Hello".draw(at: point, withAttributes: attributes) }.pixels == expected.pixels)
        #expect(canvas { "Hello".draw(in: rect, withAttributes: attributes) }.pixels == expected.pixels)
        let baseline = CGRect(x: 7, y: 9 + 17 * 1950 / 2048, width: 100, height: 40)
        #expect(canvas { string.draw(with: baseline, context: nil) }.pixels == expected.pixels)
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        _ = canvas {
            string.draw(with: CGRect(x: 0, y: 0, width: 30, height: 40), options: .usesLineFragmentOrigin, context: context)
        }
        #expect(context.actualScaleFactor < 1)
        #expect(context.actualScaleFactor >= 0.5)
        #expect(context.totalBounds.width <= 30)
    }
}
