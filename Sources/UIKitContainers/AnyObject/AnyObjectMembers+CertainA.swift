// Members of UIKit's classes where the place takes no nil, a to i.
// Apple: "AnyObject"; "UIView", "UIControl".
import CoreGraphics
import Foundation
import QuartzCore
import SelectorDispatch
import UIKitControls
import UIKitCore
import UIKitValues

extension AnyObjectCertainMembers {
    /// The same where the place takes no nil.
    public var accessibilityIdentifier: String? {
        let own: String?? = ownMembers.accessibilityIdentifier
        return ownMembers.certain("accessibilityIdentifier", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var accessibilityLabel: String? {
        let own: String?? = ownMembers.accessibilityLabel
        return ownMembers.certain("accessibilityLabel", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var alpha: CGFloat {
        let own: CGFloat? = ownMembers.alpha
        return ownMembers.certain("alpha", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var attributedText: NSAttributedString? {
        let own: NSAttributedString?? = ownMembers.attributedText
        return ownMembers.certain("attributedText", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var backgroundColor: UIColor? {
        let own: UIColor?? = ownMembers.backgroundColor
        return ownMembers.certain("backgroundColor", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var bounds: CGRect {
        let own: CGRect? = ownMembers.bounds
        return ownMembers.certain("bounds", own, or: .zero)
    }
    /// The same where the place takes no nil.
    public var cgPointValue: CGPoint {
        let own: CGPoint? = ownMembers.cgPointValue
        return ownMembers.certain("CGPointValue", own, or: .zero)
    }
    /// The same where the place takes no nil.
    public var cgRectValue: CGRect {
        let own: CGRect? = ownMembers.cgRectValue
        return ownMembers.certain("CGRectValue", own, or: .zero)
    }
    /// The same where the place takes no nil.
    public var cgSizeValue: CGSize {
        let own: CGSize? = ownMembers.cgSizeValue
        return ownMembers.certain("CGSizeValue", own, or: .zero)
    }
    /// The same where the place takes no nil.
    public var center: CGPoint {
        let own: CGPoint? = ownMembers.center
        return ownMembers.certain("center", own, or: .zero)
    }
    /// The same where the place takes no nil.
    public var clipsToBounds: Bool {
        let own: Bool? = ownMembers.clipsToBounds
        return ownMembers.certain("clipsToBounds", own, or: false)
    }
    /// The same where the place takes no nil.
    public var constant: CGFloat {
        let own: CGFloat? = ownMembers.constant
        return ownMembers.certain("constant", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var constraints: [NSLayoutConstraint] {
        let own: [NSLayoutConstraint]? = ownMembers.constraints
        return ownMembers.certain("constraints", own, or: [])
    }
    /// The same where the place takes no nil.
    public var contentOffset: CGPoint {
        let own: CGPoint? = ownMembers.contentOffset
        return ownMembers.certain("contentOffset", own, or: .zero)
    }
    /// The same where the place takes no nil.
    public var contentSize: CGSize {
        let own: CGSize? = ownMembers.contentSize
        return ownMembers.certain("contentSize", own, or: .zero)
    }
    /// The same where the place takes no nil.
    public var currentImage: UIImage? {
        let own: UIImage?? = ownMembers.currentImage
        return ownMembers.certain("currentImage", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var currentPage: Int {
        let own: Int? = ownMembers.currentPage
        return ownMembers.certain("currentPage", own, or: 0)
    }
    /// The same where the place takes no nil.
    public var currentTitle: String? {
        let own: String?? = ownMembers.currentTitle
        return ownMembers.certain("currentTitle", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var date: Date {
        let own: Date? = ownMembers.date
        return ownMembers.certain("date", own, or: Date(timeIntervalSinceReferenceDate: 0))
    }
    /// The same where the place takes no nil.
    public var firstItem: AnyObject? {
        let own: AnyObject?? = ownMembers.firstItem
        return ownMembers.certain("firstItem", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var font: UIFont? {
        let own: UIFont?? = ownMembers.font
        return ownMembers.certain("font", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var frame: CGRect {
        let own: CGRect? = ownMembers.frame
        return ownMembers.certain("frame", own, or: .zero)
    }
    /// The same where the place takes no nil.
    public var identifier: String? {
        let own: String?? = ownMembers.identifier
        return ownMembers.certain("identifier", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var image: UIImage? {
        let own: UIImage?? = ownMembers.image
        return ownMembers.certain("image", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var imageView: UIImageView? {
        let own: UIImageView?? = ownMembers.imageView
        return ownMembers.certain("imageView", own, or: nil)
    }
    /// The same where the place takes no nil.
    public var intrinsicContentSize: CGSize {
        let own: CGSize? = ownMembers.intrinsicContentSize
        return ownMembers.certain("intrinsicContentSize", own, or: .zero)
    }
    /// The same where the place takes no nil.
    public var isActive: Bool {
        let own: Bool? = ownMembers.isActive
        return ownMembers.certain("isActive", own, or: false)
    }
    /// The same where the place takes no nil.
    public var isEnabled: Bool {
        let own: Bool? = ownMembers.isEnabled
        return ownMembers.certain("isEnabled", own, or: false)
    }
    /// The same where the place takes no nil.
    public var isFirstResponder: Bool {
        let own: Bool? = ownMembers.isFirstResponder
        return ownMembers.certain("isFirstResponder", own, or: false)
    }
    /// The same where the place takes no nil.
    public var isHidden: Bool {
        let own: Bool? = ownMembers.isHidden
        return ownMembers.certain("isHidden", own, or: false)
    }
    /// The same where the place takes no nil.
    public var isHighlighted: Bool {
        let own: Bool? = ownMembers.isHighlighted
        return ownMembers.certain("isHighlighted", own, or: false)
    }
    /// The same where the place takes no nil.
    public var isOn: Bool {
        let own: Bool? = ownMembers.isOn
        return ownMembers.certain("isOn", own, or: false)
    }
    /// The same where the place takes no nil.
    public var isSelected: Bool {
        let own: Bool? = ownMembers.isSelected
        return ownMembers.certain("isSelected", own, or: false)
    }
    /// The same where the place takes no nil.
    public var isUserInteractionEnabled: Bool {
        let own: Bool? = ownMembers.isUserInteractionEnabled
        return ownMembers.certain("isUserInteractionEnabled", own, or: false)
    }
}
