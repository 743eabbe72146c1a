// The whole text of each diagnostic UIK05xx, and what is done instead.
// No Apple page: this is ours.
import CoreGraphics
import Diagnostics
import Foundation
import PixelKernels
import Synchronization
import Testing

/// Runs the closure and hands back the messages it caused, whole, with the places' line numbers as `…`.
func messages(_ body: () throws -> Void) rethrows -> [String] {
    let received = Mutex<[String]>([])
    let policy = DiagnosticPolicy.record { diagnostic in
        received.withLock { $0.append(diagnostic.pinnedText) }
    }
    try Diagnostics.$taskPolicy.withValue(policy) { try body() }
    return received.withLock { $0 }
}

@Suite(.serialized) struct CoreGraphicsDiagnosticsTests {
    @Test("UIK0501: a line without a current point is not added")
    func noCurrentPoint() {
        let path = CGMutablePath()
        #expect(
            messages { path.addLine(to: .zero) } == [
                """
                UIK0501 misuse: A path step needs a current point.
                  at       CoreGraphicsDiagnosticsTests.swift:…
                  cause    addLine(to:) came before any move(to:).
                  fix      Call move(to:) first.
                  apple    CGPathAddLineToPoint: no current point.
                """
            ])
        #expect(path.isEmpty)
    }

    @Test("UIK0502: an image that cannot be is nil")
    func imageLayout() throws {
        let provider = try #require(CGDataProvider(data: Data(count: 16)))
        var image: CGImage?
        #expect(
            messages {
                image = CGImage(
                    width: 4, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(alpha: .premultipliedLast),
                    provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
            } == [
                """
                UIK0502 misuse: An image cannot have this layout.
                  at       CoreGraphicsDiagnosticsTests.swift:…
                  cause    4 bytes per row do not hold 4 pixels of 32 bits.
                  fix      Check bitsPerComponent, bitsPerPixel, bytesPerRow, space and bitmapInfo; the result is nil.
                """
            ])
        #expect(image == nil)
    }

    @Test("UIK0503: a bitmap context that cannot be is nil")
    func contextLayout() {
        var context: CGContext?
        #expect(
            messages {
                context = CGContext(
                    data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.last.rawValue)
            } == [
                """
                UIK0503 misuse: A bitmap context cannot have this layout.
                  at       CoreGraphicsDiagnosticsTests.swift:…
                  cause    8 bits, bitmap info 3 and the space kCGColorSpaceDeviceRGB do not work together.
                  fix      Use 8 bits per component with premultiplied or skipped alpha in RGB, no alpha in gray, or alpha only.
                  apple    CGBitmapContextCreate: unsupported parameter combination.
                """
            ])
        #expect(context == nil)
        for (width, height) in [(0, 1), (1, -1), (40_000, 1), (20_000, 20_000)] {
            let texts = messages {
                context = CGContext(
                    data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            }
            #expect(texts.count == 1)
            #expect(context == nil)
        }
    }

    @Test("UIK0504: restoring what was not saved changes nothing")
    func underflow() {
        let context = Canvas(4, 4).context
        context.setAlpha(0.5)
        #expect(
            messages { context.restoreGState() } == [
                """
                UIK0504 misuse: A graphics state was restored that was never saved.
                  at       CoreGraphicsDiagnosticsTests.swift:…
                  cause    restoreGState() was called more often than saveGState().
                  fix      Pair each restoreGState() with one saveGState().
                  apple    CGContextRestoreGState: invalid context 0x0. Backtrace:
                """
            ])
        context.saveGState()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        #expect(messages { context.restoreGState() }.count == 1)
    }

    @Test("UIK0505: a drawing with NaN is left out")
    func notFinite() {
        let canvas = Canvas(4, 4)
        let gradient = CGGradient(colorsSpace: nil, colors: [red] as CFArray, locations: nil)!
        let image = canvas.context.makeImage()!
        let texts = messages {
            canvas.context.fill(CGRect(x: CGFloat.nan, y: 0, width: 4, height: 4))
            canvas.context.translateBy(x: .infinity, y: 0)
            canvas.context.drawLinearGradient(gradient, start: CGPoint(x: CGFloat.nan, y: 0), end: .zero, options: [])
            canvas.context.draw(image, in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1))
        }
        #expect(
            texts.first == """
                UIK0505 misuse: A drawing has a coordinate that is not a finite number.
                  at       CoreGraphicsDiagnosticsTests.swift:…
                  cause    CGContext.fill(_:) was given (nan, 0.0, 4.0, 4.0).
                  fix      Look for a division by zero in the calculation of the coordinates; nothing is drawn.
                """)
        #expect(texts.count == 4)
        #expect(texts.allSatisfy { $0.hasPrefix("UIK0505") })
        #expect(canvas.area == 0)
        #expect(canvas.context.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 4))
    }

    @Test("UIK0509 and UIK0510: what a path and a setting say to NaN")
    func numbers() {
        let canvas = Canvas(4, 4)
        let texts = Diagnostics.$sites.withValue(SiteMemory()) {
            messages {
                CGMutablePath().move(to: CGPoint(x: 1, y: CGFloat.nan))
                canvas.context.setLineWidth(.infinity)
            }
        }
        #expect(
            texts == [
                """
                UIK0509 misuse: A path was given a number that is not finite.
                  at       CoreGraphicsDiagnosticsTests.swift:…
                  cause    CGMutablePath.move(to:) was given (1.0, nan).
                  fix      Look for a division by zero in the calculation of the number; the path does not change.
                """,
                """
                UIK0510 misuse: A setting of a drawing is not a finite number.
                  at       CoreGraphicsDiagnosticsTests.swift:…
                  cause    CGContext.setLineWidth(_:) was given inf.
                  fix      Look for a division by zero in the calculation of the setting; the previous value stays.
                """,
            ])
    }

    @Test("UIK0506: clipping to an empty path changes nothing")
    func emptyClip() {
        let canvas = Canvas(4, 4)
        #expect(
            messages { canvas.context.clip() } == [
                """
                UIK0506 misuse: The clip was not changed: the path is empty.
                  at       CoreGraphicsDiagnosticsTests.swift:…
                  cause    clip() was called without a path.
                  fix      Add a path first, or use clip(to:).
                  apple    CGContextClip: empty path.
                """
            ])
        canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(canvas.area == 16)
    }

    @Test("UIK0507: ending a layer that was not begun changes nothing")
    func layerUnderflow() {
        let context = Canvas(4, 4).context
        #expect(
            messages { context.endTransparencyLayer() } == [
                """
                UIK0507 misuse: A transparency layer was ended that was never begun.
                  at       CoreGraphicsDiagnosticsTests.swift:…
                  cause    endTransparencyLayer() was called more often than beginTransparencyLayer(auxiliaryInfo:).
                  fix      Pair each end with one begin.
                """
            ])
    }

    @Test("UIK0508: what a document cannot hold is said")
    func pdfLimits() throws {
        var box = CGRect(x: 0, y: 0, width: 20, height: 20)
        let consumer = try #require(CGDataConsumer(data: NSMutableData()))
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        let image = try #require(Canvas(2, 2).context.makeImage())
        Diagnostics.forgetReportedSites()
        #expect(
            messages { context.clip(to: box, mask: image) } == [
                """
                UIK0508 unsupported: Vitrine does not draw this into a PDF document yet.
                  at       CoreGraphicsDiagnosticsTests.swift:…
                  cause    clip(to:mask:) clips to the rectangle only.
                  fix      Draw it into a bitmap, and draw the bitmap into the document.
                """
            ])
    }

    @Test("Giant and degenerate drawings neither trap nor take for ever")
    func extremes() {
        let canvas = Canvas(10, 10)
        let c = canvas.context
        let big: CGFloat = 1e30
        _ = messages {
            c.fill(CGRect(x: -big, y: -big, width: 2 * big, height: 2 * big))
            c.setLineWidth(1e9)
            c.stroke(CGRect(x: 0, y: 0, width: 1e12, height: 1e12))
            c.scaleBy(x: 0, y: 0)
            c.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            c.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
            c.setShadow(offset: CGSize(width: 1e20, height: 0), blur: 1e20, color: red)
            c.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
            _ = c.boundingBoxOfClipPath
            _ = c.path
        }
        #expect(canvas.pixel(5, 5) == 0xFF00_0000)
    }
}
