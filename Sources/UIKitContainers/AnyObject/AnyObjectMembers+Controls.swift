// Members of controls, controllers and recognizers that code asks an `AnyObject` for.
// Apple: "AnyObject"; "UIControl", "UIGestureRecognizer", "UIViewController".
import Foundation
import SelectorDispatch
import UIKitControls
import UIKitCore
import UIKitText
import UIKitValues

extension AnyObjectMembers {
    private typealias Members = AnyObjectMembers

    /// The text of a label, a field or a text view.
    public var text: String?! {
        find(
            "text", Members.main { (it: UILabel) in it.text as String? },
            Members.main { (it: UITextField) in it.text as String? },
            Members.main { (it: UITextView) in it.text as String? })
    }
    /// The same with its attributes.
    public var attributedText: NSAttributedString?! {
        find(
            "attributedText", Members.main { (it: UILabel) in it.attributedText as NSAttributedString? },
            Members.main { (it: UITextField) in it.attributedText as NSAttributedString? },
            Members.main { (it: UITextView) in it.attributedText as NSAttributedString? })
    }
    /// The colour of the text.
    public var textColor: UIColor?! {
        find(
            "textColor", Members.main { (it: UILabel) in it.textColor as UIColor? },
            Members.main { (it: UITextField) in it.textColor as UIColor? },
            Members.main { (it: UITextView) in it.textColor as UIColor? })
    }
    /// The font of the text.
    public var font: UIFont?! {
        find(
            "font", Members.main { (it: UILabel) in it.font as UIFont? },
            Members.main { (it: UITextField) in it.font as UIFont? },
            Members.main { (it: UITextView) in it.font as UIFont? })
    }
    /// The text that an empty field shows.
    public var placeholder: String?! { find("placeholder", Members.main { (it: UITextField) in it.placeholder as String? }) }
    /// The title of a controller, a bar item, an action or a menu's element.
    public var title: String?! {
        find(
            "title", Members.main { (it: UIViewController) in it.title as String? },
            Members.main { (it: UIBarItem) in it.title as String? },
            Members.main { (it: UINavigationItem) in it.title as String? },
            Members.main { (it: UIAlertAction) in it.title as String? },
            Members.main { (it: UIMenuElement) in it.title as String? })
    }
    /// Whether a switch is on.
    public var isOn: Bool! { find("isOn", Members.main { (it: UISwitch) in it.isOn }) }
    /// Whether a control is selected.
    public var isSelected: Bool! { find("isSelected", Members.main { (it: UIControl) in it.isSelected }) }
    /// Whether a control, a label or an image view is highlighted.
    public var isHighlighted: Bool! {
        find(
            "isHighlighted", Members.main { (it: UIControl) in it.isHighlighted },
            Members.main { (it: UILabel) in it.isHighlighted },
            Members.main { (it: UIImageView) in it.isHighlighted })
    }
    /// Whether a control, a label, a bar item, a recognizer or an action is enabled.
    public var isEnabled: Bool! {
        find(
            "isEnabled", Members.main { (it: UIControl) in it.isEnabled },
            Members.main { (it: UILabel) in it.isEnabled },
            Members.main { (it: UIBarItem) in it.isEnabled },
            Members.main { (it: UIGestureRecognizer) in it.isEnabled },
            Members.main { (it: UIAlertAction) in it.isEnabled })
    }
    /// The state of a recognizer.
    public var state: UIGestureRecognizer.State! { find("state", Members.main { (it: UIGestureRecognizer) in it.state }) }
    /// The value of a slider.
    public var value: Float! { find("value", Members.main { (it: UISlider) in it.value }) }
    /// The least value of a slider.
    public var minimumValue: Float! { find("minimumValue", Members.main { (it: UISlider) in it.minimumValue }) }
    /// The greatest value of a slider.
    public var maximumValue: Float! { find("maximumValue", Members.main { (it: UISlider) in it.maximumValue }) }
    /// The progress, 0 to 1.
    public var progress: Float! { find("progress", Members.main { (it: UIProgressView) in it.progress }) }
    /// The date that is chosen.
    public var date: Date! { find("date", Members.main { (it: UIDatePicker) in it.date }) }
    /// The segment that is selected, -1 for none.
    public var selectedSegmentIndex: Int! {
        find(
            "selectedSegmentIndex", Members.main { (it: UISegmentedControl) in it.selectedSegmentIndex })
    }
    /// How many segments there are.
    public var numberOfSegments: Int! { find("numberOfSegments", Members.main { (it: UISegmentedControl) in it.numberOfSegments }) }
    /// The page that is shown.
    public var currentPage: Int! { find("currentPage", Members.main { (it: UIPageControl) in it.currentPage }) }
    /// How many pages there are.
    public var numberOfPages: Int! { find("numberOfPages", Members.main { (it: UIPageControl) in it.numberOfPages }) }
    /// The title that a button shows.
    public var currentTitle: String?! { find("currentTitle", Members.main { (it: UIButton) in it.currentTitle as String? }) }
    /// The picture that a button shows.
    public var currentImage: UIImage?! { find("currentImage", Members.main { (it: UIButton) in it.currentImage as UIImage? }) }
    /// The label of a button.
    public var titleLabel: UILabel?! { find("titleLabel", Members.main { (it: UIButton) in it.titleLabel as UILabel? }) }
    /// The image view of a button.
    public var imageView: UIImageView?! { find("imageView", Members.main { (it: UIButton) in it.imageView as UIImageView? }) }
    /// The view of a controller, a recognizer or a touch.
    public var view: UIView?! {
        find(
            "view", Members.main { (it: UIViewController) in it.view as UIView? },
            Members.main { (it: UIGestureRecognizer) in it.view as UIView? },
            Members.main { (it: UITouch) in it.view as UIView? })
    }
    /// How many touches a recognizer has.
    public var numberOfTouches: Int! { find("numberOfTouches", Members.main { (it: UIGestureRecognizer) in it.numberOfTouches }) }
    /// The scale of a pinch, a screen or a picture.
    public var scale: CGFloat! {
        find(
            "scale", Members.main { (it: UIPinchGestureRecognizer) in it.scale },
            Members.main { (it: UIScreen) in it.scale },
            Members.main { (it: UIImage) in it.scale })
    }
    /// The angle of a rotation, in radians.
    public var rotation: CGFloat! { find("rotation", Members.main { (it: UIRotationGestureRecognizer) in it.rotation }) }
    /// The navigation controller around a controller.
    public var navigationController: UINavigationController?! {
        find(
            "navigationController", Members.main { (it: UIViewController) in it.navigationController as UINavigationController? })
    }
    /// The tab bar controller around a controller.
    public var tabBarController: UITabBarController?! {
        find(
            "tabBarController", Members.main { (it: UIViewController) in it.tabBarController as UITabBarController? })
    }
    /// The navigation item of a controller.
    public var navigationItem: UINavigationItem! {
        find("navigationItem", Members.main { (it: UIViewController) in it.navigationItem })
    }
    /// The controller around a controller.
    public var parent: UIViewController?! {
        find(
            "parentViewController", Members.main { (it: UIViewController) in it.parent as UIViewController? })
    }
    /// The controller that presents a controller.
    public var presentingViewController: UIViewController?! {
        find(
            "presentingViewController", Members.main { (it: UIViewController) in it.presentingViewController as UIViewController? })
    }
    /// The controller that a controller presents.
    public var presentedViewController: UIViewController?! {
        find(
            "presentedViewController", Members.main { (it: UIViewController) in it.presentedViewController as UIViewController? })
    }
    /// The tab that is selected.
    public var selectedIndex: Int! { find("selectedIndex", Members.main { (it: UITabBarController) in it.selectedIndex }) }
}

extension AnyObjectSecondMembers {
    /// The state of a control.
    public var state: UIControl.State! { ownMembers.find("state", AnyObjectMembers.main { (it: UIControl) in it.state }) }
    /// The value of a stepper.
    public var value: Double! { ownMembers.find("value", AnyObjectMembers.main { (it: UIStepper) in it.value }) }
    /// The least value of a stepper.
    public var minimumValue: Double! {
        ownMembers.find("minimumValue", AnyObjectMembers.main { (it: UIStepper) in it.minimumValue })
    }
    /// The greatest value of a stepper.
    public var maximumValue: Double! {
        ownMembers.find("maximumValue", AnyObjectMembers.main { (it: UIStepper) in it.maximumValue })
    }
}
