// The drum of a picker's rows, without views.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Testing
import QuartzCore
@testable import UIKitContainers

@Suite("Picker cylinder") struct PickerCylinderTests {
    let drum = PickerCylinder(height: 216, rowHeight: 32)

    @Test("the row in the middle lies flat, at its full size and opacity")
    func middle() {
        #expect(CATransform3DIsIdentity(drum.transform(0)))
        #expect(drum.offset(0) == 0)
        #expect(drum.alpha(0) == 1)
    }

    @Test("rows come nearer to each other, turn away and fade towards the edges, alike above and below")
    func edges() {
        let places = (0...5).map { drum.offset(CGFloat($0) * 32) }
        let gaps = zip(places.dropFirst(), places).map { $0 - $1 }
        #expect(gaps == gaps.sorted(by: >))
        #expect(gaps[0] > 26)
        #expect(gaps[0] < 32)
        #expect(places[5] < 108)
        #expect(drum.offset(-64) == -drum.offset(64))
        #expect(drum.alpha(32) < 0.5)
        #expect(drum.alpha(128) < drum.alpha(64))
        #expect(drum.alpha(128) > 0)
        #expect(drum.alpha(160) == 0)
        #expect(drum.transform(64).m22 < 1)
        #expect(drum.transform(64).m43 < 0)
    }

    @Test("a place belongs to the row that is seen there")
    func hits() {
        for row in 0..<9 {
            let place = drum.offset(CGFloat(row - 4) * 32)
            #expect(drum.row(at: place, position: 4, count: 9) == row)
        }
        #expect(drum.row(at: 500, position: 0, count: 3) == 2)
        #expect(drum.row(at: 0, position: 0, count: 0) == nil)
    }

    @Test("a drum without height has no rows and divides by nothing")
    func empty() {
        let empty = PickerCylinder(height: 0, rowHeight: 32)
        #expect(empty.reach == 0)
        #expect(empty.row(at: 3, position: 0, count: 4) == 0)
    }
}
