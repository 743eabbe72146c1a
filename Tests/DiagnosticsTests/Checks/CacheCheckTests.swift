// Comparisons of caches: how often, what they report.
import Foundation
import Testing

@testable import Diagnostics

@Suite("Cache checks", .serialized, .enabled(if: CacheCheck.isBuilt)) struct CacheCheckTests {
    @Test("every n-th look compares; none compares at a rate of 0, every one at 1; a comparison within a comparison is none")
    func rates() {
        func compared(rate: Int, of looks: Int) -> Int {
            var count = 0
            CacheCheck.with(rate: rate) {
                for _ in 0..<looks {
                    CacheCheck.look(.paragraphs, nil) {
                        count += 1
                        CacheCheck.look(.paragraphs, nil) { "never" }
                        return nil
                    }
                }
            }
            return count
        }
        #expect(compared(rate: 0, of: 100) == 0)
        #expect(compared(rate: 1, of: 100) == 100)
        #expect(compared(rate: 10, of: 100) == 10)
    }

    @Test("VITRINE_CHECK says how often; UIK2302 where nobody knows its value")
    func setting() {
        #expect(CacheCheck.rate(named: nil) == 64)
        #expect(CacheCheck.rate(named: "all") == 1)
        #expect(CacheCheck.rate(named: "never") == 0)
        #expect(CacheCheck.rate(named: "8") == 8)
        var rate = 0
        let reports = recorded { rate = CacheCheck.rate(named: "often") }
        #expect(rate == 64)
        #expect(
            reports.map(\.pinnedText) == [
                """
                UIK2302 misuse: The variable VITRINE_CHECK has an unknown value.
                  at       CacheCheckTests.swift:…
                  cause    VITRINE_CHECK is "often".
                  fix      Valid values: all, never, or a number n for every n-th look.
                """
            ])
    }

    @Test("UIK2311: a difference is reported with both values")
    func difference() {
        let reports = recorded {
            CacheCheck.with(rate: 1) { CacheCheck.look(.margins, "UIView 0x1") { "8 is kept, and it is 16." } }
        }
        #expect(
            reports.map(\.pinnedText) == [
                """
                UIK2311 exception: A cache of Vitrine differs from what it stands for.
                  object   UIView 0x1
                  at       CacheCheckTests.swift:…
                  cause    The kept layout margins: 8 is kept, and it is 16.
                  fix      This is a bug of Vitrine: report it with the lines that VITRINE_TRACE=all prints. VITRINE_CHECK=never continues without these checks.
                """
            ])
    }

    @Test("UIK2312: a change of state of ours that cannot be")
    func transition() {
        let reports = recorded { Catalogue.forbidTransition(of: "UIPanGestureRecognizer 0x1", from: "failed", to: "began") }
        #expect(
            reports.map(\.pinnedText) == [
                """
                UIK2312 exception: Vitrine requests a change of state that its own rules forbid.
                  object   UIPanGestureRecognizer 0x1
                  at       CacheCheckTests.swift:…
                  cause    The state is failed, and began was requested.
                  fix      This is a bug of Vitrine: report it with the lines that VITRINE_TRACE=all prints.
                """
            ])
    }
}
