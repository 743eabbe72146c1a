// Subjects, published properties and observable objects: what is sent, when, and in which order.
// Apple: "Combine", Subject, Published, ObservableObject.
import Combine
import Foundation
import Testing

private final class Model: ObservableObject {
    @Published var name = "a"
    @Published var count = 0
}
private final class Bare: ObservableObject {}

private enum Failure: Error { case stop }

@Suite("Subjects") struct SubjectTests {
    // Covers: PassthroughSubject.send, CurrentValueSubject.value
    @Test("subscribers hear in the order in which they came, however many there are") func order() {
        for count in [2, 3, 40] {
            let plain = PassthroughSubject<Int, Never>(), current = CurrentValueSubject<Int, Never>(0)
            var (a, b): ([Int], [Int]) = ([], [])
            var bag: [AnyCancellable] = []
            for index in 0..<count {
                bag.append(plain.sink { _ in a.append(index) })
                bag.append(current.dropFirst().sink { _ in b.append(index) })
            }
            plain.send(1)
            current.value = 1
            #expect(a == Array(0..<count))
            #expect(b == Array(0..<count))
            bag.removeFirst()
            a = []
            plain.send(2)
            #expect(a == Array(1..<count))
        }
    }

    @Test("a published property's and an object's subscribers hear in their order") func publishedOrder() {
        let model = Model()
        var heard: [Int] = []
        let bag =
            (0..<20).map { index in model.$name.dropFirst().sink { _ in heard.append(index) } }
            + (20..<40).map { index in model.objectWillChange.sink { heard.append(index) } }
        model.name = "b"
        #expect(heard == Array(20..<40) + Array(0..<20))
        withExtendedLifetime(bag) {}
    }

    @Test("a subject that has ended ends new subscribers; nothing follows a completion") func completion() {
        let subject = PassthroughSubject<Int, Failure>()
        var heard: [String] = []
        func listen(_ name: String) -> AnyCancellable {
            subject.sink(receiveCompletion: { heard.append("\(name) \($0)") }, receiveValue: { heard.append("\(name) \($0)") })
        }
        let first = listen("a")
        subject.send(1)
        subject.send(completion: .failure(.stop))
        subject.send(2)
        subject.send(completion: .finished)
        let second = listen("b")
        #expect(heard.count == 3)
        #expect(heard[1].hasPrefix("a failure"))
        #expect(heard[2].hasPrefix("b failure"))
        withExtendedLifetime((first, second)) {}
    }

    // Covers: CurrentValueSubject.send
    @Test("demand: a passing value without demand is lost; a kept one comes when it is demanded") func demand() {
        let plain = PassthroughSubject<Int, Never>(), current = CurrentValueSubject<Int, Never>(1)
        var heard: [String] = []
        var asked: [any Subscription] = []
        func subscriber(_ name: String) -> AnySubscriber<Int, Never> {
            AnySubscriber(
                receiveSubscription: { asked.append($0) },
                receiveValue: {
                    heard.append("\(name)\($0)")
                    return .none
                })
        }
        plain.subscribe(subscriber("p"))
        current.subscribe(subscriber("c"))
        plain.send(1)
        current.send(2)
        #expect(heard == [])
        for subscription in asked { subscription.request(.max(1)) }
        #expect(heard == ["c2"])
        plain.send(3)
        plain.send(4)
        current.send(5)
        #expect(heard == ["c2", "p3"])
        asked[1].request(.unlimited)
        current.send(6)
        #expect(heard == ["c2", "p3", "c5", "c6"])
    }

    // Covers: ObservableObject.objectWillChange, Publisher.sink
    @Test("a published property sends before it is set, its object before that; the publisher is the same at every look")
    func published() {
        let model = Model()
        var heard: [String] = []
        let bag = [
            model.$name.sink { [unowned model] in heard.append("name \($0), was \(model.name)") },
            model.objectWillChange.sink { [unowned model] in heard.append("object, was \(model.name) \(model.count)") },
        ]
        model.name = "b"
        model.count = 3
        #expect(heard == ["name a, was a", "object, was a 0", "name b, was a", "object, was b 0"])
        #expect(model.objectWillChange === model.objectWillChange)
        #expect(Bare().objectWillChange !== model.objectWillChange)
        withExtendedLifetime(bag) {}
    }

    // Covers: Publisher.assign
    @Test("assign(to: &$name) follows as long as the object lives, and keeps nothing alive") func assigning() {
        let source = PassthroughSubject<String, Never>()
        weak var gone: Model?
        do {
            let model = Model()
            gone = model
            var changes = 0
            let bag = model.objectWillChange.sink { changes += 1 }
            source.map { $0 + "!" }.assign(to: &model.$name)
            source.send("b")
            #expect(model.name == "b!")
            #expect(changes == 1)
            withExtendedLifetime(bag) {}
        }
        #expect(gone == nil)
        source.send("c")
    }

