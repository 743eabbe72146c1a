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
        (delegate as? any _VitOpt_DeckDelegate_deck___didOpen)?._vitOpt_deck(self, didOpen: 1)
        if (delegate as? any _VitOpt_DeckDelegate_shouldOpen__)?._vitOpt_shouldOpen(self) ?? true { told.append("open") }
        if let name = (delegate as? any _VitOpt_DeckDelegate_name_of)?._vitOpt_name(of: self) { told.append(name) }
        told.append("\((delegate as? any _VitOpt_DeckDelegate_width_)?._vitOpt_width ?? 7)")
        (delegate as? any _VitOpt_DeckDelegate_long___second)?
._vitOpt_long(
                1, second: 2)
        (publicDelegate as? any _VitOpt_Public_ended_)?._vitOpt_ended()
        guard let delegate = delegate else { return told }
        (delegate as? any _VitOpt_DeckDelegate_deck___didOpen)!._vitOpt_deck(self, didOpen: 2)
        told.append("\((delegate as? any _VitOpt_DeckDelegate_width_)?._vitOpt_width as Any)")
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
protocol _VitOpt_DeckDelegate_deck___didOpen: AnyObject { func _vitOpt_deck(_ deck: Deck, didOpen index: Int) }
protocol _VitOpt_DeckDelegate_shouldOpen__: AnyObject { func _vitOpt_shouldOpen(_ deck: Deck) -> Bool }
protocol _VitOpt_DeckDelegate_name_of: AnyObject { func _vitOpt_name(of deck: Deck) -> String? }
protocol _VitOpt_DeckDelegate_width_: AnyObject { var _vitOpt_width: Int { get } }
protocol _VitOpt_DeckDelegate_long___second: AnyObject { func _vitOpt_long( _ first: Int, second: Int ) }
public protocol _VitOpt_Public_ended_: AnyObject { func _vitOpt_ended() }
extension Lower: _VitOpt_DeckDelegate_deck___didOpen { func _vitOpt_deck(_ a0: Deck, didOpen a1: Int) { deck(a0, didOpen: a1) } }
extension Lower: _VitOpt_DeckDelegate_shouldOpen__ { func _vitOpt_shouldOpen(_ a0: Deck) -> Bool { shouldOpen(a0) } }
extension Lower: _VitOpt_DeckDelegate_width_ { var _vitOpt_width: Int { get { width } } }
extension Other: _VitOpt_Public_ended_ { public func _vitOpt_ended() { ended() } }
