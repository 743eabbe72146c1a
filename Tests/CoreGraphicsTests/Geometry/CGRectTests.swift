// What Core Graphics adds to Foundation's geometry.
// Apple: "CGRect", "CGPoint", "CGSize", "CGVector".
import CoreGraphics
import Foundation
import Testing

@Suite struct CGRectTests {
    // Covers: CGRect.applying, CGSize.applying
    @Test("applying gives the box of the turned corners; sizes ignore the move (documented)")
    func applying() {
        let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
        let box = rect.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0))
        #expect(box == CGRect(x: 8, y: 0, width: 2, height: 4))
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
        let size = CGSize(width: 4, height: 2).applying(CGAffineTransform(translationX: 9, y: 9))
        #expect(size == CGSize(width: 4, height: 2))
    }

    // Covers: CGRect.equalTo, CGPoint.equalTo, CGSize.equalTo
    @Test("equalTo compares what is covered, so a negative width may be equal")
    func equality() {
        #expect(CGRect(x: 2, y: 0, width: -2, height: 1).equalTo(CGRect(x: 0, y: 0, width: 2, height: 1)))
        #expect(!CGRect(x: 0, y: 0, width: 2, height: 1).equalTo(.zero))
        #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
        #expect(!CGPoint.zero.equalTo(CGPoint(x: 0, y: 1)))
        #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
        #expect(!CGSize.zero.equalTo(CGSize(width: 0, height: 1)))
    }

    // Covers: CGRectMake.init(_:_:_:_:)
    @Test("The C functions and dictionaries make the same values")
    func makers() {
        #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
        #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
        #expect(CGRect(dictionaryRepresentation: ["X": 1.0]) == nil)
        #expect(CGPoint(dictionaryRepresentation: ["X": 1, "Y": 2]) == CGPoint(x: 1, y: 2))
        #expect(rect.debugDescription == "(1.0, 2.0, 3.0, 4.0)")
    }

    // Covers: CGVector.init(dx:dy:), CGVector.dx, CGVector.dy
    @Test("A vector keeps its parts and is coded as two numbers")
    func vectors() throws {
        let vector = CGVector(dx: 1.5, dy: -2)
        #expect(vector.dx == 1.5)
        #expect(vector.dy == -2)
        #expect(CGVector.zero == CGVector())
        let data = try JSONEncoder().encode([vector])
        #expect(String(decoding: data, as: UTF8.self) == "[[1.5,-2]]")
        #expect(try JSONDecoder().decode([CGVector].self, from: data) == [vector])
    }
}
