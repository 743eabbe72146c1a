// Members of UIKit's classes where the place takes no nil, l to z.
// Apple: "AnyObject"; "UIView", "UIControl".
import CoreGraphics
import Foundation
import QuartzCore
import SelectorDispatch
import UIKitCore
import UIKitValues

extension AnyObjectCertainMembers {
    /// The same where the place takes no nil.
    public var layer: CALayer {
        let own: CALayer? = ownMembers.layer
        return ownMembers.certain("layer", own, or: CALayer())
    }
    /// The same where the place takes no nil.
    public var maximumValue: Float {
        let own: Float? = ownMembers.maximumValue
        return ownMembers.certain("maximumValue", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var minimumValue: Float {
        let own: Float? = ownMembers.minimumValue
        return ownMembers.certain("minimumValue", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var multiplier: CGFloat {
        let own: CGFloat? = ownMembers.multiplier
        return ownMembers.certain("multiplier", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var navigationController: UINavigationController? {
        let own: UINavigationController?? = ownMembers.navigationController
        return ownMembers.certain("navigationController", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var navigationItem: UINavigationItem {
        let own: UINavigationItem? = ownMembers.navigationItem
        return ownMembers.certain("navigationItem", own, or: MainActor.assumeIsolated { UINavigationItem(title: "") })
    }
    /// The same where the place takes no nil.
    public var numberOfPages: Int {
        let own: Int? = ownMembers.numberOfPages
        return ownMembers.certain("numberOfPages", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var numberOfSegments: Int {
        let own: Int? = ownMembers.numberOfSegments
        return ownMembers.certain("numberOfSegments", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var numberOfTouches: Int {
        let own: Int? = ownMembers.numberOfTouches
        return ownMembers.certain("numberOfTouches", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var parent: UIViewController? {
        let own: UIViewController?? = ownMembers.parent
        return ownMembers.certain("parent", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var placeholder: String? {
        let own: String?? = ownMembers.placeholder
        return ownMembers.certain("placeholder", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var presentedViewController: UIViewController? {
        let own: UIViewController?? = ownMembers.presentedViewController
        return ownMembers.certain("presentedViewController", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var presentingViewController: UIViewController? {
        let own: UIViewController?? = ownMembers.presentingViewController
        return ownMembers.certain("presentingViewController", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var priority: Float {
        let own: Float? = ownMembers.priority
        return ownMembers.certain("priority", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var progress: Float {
        let own: Float? = ownMembers.progress
        return ownMembers.certain("progress", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var rotation: CGFloat {
        let own: CGFloat? = ownMembers.rotation
        return ownMembers.certain("rotation", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var scale: CGFloat {
        let own: CGFloat? = ownMembers.scale
        return ownMembers.certain("scale", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var secondItem: AnyObject? {
        let own: AnyObject?? = ownMembers.secondItem
        return ownMembers.certain("secondItem", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var selectedIndex: Int {
        let own: Int? = ownMembers.selectedIndex
        return ownMembers.certain("selectedIndex", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var selectedSegmentIndex: Int {
        let own: Int? = ownMembers.selectedSegmentIndex
        return ownMembers.certain("selectedSegmentIndex", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var size: CGSize {
        let own: CGSize? = ownMembers.size
        return ownMembers.certain("size", own, or: .zero)
    }
    /// The same where the place takes no nil.
    public var state: UIGestureRecognizer.State {
        let own: UIGestureRecognizer.State? = ownMembers.state
        return ownMembers.certain("state", own, or: .possible)
    }
    /// The same where the place takes no nil.
    public var subviews: [UIView] {
        let own: [UIView]? = ownMembers.subviews
        return ownMembers.certain("subviews", own, or: [])
    }
    /// The same where the place takes no nil.
    public var superview: UIView? {
        let own: UIView?? = ownMembers.superview
        return ownMembers.certain("superview", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var tabBarController: UITabBarController? {
        let own: UITabBarController?? = ownMembers.tabBarController
        return ownMembers.certain("tabBarController", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var tag: Int {
        let own: Int? = ownMembers.tag
        return ownMembers.certain("tag", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var text: String? {
        let own: String?? = ownMembers.text
        return ownMembers.certain("text", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var textColor: UIColor? {
        let own: UIColor?? = ownMembers.textColor
        return ownMembers.certain("textColor", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var tintColor: UIColor? {
        let own: UIColor?? = ownMembers.tintColor
        return ownMembers.certain("tintColor", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var title: String? {
        let own: String?? = ownMembers.title
        return ownMembers.certain("title", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var titleLabel: UILabel? {
        let own: UILabel?? = ownMembers.titleLabel
        return ownMembers.certain("titleLabel", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var transform: CGAffineTransform {
        let own: CGAffineTransform? = ownMembers.transform
        return ownMembers.certain("transform", own, or: .identity)
    }
    /// The same where the place takes no nil.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let own: UIEdgeInsets? = ownMembers.uiEdgeInsetsValue
        return ownMembers.certain("UIEdgeInsetsValue", own, or: .zero)
    }
    /// The same where the place takes no nil.
    public var value: Float {
        let own: Float? = ownMembers.value
        return ownMembers.certain("value", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var view: UIView? {
        let own: UIView?? = ownMembers.view
        return ownMembers.certain("view", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var window: UIWindow? {
        let own: UIWindow?? = ownMembers.window
        return ownMembers.certain("window", own, or: nil)
    }
}

extension AnyObjectCertainSecondMembers {
    /// The same where the place takes no nil.
    public var maximumValue: Double {
        let own: Double? = ownMembers.maximumValue
        return ownMembers.certain("maximumValue", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var minimumValue: Double {
        let own: Double? = ownMembers.minimumValue
        return ownMembers.certain("minimumValue", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var priority: UILayoutPriority {
        let own: UILayoutPriority? = ownMembers.priority
        return ownMembers.certain("priority", own, or: .required)
    }
    /// The same where the place takes no nil.
    public var state: UIControl.State {
        let own: UIControl.State? = ownMembers.state
        return ownMembers.certain("state", own, or: .normal)
    }
    /// The same where the place takes no nil.
    public var value: Double {
        let own: Double? = ownMembers.value
        return ownMembers.certain("value", own, or: 0)
    }
}
