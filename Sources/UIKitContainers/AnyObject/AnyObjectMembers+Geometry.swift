// Points, sizes and rectangles that code asks an `AnyObject` for, such as an observed change's old value.
// Apple: "AnyObject"; "NSValue".
import CoreGraphics
import Foundation
import SelectorDispatch
import UIKitValues

extension AnyObjectMembers {
    private typealias Members = AnyObjectMembers

    /// The point of a value, or the point itself.
    public var cgPointValue: CGPoint! {
        find("CGPointValue", Members.of { (it: CGPoint) in it }, Members.of { (it: NSValue) in it.cgPointValue })
    }
    /// The size of a value, or the size itself.
    public var cgSizeValue: CGSize! {
        find("CGSizeValue", Members.of { (it: CGSize) in it }, Members.of { (it: NSValue) in it.cgSizeValue })
    }
    /// The rectangle of a value, or the rectangle itself.
    public var cgRectValue: CGRect! {
        find("CGRectValue", Members.of { (it: CGRect) in it }, Members.of { (it: NSValue) in it.cgRectValue })
    }
    /// The insets of a value, or the insets themselves.
    public var uiEdgeInsetsValue: UIEdgeInsets! {
        find("UIEdgeInsetsValue", Members.of { (it: UIEdgeInsets) in it }, Members.of { (it: NSValue) in it.uiEdgeInsetsValue })
    }
}
