// Lists of paragraphs and their markers.
// Apple: "NSTextList".
import Foundation
import Testing
import UIKit

@MainActor struct NSTextListTests {
    // Covers: NSTextList.marker(forItemNumber:)
    @Test("markers by their format (Apple: NSTextList.MarkerFormat; CSS Counter Styles 3)")
    func markers() {
        func marker(_ format: NSTextList.MarkerFormat, _ number: Int) -> String {
            NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number)
        }
        #expect(
            marker(.disc, 3) == "•" && marker(.circle, 1) == "◦" && marker(.square, 1) == "▪"
                && marker(.hyphen, 1) == "⁃")
        #expect(marker(.box, 1) == "□" && marker(.check, 1) == "✓" && marker(.diamond, 1) == "◆")
        #expect(marker(.decimal, 12) == "12" && marker(.octal, 8) == "10" && marker(.lowercaseHexadecimal, 255) == "ff")
        #expect(
            marker(.lowercaseAlpha, 26) == "z" && marker(.uppercaseLatin, 27) == "AA"
                && marker(.lowercaseAlpha, 0) == "0")
        #expect(
            marker(.lowercaseRoman, 1994) == "mcmxciv" && marker(.uppercaseRoman, 4) == "IV"
                && marker(.lowercaseRoman, 4000) == "4000")
        #expect(
            marker(NSTextList.MarkerFormat("({decimal})"), 2) == "(2)" && marker(NSTextList.MarkerFormat("-"), 2) == "-"
        )
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
        #expect(back.textLists[0].listOptions == .prependEnclosingMarker && back.textLists[0].isOrdered)
        #expect(!NSTextList(markerFormat: .disc, options: 0).isOrdered)
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy.textLists[0] === style.textLists[0] && NSParagraphStyle.default.textLists.isEmpty)
    }
}
