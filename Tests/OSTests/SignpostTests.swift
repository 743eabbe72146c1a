// Signposts: intervals and moments.
// Apple: "OSLog", OSSignposter, os_signpost.
import Foundation
import Testing
import os
import os.signpost

@Suite("Signposts") struct SignpostTests {
    let log = OSLog(subsystem: "s", category: "c")
    let on = LogSettings(words: "signposts")

    // Covers: os_signpost, OSSignpostID.exclusive
    @Test("os_signpost writes begin, end and event with name, identity and message") func functions() {
        let id = OSSignpostID(7)
        let lines = LogRecorder.lines(on) {
            os_signpost(.begin, log: log, name: "load")
            os_signpost(.end, log: log, name: "load", signpostID: id, "took %d", 3)
            os_signpost(.event, log: log, name: "tap", signpostID: .exclusive)
            os_signpost(.event, log: log, name: "never", signpostID: .invalid)
        }
        #expect(lines == ["signpost s:c: begin \"load\"", "signpost s:c: end \"load\" #7 took 3", "signpost s:c: event \"tap\""])
        #expect(LogRecorder.lines { os_signpost(.begin, log: log, name: "load") } == [], "VITRINE_LOG does not ask for them")
        #expect(!log.signpostsEnabled)
    }

    // Covers: OSSignposter.beginInterval, OSSignposter.endInterval, OSSignposter.emitEvent, OSSignposter.withIntervalSignpost
    @Test("a signposter's interval keeps its identity; a body's interval ends when the body throws") func signposter() throws {
        struct Stop: Error {}
        let signposter = OSSignposter(logHandle: log)
        let lines = LogRecorder.lines(on) {
            let state = signposter.beginInterval("a", id: OSSignpostID(3), "from \(1)")
            signposter.emitEvent("b")
            signposter.endInterval("a", state, "to \(2)")
            #expect(throws: Stop.self) { try signposter.withIntervalSignpost("c") { throw Stop() } }
            #expect(signposter.withIntervalSignpost("d") { 5 } == 5)
            OSSignposter.disabled.emitEvent("never")
        }
        #expect(
            lines.map { $0.dropFirst("signpost s:c: ".count) } == [
                "begin \"a\" #3 from 1", "event \"b\"", "end \"a\" #3 to 2", "begin \"c\"", "end \"c\"", "begin \"d\"", "end \"d\"",
            ])
        #expect(!signposter.isEnabled)
    }

    @Test("identities are new each time; an object has one") func identities() {
        let object = NSObject(), signposter = OSSignposter(logger: Logger(log))
        #expect(signposter.makeSignpostID() != signposter.makeSignpostID())
        #expect(signposter.makeSignpostID(from: object) == OSSignpostID(log: log, object: object))
        let state = OSSignpostIntervalState.beginState(id: OSSignpostID(9))
        #expect(throws: Never.self) {
            let copy = try JSONDecoder().decode(OSSignpostIntervalState.self, from: JSONEncoder().encode(state))
            #expect(LogRecorder.lines(on) { signposter.endInterval("x", copy) } == ["signpost s:c: end \"x\" #9"])
        }
    }
}
