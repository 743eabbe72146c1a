import UIKit

/// Each property of the table once, with each of its types.
@MainActor
func properties(_ it: AnyObject) {
    let _: String? = it.absoluteString
    let _: [Any]? = it.allKeys
    let _: [Any]? = it.allObjects
    let _: [Any]? = it.allValues
    let _: Bool? = it.boolValue
    let _: Int? = it.code
    let _: Int? = it.count
    let _: String? = it.debugDescription
    let _: String? = it.description
    let _: String? = it.domain
    let _: Double? = it.doubleValue
    let _: Any? = it.firstObject
    let _: Float? = it.floatValue
    let _: Int? = it.hash
    let _: Int64? = it.int64Value
    let _: Int? = it.intValue
    let _: Int32? = it.intValue
    let _: Int? = it.integerValue
    let _: Any? = it.lastObject
    let _: String? = it.lastPathComponent
    let _: Int? = it.length
    let _: String? = it.localizedDescription
    let _: String? = it.lowercased
    let _: String? = it.stringValue
    let _: TimeInterval? = it.timeIntervalSince1970
    let _: String? = it.uppercased
    let _: String? = it.accessibilityIdentifier
    let _: String? = it.accessibilityLabel
    let _: CGFloat? = it.alpha
    let _: NSAttributedString? = it.attributedText
    let _: UIColor? = it.backgroundColor
    let _: CGRect? = it.bounds
    let _: CGPoint? = it.cgPointValue
    let _: CGRect? = it.cgRectValue
    let _: CGSize? = it.cgSizeValue
    let _: CGPoint? = it.center
    let _: Bool? = it.clipsToBounds
    let _: CGFloat? = it.constant
    let _: [NSLayoutConstraint]? = it.constraints
    let _: CGPoint? = it.contentOffset
    let _: CGSize? = it.contentSize
    let _: UIImage? = it.currentImage
    let _: Int? = it.currentPage
    let _: String? = it.currentTitle
    let _: Date? = it.date
    let _: AnyObject? = it.firstItem
    let _: UIFont? = it.font
    let _: CGRect? = it.frame
    let _: String? = it.identifier
    let _: UIImage? = it.image
    let _: UIImageView? = it.imageView
    let _: CGSize? = it.intrinsicContentSize
    let _: Bool? = it.isActive
    let _: Bool? = it.isEnabled
    let _: Bool? = it.isFirstResponder
    let _: Bool? = it.isHidden
    let _: Bool? = it.isHighlighted
    let _: Bool? = it.isOn
    let _: Bool? = it.isSelected
    let _: Bool? = it.isUserInteractionEnabled
    let _: CALayer? = it.layer
    let _: Float? = it.maximumValue
    let _: Double? = it.maximumValue
    let _: Float? = it.minimumValue
    let _: Double? = it.minimumValue
    let _: CGFloat? = it.multiplier
    let _: UINavigationController? = it.navigationController
    let _: UINavigationItem? = it.navigationItem
    let _: Int? = it.numberOfPages
    let _: Int? = it.numberOfSegments
    let _: Int? = it.numberOfTouches
    let _: UIViewController? = it.parent
    let _: String? = it.placeholder
    let _: UIViewController? = it.presentedViewController
    let _: UIViewController? = it.presentingViewController
    let _: Float? = it.priority
    let _: UILayoutPriority? = it.priority
    let _: Float? = it.progress
    let _: CGFloat? = it.rotation
    let _: CGFloat? = it.scale
    let _: AnyObject? = it.secondItem
    let _: Int? = it.selectedIndex
    let _: Int? = it.selectedSegmentIndex
    let _: CGSize? = it.size
    let _: UIGestureRecognizer.State? = it.state
    let _: UIControl.State? = it.state
    let _: [UIView]? = it.subviews
    let _: UIView? = it.superview
    let _: UITabBarController? = it.tabBarController
    let _: Int? = it.tag
    let _: String? = it.text
    let _: UIColor? = it.textColor
    let _: UIColor? = it.tintColor
    let _: String? = it.title
    let _: UILabel? = it.titleLabel
    let _: CGAffineTransform? = it.transform
    let _: UIEdgeInsets? = it.uiEdgeInsetsValue
    let _: Float? = it.value
    let _: Double? = it.value
    let _: UIView? = it.view
    let _: UIWindow? = it.window
}

