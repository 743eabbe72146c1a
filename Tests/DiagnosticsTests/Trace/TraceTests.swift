// The trace: topics, lines, what a closed topic costs, words of the environment.
import Foundation
import Testing

@testable import Diagnostics

@Suite("Trace") struct TraceTests {
    @Test("a list names topics; upper case and blanks count for nothing, words that nobody knows are told")
    func words() {
        #expect(TraceTopics.read("gestures,layout").topics == [.gestures, .layout])
        #expect(TraceTopics.read("Text, FOCUS").topics == [.text, .focus])
        #expect(TraceTopics.read("all").topics == .all)
        #expect(TraceTopics.read("").topics == [])
        let strange = TraceTopics.read("gesture,commit,waves")
        #expect(strange.topics == [.commit])
        #expect(strange.unknown == ["gesture", "waves"])
        #expect(TraceTopics.read("failed,never,steps").unknown == [], "the test kit reads these")
    }

    @Test("every topic has a word of its own")
    func named() {
        #expect(TraceTopics.named.map(\.topic).reduce(TraceTopics()) { $0.union($1) } == .all)
        #expect(Set(TraceTopics.named.map(\.word)).count == TraceTopics.named.count)
    }

    @Test("UIK2301: words of VITRINE_TRACE that nobody knows are reported once, the others are used")
    func unknown() {
        var topics = TraceTopics()
        let reports = recorded { topics = Trace.read("gesture,commit,waves") }
        #expect(topics == [.commit])
        #expect(
            reports.map(\.pinnedText) == [
                """
                UIK2301 misuse: The variable VITRINE_TRACE has an unknown value.
                  at       TraceTests.swift:…
                  cause    VITRINE_TRACE has the words "gesture", "waves".
                  fix      Valid values: gestures, layout, commit, focus, animation, text, all; for the steps of tests also steps, failed, never.
                """
            ])
    }

    @Test("a topic that is off calls neither of its closures")
    func closed() {
        var calls = 0
        func text() -> String {
            calls += 1
            return "x"
        }
        let lines = Trace.during(.layout) {
            Trace.note(.gestures, text(), text())
            Trace.note(.layout, text(), text())
        }
        #expect(calls == 2)
        #expect(lines.map { $0.hasSuffix("layout x x") } == [true])
    }

    @Test("a decision is one line, whatever texts it has")
    func oneLine() {
        let lines = Trace.during(.all) { Trace.note(.text, "a\nb", "c\r\nd") }
        #expect(lines.count == 1)
        #expect(lines.first?.hasSuffix("text a⏎b c⏎d") == true)
    }

    @Test("some thousand lines are kept, the last of them; numbers go on")
    func ring() {
        var lines = TraceLines()
        let total = 3 * TraceLines.limit
        for number in 0..<total { lines.append("\(number)") }
        #expect(lines.count == total)
        let kept = lines.all(from: 0)
        #expect(kept.count >= TraceLines.limit)
        #expect(kept.count < 2 * TraceLines.limit)
        #expect(kept.last == "\(total - 1)")
        #expect(lines.all(from: total - 2) == ["\(total - 2)", "\(total - 1)"])
    }

    @Test("one who listens gets the own task's lines of the own topics")
    func listeners() {
        let inner = Trace.during(.all) {
            let other = Trace.during(.focus) {
                Trace.note(.focus, "a", "b")
                Trace.note(.text, "c", "d")
            }
            #expect(other.map { $0.hasSuffix("focus a b") } == [true])
        }
        #expect(inner == [])
    }

    @Test("times have three decimals, numbers at most three")
    func numbers() {
        #expect([0, 1.5, 12.3456, -0.25].map(Trace.seconds) == ["0.000", "1.500", "12.346", "-0.250"])
        #expect([14, 2.5, 0.1239, -3].map(Trace.number) == ["14", "2.5", "0.124", "-3"])
        #expect(Trace.number(.infinity) == "inf")
    }
}
