// The members of `AnyObject` that the runtime has (`AnyObjectMembers`). A golden asks for each of them.
// No Apple page: this is ours.

/// Which members an object has by name alone.
enum AnyObjectTable {
    /// The members of one module of the runtime.
    struct Members: Sendable {
        /// Properties with their types; more than one where classes differ.
        let properties: [String: [String]]
        /// Methods with the labels of their parameters.
        let methods: [String: [[String]]]
    }

    /// Members of Foundation's classes.
    static let foundation = Members(
        properties: [
            "absoluteString": ["String?"], "allKeys": ["[Any]"], "allObjects": ["[Any]"], "allValues": ["[Any]"],
            "boolValue": ["Bool"],
            "code": ["Int"], "count": ["Int"], "debugDescription": ["String"], "description": ["String"], "domain": ["String"],
            "doubleValue": ["Double"], "firstObject": ["Any?"], "floatValue": ["Float"], "hash": ["Int"], "int64Value": ["Int64"],
            "intValue": ["Int", "Int32"], "integerValue": ["Int"], "lastObject": ["Any?"], "lastPathComponent": ["String?"],
            "length": ["Int"], "localizedDescription": ["String"], "lowercased": ["String"], "stringValue": ["String"],
            "timeIntervalSince1970": ["TimeInterval"], "uppercased": ["String"],
        ],
        methods: [
            "contains": [["_"]], "copy": [[]], "invalidate": [[]], "isEqual": [["_"]], "isKind": [["of"]], "isMember": [["of"]],
            "object": [["forKey"], ["at"]], "perform": [["_", "with", "with"], ["_", "with"], ["_"]], "responds": [["to"]],
            "setValue": [["_", "forKey"], ["_", "forKeyPath"]], "value": [["forKey"], ["forKeyPath"]],
        ])

    /// Members of UIKit's classes.
    static let uikit = Members(
        properties: [
            "accessibilityIdentifier": ["String?"], "accessibilityLabel": ["String?"], "alpha": ["CGFloat"],
            "attributedText": ["NSAttributedString?"], "backgroundColor": ["UIColor?"], "bounds": ["CGRect"],
            "cgPointValue": ["CGPoint"], "cgRectValue": ["CGRect"],
            "cgSizeValue": ["CGSize"], "center": ["CGPoint"],
            "clipsToBounds": ["Bool"], "constant": ["CGFloat"], "constraints": ["[NSLayoutConstraint]"],
            "contentOffset": ["CGPoint"],
            "contentSize": ["CGSize"], "currentImage": ["UIImage?"], "currentPage": ["Int"], "currentTitle": ["String?"],
            "date": ["Date"], "firstItem": ["AnyObject?"], "font": ["UIFont?"], "frame": ["CGRect"], "identifier": ["String?"],
            "image": ["UIImage?"], "imageView": ["UIImageView?"], "intrinsicContentSize": ["CGSize"], "isActive": ["Bool"],
            "isEnabled": ["Bool"], "isFirstResponder": ["Bool"], "isHidden": ["Bool"], "isHighlighted": ["Bool"], "isOn": ["Bool"],
            "isSelected": ["Bool"], "isUserInteractionEnabled": ["Bool"], "layer": ["CALayer"],
            "maximumValue": ["Float", "Double"],
            "minimumValue": ["Float", "Double"], "multiplier": ["CGFloat"], "navigationController": ["UINavigationController?"],
            "navigationItem": ["UINavigationItem"], "numberOfPages": ["Int"], "numberOfSegments": ["Int"],
            "numberOfTouches": ["Int"],
            "parent": ["UIViewController?"], "placeholder": ["String?"], "presentedViewController": ["UIViewController?"],
            "presentingViewController": ["UIViewController?"], "priority": ["Float", "UILayoutPriority"], "progress": ["Float"],
            "rotation": ["CGFloat"], "scale": ["CGFloat"], "secondItem": ["AnyObject?"], "selectedIndex": ["Int"],
            "selectedSegmentIndex": ["Int"], "size": ["CGSize"], "state": ["UIGestureRecognizer.State", "UIControl.State"],
            "subviews": ["[UIView]"], "superview": ["UIView?"], "tabBarController": ["UITabBarController?"], "tag": ["Int"],
            "text": ["String?"], "textColor": ["UIColor?"], "tintColor": ["UIColor?"], "title": ["String?"],
            "titleLabel": ["UILabel?"],
            "transform": ["CGAffineTransform"], "uiEdgeInsetsValue": ["UIEdgeInsets"], "value": ["Float", "Double"],
            "view": ["UIView?"], "window": ["UIWindow?"],
        ],
        methods: [
            "addSubview": [["_"]], "addTarget": [["_", "action", "for"]], "becomeFirstResponder": [[]],
            "dismiss": [["animated", "completion"], ["animated"]], "layoutIfNeeded": [[]], "location": [["in"]],
            "removeFromSuperview": [[]], "resignFirstResponder": [[]],
            "sendActions": [["for"]], "setImage": [["_", "for"]], "setNeedsDisplay": [[]], "setNeedsLayout": [[]],
            "setOn": [["_", "animated"]], "setTitle": [["_", "for"]], "setTitleColor": [["_", "for"]], "sizeToFit": [[]],
            "translation": [["in"]], "velocity": [["in"]], "viewWithTag": [["_"]],
        ])
}
