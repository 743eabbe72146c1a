// Sets of states.
import Testing
import UIKitAudit

@Suite("AnimatorObject")
struct AnimatorObjectTests {
    @Test("Joining is the union of the states and of where they come from, in either order")
    func joins() {
        var a = AnimatorObject(.fresh)
        a.apply(.start, at: 10)
        var b = AnimatorObject(.fresh)
        b.apply(.pause, at: 20)
        var ab = a
        ab.join(b)
        var ba = b
        ba.join(a)
        #expect(ab == ba)
        #expect(ab.states == [.running: [10], .paused: [20]])
        var again = ab
        again.join(a)
        #expect(again == ab)
    }

    @Test("An action that changes nothing keeps where the state came from")
    func origins() {
        var object = AnimatorObject(.fresh)
        object.apply(.pause, at: 5)
        object.apply(.scrub, at: 9)
        #expect(object.states == [.paused: [5]])
    }

    @Test("A state that traps is not followed any more")
    func trapped() {
        var object = AnimatorObject(.fresh)
        object.apply(.start, at: 1)
        object.apply(.finish, at: 2)
        #expect(object.possible == [.unknown])
    }

    @Test("A test keeps the states that pass it, and makes an unknown one known")
    func refines() {
        var known = AnimatorObject(.fresh)
        known.apply(.start, at: 1)
        var copy = known
        let answer1 = copy.refine(to: AnimatorState.active, assumed: [.running, .paused])
        #expect(answer1)
        #expect(copy.states == [.running: [1]])
        let answer2 = known.refine(to: [.stopped], assumed: [.stopped])
        #expect(!answer2)
        var unknown = AnimatorObject(.unknown)
        let answer3 = unknown.refine(to: [.stopped], assumed: [.stopped])
        #expect(answer3)
        #expect(unknown.possible == [.stopped])
        var open = AnimatorObject(.unknown)
        let answer4 = open.refine(to: [.running], assumed: nil)
        #expect(answer4)
        #expect(open.possible == [.unknown])
    }

    @Test("Time ends a running animator, not a paused one")
    func time() {
        var running = AnimatorObject(.fresh)
        running.apply(.start, at: 1)
        running.letTimePass()
        #expect(running.possible == [.unknown])
        var paused = AnimatorObject(.fresh)
        paused.apply(.pause, at: 1)
        paused.letTimePass()
        #expect(paused.possible == [.paused])
    }
}
