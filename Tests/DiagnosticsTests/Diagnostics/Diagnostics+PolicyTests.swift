// What each policy does with a report, and what a report is completed with.
import Diagnostics
import Synchronization
import Testing

/// The policy belongs to the process: whatever sets it runs by itself.
@Suite("Diagnostics", .serialized) struct DiagnosticsTests {}

private let raisingLine = #line + 2
private func raiseOnPurpose() {
    Entries.exception.report(object: "UIView 0x1", apple: "NSInvalidArgumentException: exactly this")
}

extension DiagnosticsTests {
    @Suite("Diagnostics: policies") struct PolicyTests {
        @Test("under .crash an exception prints its whole text to standard error and ends the process")
        func crashTraps() async throws {
            let result = try await #require(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) {
                Diagnostics.policy = .crash
                Diagnostics.during = { "layout, frame 2, t = 0.033 s" }
                raiseOnPurpose()
            }
            let text = String(decoding: result.standardErrorContent, as: UTF8.self)
            #expect(
                text.contains(
                    """
                    UIK9901 exception: A test raised on purpose.
                      object   UIView 0x1
                      during   layout, frame 2, t = 0.033 s
                      at       Diagnostics+PolicyTests.swift:\(raisingLine)
                      cause    The test wants it so.
                      fix      Read the test.
                      apple    NSInvalidArgumentException: exactly this

                    """))
        }

        @Test("under .crash misuse and unsupported are printed and the run goes on")
        func crashGoesOn() async throws {
            let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
                Diagnostics.policy = .crash
                Entries.misuse.report()
                Entries.unsupported.report()
            }
            let text = String(decoding: result.standardErrorContent, as: UTF8.self)
            #expect(text.contains("UIK9902 misuse: A test misused something.\n"))
            #expect(text.contains("UIK9903 unsupported: A test used what is missing.\n"))
        }

        @Test("under .record and .custom an exception reaches the closure and the run goes on")
        func closures() {
            #expect(recorded { Entries.exception.report() }.map(\.entry.code) == ["UIK9901"])
        }

        @Test("the process's policy holds wherever no task has its own")
        func ofProcess() async {
            await #expect(processExitsWith: .success) {
                let recorder = Recorder()
                Diagnostics.policy = .custom { recorder.record($0) }
                Entries.exception.report(object: "x", cause: "y", fix: "z", apple: "w")
                let facts = recorder.all.map { [$0.object, $0.cause, $0.fix, $0.apple] }
                #expect(facts == [["x", "y", "z", "w"]])
                #expect(recorded { Entries.misuse.report() }.count == 1)
                #expect(recorder.all.count == 1)
            }
        }

        @Test("a report carries file and line of the caller outside Vitrine's modules")
        func caller() throws {
            let diagnostics = recorded { Entries.misuse.report() }
            let site = try #require(diagnostics.first?.site)
            #expect(site.line == #line - 2)
            #expect(site.path == #filePath)
            #expect(diagnostics[0].location == "Diagnostics+PolicyTests.swift:\(site.line)")
        }

        @Test("a caller that is given is not looked up")
        func givenCaller() {
            let site = CallSite(path: "/a/B.swift", line: 7)
            let diagnostics = recorded { Diagnostics.report(Diagnostic(entry: Entries.misuse, site: site)) }
            #expect(diagnostics.map(\.site) == [site])
        }

        @Test("what is unsupported is reported once for each call site, misuse each time")
        func once() { Diagnostics.$sites.withValue(SiteMemory()) { onceBody() } }

        private func onceBody() {
            let diagnostics = recorded {
                for _ in 0..<5 { Entries.unsupported.report() }
                Entries.unsupported.report()
                for _ in 0..<3 { Entries.misuse.report() }
            }
            #expect(diagnostics.map(\.entry.code) == ["UIK9903", "UIK9903"] + Array(repeating: "UIK9902", count: 3))
            #expect(recorded { Entries.unsupported.report() }.count == 1, "another site")
        }

        @Test("one call site reached along different ways counts once, and again after forgetReportedSites")
        func onceByLine() { Diagnostics.$sites.withValue(SiteMemory()) { onceByLineBody() } }

        private func onceByLineBody() {
            func site() { Entries.unsupported.report() }
            func other() { site() }
            #expect(
                recorded {
                    site(); other()
                }.count == 1)
            Diagnostics.forgetReportedSites()
            #expect(recorded { site() }.count == 1)
        }
    }
}
