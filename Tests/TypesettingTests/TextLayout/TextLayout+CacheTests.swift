// Layouts are kept, bounded, and cheap to get again.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

@Suite("Layout cache", .serialized)
struct LayoutCacheTests {
    @Test("Equal requests give the same layout; another colour shares its geometry")
    func shared() {
        let first = layout("kept label")
        #expect(layout("kept label") === first)
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let colored = TextLayout.make(TextLayoutRequest(text: "kept label", font: .system(17), color: red))
        #expect(colored !== first)
        #expect(colored.core === first.core)
        let string = NSAttributedString(string: "kept", attributes: [.kern: 1])
        #expect(layout(attributed: string) === layout(attributed: string))
        let mutable = NSMutableAttributedString(string: "a")
        let before = layout(attributed: mutable).size.width
        mutable.append(NSAttributedString(string: "bcd"))
        #expect(layout(attributed: mutable).size.width > before)
    }

    @Test("The caches stay bounded over ten thousand texts")
    func bounded() {
        for index in 0..<10_000 { _ = layout("text \(index)", 12) }
        #expect(TextCaches.layoutClusters <= LayoutCache.limit)
        #expect(TextCaches.layoutCount > 100)
    }

    @Test("A label measured again costs less than laying it out by far")
    func cheap() {
        let request = TextLayoutRequest(text: "Label measured again", font: .system(17), width: 200, maximumLines: 1)
        _ = TextLayout.make(request)
        let clock = ContinuousClock()
        let again = clock.measure { for _ in 0..<2000 { _ = TextLayout.make(request).size } }
        let cold = clock.measure {
            for index in 0..<200 { _ = layout("Label measured \(index) once", 17, width: 200).size }
        }
        print("measured again: \(again / 2000), cold: \(cold / 200)")
        #expect(again / 2000 < cold / 200)
    }
}
