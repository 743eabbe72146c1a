import UIKit

/// Each property of the table once, with each of its types.
@MainActor
func properties(_ it: AnyObject) {
    let _: String? = AnyObjectMembers(it).absoluteString
    let _: [Any]? = AnyObjectMembers(it).allKeys
    let _: [Any]? = AnyObjectMembers(it).allObjects
    let _: [Any]? = AnyObjectMembers(it).allValues
    let _: Bool? = AnyObjectMembers(it).boolValue
    let _: Int? = AnyObjectMembers(it).code
    let _: Int? = AnyObjectMembers(it).count
    let _: String? = AnyObjectMembers(it).debugDescription
    let _: String? = AnyObjectMembers(it).description
    let _: String? = AnyObjectMembers(it).domain
    let _: Double? = AnyObjectMembers(it).doubleValue
    let _: Any? = AnyObjectMembers(it).firstObject
    let _: Float? = AnyObjectMembers(it).floatValue
    let _: Int? = AnyObjectMembers(it).hash
    let _: Int64? = AnyObjectMembers(it).int64Value
    let _: Int? = AnyObjectMembers(it).intValue
    let _: Int32? = AnyObjectMembers(it).intValue
    let _: Int? = AnyObjectMembers(it).integerValue
    let _: Any? = AnyObjectMembers(it).lastObject
    let _: String? = AnyObjectMembers(it).lastPathComponent
    let _: Int? = AnyObjectMembers(it).length
    let _: String? = AnyObjectMembers(it).localizedDescription
    let _: String? = AnyObjectMembers(it).lowercased
    let _: String? = AnyObjectMembers(it).stringValue
    let _: TimeInterval? = AnyObjectMembers(it).timeIntervalSince1970
    let _: String? = AnyObjectMembers(it).uppercased
    let _: String? = AnyObjectMembers(it).accessibilityIdentifier
    let _: String? = AnyObjectMembers(it).accessibilityLabel
    let _: CGFloat? = AnyObjectMembers(it).alpha
    let _: NSAttributedString? = AnyObjectMembers(it).attributedText
    let _: UIColor? = AnyObjectMembers(it).backgroundColor
    let _: CGRect? = AnyObjectMembers(it).bounds
    let _: CGPoint? = AnyObjectMembers(it).cgPointValue
    let _: CGRect? = AnyObjectMembers(it).cgRectValue
    let _: CGSize? = AnyObjectMembers(it).cgSizeValue
    let _: CGPoint? = AnyObjectMembers(it).center
    let _: Bool? = AnyObjectMembers(it).clipsToBounds
    let _: CGFloat? = AnyObjectMembers(it).constant
    let _: [NSLayoutConstraint]? = AnyObjectMembers(it).constraints
    let _: CGPoint? = AnyObjectMembers(it).contentOffset
    let _: CGSize? = AnyObjectMembers(it).contentSize
    let _: UIImage? = AnyObjectMembers(it).currentImage
    let _: Int? = AnyObjectMembers(it).currentPage
    let _: String? = AnyObjectMembers(it).currentTitle
    let _: Date? = AnyObjectMembers(it).date
    let _: AnyObject? = AnyObjectMembers(it).firstItem
    let _: UIFont? = AnyObjectMembers(it).font
    let _: CGRect? = AnyObjectMembers(it).frame
    let _: String? = AnyObjectMembers(it).identifier
    let _: UIImage? = AnyObjectMembers(it).image
    let _: UIImageView? = AnyObjectMembers(it).imageView
    let _: CGSize? = AnyObjectMembers(it).intrinsicContentSize
    let _: Bool? = AnyObjectMembers(it).isActive
    let _: Bool? = AnyObjectMembers(it).isEnabled
    let _: Bool? = AnyObjectMembers(it).isFirstResponder
    let _: Bool? = AnyObjectMembers(it).isHidden
    let _: Bool? = AnyObjectMembers(it).isHighlighted
    let _: Bool? = AnyObjectMembers(it).isOn
    let _: Bool? = AnyObjectMembers(it).isSelected
    let _: Bool? = AnyObjectMembers(it).isUserInteractionEnabled
    let _: CALayer? = AnyObjectMembers(it).layer
    let _: Float? = AnyObjectMembers(it).maximumValue
    let _: Double? = AnyObjectMembers(it).maximumValue
    let _: Float? = AnyObjectMembers(it).minimumValue
    let _: Double? = AnyObjectMembers(it).minimumValue
    let _: CGFloat? = AnyObjectMembers(it).multiplier
    let _: UINavigationController? = AnyObjectMembers(it).navigationController
    let _: UINavigationItem? = AnyObjectMembers(it).navigationItem
    let _: Int? = AnyObjectMembers(it).numberOfPages
    let _: Int? = AnyObjectMembers(it).numberOfSegments
    let _: Int? = AnyObjectMembers(it).numberOfTouches
    let _: UIViewController? = AnyObjectMembers(it).parent
    let _: String? = AnyObjectMembers(it).placeholder
    let _: UIViewController? = AnyObjectMembers(it).presentedViewController
    let _: UIViewController? = AnyObjectMembers(it).presentingViewController
    let _: Float? = AnyObjectMembers(it).priority
    let _: UILayoutPriority? = AnyObjectMembers(it).priority
    let _: Float? = AnyObjectMembers(it).progress
    let _: CGFloat? = AnyObjectMembers(it).rotation
    let _: CGFloat? = AnyObjectMembers(it).scale
    let _: AnyObject? = AnyObjectMembers(it).secondItem
    let _: Int? = AnyObjectMembers(it).selectedIndex
    let _: Int? = AnyObjectMembers(it).selectedSegmentIndex
    let _: CGSize? = AnyObjectMembers(it).size
    let _: UIGestureRecognizer.State? = AnyObjectMembers(it).state
    let _: UIControl.State? = AnyObjectMembers(it).state
    let _: [UIView]? = AnyObjectMembers(it).subviews
    let _: UIView? = AnyObjectMembers(it).superview
    let _: UITabBarController? = AnyObjectMembers(it).tabBarController
    let _: Int? = AnyObjectMembers(it).tag
    let _: String? = AnyObjectMembers(it).text
    let _: UIColor? = AnyObjectMembers(it).textColor
    let _: UIColor? = AnyObjectMembers(it).tintColor
    let _: String? = AnyObjectMembers(it).title
    let _: UILabel? = AnyObjectMembers(it).titleLabel
    let _: CGAffineTransform? = AnyObjectMembers(it).transform
    let _: UIEdgeInsets? = AnyObjectMembers(it).uiEdgeInsetsValue
    let _: Float? = AnyObjectMembers(it).value
    let _: Double? = AnyObjectMembers(it).value
    let _: UIView? = AnyObjectMembers(it).view
    let _: UIWindow? = AnyObjectMembers(it).window
}

