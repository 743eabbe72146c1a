// Every form of #selector: own methods, labels, another type's, UIKit's, getters, overloads, in extensions, structs and at file scope.
import UIKit

public class Counter: NSObject {
    @objc public dynamic var total = 0
    @objc public func add() { total += 1 }
    @objc public func add(_ amount: NSNumber) { total += amount.intValue }
    @objc func take(_ amount: NSNumber, from other: Counter) {
        total += amount.intValue
        other.total -= amount.intValue
    }
    @objc private func hidden() { total += 1000 }

    public var own: Selector { #selector(hidden) }
    public var ofSelf: Selector { #selector(self.take(_:from:)) }
    public static let named = #selector(Counter.take(_:from:))
    public lazy var plain = #selector(add as () -> Void)
    public var amount: Selector { #selector(add(_:)) }
}

extension Counter {
    @objc func reset() { total = 0 }
    public var inExtension: Selector { #selector(reset) }
    public static let getter = #selector(getter: total)
    public static let setter = #selector(setter: Counter.total)
}

/// Selectors of UIKit's own methods, in an enum as people group them.
public enum Actions {
    public static let reset = #selector(Counter.reset)
    public static let layout = #selector(UIView.layoutIfNeeded)
    public static let appear = #selector(UIViewController.viewDidAppear(_:))
    public static let scrolled = #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))
}

public let atFileScope = #selector(Counter.add(_:))
