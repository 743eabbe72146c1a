// Widths against those that Interface Builder and snapshot tests recorded of San Francisco.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

func width(_ text: String, _ size: CGFloat, _ weight: CGFloat = 0) -> CGFloat {
    TextLayout.make(TextLayoutRequest(text: text, font: FontDescriptor(pointSize: size, weight: weight))).size.width
}

@Suite struct TextLayoutWidthTests {
    @Test func calibrate() {
        let rows: [(String, CGFloat, CGFloat, CGFloat, CGFloat)] = [
            ("Label", 17, 0, 42, 2), ("Label", 17, 0.3, 43.5, 2), ("Label", 16, 0, 39.5, 2), ("Label", 15, 0, 37.5, 2),
            ("Label", 21, 0, 50, 2), ("Hello, World!", 17, 0, 98, 2), ("Hello, world!", 17, 0, 95, 2),
            ("Howdy, world!", 17, 0, 108, 2), ("A wild and crazy label", 17, 0, 166, 2),
            ("A wild and crazy label", 17, 0.3, 173, 2), ("A wild and crazy label", 12, 0, 123.5, 2),
            ("Well howdy there", 17, 0, 132, 2), ("Lift and drop me", 17, 0, 126, 2), ("Just a label", 17, 0, 86.5, 2),
            ("Favorite?", 17, 0, 69, 2), ("Tap Here...", 17, 0, 83, 2), ("Animated", 17, 0, 73, 2), ("Account", 17, 0, 64, 2),
            ("Privacy over profit", 17, 0.3, 145, 2), ("John Doe", 17, 0.3, 75.667, 3), ("Title", 13, 0, 26.5, 2),
            ("Loaded by FirstViewController", 14, 0, 194.5, 2), ("enter", 16, 0, 38, 2), ("First View", 36, 0, 151, 2),
            ("Second View", 36, 0, 202, 2), ("Button", 15, 0, 46, 2), ("Present", 15, 0, 53, 2), ("Start", 15, 0, 34, 2),
            ("Stop", 15, 0, 32, 2), ("Dismiss", 15, 0, 54, 2), ("Done", 15, 0, 37, 2),
            ("What's the point?", 25, 0, 188.67, 3), ("What's the point?", 28, 0, 210.67, 3),
            ("What's the point?", 34, 0, 255, 3), ("What's the point?", 58, 0, 428.33, 3), ("the", 16, 0, 23.67, 3),
            ("the", 17, 0, 25, 3), ("Hello, world", 17, 0, 90, 1),
        ]
        for (text, size, weight, expected, scale) in rows {
            let w = width(text, size, weight)
            let up = (w * scale - 0.001).rounded(.up) / scale
            print("W", text, size, weight, "expected", expected, "ours", up, "raw", w, String(format: "%+.2f%%", (up / expected - 1) * 100), "perglyph‰", (expected - w) / CGFloat(text.count) / size * 1000)
        }
    }
}