/// The same where the place takes no nil.
@MainActor
func certain(_ it: AnyObject) {
    let _: String? = AnyObjectMembers(it).absoluteString
    let _: [Any] = AnyObjectMembers(it).allKeys
    let _: [Any] = AnyObjectMembers(it).allObjects
    let _: [Any] = AnyObjectMembers(it).allValues
    let _: Bool = AnyObjectMembers(it).boolValue
    let _: Int = AnyObjectMembers(it).code
    let _: Int = AnyObjectMembers(it).count
    let _: String = AnyObjectMembers(it).debugDescription
    let _: String = AnyObjectMembers(it).description
    let _: String = AnyObjectMembers(it).domain
    let _: Double = AnyObjectMembers(it).doubleValue
    let _: Any? = AnyObjectMembers(it).firstObject
    let _: Float = AnyObjectMembers(it).floatValue
    let _: Int = AnyObjectMembers(it).hash
    let _: Int64 = AnyObjectMembers(it).int64Value
    let _: Int = AnyObjectMembers(it).intValue
    let _: Int32 = AnyObjectMembers(it).intValue
    let _: Int = AnyObjectMembers(it).integerValue
    let _: Any? = AnyObjectMembers(it).lastObject
    let _: String? = AnyObjectMembers(it).lastPathComponent
    let _: Int = AnyObjectMembers(it).length
    let _: String = AnyObjectMembers(it).localizedDescription
    let _: String = AnyObjectMembers(it).lowercased
    let _: String = AnyObjectMembers(it).stringValue
    let _: TimeInterval = AnyObjectMembers(it).timeIntervalSince1970
    let _: String = AnyObjectMembers(it).uppercased
    let _: String? = AnyObjectMembers(it).accessibilityIdentifier
    let _: String? = AnyObjectMembers(it).accessibilityLabel
    let _: CGFloat = AnyObjectMembers(it).alpha
    let _: NSAttributedString? = AnyObjectMembers(it).attributedText
    let _: UIColor? = AnyObjectMembers(it).backgroundColor
    let _: CGRect = AnyObjectMembers(it).bounds
    let _: CGPoint = AnyObjectMembers(it).cgPointValue
    let _: CGRect = AnyObjectMembers(it).cgRectValue
    let _: CGSize = AnyObjectMembers(it).cgSizeValue
    let _: CGPoint = AnyObjectMembers(it).center
    let _: Bool = AnyObjectMembers(it).clipsToBounds
    let _: CGFloat = AnyObjectMembers(it).constant
    let _: [NSLayoutConstraint] = AnyObjectMembers(it).constraints
    let _: CGPoint = AnyObjectMembers(it).contentOffset
    let _: CGSize = AnyObjectMembers(it).contentSize
    let _: UIImage? = AnyObjectMembers(it).currentImage
    let _: Int = AnyObjectMembers(it).currentPage
    let _: String? = AnyObjectMembers(it).currentTitle
    let _: Date = AnyObjectMembers(it).date
    let _: AnyObject? = AnyObjectMembers(it).firstItem
    let _: UIFont? = AnyObjectMembers(it).font
    let _: CGRect = AnyObjectMembers(it).frame
    let _: String? = AnyObjectMembers(it).identifier
    let _: UIImage? = AnyObjectMembers(it).image
    let _: UIImageView? = AnyObjectMembers(it).imageView
    let _: CGSize = AnyObjectMembers(it).intrinsicContentSize
    let _: Bool = AnyObjectMembers(it).isActive
    let _: Bool = AnyObjectMembers(it).isEnabled
    let _: Bool = AnyObjectMembers(it).isFirstResponder
    let _: Bool = AnyObjectMembers(it).isHidden
    let _: Bool = AnyObjectMembers(it).isHighlighted
    let _: Bool = AnyObjectMembers(it).isOn
    let _: Bool = AnyObjectMembers(it).isSelected
    let _: Bool = AnyObjectMembers(it).isUserInteractionEnabled
    let _: CALayer = AnyObjectMembers(it).layer
    let _: Float = AnyObjectMembers(it).maximumValue
    let _: Double = AnyObjectMembers(it).maximumValue
    let _: Float = AnyObjectMembers(it).minimumValue
    let _: Double = AnyObjectMembers(it).minimumValue
    let _: CGFloat = AnyObjectMembers(it).multiplier
    let _: UINavigationController? = AnyObjectMembers(it).navigationController
    let _: UINavigationItem = AnyObjectMembers(it).navigationItem
    let _: Int = AnyObjectMembers(it).numberOfPages
    let _: Int = AnyObjectMembers(it).numberOfSegments
    let _: Int = AnyObjectMembers(it).numberOfTouches
    let _: UIViewController? = AnyObjectMembers(it).parent
    let _: String? = AnyObjectMembers(it).placeholder
    let _: UIViewController? = AnyObjectMembers(it).presentedViewController
    let _: UIViewController? = AnyObjectMembers(it).presentingViewController
    let _: Float = AnyObjectMembers(it).priority
    let _: UILayoutPriority = AnyObjectMembers(it).priority
    let _: Float = AnyObjectMembers(it).progress
    let _: CGFloat = AnyObjectMembers(it).rotation
    let _: CGFloat = AnyObjectMembers(it).scale
    let _: AnyObject? = AnyObjectMembers(it).secondItem
    let _: Int = AnyObjectMembers(it).selectedIndex
    let _: Int = AnyObjectMembers(it).selectedSegmentIndex
    let _: CGSize = AnyObjectMembers(it).size
    let _: UIGestureRecognizer.State = AnyObjectMembers(it).state
    let _: UIControl.State = AnyObjectMembers(it).state
    let _: [UIView] = AnyObjectMembers(it).subviews
    let _: UIView? = AnyObjectMembers(it).superview
    let _: UITabBarController? = AnyObjectMembers(it).tabBarController
    let _: Int = AnyObjectMembers(it).tag
    let _: String? = AnyObjectMembers(it).text
    let _: UIColor? = AnyObjectMembers(it).textColor
    let _: UIColor? = AnyObjectMembers(it).tintColor
    let _: String? = AnyObjectMembers(it).title
    let _: UILabel? = AnyObjectMembers(it).titleLabel
    let _: CGAffineTransform = AnyObjectMembers(it).transform
    let _: UIEdgeInsets = AnyObjectMembers(it).uiEdgeInsetsValue
    let _: Float = AnyObjectMembers(it).value
    let _: Double = AnyObjectMembers(it).value
    let _: UIView? = AnyObjectMembers(it).view
    let _: UIWindow? = AnyObjectMembers(it).window
}

