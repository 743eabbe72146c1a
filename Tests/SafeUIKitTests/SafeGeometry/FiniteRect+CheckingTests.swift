// A FiniteRect is finite, whatever it is made from.
import SafeUIKit
import Testing
import UIKit

@Suite struct FiniteRectTests {
    private static let bad: [CGFloat] = [.nan, .signalingNaN, .infinity, -.infinity]

    @Test("NaN and infinity in any part are a typed error that names the part", arguments: bad, 0..<4)
    func notFinite(value: CGFloat, part: Int) throws {
        var parts: [CGFloat] = [1, 2, 3, 4]
        parts[part] = value
        let error = try #require(throws: GeometryError.self) {
            _ = try FiniteRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
        }
        guard case .notFinite(let name, _) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(name == ["x", "y", "width", "height"][part])
        #expect(error.description.contains("division by a width or height of 0"))
    }

    @Test("negative sizes and giant values are typed errors") func domain() {
        #expect(throws: GeometryError.negative(part: "width", value: -1)) {
            _ = try FiniteRect(x: 0, y: 0, width: -1, height: 0)
        }
        #expect(throws: GeometryError.tooLarge(part: "height", value: .greatestFiniteMagnitude)) {
            _ = try FiniteRect(x: 0, y: 0, width: 1, height: .greatestFiniteMagnitude)
        }
        #expect(throws: Never.self) {
            _ = try FiniteRect(x: -FiniteRect.limit, y: 0, width: FiniteRect.limit, height: 0)
        }
    }

    @Test("clamping always gives a rectangle that checking takes") func clamping() throws {
        let values: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e30, -1, 0, 0.5, 100, 1e9]
        for x in values {
            for width in values {
                let safe = FiniteRect(clamping: CGRect(x: x, y: width, width: width, height: x))
                #expect(try FiniteRect(safe.rect) == safe)
            }
        }
        let ordinary = CGRect(x: -3, y: 4, width: 5, height: 6)
        #expect(FiniteRect(clamping: ordinary).rect == ordinary)
    }
}
