import Foundation

@objc protocol DeckDelegate {
    func required()
    @objc optional func deck(_ deck: Deck, didOpen index: Int)
    @objc optional func shouldOpen(_ deck: Deck) -> Bool
    @objc optional func name(of deck: Deck) -> String?
    @objc optional var width: Int { get }
    @objc optional
    func long(
        _ first: Int,
        second: Int
    )
}

@objc public protocol Public: NSObjectProtocol {
    @objc optional func ended()
}

class Deck: NSObject {
    weak var delegate: DeckDelegate?
    var publicDelegate: Public?

    func open() -> [String] {
        var told: [String] = []
        delegate?.required()
        delegate?.deck?(self, didOpen: 1)
        if delegate?.shouldOpen?(self) ?? true { told.append("open") }
        if let name = delegate?.name?(of: self) { told.append(name) }
        told.append("\(delegate?.width ?? 7)")
        delegate?
            .long?(
                1, second: 2)
        publicDelegate?.ended?()
        guard let delegate = delegate else { return told }
        delegate.deck!(self, didOpen: 2)
        told.append("\(delegate.width as Any)")
        return told
    }
}

class Owner: NSObject, DeckDelegate {
    func required() {}
}

class Lower: Owner {
    func deck(_ deck: Deck, didOpen index: Int) { print("opened", index) }
    func shouldOpen(_ deck: Deck) -> Bool { false }
    var width: Int { 9 }
}

public final class Other: NSObject {}

extension Other: Public {
    public func ended() {}
}