/// Each method of the table once, and calls that ask whether it is there.
@MainActor
func methods(_ it: AnyObject, _ maybe: AnyObject?, _ view: UIView, _ action: Selector, _ image: UIImage?) {
    AnyObjectMembers(it).addSubview(view)
    AnyObjectMembers(it).addTarget(view, action: action, for: .touchUpInside)
    AnyObjectMembers(it).dismiss(animated: true)
    AnyObjectMembers(it).dismiss(animated: true, completion: nil)
    AnyObjectMembers(it).layoutIfNeeded()
    AnyObjectMembers(it).removeFromSuperview()
    AnyObjectMembers(it).sendActions(for: .valueChanged)
    AnyObjectMembers(it).setImage(image, for: .normal)
    AnyObjectMembers(it).setNeedsDisplay()
    AnyObjectMembers(it).setNeedsLayout()
    AnyObjectMembers(it).setOn(true, animated: false)
    AnyObjectMembers(it).setTitle("a", for: .normal)
    AnyObjectMembers(it).setTitleColor(.red, for: .normal)
    AnyObjectMembers(it).sizeToFit()
    AnyObjectMembers(it).invalidate()
    AnyObjectMembers(it).setValue(1, forKey: "a")
    AnyObjectMembers(it).setValue(nil, forKeyPath: "a.b")
    let places: [CGPoint] = [AnyObjectMembers(it).location(in: view), AnyObjectMembers(it).translation(in: nil), AnyObjectMembers(it).velocity(in: view)]
    let truths: [Bool] = [
        AnyObjectMembers(it).becomeFirstResponder(), AnyObjectMembers(it).resignFirstResponder(), AnyObjectMembers(it).contains(1), AnyObjectMembers(it).isEqual(view), AnyObjectMembers(it).isKind(of: UIView.self),
        AnyObjectMembers(it).isMember(of: UIView.self), AnyObjectMembers(it).responds(to: action),
    ]
    let found: [Any?] = [
        AnyObjectMembers(it).value(forKey: "a"), AnyObjectMembers(it).value(forKeyPath: "a.b"), AnyObjectMembers(it).object(forKey: "a"), AnyObjectMembers(it).object(at: 1), AnyObjectMembers(it).viewWithTag(1), AnyObjectMembers(it).copy(),
    ]
    _ = AnyObjectMembers(it).perform(action)
    _ = AnyObjectMembers(it).perform(action, with: view)
    _ = AnyObjectMembers(it).perform(action, with: view, with: nil)
    print(places, truths, found)
    if let place = AnyObjectMembers.asked(maybe, { _vitMembers in _vitMembers.location(in: view) }) { print(place) }
    AnyObjectMembers.asked(maybe, { _vitMembers in _vitMembers.setTitle("b", for: .normal) })
    let value = AnyObjectMembers.asked(it, { _vitMembers in _vitMembers.value(forKey: "a") }) as? String
    print(value ?? "", AnyObjectMembers.asked(it, { _vitMembers in _vitMembers.isEqual(view) }) ?? false)
}
