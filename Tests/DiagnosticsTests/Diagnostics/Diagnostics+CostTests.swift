// What a report costs.
import Diagnostics
import Testing

extension DiagnosticsTests {
    @Suite("Diagnostics: cost") struct CostTests {
        @Test("a caller is looked up once for each stack, so a repeated report is at least ten times cheaper")
        func cost() {
            let clock = ContinuousClock()
            var first = Duration.seconds(1)
            var repeated = Duration.seconds(1)
            for _ in 0..<3 {
                Diagnostics.$sites.withValue(SiteMemory()) {
                    _ = recorded {
                        for round in 0..<10 {
                            let time = clock.measure { Entries.misuse.report() }
                            if round == 0 { first = min(first, time) } else { repeated = min(repeated, time) }
                        }
                    }
                }
            }
            print("diagnostics: a report costs \(first) with the look-up, \(repeated) without")
            #expect(repeated * 10 < first)
        }
    }
}
