// The old functions that make documents, and patterns as backgrounds.
// Apple: "Generating PDF content"; "UIColor", init(patternImage:).
import Diagnostics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIGraphics: documents", .harness) struct UIGraphicsPDFTests {
    // Covers: UIGraphicsBeginPDFContextToData, UIGraphicsBeginPDFPage, UIGraphicsBeginPDFPageWithInfo, UIGraphicsEndPDFContext, UIGraphicsGetPDFContextBounds
    @Test("a document has the pages that were begun, its information, and the context is current until its end")
    func data() {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 100, height: 50), [kCGPDFContextTitle: "Invoice"])
        #expect(UIGraphicsGetCurrentContext() != nil)
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 100, height: 50))
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 10, y: 10, width: 20, height: 20))
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 30, height: 40), nil)
        #expect(UIGraphicsGetPDFContextBounds().height == 40)
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsGetPDFContextBounds() == .zero)
        let text = String(decoding: data as Data, as: UTF8.self)
        #expect(text.hasPrefix("%PDF-"))
        #expect(text.contains("/Count 2"))
        #expect(text.contains("/Title (Invoice)"))
    }

    // Covers: UIGraphicsBeginPDFContextToFile
    @Test("a document of empty bounds has pages of 612 × 792 and is written at its end; a bad path says no")
    func file() throws {
        let path = NSTemporaryDirectory() + "vitrine-\(UUID().uuidString).pdf"
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(UIGraphicsBeginPDFContextToFile(path, .zero, nil))
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 612, height: 792))
        UIGraphicsEndPDFContext()
        let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
        #expect(text.contains("/Count 1"))
        #expect(!UIGraphicsBeginPDFContextToFile("/no/such/folder/a.pdf", .zero, nil))
    }

    @Test("UIK1006: pages and ends without a document are reported and do nothing")
    func unbalanced() {
        let reports = Reports.during {
            UIGraphicsBeginPDFPage()
            UIGraphicsEndPDFContext()
        }
        #expect(reports.map(\.entry.code) == ["UIK1006", "UIK1006"])
    }

    // Covers: UIColor.init(patternImage:), UIView.backgroundColor
    @Test("a pattern as a background is tiled from the view's corner on, upright")
    func pattern() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let tile = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: .single).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        let color = UIColor(patternImage: tile)
        let reports = Reports.during { view.backgroundColor = color }
        #expect(reports.isEmpty)
        #expect(view.backgroundColor == color)
        let picture = ViewPicture.of(view, background: 0xFFFF_FFFF)
        for y in 0..<10 { #expect(picture.pixel(5, y) == (y % 4 == 0 ? 0xFFFF_0000 : 0xFF00_FF00), "row \(y)") }
    }
}

extension UIGraphicsImageRendererFormat {
    /// One pixel a point.
    fileprivate static var single: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }
}
