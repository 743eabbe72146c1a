// Type names of Swift 4 that Swift 4.2 moved into their classes; the others stand beside their types.
// Apple: the page of each type.
import Foundation
import UIKitCore
import UIKitValues

/// The Swift 4 name.
@available(*, deprecated, renamed: "NSAttributedString.TextEffectStyle")
public typealias NSTextEffectStyle = NSAttributedString.TextEffectStyle
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIActivity.Category")
public typealias UIActivityCategory = UIActivity.Category
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIActivity.ActivityType")
public typealias UIActivityType = UIActivity.ActivityType
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIAttachmentBehavior.AttachmentType")
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType
/// The Swift 4 name.
@available(*, deprecated, renamed: "UICollisionBehavior.Mode")
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIDatePicker.Mode")
public typealias UIDatePickerMode = UIDatePicker.Mode
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIEvent.EventSubtype")
public typealias UIEventSubtype = UIEvent.EventSubtype
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIEvent.EventType")
public typealias UIEventType = UIEvent.EventType
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIImage.Orientation")
public typealias UIImageOrientation = UIImage.Orientation
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIImage.ResizingMode")
public typealias UIImageResizingMode = UIImage.ResizingMode
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIInterpolatingMotionEffect.EffectType")
public typealias UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType
/// The Swift 4 name.
@available(*, deprecated, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIPress.Phase")
public typealias UIPressPhase = UIPress.Phase
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIPress.PressType")
public typealias UIPressType = UIPress.PressType
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIPushBehavior.Mode")
public typealias UIPushBehaviorMode = UIPushBehavior.Mode
/// The Swift 4 name.
@available(*, deprecated, renamed: "UISplitViewController.DisplayMode")
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
/// The Swift 4 name.
@available(*, deprecated, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIView.SystemAnimation")
public typealias UISystemAnimation = UIView.SystemAnimation
/// The Swift 4 name.
@available(*, deprecated, renamed: "UITabBarItem.SystemItem")
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
/// The Swift 4 name.
@available(*, deprecated, renamed: "UITouch.Phase")
public typealias UITouchPhase = UITouch.Phase
/// The Swift 4 name.
@available(*, deprecated, renamed: "UITouch.TouchType")
public typealias UITouchType = UITouch.TouchType
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIView.AnimationCurve")
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIView.KeyframeAnimationOptions")
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// The Swift 4 name.
@available(*, deprecated, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode
