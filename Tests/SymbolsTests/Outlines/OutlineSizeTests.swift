// The sizes of our outlines beside those that public sources record.
// Apple: Human Interface Guidelines, SF Symbols; "Creating custom symbol images for your app"
import CoreGraphics
import Foundation
import Testing
import UIKitValues
import UIKitTesting

@MainActor @Suite("Sizes of symbols", .harness) struct OutlineSizeTests {
    @Test("widths and heights are to each other as storyboards record them of a symbol whose longer side is 128 points")
    func proportions() throws {
        var compared = 0
        for row in try SymbolTable.rows("symbol_sizes") {
            guard let width = Double(row[1]), let height = Double(row[2]), max(width, height) == 128,
                SymbolLibrary.shared.isOurs(row[0])
            else { continue }
            compared += 1
            let size = try Ink(row[0], 100).image.size
            let (ours, recorded) = (size.width / size.height, width / height)
            #expect(abs(ours / recorded - 1) < 0.08, "\(row[0]): \(size), recorded \(width) × \(height)")
        }
        #expect(compared > 50)
    }

    @Test(
        "at 13 points a symbol's image is within a point of what macOS interface files record (the size is guessed from them)",
        arguments: [
            ("circle", 15, 15), ("checkmark.circle.fill", 15, 15), ("clock", 15, 15), ("square", 15, 14),
            ("star", 17, 16),
            ("star.fill", 17, 16), ("folder", 18, 14), ("eye", 21, 13), ("play", 12, 13),
            ("slider.horizontal.3", 16, 13),
            ("keyboard", 19, 13), ("antenna.radiowaves.left.and.right", 16, 14), ("internaldrive", 18, 13),
            ("arrow.up.left.and.arrow.down.right", 16, 15), ("checkmark.square", 15, 14),
        ])
    func thirteen(_ name: String, _ width: Int, _ height: Int) throws {
        let size = try Ink(name, 13).image.size
        #expect(abs(size.width - CGFloat(width)) <= 1, "\(name): \(size)")
        #expect(abs(size.height - CGFloat(height)) <= 1, "\(name): \(size)")
    }

    @Test(
        "a ring is 1.17 em wide, and 0.79 of that at small scale (the margins of Apple's symbol template: 92.5 of 100)")
    func ring() throws {
        let medium = try Ink("circle", 100).image.size.width
        let small = try Ink("circle", 100, .regular, .small).image.size.width
        #expect(abs(medium - 117) <= 2, "\(medium)")
        #expect(abs(small - 92.5) <= 2.5, "\(small)")
    }
}
