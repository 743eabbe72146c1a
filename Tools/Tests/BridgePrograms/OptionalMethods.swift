import Foundation

@objc protocol DeckDelegate {
    @objc optional func deck(_ deck: Deck, didOpen index: Int)
    @objc optional func shouldOpen(_ deck: Deck) -> Bool
    @objc optional func name(of deck: Deck) -> String?
    @objc optional func done(_ deck: Deck, then body: () -> Void)
    @objc(deck:colorOfIndex:) optional func deck(_ deck: Deck, color: Int) -> Int
    @objc(deck:colorOfName:) optional func deck(_ deck: Deck, color: String) -> Int
    @objc optional var width: Int { get }
    @objc optional var color: String { get set }
}

class Deck: NSObject {
    weak var delegate: DeckDelegate?

    func open() {
        delegate?.deck?(self, didOpen: 1)
        print("open", delegate?.shouldOpen?(self) ?? true)
        if let name = delegate?.name?(of: self) { print("name", name) }
        print("width", delegate?.width as Any)
        delegate?.done?(self) { print("done") }
        print("color", delegate?.deck?(self, color: 1) ?? 0, delegate?.deck?(self, color: "red") ?? 0)
        guard let delegate = delegate else { return }
        print("is called", delegate.deck?(self, didOpen: 2) != nil)
    }
}

class Owner: NSObject, DeckDelegate {}

class Lower: Owner {
    func deck(_ deck: Deck, didOpen index: Int) { print("lower opened", index) }
    func shouldOpen(_ deck: Deck) -> Bool { false }
    func name(of deck: Deck) -> String? { "lower" }
    func done(_ deck: Deck, then body: () -> Void) { body() }
    var width: Int { 9 }
    func deck(_ deck: Deck, color: String) -> Int { 5 }
}

class Lowest: Lower {
    override func deck(_ deck: Deck, didOpen index: Int) { print("lowest opened", index) }
}

class Private: NSObject {
    private class Inner: NSObject, DeckDelegate {
        func name(of deck: Deck) -> String? { "inner" }
    }
    static func make() -> DeckDelegate { Inner() }
}

@main struct Program {
    static func main() {
        let deck = Deck()
        let delegates: [DeckDelegate?] = [nil, Owner(), Lower(), Lowest(), Private.make()]
        for delegate in delegates {
            deck.delegate = delegate
            print(delegate.map { "\(type(of: $0))" } ?? "none")
            deck.open()
        }
        let any: Any = Lower()
        print(any is DeckDelegate, (any as? DeckDelegate) != nil, "text" as Any is DeckDelegate)
    }
}
