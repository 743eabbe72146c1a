// Rectangles in values, as casts see them.
// Apple: "Working with Foundation types".
import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("CGRect: bridging") struct RectangleBridgingTests {
    // Covers: NSValue.cgRectValue
    @Test("A rectangle comes out of a value by a cast, and nothing out of a value that holds another thing (documented)")
    func casts() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let values: [Any] = [
            NSValue(cgRect: rect), NSValue(cgPoint: .zero), NSValue(cgSize: .zero), NSNumber(value: 1), CGPoint.zero,
            NSValue(range: NSRange(location: 0, length: 1)),
        ]
        #expect(values.map { $0 as? CGRect } == [rect, nil, nil, nil, nil, nil])
        #expect((rect as Any as? NSValue)?.cgRectValue == rect)
    }
}
