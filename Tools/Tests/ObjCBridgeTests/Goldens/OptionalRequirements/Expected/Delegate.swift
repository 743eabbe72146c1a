import Foundation

      protocol DeckDelegate: AnyObject {
    func required()
                                                              
                                                        
                                                      
                                         
                  
              
                     
                   
     
}

      public protocol Public: NSObjectProtocol {
                               
}

class Deck: NSObject {
    weak var delegate: DeckDelegate?
    var publicDelegate: Public?

    func open() -> [String] {
        var told: [String] = []
        delegate?.required()
        delegate?._vitCall_deck(self, didOpen: 1)
        if delegate?._vitCall_shouldOpen(self) ?? true { told.append("open") }
        if let name = delegate?._vitCall_name(of: self) { told.append(name) }
        told.append("\(delegate?.width ?? 7)")
        delegate?
            ._vitCall_long(
                1, second: 2)
        publicDelegate?._vitCall_ended()
        guard let delegate = delegate else { return told }
        delegate._vitCall_deck(self, didOpen: 2)!
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

#sourceLocation(file: "<objc of Delegate.swift>", line: 1)
import SelectorDispatch
protocol _VitOpt_DeckDelegate_deck___didOpen: AnyObject { func _vitOpt_deck(_ deck: Deck, didOpen index: Int) }
extension DeckDelegate { @discardableResult func _vitCall_deck(_ deck: Deck, didOpen index: Int) -> Void? { (self as? any _VitOpt_DeckDelegate_deck___didOpen)?._vitOpt_deck(deck, didOpen: index) } }
protocol _VitOpt_DeckDelegate_shouldOpen__: AnyObject { func _vitOpt_shouldOpen(_ deck: Deck) -> Bool }
extension DeckDelegate { @discardableResult func _vitCall_shouldOpen(_ deck: Deck) -> Bool? { (self as? any _VitOpt_DeckDelegate_shouldOpen__)?._vitOpt_shouldOpen(deck) } }
protocol _VitOpt_DeckDelegate_name_of: AnyObject { func _vitOpt_name(of deck: Deck) -> String? }
extension DeckDelegate { @discardableResult func _vitCall_name(of deck: Deck) -> String? { (self as? any _VitOpt_DeckDelegate_name_of)?._vitOpt_name(of: deck) } }
protocol _VitOpt_DeckDelegate_width_: AnyObject { var _vitOpt_width: Int { get } }
extension DeckDelegate { var width: Int? { (self as? any _VitOpt_DeckDelegate_width_)?._vitOpt_width } }
protocol _VitOpt_DeckDelegate_long___second: AnyObject { func _vitOpt_long( _ first: Int, second: Int ) }
extension DeckDelegate { @discardableResult func _vitCall_long( _ first: Int, second: Int ) -> Void? { (self as? any _VitOpt_DeckDelegate_long___second)?._vitOpt_long(first, second: second) } }
public protocol _VitOpt_Public_ended_: AnyObject { func _vitOpt_ended() }
extension Public { @discardableResult public func _vitCall_ended() -> Void? { (self as? any _VitOpt_Public_ended_)?._vitOpt_ended() } }
extension Owner { nonisolated fileprivate static func _vit1() {
DispatchTable.add("required", on: Owner.self, .any) { (t: Owner) in t.required() }
} }
extension Lower { nonisolated fileprivate static func _vit2() {
DispatchTable.add("deck:didOpen:", on: Lower.self, .any) { (t: Lower, a0: Deck, a1: Int) in t.deck(a0, didOpen: a1) }
DispatchTable.add("shouldOpen:", on: Lower.self, .any) { (t: Lower, a0: Deck) in t.shouldOpen(a0) }
} }
extension Other { nonisolated fileprivate static func _vit3() {
DispatchTable.add("ended", on: Other.self, .any) { (t: Other) in t.ended() }
} }
extension Lower: _VitOpt_DeckDelegate_deck___didOpen { func _vitOpt_deck(_ a0: Deck, didOpen a1: Int) { deck(a0, didOpen: a1) } }
extension Lower: _VitOpt_DeckDelegate_shouldOpen__ { func _vitOpt_shouldOpen(_ a0: Deck) -> Bool { shouldOpen(a0) } }
extension Lower: _VitOpt_DeckDelegate_width_ { var _vitOpt_width: Int { get { width } } }
extension Other: _VitOpt_Public_ended_ { public func _vitOpt_ended() { ended() } }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { Owner._vit1() }
_vitPush { Lower._vit2() }
_vitPush { Other._vit3() }
}
