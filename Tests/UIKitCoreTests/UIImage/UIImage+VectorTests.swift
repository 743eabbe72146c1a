// SVG and PDF images of asset catalogues: sizes, sharpness, bad and hostile files.
// Apple: "UIImage", init(named:in:compatibleWith:); "Asset Catalog Format Reference"
import CoreGraphics
import Diagnostics
import Foundation
import TestFixtures
import Testing
import UIKitTesting
import UIKitControls
import UIKitValues

@MainActor struct UIImageVectorTests {
    /// A red square with a blue right half.
    private static let svg = """
        <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
        <rect width="20" height="10" fill="#f00"/><rect x="10" width="10" height="10" fill="#00f"/></svg>
        """

    private func image(_ data: Data, _ file: String, preserves: Bool = true, scale: CGFloat = 2) throws -> UIImage? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vector-\(UUID().uuidString).bundle")
        let set = folder.appendingPathComponent("Art.xcassets/art.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try data.write(to: set.appendingPathComponent(file))
        try Data(
            """
            {"images":[{"filename":"\(file)","idiom":"universal"}],
            "properties":{"preserves-vector-representation":\(preserves)}}
            """.utf8
        ).write(to: set.appendingPathComponent("Contents.json"))
        let bundle = try #require(Bundle(path: folder.path))
        return UIImage(named: "art", in: bundle, compatibleWith: UITraitCollection(displayScale: scale))
    }

    // Covers: UIImage.init(named:in:compatibleWith:)
    @Test("an SVG of a catalogue has its size in points and the traits' scale", .harness)
    func svg() throws {
        for scale in [CGFloat(1), 2, 3] {
            let art = try #require(try image(Data(Self.svg.utf8), "art.svg", scale: scale))
            #expect(art.size == CGSize(width: 20, height: 10))
            #expect(art.scale == scale)
            let picture = ViewPicture(art)
            #expect(picture.pixel(Int(9 * scale), 4) == 0xFFFF_0000)
            #expect(picture.pixel(Int(11 * scale), 4) == 0xFF00_00FF)
        }
    }

    @Test("a preserved vector is drawn anew in a larger view, another one is scaled (documented)", .harness)
    func preserved() throws {
        /// How many pixels of a row are neither of the two colours, at twenty times the size.
        func mixed(_ preserves: Bool) throws -> Int {
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
            view.image = try image(Data(Self.svg.utf8), "art.svg", preserves: preserves, scale: 1)
            let picture = ViewPicture.of(view)
            return (0..<400).filter {
                let pixel = picture.pixel($0, 50)
                return pixel != 0xFFFF_0000 && pixel != 0xFF00_00FF
            }.count
        }
        #expect(try mixed(true) <= 2)
        #expect(try mixed(false) > 4)
        let art = try #require(try image(Data(Self.svg.utf8), "art.svg", scale: 1))
        let drawn = ViewPicture.drawn(CGSize(width: 200, height: 100)) {
            art.draw(in: CGRect(x: 0, y: 0, width: 200, height: 100))
        }
        #expect(drawn.pixel(99, 50) == 0xFFFF_0000)
        #expect(drawn.pixel(100, 50) == 0xFF00_00FF)
    }

    @Test("a PDF of a catalogue shows its first page", .harness)
    func pdf() throws {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 30, height: 20)).pdfData { context in
            context.beginPage()
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 30, height: 10))
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 0, y: 10, width: 30, height: 10))
        }
        var art: UIImage?
        let reports = try Reports.during { art = try image(data, "art.pdf", scale: 1) }
        // Where the machine has no poppler-glib that is said, and nothing else.
        guard let art else {
            #expect(reports.first?.entry.code == "UIK0611")
            return
        }
        #expect(art.size == CGSize(width: 30, height: 20))
        #expect(reports.isEmpty)
        #expect(ViewPicture(art).pixel(15, 5) == 0xFFFF_0000)
        #expect(ViewPicture(art).pixel(15, 15) == 0xFF00_00FF)
    }

    @Test("UIK0612: bad and hostile files give nil and say why", .harness)
    func hostile() throws {
        func fault(_ text: String, _ file: String = "art.svg") throws -> String {
            var art: UIImage?
            let reports = try Reports.during { art = try image(Data(text.utf8), file) }
            #expect(art == nil)
            let report = try #require(reports.first)
            #expect(report.entry.code == "UIK0612")
            return report.cause
        }
        let open = "<svg xmlns=\"http://www.w3.org/2000/svg\""
        #expect(try fault("hello") == "The bytes begin like neither SVG nor PDF.")
        #expect(try fault("\(open) width=\"10\" height=\"10\">").isEmpty == false)
        #expect(try fault("\(open)/>") == "It says no size.")
        #expect(try fault("\(open) width=\"1000000\" height=\"10\"/>") == "It has a side of 1000000 points, above 8192.")
        let many = "\(open) width=\"9\" height=\"9\">" + String(repeating: "<g/>", count: 100_001) + "</svg>"
        #expect(try fault(many) == "It has 100003 tags, above 100000.")
        #expect(
            try fault("\(open) width=\"9\" height=\"9\">" + String(repeating: " ", count: 8 << 20) + "</svg>")
                .contains("bytes, above 8388608"))
        // Entities that grow, and files elsewhere, are not followed.
        let entities = """
            <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
            <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">
            <!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;"><!ENTITY f "&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;">
            <!ENTITY g "&f;&f;&f;&f;&f;&f;&f;&f;&f;&f;"><!ENTITY h "&g;&g;&g;&g;&g;&g;&g;&g;&g;&g;">]>
            \(open) width="9" height="9"><text>&h;</text></svg>
            """
        #expect(try fault(entities).isEmpty == false)
        let outside =
            "\(open) xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"9\" height=\"9\"><image width=\"9\" "
            + "height=\"9\" xlink:href=\"file:///usr/share/pixmaps/debian-logo.png\"/></svg>"
        let empty = try #require(try image(Data(outside.utf8), "art.svg", scale: 1))
        #expect(ViewPicture(empty).isBlank)
    }

    @Test("UIK0612: the whole text", .harness)
    func text() throws {
        let reports = try Reports.during { _ = try image(Data("hello".utf8), "art.svg") }
        #expect(
            reports.first.map(Reports.stable) == """
                UIK0612 misuse: A vector image cannot be drawn.
                  object   art.svg, 5 bytes
                  at       UIImage+VectorTests.swift:…
                  cause    The bytes begin like neither SVG nor PDF.
                  fix      Export the file again, below 8 MiB, 100,000 elements and 8,192 points a side. The result is nil.
                """)
    }
}