    @Test("what a sink holds is let go of when its subscription ends or its subject does") func lifetimes() {
        final class Held {}
        let subject = PassthroughSubject<Int, Never>()
        weak var first: Held?, second: Held?
        var bag: AnyCancellable?
        do {
            let held = Held(), other = Held()
            (first, second) = (held, other)
            bag = subject.sink { _ in withExtendedLifetime(held) {} }
            var rest: Set<AnyCancellable> = []
            subject.sink { _ in withExtendedLifetime(other) {} }.store(in: &rest)
        }
        #expect(second == nil)
        #expect(first != nil)
        bag?.cancel()
        #expect(first == nil)
    }
}

@Suite("Several publishers") struct OperatorTests {
    // Covers: Publisher.combineLatest
    @Test("combineLatest sends once all have sent, then at each value, and ends with the last") func latest() {
        let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<String, Never>(),
            c = CurrentValueSubject<Bool, Never>(true)
        var heard: [String] = []
        let bag = a.combineLatest(b, c) { "\($0)\($1)\($2 ? "+" : "-")" }
            .sink(receiveCompletion: { _ in heard.append("end") }, receiveValue: { heard.append($0) })
        let pair = a.combineLatest(b).sink { heard.append("pair \($0.0)\($0.1)") }
        a.send(1)
        b.send("x")
        c.value = false
        a.send(2)
        for each in [a] { each.send(completion: .finished) }
        b.send(completion: .finished)
        #expect(heard.last != "end")
        c.send(completion: .finished)
        #expect(heard == ["1x+", "pair 1x", "1x-", "2x-", "pair 2x", "end"])
        withExtendedLifetime((bag, pair)) {}
    }

    @Test("combineLatest fails with the first that does, and cancels the others") func latestFailure() {
        let a = PassthroughSubject<Int, Failure>(), b = PassthroughSubject<Int, Failure>()
        var ends = 0, cancelled = false
        let bag = a.combineLatest(b.handleEvents(receiveCancel: { cancelled = true }))
            .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in })
        a.send(completion: .failure(.stop))
        #expect(ends == 1)
        #expect(cancelled)
        withExtendedLifetime(bag) {}
    }

    // Covers: Publisher.merge
    @Test("merge hands values on as they come and ends with the last") func merge() {
        let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
        var heard: [Int] = []
        let bag = a.map { $0 * 10 }.merge(with: b, Just(7))
            .sink(receiveCompletion: { _ in heard.append(-1) }, receiveValue: { heard.append($0) })
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        b.send(completion: .finished)
        #expect(heard == [7, 10, 2, 3, -1])
        var many: [Int] = []
        let second = Publishers.MergeMany([[1, 2], [3], []].map { $0.publisher }).sink(
            receiveCompletion: { _ in many.append(-1) }, receiveValue: { many.append($0) })
        #expect(many == [1, 2, 3, -1])
        var none = false
        let third = Publishers.MergeMany([Just<Int>]()).sink(receiveCompletion: { _ in none = true }, receiveValue: { _ in })
        #expect(none)
        withExtendedLifetime((bag, second, third)) {}
    }

    @Test("merge with a bounded demand asks each for one, and loses nothing") func mergeDemand() {
        var asked: (any Subscription)?
        var heard: [Int] = [], isOver = false
        [1, 2, 3].publisher.merge(with: [10, 20].publisher).subscribe(
            AnySubscriber(
                receiveSubscription: { asked = $0 },
                receiveValue: {
                    heard.append($0)
                    return .none
                }, receiveCompletion: { _ in isOver = true }))
        for count in 1...5 {
            #expect(!isOver)
            asked?.request(.max(1))
            #expect(heard.count == count)
        }
        #expect(heard.sorted() == [1, 2, 3, 10, 20])
        #expect(heard.filter { $0 < 10 } == [1, 2, 3])
        #expect(isOver)
        var rest: [Int] = []
        [1, 2, 3].publisher.merge(with: [10, 20].publisher).subscribe(
            AnySubscriber(
                receiveSubscription: {
                    $0.request(.max(2)); $0.request(.unlimited)
                },
                receiveValue: {
                    rest.append($0); return .none
                }))
        #expect(rest.count == 5, "more is demanded than at first")
    }

    @Test("results and optionals publish") func values() {
        var heard: [Int] = []
        var bag: Set<AnyCancellable> = []
        Result<Int, Never>.success(1).publisher.sink { heard.append($0) }.store(in: &bag)
        Optional(2).publisher.sink { heard.append($0) }.store(in: &bag)
        (nil as Int?).publisher.sink { heard.append($0) }.store(in: &bag)
        #expect(heard == [1, 2])
    }

    @Test("a future and a publisher's values are awaited") func awaiting() async throws {
        let value = await Future<Int, Never> { $0(.success(4)) }.value
        #expect(value == 4)
        var found: [Int] = []
        for await each in [1, 2, 3].publisher.values { found.append(each) }
        #expect(found == [1, 2, 3])
    }
}
