// Lists of paragraphs and their markers.
// Apple: "NSTextList".
import Foundation
import TestFixtures
import Testing
import UIKit

@MainActor struct NSTextListTests {
    // Covers: NSTextList.marker(forItemNumber:)
    @Test("markers by their format (Apple: NSTextList.MarkerFormat; CSS Counter Styles 3)")
    func markers() {
        func marker(_ format: NSTextList.MarkerFormat, _ number: Int) -> String {
            NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number)
        }
        #expect(marker(.disc, 3) == "•")
        #expect(marker(.circle, 1) == "◦")
        #expect(marker(.square, 1) == "▪")
        #expect(marker(.hyphen, 1) == "⁃")
        #expect(marker(.box, 1) == "□")
        #expect(marker(.check, 1) == "✓")
        #expect(marker(.diamond, 1) == "◆")
        #expect(marker(.decimal, 12) == "12")
        #expect(marker(.octal, 8) == "10")
        #expect(marker(.lowercaseHexadecimal, 255) == "ff")
        #expect(marker(.lowercaseAlpha, 26) == "z")
        #expect(marker(.uppercaseLatin, 27) == "AA")
        #expect(marker(.lowercaseAlpha, 0) == "0")
        #expect(marker(.lowercaseRoman, 1994) == "mcmxciv")
        #expect(marker(.uppercaseRoman, 4) == "IV")
        #expect(marker(.lowercaseRoman, 4000) == "4000")
        #expect(marker(NSTextList.MarkerFormat("({decimal})"), 2) == "(2)")
        #expect(marker(NSTextList.MarkerFormat("-"), 2) == "-")
    }

    @Test("a list keeps its format, options and start through an archive; a style keeps its lists")
    func archive() throws {
        let style = NSMutableParagraphStyle()
        style.textLists = [
            NSTextList(markerFormat: .decimal, options: [.prependEnclosingMarker], startingItemNumber: 4)
        ]
        let data = try NSKeyedArchiver.archivedData(withRootObject: style, requiringSecureCoding: false)
        let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSParagraphStyle.self, from: data))
        #expect(
            back.textLists.count == 1 && back.textLists[0].markerFormat == .decimal
                && back.textLists[0].startingItemNumber == 4)
        #expect(back.textLists[0].listOptions == .prependEnclosingMarker)
        #expect(back.textLists[0].isOrdered)
        #expect(!NSTextList(markerFormat: .disc, options: 0).isOrdered)
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy.textLists[0] === style.textLists[0])
        #expect(NSParagraphStyle.default.textLists.isEmpty)
    }
}
