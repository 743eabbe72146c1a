// Swiped and dragged rows.
import Foundation
import Testing

@testable import UIKitLists

@Suite("SwipeMotion") struct SwipeMotionTests {
    private func swipe(performsFirst: Bool = true) -> SwipeMotion {
        SwipeMotion(rowWidth: 400, leading: nil, trailing: SwipeMotion.Side(width: 150, performsFirst: performsFirst))
    }
    private func settled(_ swipe: SwipeMotion, seconds: CGFloat = 1) -> SwipeMotion {
        var swipe = swipe
        swipe.advance(by: seconds)
        return swipe
    }

    @Test("the row follows the finger up to the buttons' width") func follows() {
        var row = swipe()
        row.grab(at: 300)
        row.drag(to: 220)
        #expect(row.offset == -80)
        row.drag(to: 150)
        #expect(row.offset == -150)
        #expect(row.isHeld)
    }

    @Test("past the buttons the row gives way, unless a full swipe performs an action (guessed)") func past() {
        var stiff = swipe(performsFirst: false)
        stiff.grab(at: 400)
        stiff.drag(to: 150)
        // 100 beyond: (1 − 1 ÷ (100 × 0.55 ÷ 400 + 1)) × 400.
        #expect(abs(stiff.offset + 150 + 48.3516) < 0.001)
        #expect(!stiff.isFullSwipe)
        stiff.drag(to: -5000)
        #expect(stiff.offset > -550)
        var free = swipe()
        free.grab(at: 400)
        free.drag(to: 150)
        #expect(free.offset == -250)
        free.drag(to: -100)
        #expect(free.offset == -400)
    }

    @Test("a side without actions gives way only") func otherSide() {
        var row = swipe()
        row.grab(at: 0)
        row.drag(to: 100)
        #expect(abs(row.offset - 48.3516) < 0.001)
        #expect(row.release(velocity: 900) == .closed)
        #expect(settled(row).offset == 0)
    }

    @Test("a row taken up again stays where it is") func again() {
        for performsFirst in [true, false] {
            var row = swipe(performsFirst: performsFirst)
            row.grab(at: 350)
            row.drag(to: 80)
            let offset = row.offset
            row.release(velocity: 0)
            row.advance(by: 0.05)
            let moving = row.offset
            #expect(moving != offset)
            row.grab(at: 10)
            row.drag(to: 10)
            #expect(abs(row.offset - moving) < 0.001)
            #expect(row.velocity == 0)
        }
    }

    @Test(
        "distance decides where the finger is slow, direction where it is fast (guessed)",
        arguments: [
            (-70, 0, SwipeMotion.Rest.closed), (-80, 0, .trailing), (-20, -300, .trailing), (-140, 300, .closed),
            (-245, 0, .performsTrailing),
            (-245, 300, .closed), (-235, 0, .trailing), (-245, -500, .performsTrailing),
        ])
    func release(offset: Int, velocity: Int, rest: SwipeMotion.Rest) {
        var row = swipe()
        row.grab(at: 400)
        row.drag(to: 400 + CGFloat(offset))
        #expect(row.offset == CGFloat(offset))
        #expect(row.release(velocity: CGFloat(velocity)) == rest)
        let end = settled(row, seconds: 2)
        #expect(end.isResting)
        #expect(end.offset == [SwipeMotion.Rest.closed: 0, .trailing: -150, .performsTrailing: -400][rest])
    }

    @Test("a full swipe is further than the buttons, and needs an action that allows it") func threshold() {
        var wide = SwipeMotion(rowWidth: 400, trailing: SwipeMotion.Side(width: 300))
        wide.grab(at: 400)
        wide.drag(to: 120)
        #expect(!wide.isFullSwipe)
        wide.drag(to: 90)
        #expect(wide.isFullSwipe)
        #expect(SwipeMotion.Side(buttons: [40, 100]).width == 174)
    }

    @Test("two short steps give what a long one does, and the row comes to rest soon") func steps() {
        var row = swipe()
        row.grab(at: 400)
        row.drag(to: 300)
        row.release(velocity: -300)
        var short = row
        for _ in 0..<6 { short.advance(by: 1.0 / 60) }
        let long = settled(row, seconds: 0.1)
        #expect(abs(short.offset - long.offset) < 1e-9)
        #expect(abs(short.velocity - long.velocity) < 1e-6)
        var frames = 0
        while !row.isResting, frames < 120 {
            row.advance(by: 1.0 / 60)
            frames += 1
        }
        #expect((12...40).contains(frames))
        #expect(row.offset == -150)
        row.settle(.closed)
        #expect(settled(row).offset == 0)
    }

