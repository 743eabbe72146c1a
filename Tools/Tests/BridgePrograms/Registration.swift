import Foundation
import SelectorDispatch

class Sender: NSObject {}

class Cart: NSObject {
    @objc func clear() { print("clear") }
    @objc private func add(_ sender: Any?, forEvent event: Any?) { print("private", sender as Any, event as Any) }
    @objc func count(_ number: Int) -> NSNumber { NSNumber(value: number + 1) }
    @objc(renamed:) func other(_ text: String!) { print("renamed", text ?? "nil") }
    @objc func insert(at index: Int = 0) { print("insert", index) }
    @objc func name(_ name: NSString) -> String { "named \(name)" }
    @objc func kind(_ kind: Kind) { print("kind", kind.rawValue) }
    @objc func maybe(_ number: NSNumber?) { print("maybe", number as Any) }
    @objc static func shared(_ number: Int) -> NSNumber { NSNumber(value: number * 2) }
    @objc var title: String? = "cart"
    @objc enum Kind: Int { case one = 1, two }
}

final class Big: Cart {
    override func clear() {
        print("big")
        super.clear()
    }
}

class Outer: NSObject {
    private class Inner: NSObject {
        @objc private func secret() { print("secret") }
    }
    static func inner() -> NSObject { Inner() }
}

func local() -> NSObject {
    class Local: NSObject {
        @objc func here() { print("local") }
    }
    return Local()
}

class Cell<Item>: NSObject {
    @objc func tapped(_ number: Int) { print("tapped", number, Item.self) }
}

final class TextCell: Cell<String> {}

extension NSObject {
    @objc func everywhere() { print("everywhere", type(of: self)) }
}

@main struct Program {
    static func main() {
        let cart = Cart()
        cart.perform(#selector(Cart.clear))
        Big().perform(#selector(Cart.clear))
        cart.perform(Selector("add:forEvent:"), with: 1, with: "event")
        print(cart.perform(#selector(Cart.count(_:)), with: NSNumber(value: 4))?.takeUnretainedValue() as Any)
        print(cart.perform(#selector(Cart.count(_:)), with: 7)?.takeUnretainedValue() as Any)
        cart.perform(#selector(Cart.other(_:)), with: NSString(string: "text"))
        cart.perform(Selector("insertAt:"), with: 3)
        print(cart.perform(#selector(Cart.name(_:)), with: "n")?.takeUnretainedValue() as Any)
        cart.perform(Selector("kind:"), with: 2)
        cart.perform(Selector("maybe:"), with: nil)
        cart.perform(Selector("setTitle:"), with: "new")
        print(cart.title as Any, cart.perform(#selector(getter: Cart.title))?.takeUnretainedValue() as Any)
        print(cart.responds(to: Selector("clear")), cart.responds(to: Selector("add:forEvent:")), cart.responds(to: Selector("no")))
        print(Cart.responds(to: Selector("shared:")), Cart.perform(Selector("shared:"), with: 4)?.takeUnretainedValue() as Any)
        Outer.inner().perform(Selector("secret"))
        local().perform(Selector("here"))
        Cell<Int>().perform(Selector("tapped:"), with: 5)
        TextCell().perform(Selector("tapped:"), with: NSNumber(value: 6))
        print(Cell<Int>.instancesRespond(to: Selector("tapped:")), Cart.instancesRespond(to: Selector("tapped:")))
        Outer().perform(Selector("everywhere"))
        let center = NotificationCenter()
        center.addObserver(cart, selector: #selector(Cart.clear), name: Notification.Name("n"), object: nil)
        center.post(name: Notification.Name("n"), object: nil)
    }
}
