// Touches of a page that is not trusted.
import Foundation
import Stage
import Testing

import Browser

@Suite("TouchLedger") struct TouchLedgerTests {
    private func sample(_ id: Int, _ phase: TouchSamplePhase) -> TouchSample {
        TouchSample(id: id, phase: phase, location: CGPoint(x: id, y: 0))
    }

    @Test("ids become the stage's own, the same from beginning to end, new for the next touch")
    func ids() {
        var ledger = TouchLedger()
        var last = 100
        let next = { () -> Int in
            last += 1
            return last
        }
        let seen = [TouchSamplePhase.began, .moved, .ended, .began, .cancelled].flatMap {
            ledger.admit([sample(4, $0)], nextID: next)
        }
        #expect(seen.map(\.id) == [101, 101, 101, 102, 102])
        #expect(ledger.fingerCount == 0)
    }

    @Test("moves and ends of fingers that are not down, second beginnings and too many fingers are dropped")
    func nonsense() {
        var ledger = TouchLedger()
        var last = 0
        let next = { () -> Int in
            last += 1
            return last
        }
        let none = [TouchSamplePhase.moved, .stationary, .ended, .cancelled].flatMap {
            ledger.admit([sample(1, $0)], nextID: next)
        }
        #expect(none.isEmpty)
        let many = (0..<20).flatMap { ledger.admit([sample($0, .began), sample($0, .began)], nextID: next) }
        #expect(many.count == TouchLedger.maximumFingers)
    }

    @Test("a page that goes away lifts its fingers")
    func cancel() {
        var ledger = TouchLedger()
        var last = 0
        let next = { () -> Int in
            last += 1
            return last
        }
        _ = ledger.admit([sample(8, .began), sample(9, .began)], nextID: next)
        let cancelled = ledger.cancelAll()
        #expect(cancelled.map(\.phase) == [.cancelled, .cancelled])
        #expect(cancelled.map(\.id) == [1, 2])
        #expect(ledger.fingerCount == 0)
    }
}
