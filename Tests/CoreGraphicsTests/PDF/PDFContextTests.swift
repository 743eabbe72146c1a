// Documents.
// Apple: "CGContext", Creating a PDF Graphics Context.
import CoreGraphics
import Foundation
import Testing

@Suite struct PDFContextTests {
    private func document(_ box: CGRect = CGRect(x: 0, y: 0, width: 200, height: 100), _ body: (CGContext) -> Void) throws -> String
    {
        let data = NSMutableData()
        var box = box
        let context = try #require(CGContext(consumer: CGDataConsumer(data: data)!, mediaBox: &box, [kCGPDFContextTitle: "Seven"]))
        body(context)
        context.closePDF()
        return String(decoding: Data(referencing: data), as: UTF8.self)
    }

    @Test("A document has the pages that were begun, each of its box, and its title")
    func pages() throws {
        let text = try document { c in
            for width in [200, 300] {
                var box = CGRect(x: 0, y: 0, width: width, height: 100)
                c.beginPage(mediaBox: &box)
                c.setFillColor(red)
                c.fill(CGRect(x: 10, y: 10, width: 50, height: 20))
                c.endPage()
            }
        }
        #expect(text.hasPrefix("%PDF-1."))
        #expect(text.contains("/Count 2"))
        #expect(text.contains("/MediaBox [ 0 0 200 100 ]"))
        #expect(text.contains("/MediaBox [ 0 0 300 100 ]"))
        #expect(text.contains("Seven"))
        #expect(text.contains("%%EOF"))
    }

    @Test("A document is handed over once, at the latest when its context goes")
    func handover() throws {
        let data = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 50, height: 50)
        do {
            let context = try #require(CGContext(consumer: CGDataConsumer(data: data)!, mediaBox: &box, nil))
            #expect(context.isPDF)
            #expect(context.data == nil)
            #expect(context.makeImage() == nil)
            context.beginPDFPage(nil)
            context.endPDFPage()
            #expect(data.length == 0)
        }
        let length = data.length
        #expect(length > 300)
    }

    @Test("All kinds of drawing go into a document, and it stays one")
    func everything() throws {
        let text = try document { c in
            c.beginPDFPage(nil)
            c.saveGState()
            c.addEllipse(in: CGRect(x: 10, y: 10, width: 80, height: 60))
            c.clip()
            let gradient = CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: nil)!
            c.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 90, y: 0), options: [.drawsAfterEndLocation])
            c.drawRadialGradient(gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 30, options: [])
            c.drawConicGradient(gradient, center: CGPoint(x: 5, y: 5), angle: 1)
            c.restoreGState()
            c.setShadow(offset: CGSize(width: 2, height: 2), blur: 3)
            c.setLineDash(phase: 1, lengths: [3, 2])
            c.setBlendMode(.multiply)
            c.stroke(CGRect(x: 5, y: 5, width: 40, height: 30))
            c.setAlpha(0.4)
            c.beginTransparencyLayer(auxiliaryInfo: nil)
            c.draw(
                Canvas(4, 4).drawing { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }.context.makeImage()!,
                in: CGRect(x: 100, y: 20, width: 30, height: 30))
            c.endTransparencyLayer()
            c.endPDFPage()
        }
        #expect(text.contains("/Shading") || text.contains("/ShadingType"))
        #expect(text.contains("/Image"))
        #expect(text.contains("/Multiply"))
        #expect(text.contains("/Count 1"))
    }

    @Test("A document may go to a file; an address that is no file's gives nil")
    func files() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        let context = try #require(CGContext(url, mediaBox: nil, nil))
        context.beginPDFPage(nil)
        context.closePDF()
        #expect(try Data(contentsOf: url).starts(with: Array("%PDF".utf8)))
        #expect(CGContext(URL(string: "https://example.org/a.pdf")!, mediaBox: nil, nil) == nil)
    }
}