/// The same where the place takes no nil.
@MainActor
func certain(_ it: AnyObject) {
    let _: String? = it.absoluteString
    let _: [Any] = it.allKeys
    let _: [Any] = it.allObjects
    let _: [Any] = it.allValues
    let _: Bool = it.boolValue
    let _: Int = it.code
    let _: Int = it.count
    let _: String = it.debugDescription
    let _: String = it.description
    let _: String = it.domain
    let _: Double = it.doubleValue
    let _: Any? = it.firstObject
    let _: Float = it.floatValue
    let _: Int = it.hash
    let _: Int64 = it.int64Value
    let _: Int = it.intValue
    let _: Int32 = it.intValue
    let _: Int = it.integerValue
    let _: Any? = it.lastObject
    let _: String? = it.lastPathComponent
    let _: Int = it.length
    let _: String = it.localizedDescription
    let _: String = it.lowercased
    let _: String = it.stringValue
    let _: TimeInterval = it.timeIntervalSince1970
    let _: String = it.uppercased
    let _: String? = it.accessibilityIdentifier
    let _: String? = it.accessibilityLabel
    let _: CGFloat = it.alpha
    let _: NSAttributedString? = it.attributedText
    let _: UIColor? = it.backgroundColor
    let _: CGRect = it.bounds
    let _: CGPoint = it.cgPointValue
    let _: CGRect = it.cgRectValue
    let _: CGSize = it.cgSizeValue
    let _: CGPoint = it.center
    let _: Bool = it.clipsToBounds
    let _: CGFloat = it.constant
    let _: [NSLayoutConstraint] = it.constraints
    let _: CGPoint = it.contentOffset
    let _: CGSize = it.contentSize
    let _: UIImage? = it.currentImage
    let _: Int = it.currentPage
    let _: String? = it.currentTitle
    let _: Date = it.date
    let _: AnyObject? = it.firstItem
    let _: UIFont? = it.font
    let _: CGRect = it.frame
    let _: String? = it.identifier
    let _: UIImage? = it.image
    let _: UIImageView? = it.imageView
    let _: CGSize = it.intrinsicContentSize
    let _: Bool = it.isActive
    let _: Bool = it.isEnabled
    let _: Bool = it.isFirstResponder
    let _: Bool = it.isHidden
    let _: Bool = it.isHighlighted
    let _: Bool = it.isOn
    let _: Bool = it.isSelected
    let _: Bool = it.isUserInteractionEnabled
    let _: CALayer = it.layer
    let _: Float = it.maximumValue
    let _: Double = it.maximumValue
    let _: Float = it.minimumValue
    let _: Double = it.minimumValue
    let _: CGFloat = it.multiplier
    let _: UINavigationController? = it.navigationController
    let _: UINavigationItem = it.navigationItem
    let _: Int = it.numberOfPages
    let _: Int = it.numberOfSegments
    let _: Int = it.numberOfTouches
    let _: UIViewController? = it.parent
    let _: String? = it.placeholder
    let _: UIViewController? = it.presentedViewController
    let _: UIViewController? = it.presentingViewController
    let _: Float = it.priority
    let _: UILayoutPriority = it.priority
    let _: Float = it.progress
    let _: CGFloat = it.rotation
    let _: CGFloat = it.scale
    let _: AnyObject? = it.secondItem
    let _: Int = it.selectedIndex
    let _: Int = it.selectedSegmentIndex
    let _: CGSize = it.size
    let _: UIGestureRecognizer.State = it.state
    let _: UIControl.State = it.state
    let _: [UIView] = it.subviews
    let _: UIView? = it.superview
    let _: UITabBarController? = it.tabBarController
    let _: Int = it.tag
    let _: String? = it.text
    let _: UIColor? = it.textColor
    let _: UIColor? = it.tintColor
    let _: String? = it.title
    let _: UILabel? = it.titleLabel
    let _: CGAffineTransform = it.transform
    let _: UIEdgeInsets = it.uiEdgeInsetsValue
    let _: Float = it.value
    let _: Double = it.value
    let _: UIView? = it.view
    let _: UIWindow? = it.window
}

/// Each method of the table once, and calls that ask whether it is there.
@MainActor
func methods(_ it: AnyObject, _ maybe: AnyObject?, _ view: UIView, _ action: Selector, _ image: UIImage?) {
    it.addSubview(view)
    it.addTarget(view, action: action, for: .touchUpInside)
    it.dismiss(animated: true)
    it.dismiss(animated: true, completion: nil)
    it.layoutIfNeeded()
    it.removeFromSuperview()
    it.sendActions(for: .valueChanged)
    it.setImage(image, for: .normal)
    it.setNeedsDisplay()
    it.setNeedsLayout()
    it.setOn(true, animated: false)
    it.setTitle("a", for: .normal)
    it.setTitleColor(.red, for: .normal)
    it.sizeToFit()
    it.invalidate()
    it.setValue(1, forKey: "a")
    it.setValue(nil, forKeyPath: "a.b")
    let places: [CGPoint] = [it.location(in: view), it.translation(in: nil), it.velocity(in: view)]
    let truths: [Bool] = [
        it.becomeFirstResponder(), it.resignFirstResponder(), it.contains(1), it.isEqual(view), it.isKind(of: UIView.self),
        it.isMember(of: UIView.self), it.responds(to: action),
    ]
    let found: [Any?] = [
        it.value(forKey: "a"), it.value(forKeyPath: "a.b"), it.object(forKey: "a"), it.object(at: 1), it.viewWithTag(1), it.copy(),
    ]
    _ = it.perform(action)
    _ = it.perform(action, with: view)
    _ = it.perform(action, with: view, with: nil)
    print(places, truths, found)
    if let place = maybe?.location?(in: view) { print(place) }
    maybe?.setTitle?("b", for: .normal)
    let value = it.value?(forKey: "a") as? String
    print(value ?? "", it.isEqual?(view) ?? false)
}
