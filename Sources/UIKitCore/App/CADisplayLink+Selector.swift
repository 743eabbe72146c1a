// Display links by selector.
// Apple: "CADisplayLink", init(target:selector:).
import Foundation
import QuartzCore
import SelectorDispatch

extension CADisplayLink {
    /// Calls a method of the target with the link at each frame; the target is kept until the link is invalidated.
    public convenience init(target: Any, selector sel: Selector) {
        let object = target as AnyObject
        self.init { link in DispatchTable.perform(object, sel, [link]) }
    }
}

extension UIScreen {
    /// A display link of the screen.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
}
