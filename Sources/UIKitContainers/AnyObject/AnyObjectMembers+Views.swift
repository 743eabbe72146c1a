// Members of views and layers that code asks an `AnyObject` for.
// Apple: "AnyObject"; "UIView", "CALayer".
import Foundation
import QuartzCore
import SelectorDispatch
import UIKitControls
import UIKitCore
import UIKitValues

extension AnyObjectMembers {
    private typealias Members = AnyObjectMembers

    /// The centre of a view, in its superview's space.
    public var center: CGPoint! { find("center", Members.main { (it: UIView) in it.center }) }
    /// The frame of a view or layer, in the space around it.
    public var frame: CGRect! {
        find("frame", Members.main { (it: UIView) in it.frame }, Members.main { (it: CALayer) in it.frame })
    }
    /// The bounds of a view, a layer or a screen, in its own space.
    public var bounds: CGRect! {
        find(
            "bounds", Members.main { (it: UIView) in it.bounds },
            Members.main { (it: CALayer) in it.bounds },
            Members.main { (it: UIScreen) in it.bounds })
    }
    /// The transform of a view.
    public var transform: CGAffineTransform! { find("transform", Members.main { (it: UIView) in it.transform }) }
    /// The opacity of a view, 0 to 1.
    public var alpha: CGFloat! { find("alpha", Members.main { (it: UIView) in it.alpha }) }
    /// Whether a view or layer is hidden.
    public var isHidden: Bool! {
        find(
            "isHidden", Members.main { (it: UIView) in it.isHidden },
            Members.main { (it: CALayer) in it.isHidden })
    }
    /// Whether a view takes touches.
    public var isUserInteractionEnabled: Bool! {
        find(
            "isUserInteractionEnabled", Members.main { (it: UIView) in it.isUserInteractionEnabled })
    }
    /// Whether a view cuts its subviews off at its bounds.
    public var clipsToBounds: Bool! { find("clipsToBounds", Members.main { (it: UIView) in it.clipsToBounds }) }
    /// The tag of a view or bar item.
    public var tag: Int! { find("tag", Members.main { (it: UIView) in it.tag }, Members.main { (it: UIBarItem) in it.tag }) }
    /// The view around a view.
    public var superview: UIView?! { find("superview", Members.main { (it: UIView) in it.superview as UIView? }) }
    /// The views in a view, the lowest first.
    public var subviews: [UIView]! { find("subviews", Members.main { (it: UIView) in it.subviews }) }
    /// The window of a view.
    public var window: UIWindow?! { find("window", Members.main { (it: UIView) in it.window as UIWindow? }) }
    /// The layer of a view.
    public var layer: CALayer! { find("layer", Members.main { (it: UIView) in it.layer }) }
    /// The background of a view.
    public var backgroundColor: UIColor?! {
        find("backgroundColor", Members.main { (it: UIView) in it.backgroundColor as UIColor? })
    }
    /// The tint of a view or of a bar's button.
    public var tintColor: UIColor?! {
        find(
            "tintColor", Members.main { (it: UIView) in it.tintColor as UIColor? },
            Members.main { (it: UIBarButtonItem) in it.tintColor as UIColor? })
    }
    /// The constraints that a view holds.
    public var constraints: [NSLayoutConstraint]! { find("constraints", Members.main { (it: UIView) in it.constraints }) }
    /// The size that a view's content asks for.
    public var intrinsicContentSize: CGSize! {
        find("intrinsicContentSize", Members.main { (it: UIView) in it.intrinsicContentSize })
    }
    /// Whether a responder is the first.
    public var isFirstResponder: Bool! { find("isFirstResponder", Members.main { (it: UIResponder) in it.isFirstResponder }) }
    /// How far a scroll view has scrolled, in points.
    public var contentOffset: CGPoint! { find("contentOffset", Members.main { (it: UIScrollView) in it.contentOffset }) }
    /// The size of a scroll view's content, in points.
    public var contentSize: CGSize! { find("contentSize", Members.main { (it: UIScrollView) in it.contentSize }) }
    /// The picture of an image view or bar item.
    public var image: UIImage?! {
        find(
            "image", Members.main { (it: UIImageView) in it.image as UIImage? },
            Members.main { (it: UIBarItem) in it.image as UIImage? })
    }
    /// The size of a picture, in points.
    public var size: CGSize! { find("size", Members.main { (it: UIImage) in it.size }) }
    /// Whether a constraint is in force.
    public var isActive: Bool! { find("isActive", Members.main { (it: NSLayoutConstraint) in it.isActive }) }
    /// The constant of a constraint, in points.
    public var constant: CGFloat! { find("constant", Members.main { (it: NSLayoutConstraint) in it.constant }) }
    /// The multiplier of a constraint.
    public var multiplier: CGFloat! { find("multiplier", Members.main { (it: NSLayoutConstraint) in it.multiplier }) }
    /// The name of a constraint or layout guide.
    public var identifier: String?! {
        find(
            "identifier", Members.main { (it: NSLayoutConstraint) in it.identifier as String? },
            Members.main { (it: UILayoutGuide) in it.identifier as String? })
    }
    /// The priority of a constraint as a number, 0 to 1000: by name alone Objective-C finds that.
    public var priority: Float! { find("priority", Members.main { (it: NSLayoutConstraint) in it.priority.rawValue }) }
    /// The first item of a constraint.
    public var firstItem: AnyObject?! { find("firstItem", Members.main { (it: NSLayoutConstraint) in it.firstItem as AnyObject? }) }
    /// The second item of a constraint.
    public var secondItem: AnyObject?! {
        find("secondItem", Members.main { (it: NSLayoutConstraint) in it.secondItem as AnyObject? })
    }
    /// The name of an object for tests.
    public var accessibilityIdentifier: String?! {
        find(
            "accessibilityIdentifier", Members.main { (it: UIView) in it.accessibilityIdentifier as String? },
            Members.main { (it: UIBarItem) in it.accessibilityIdentifier as String? },
            Members.main { (it: UIImage) in it.accessibilityIdentifier as String? })
    }
    /// The words that are read out for an object.
    public var accessibilityLabel: String?! {
        find(
            "accessibilityLabel", Members.main { (it: UIResponder) in it.accessibilityLabel as String? },
            Members.main { (it: UIBarItem) in it.accessibilityLabel as String? },
            Members.main { (it: UIImage) in it.accessibilityLabel as String? })
    }
}

extension AnyObjectSecondMembers {
    /// The priority of a constraint.
    public var priority: UILayoutPriority! { ownMembers.priority.map { UILayoutPriority(rawValue: $0) } }
}
