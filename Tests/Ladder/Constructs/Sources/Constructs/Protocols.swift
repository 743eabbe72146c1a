// Protocols with optional requirements: declared, fulfilled, called, passed on; and casts to them.
import UIKit

@objc public protocol CartDelegate: AnyObject {
    func cart(_ cart: Cart, added item: String)
    @objc optional func cart(_ cart: Cart, shouldAdd item: String) -> Bool
    @objc optional func cartIsFull(_ cart: Cart)
    @objc optional var limit: Int { get }
}

public class Cart: NSObject {
    public weak var delegate: CartDelegate?
    public private(set) var items: [String] = []

    public func add(_ item: String) {
        guard delegate?.cart?(self, shouldAdd: item) ?? true else { return }
        items.append(item)
        delegate?.cart(self, added: item)
        if let limit = delegate?.limit, items.count == limit { delegate?.cartIsFull?(self) }
    }

    public static func accepts(_ object: Any) -> Bool { object is CartDelegate }
}

open class QuietShop: NSObject, CartDelegate {
    public var added: [String] = []
    public func cart(_ cart: Cart, added item: String) { added.append(item) }
}

public final class StrictShop: QuietShop {
    public var isFull = false
    public func cart(_ cart: Cart, shouldAdd item: String) -> Bool { item != "Bomb" }
    public func cartIsFull(_ cart: Cart) { isFull = true }
    public var limit: Int { 2 }
}

/// UIKit's own optional methods are found on the class that has them.
public final class Watcher: NSObject, UIScrollViewDelegate, UITextFieldDelegate {
    public var offsets: [CGFloat] = []
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.text == "done" }
}
