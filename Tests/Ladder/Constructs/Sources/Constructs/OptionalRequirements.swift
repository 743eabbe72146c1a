// An own protocol with optional methods and properties, called with `?`.
// The Swift Programming Language: "Optional Protocol Requirements".
import UIKit

@objc public protocol DeckDelegate: AnyObject {
    func deckDidOpen(_ deck: Deck)
    @objc optional func deck(_ deck: Deck, didSelect index: Int)
    @objc optional func shouldClose(_ deck: Deck) -> Bool
    @objc optional var limit: Int { get }
}

public class Deck: UIView {
    public weak var delegate: DeckDelegate?

    public func open() -> [String] {
        delegate?.deckDidOpen(self)
        delegate?.deck?(self, didSelect: 2)
        let closes = delegate?.shouldClose?(self) ?? true
        return ["closes \(closes)", "limit \(delegate?.limit ?? -1)", "heard \(delegate?.deck?(self, didSelect: 3) != nil)"]
    }
}

public class QuietOwner: NSObject, DeckDelegate {
    public func deckDidOpen(_ deck: Deck) { deck.tag = 1 }
}

public class LoudOwner: QuietOwner {
    public var selected: [Int] = []
    public let limit = 7
    public func deck(_ deck: Deck, didSelect index: Int) { selected.append(index) }
    public func shouldClose(_ deck: Deck) -> Bool { false }
}
