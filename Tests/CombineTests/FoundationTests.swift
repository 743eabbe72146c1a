// What Foundation adds: notifications, answers, observed properties, coders.
// Apple: "Foundation", Processing Published Elements with Subscribers.
import Combine
import Diagnostics
import Foundation
import FoundationNetworking
import SelectorDispatch
import Synchronization
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Foundation's publishers", .harness) struct FoundationPublisherTests {
    // Covers: NotificationCenter.publisher
    @Test("notifications of a name and an object arrive until the subscription is cancelled; without demand they are dropped")
    func notifications() {
        let center = NotificationCenter(), name = Notification.Name("changed"), one = NSObject(), other = NSObject()
        var all = 0, ofOne = 0, limited: [Int] = []
        let bag = center.publisher(for: name).sink { _ in all += 1 }
        let second = center.publisher(for: name, object: one).sink { _ in ofOne += 1 }
        var asked: (any Subscription)?
        center.publisher(for: name).compactMap { $0.userInfo?["n"] as? Int }.subscribe(
            AnySubscriber(
                receiveSubscription: {
                    asked = $0
                    $0.request(.max(1))
                },
                receiveValue: {
                    limited.append($0)
                    return .none
                }))
        center.post(name: name, object: one, userInfo: ["n": 1])
        center.post(name: name, object: other, userInfo: ["n": 2])
        asked?.request(.max(1))
        center.post(name: name, object: nil, userInfo: ["n": 3])
        bag.cancel()
        center.post(name: name, object: one, userInfo: ["n": 4])
        #expect(all == 3)
        #expect(ofOne == 2)
        #expect(limited == [1, 3])
        #expect(center.publisher(for: name) == center.publisher(for: name))
        withExtendedLifetime(second) {}
    }

    // Covers: URLSession.dataTaskPublisher, Publisher.decode
    @Test("an answer is decoded; a failure comes as its error") func answers() async throws {
        struct Cart: Codable, Equatable { let items: Int }
        let harness = try await Harness()
        harness.network.answer("GET /cart", with: .json(["items": 3]).after(seconds: 2))
        harness.network.answer("GET /gone", with: .failure(.notConnectedToInternet))
        let url = try #require(URL(string: "http://shop.example/cart")),
            gone = try #require(URL(string: "http://shop.example/gone"))
        var cart: Cart?, error: URLError.Code?, completions = 0
        var bag: Set<AnyCancellable> = []
        URLSession.shared.dataTaskPublisher(for: url).map(\.data).decode(type: Cart.self, decoder: JSONDecoder())
            .receive(on: DispatchQueue.main)
            .sink(receiveCompletion: { _ in completions += 1 }, receiveValue: { cart = $0 }).store(in: &bag)
        URLSession.shared.dataTaskPublisher(for: URLRequest(url: gone)).receive(on: RunLoop.main)
            .sink(
                receiveCompletion: { if case .failure(let found) = $0 { error = found.code } }, receiveValue: { _ in }
            ).store(in: &bag)
        try await harness.advance(by: 1.9)
        #expect(cart == nil)
        try await harness.settle()
        #expect(cart == Cart(items: 3))
        #expect(completions == 1)
        #expect(error == .notConnectedToInternet)
    }

    // Covers: NSObject.publisher
    @Test("UIKit's observable properties are published, at first and whenever they are set") func properties() {
        let view = UIView(), scroll = UIScrollView()
        var hidden: [Bool] = [], offsets: [CGFloat] = [], later: [CGFloat] = []
        var bag: Set<AnyCancellable> = []
        view.publisher(for: \.isHidden, forKeyPath: "isHidden").sink { hidden.append($0) }.store(in: &bag)
        scroll.publisher(for: \.contentOffset, forKeyPath: "contentOffset").map(\.y).sink { offsets.append($0) }.store(in: &bag)
        scroll.publisher(for: \.contentOffset, forKeyPath: "contentOffset", options: [.new]).map(\.y).sink { later.append($0) }
            .store(in: &bag)
        view.isHidden = true
        scroll.contentOffset.y = 5
        scroll.contentOffset.y = 7
        #expect(hidden == [false, true])
        #expect(offsets == [0, 5, 7])
        #expect(later == [5, 7])
        bag.removeAll()
        view.isHidden = false
        #expect(hidden == [false, true])
    }

    @Test("UIK2206 where nobody told the property's name: the value comes once") func unnamed() {
        let texts = Mutex<[String]>([]), view = UIView()
        var values: [CGFloat] = []
        let bag = Diagnostics.$taskPolicy.withValue(.record { text in texts.withLock { $0.append(text.pinnedText) } }) {
            view.publisher(for: \.alpha).sink { values.append($0) }
        }
        view.alpha = 0.5
        #expect(values == [1])
        #expect(
            texts.withLock { $0 } == [
                """
                UIK2206 unsupported: A publisher does not know the name of its property.
                  at       FoundationTests.swift:…
                  cause    UIView was asked for a publisher of a property by its key path alone.
                  fix      Build with `vitrine build`, and write the key path as a literal in the call: publisher(for: \\.title).
                """
            ])
        withExtendedLifetime(bag) {}
    }

    @Test("encode and decode by Foundation's coders") func coders() throws {
        var found: [[Int]] = []
        let bag = Just([1, 2]).encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder())
            .merge(with: Just([3]).encode(encoder: PropertyListEncoder()).decode(type: [Int].self, decoder: PropertyListDecoder()))
            .sink(receiveCompletion: { _ in }, receiveValue: { found.append($0) })
        #expect(found == [[1, 2], [3]])
        withExtendedLifetime(bag) {}
    }
}
