// What a report costs.
import Diagnostics
import Testing

extension DiagnosticsTests {
    @Suite("Diagnostics: cost") struct CostTests {
        @Test("a caller is looked up when it is read, once for each stack: the report and a second reading are ten times cheaper")
        func cost() throws {
            let clock = ContinuousClock()
            var report = Duration.seconds(1)
            var lookUp = Duration.zero
            var again = Duration.seconds(1)
            for _ in 0..<3 {
                try Diagnostics.$sites.withValue(SiteMemory()) {
                    let diagnostics = recorded {
                        for _ in 0..<10 { report = min(report, clock.measure { Entries.misuse.report() }) }
                    }
                    let (first, last) = (try #require(diagnostics.first), try #require(diagnostics.last))
                    // The line of an address is read once.
                    lookUp = max(lookUp, clock.measure { #expect(first.site != nil) })
                    again = min(again, clock.measure { #expect(last.site == first.site) })
                }
            }
            print("diagnostics: a report costs \(report), its caller \(lookUp), the same caller again \(again)")
            #expect(report * 10 < lookUp)
            #expect(again * 10 < lookUp)
        }
    }
}
