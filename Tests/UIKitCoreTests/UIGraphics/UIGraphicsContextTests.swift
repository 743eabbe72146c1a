// Image contexts, the stack of contexts, renderers.
// Apple: "UIKit functions", "UIGraphicsImageRenderer", "UIGraphicsPDFRenderer"
import CoreGraphics
import Diagnostics
import Foundation
import TestFixtures
import Testing
import UIKitTesting
import UIKitValues

@MainActor struct UIGraphicsContextTests {
    // Covers: UIGraphicsBeginImageContextWithOptions.init(_:_:_:), UIGraphicsGetImageFromCurrentImageContext.init(), UIGraphicsEndImageContext.init(), UIGraphicsGetCurrentContext.init()
    @Test("image contexts nest: each has its own size and picture, and the outer one goes on (documented)", .harness)
    func nesting() throws {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 2)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 1)
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 4))
        let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        UIRectFill(CGRect(x: 5, y: 5, width: 5, height: 5))
        let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(inner.size == CGSize(width: 4, height: 4))
        #expect(inner.scale == 1)
        #expect(outer.size == CGSize(width: 10, height: 10))
        #expect(outer.scale == 2)
        #expect(outer.cgImage?.width == 20)
        let pixels = ViewPicture(outer)
        #expect(pixels.pixel(0, 0) == 0xFFFF_0000)
        #expect(pixels.pixel(19, 19) == 0xFFFF_0000)
        #expect(pixels.pixel(19, 0) == 0)
        #expect(ViewPicture(inner).pixel(1, 1) == 0xFF00_00FF)
        #expect(ViewPicture(inner).pixel(3, 1) == 0xFF00_0000)
    }

    // Covers: UIGraphicsPushContext.init(_:), UIGraphicsPopContext.init(), UIGraphicsBeginImageContext.init(_:)
    @Test("a pushed context is the current one until it is popped, and each thread has its own stack (documented)", .harness)
    func pushing() async throws {
        let space = CGColorSpaceCreateDeviceRGB()
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        UIGraphicsPushContext(context)
        #expect(UIGraphicsGetCurrentContext() === context)
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        #expect(UIGraphicsGetCurrentContext() !== context)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === context)
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        let isFree: Bool = await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: UIGraphicsGetCurrentContext() == nil) }
        }
        #expect(isFree)
    }

    // Covers: UIGraphicsBeginImageContext
    @Test("UIK1004: an image context of no size is reported, and its end stays balanced", .harness)
    func emptyContext() {
        let reports = Reports.during {
            UIGraphicsBeginImageContextWithOptions(.zero, false, 3)
            #expect(UIGraphicsGetCurrentContext() == nil)
            #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
            UIGraphicsEndImageContext()
        }
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1004 exception: An image context cannot have this size.
                  object   UIGraphicsBeginImageContext()
                  at       UIGraphicsContextTests.swift:…
                  cause    The size is 0 × 0 points at scale 3.
                  fix      Check the size first, or use UIGraphicsImageRenderer, which gives an empty image for an empty size.
                  apple    NSInternalInconsistencyException: UIGraphicsBeginImageContext() failed to allocate CGBitampContext: size={0, 0}, scale=3.000000, bitmapInfo=0x2002. Use UIGraphicsImageRenderer to avoid this assert.
                """
            ])
        #expect(
            Reports.during {
                UIGraphicsBeginImageContext(CGSize(width: CGFloat.nan, height: 2)); UIGraphicsEndImageContext()
            }.count == 1)
    }

    // Covers: UIGraphicsEndImageContext, UIGraphicsPopContext
    @Test("UIK1006: ending what was not begun is reported", .harness)
    func unbalanced() {
        let reports = Reports.during {
            UIGraphicsEndImageContext()
            UIGraphicsPopContext()
        }
        #expect(reports.count == 2)
        #expect(
            reports.first.map(Reports.stable) == """
                UIK1006 misuse: A graphics context was ended that was not begun.
                  object   UIGraphicsEndImageContext()
                  at       UIGraphicsContextTests.swift:…
                  cause    This thread has no current context, or the other family of functions began it.
                  fix      Balance each push with one pop and each begin with one end, on the same thread.
                """)
    }

    // Covers: UIColor.setFill, UIBezierPath.fill
    @Test("UIK1001: drawing without a current context is reported and does nothing", .harness)
    func noContext() {
        let reports = Reports.during {
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
        }
        #expect(reports.map(\.object) == ["UIColor.setFill()", "UIBezierPath.fill()"])
        #expect(
            reports.first.map(Reports.stable) == """
                UIK1001 misuse: Drawing without a current graphics context.
                  object   UIColor.setFill()
                  at       UIGraphicsContextTests.swift:…
                  cause    The call came outside draw(_:), an image context and a renderer's closure.
                  fix      Draw in draw(_:) or in UIGraphicsImageRenderer.image(actions:), or push a context first.
                  apple    CGContextSetFillColorWithColor: invalid context 0x0.
                """)
    }

    // Covers: UIRectFill.init(_:), UIRectFillUsingBlendMode.init(_:_:), UIRectFrame.init(_:), UIRectClip.init(_:)
    @Test("UIRectFill replaces what was there, also by clear (documented); UIRectFrame is one point wide", .harness)
    func rectFunctions() {
        let picture = ViewPicture.drawn(CGSize(width: 10, height: 10)) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIColor.clear.setFill()
            UIRectFill(CGRect(x: 2, y: 2, width: 2, height: 2))
            UIRectFillUsingBlendMode(CGRect(x: 5, y: 5, width: 2, height: 2), .normal)
            UIColor.blue.setFill()
            UIRectFrame(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIRectClip(CGRect(x: 8, y: 1, width: 1, height: 1))
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(picture.pixel(2, 2) == 0)
        #expect(picture.pixel(5, 5) == 0xFFFF_0000)
        #expect(picture.pixel(0, 5) == 0xFF00_00FF)
        #expect(picture.pixel(1, 5) == 0xFFFF_0000)
        #expect(picture.pixel(8, 1) == 0xFF00_00FF)
        #expect(picture.pixel(8, 2) == 0xFFFF_0000)
    }

    // Covers: UIGraphicsImageRenderer.init(size:format:), UIGraphicsImageRenderer.image, UIGraphicsImageRenderer.init(bounds:format:), UIGraphicsImageRenderer.init(size:), UIGraphicsImageRenderer.init(bounds:), UIGraphicsRendererContext.cgContext, UIGraphicsImageRendererFormat.init(), UIGraphicsImageRendererFormat.scale, UIGraphicsImageRendererFormat.opaque
    @Test("a renderer's format decides scale and opacity; the bounds' origin is the top left corner", .harness)
    func renderer() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        format.opaque = true
        let renderer = UIGraphicsImageRenderer(
            bounds: CGRect(x: 10, y: 20, width: 5, height: 5), format: format)
        format.scale = 1
        let image = renderer.image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
        }
        #expect(image.scale == 2)
        #expect(image.size == CGSize(width: 5, height: 5))
        #expect(image.cgImage?.width == 10)
        #expect(ViewPicture(image).pixel(1, 1) == 0xFF00_FF00)
        #expect(ViewPicture(image).pixel(2, 2) == 0xFF00_0000)
        let fractional = UIGraphicsImageRenderer(
            size: CGSize(width: 43.5, height: 20.5), format: .init(for: UITraitCollection(displayScale: 3))
        )
        .image { _ in }
        #expect(fractional.cgImage?.width == 131)
        #expect(fractional.cgImage?.height == 62)
        UITraitCollection(displayScale: 2).performAsCurrent {
            #expect(UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.scale == 2)
            #expect(UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: 1, height: 1)).image { _ in }.scale == 2)
        }
    }

    // Covers: UIGraphicsImageRenderer.image, UIGraphicsImageRendererContext.currentImage
    @Test("an empty size gives an empty image and still runs the actions; currentImage shows what was drawn so far", .harness)
    func emptyAndCurrent() throws {
        var ran = false
        #expect(UIGraphicsImageRenderer(size: .zero).image { _ in ran = true }.size == .zero)
        #expect(ran)
        var early: UIImage?
        _ = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            early = context.currentImage
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let first = try #require(early)
        #expect(ViewPicture(first).pixel(0, 0) == 0xFFFF_0000)
    }

    // Covers: UIGraphicsImageRenderer.image
    @Test("UIK1007: a giant renderer is reported and gives an image without pixels", .harness)
    func giant() {
        var size: CGSize?
        let reports = Reports.during {
            let renderer = UIGraphicsImageRenderer(
                size: CGSize(width: 1e9, height: 1e9), format: .init(for: UITraitCollection(displayScale: 1)))
            size = renderer.image { _ in }.size
        }
        #expect(size == .zero)
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1007 misuse: An image renderer cannot make a bitmap of this size.
                  object   UIGraphicsImageRenderer
                  at       UIGraphicsContextTests.swift:…
                  cause    The size is 1e+09 × 1e+09 points at scale 1.
                  fix      Keep each side between 1 and 32,767 pixels and the whole below 1 GiB.
                """
            ])
    }

    // Covers: UIGraphicsImageRenderer.pngData, UIGraphicsImageRenderer.jpegData
    @Test("a renderer makes PNG and JPEG data of what it draws", .harness)
    func data() throws {
        let renderer = UIGraphicsImageRenderer(
            size: CGSize(width: 3, height: 3), format: .init(for: UITraitCollection(displayScale: 1)))
        let png = renderer.pngData { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
        }
        let decoded = try #require(UIImage(data: png))
        #expect(ViewPicture(decoded).pixel(1, 1) == 0xFFFF_0000)
        let jpeg = renderer.jpegData(withCompressionQuality: 0.9) { _ in }
        #expect(UIImage(data: jpeg)?.size == CGSize(width: 3, height: 3))
    }

    // Covers: UIGraphicsPDFRendererFormat.documentInfo
    @Test("a PDF renderer writes the title and the author of its format into the document (documented)")
    func pdfInformation() {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle: "Invoice", kCGPDFContextAuthor: "Ada"]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 10, height: 10), format: format)
        let text = String(decoding: renderer.pdfData { $0.beginPage() }, as: UTF8.self)
        #expect(text.contains("/Title (Invoice)"))
        #expect(text.contains("/Author (Ada)"))
    }

    // Covers: UIGraphicsPDFRenderer.pdfData, UIGraphicsPDFRendererContext.beginPage
    @Test("a PDF renderer writes a document with the pages that were begun", .harness)
    func pdf() throws {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 200))
        let data = renderer.pdfData { context in
            for _ in 0..<3 {
                context.beginPage()
                UIColor.red.setFill()
                UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).fill()
                #expect(context.pdfContextBounds.height == 200)
            }
        }
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.hasPrefix("%PDF-"))
        #expect(text.contains("/Count 3"))
        #expect(UIGraphicsGetCurrentContext() == nil)
    }
}