    @Test("buttons grow together; past the threshold the first has all") func buttons() {
        var row = SwipeMotion(rowWidth: 400, trailing: SwipeMotion.Side(buttons: [74, 76]))
        row.grab(at: 400)
        row.drag(to: 325)
        #expect(row.buttonWidths([74, 76]) == [37, 38])
        row.drag(to: 200)
        #expect(row.buttonWidths([74, 76]).reduce(0, +) == 200)
        row.drag(to: 100)
        #expect(row.buttonWidths([74, 76]) == [300, 0])
    }
}

@Suite("ReorderMotion") struct ReorderMotionTests {
    private func drag(_ extents: [CGFloat], _ source: Int) throws -> ReorderMotion<StackedRows> {
        let rows = StackedRows(extents)
        return try #require(ReorderMotion(rows, source: source, finger: rows.start(of: source) + 5))
    }

    @Test("a neighbour makes room when the leading edge passes its middle (guessed)") func gaps() throws {
        var row = try drag([40, 40, 40, 40], 1)
        #expect(row.drag(to: 64) == false)
        #expect(row.gap == 1)
        // The lower edge at 101, past the third row's middle at 100.
        #expect(row.drag(to: 66) == true)
        #expect(row.gap == 2)
        #expect((0..<4).map { row.shift(of: $0) } == [0, 21, -40, 0])
        #expect(row.movedRows == 2..<3)
        #expect(row.restingPlace == 80)
        row.drag(to: 24)
        #expect(row.gap == 0)
        #expect(row.shift(of: 0) == 40)
        #expect(row.restingPlace == 0)
        row.drag(to: 1000)
        #expect(row.gap == 3)
        row.drag(to: -1000)
        #expect(row.gap == 0)
    }

    @Test("rows of different lengths end where the model's order puts them", arguments: 1...60) func order(seed: Int) throws {
        var random = Seeded(UInt64(seed))
        let extents = (0..<random.number(1...9)).map { _ in random.points(10...120) }
        let source = random.number(0...extents.count - 1)
        var row = try drag(extents, source)
        var last = row.gap
        for finger in stride(from: CGFloat(-50), through: 900, by: 3) {
            row.drag(to: finger)
            // The gap moves with the finger and never back.
            if finger > -50 { #expect(row.gap >= last) }
            last = row.gap
            var order = Array(extents.indices)
            order.remove(at: source)
            order.insert(source, at: row.gap)
            var start: CGFloat = 0
            for number in order {
                let place = number == source ? row.restingPlace : row.rows.start(of: number) + row.shift(of: number)
                #expect(abs(place - start) < 0.001, "seed \(seed)")
                start += extents[number]
            }
        }
    }

    @Test("the delegate may answer another place") func allowed() throws {
        var row = try drag([40, 40, 40, 40], 0)
        row.drag(to: 500) { min($0, 1) }
        #expect(row.gap == 1)
        row.drag(to: 500) { _ in 99 }
        #expect(row.gap == 3)
        #expect(ReorderMotion(StackedRows([40]), source: 1, finger: 0) == nil)
    }
}

@Suite("DragScroll") struct DragScrollTests {
    private func speed(_ edges: ClosedRange<CGFloat>, before: CGFloat = 100, after: CGFloat = 100) -> CGFloat {
        DragScroll.speed(edges: edges, visible: 600, before: before, after: after)
    }

    @Test("the speed grows towards the edges, and is zero between the zones and at the content's ends") func speeds() {
        #expect(speed(80...520) == 0)
        #expect(speed(200...244) == 0)
        #expect(speed(540...560) == 225)
        #expect(speed(560...600) == 900)
        #expect(speed(590...700) == 900)
        #expect(speed(40...84) == -225)
        #expect(speed(-30...10) == -900)
        #expect(speed(-30...10, before: 0) == 0)
        #expect(speed(590...700, after: 0) == 0)
        #expect(DragScroll.speed(edges: 0...1, visible: 0, before: 1, after: 1) == 0)
    }

    @Test("a step goes no further than the content") func steps() {
        #expect(DragScroll.step(edges: 590...640, visible: 600, before: 0, after: 100, seconds: 0.1) == 90)
        #expect(DragScroll.step(edges: 590...640, visible: 600, before: 0, after: 20, seconds: 0.1) == 20)
        #expect(DragScroll.step(edges: -40...0, visible: 600, before: 7, after: 20, seconds: 0.1) == -7)
    }
}
