// What becomes of a drag of a sheet.
// No Apple page: this is ours; "UISheetPresentationController".
import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore

struct SheetDragTests {
    @Test("Between detents the sheet follows the finger; beyond them it gives; below it goes only if it may")
    func shown() {
        let drag = SheetDrag(heights: [300, 700], start: 300, mayGo: true)
        #expect(drag.shown(-100) == (400, 0))
        #expect(drag.shown(50) == (300, 50))
        #expect(drag.shown(-500).height == 700)
        #expect(drag.shown(-500).offset < 0)
        #expect(drag.shown(-500).offset > -50)
        let held = SheetDrag(heights: [300], start: 300, mayGo: false)
        #expect(held.shown(100).offset < 50)
        #expect(held.shown(100).offset > 0)
    }

    @Test("It ends at the nearest detent of where it is heading; fast or low enough it goes")
    func ends() {
        let drag = SheetDrag(heights: [300, 700], start: 300, mayGo: true)
        #expect(drag.end(-250, velocity: 0) == .rest(1))
        #expect(drag.end(-100, velocity: 0) == .rest(0))
        #expect(drag.end(-100, velocity: -2000) == .rest(1))
        #expect(drag.end(200, velocity: 0) == .dismiss)
        #expect(drag.end(50, velocity: 1500) == .dismiss)
        #expect(drag.end(100, velocity: 0) == .rest(0))
        #expect(SheetDrag(heights: [300], start: 300, mayGo: false).end(250, velocity: 3000) == .rest(0))
    }
}
