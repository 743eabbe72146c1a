// UIKit's controls, bars, animators and the application.

extension FrameworkInterface {
    static let controls = """
        class UIControl: UIView { func addTarget(_ t: Any?, action: Selector, for: Event); func addAction(_ a: UIAction, for: Event) }
        class UIButton: UIControl { init(type: ButtonType); init(frame: CGRect); init(configuration: Configuration, primaryAction: UIAction?); var titleLabel: UILabel?; var imageView: UIImageView?; func setTitle(_ t: String?, for: State) }
        class UISwitch: UIControl {} class UISlider: UIControl { var value: Float } class UIStepper: UIControl {} class UISegmentedControl: UIControl { var selectedSegmentIndex: Int } class UIDatePicker: UIControl {} class UIPageControl: UIControl {}
        class UITextField: UIControl { var text: String?; var leftView: UIView?; var rightView: UIView? } class UISearchTextField: UITextField {} class UIRefreshControl: UIControl { func beginRefreshing(); func endRefreshing() }
        class UIBarItem: NSObject {} class UIBarButtonItem: UIBarItem { var customView: UIView? } class UITabBarItem: UIBarItem {}
        class UINavigationItem: NSObject { var titleView: UIView?; var rightBarButtonItem: UIBarButtonItem?; var leftBarButtonItem: UIBarButtonItem?; var searchController: UISearchController? }
        class UIMenuElement: NSObject {} class UIAction: UIMenuElement { init(title: String, handler: @escaping (UIAction) -> Void); init(handler: @escaping (UIAction) -> Void) } class UIMenu: UIMenuElement {}
        class UIAlertAction: NSObject { init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)?) }
        protocol UIViewAnimating { func startAnimation(); func pauseAnimation(); func stopAnimation(_ w: Bool); func finishAnimation(at: UIViewAnimatingPosition); func startAnimation(afterDelay: TimeInterval) }
        protocol UIViewImplicitlyAnimating: UIViewAnimating {}
        protocol UITimingCurveProvider {}
        class UICubicTimingParameters: NSObject, UITimingCurveProvider {} class UISpringTimingParameters: NSObject, UITimingCurveProvider {}
        class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
            init(duration: TimeInterval, timingParameters: UITimingCurveProvider)
            convenience init(duration: TimeInterval, curve: UIViewAnimationCurve, animations: (() -> Void)?)
            convenience init(duration: TimeInterval, curve: UIViewAnimationCurve)
            convenience init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)?)
            convenience init(duration: TimeInterval, dampingRatio: CGFloat)
            convenience init(duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint, animations: (() -> Void)?)
            static func runningPropertyAnimator(withDuration: TimeInterval, delay: TimeInterval, options: AnimationOptions, animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)?) -> UIViewPropertyAnimator
            static func runningPropertyAnimator(withDuration: TimeInterval, delay: TimeInterval, options: AnimationOptions, animations: @escaping () -> Void) -> UIViewPropertyAnimator
            var fractionComplete: CGFloat; var state: UIViewAnimatingState; var isRunning: Bool; var isReversed: Bool; var pausesOnCompletion: Bool; var scrubsLinearly: Bool; var isInterruptible: Bool; var isUserInteractionEnabled: Bool; var isManualHitTestingEnabled: Bool
            func startAnimation(); func startAnimation(afterDelay: TimeInterval); func pauseAnimation(); func stopAnimation(_ w: Bool); func finishAnimation(at: UIViewAnimatingPosition)
            func addAnimations(_ a: @escaping () -> Void); func addAnimations(_ a: @escaping () -> Void, delayFactor: CGFloat); func addCompletion(_ c: @escaping (UIViewAnimatingPosition) -> Void); func continueAnimation(withTimingParameters: UITimingCurveProvider?, durationFactor: CGFloat)
        }
        enum UIViewAnimatingState { case inactive, active, stopped }
        enum UIViewAnimatingPosition { case end, start, current }
        class UIDynamicAnimator: NSObject {} class UIFeedbackGenerator: NSObject {} class UIImpactFeedbackGenerator: UIFeedbackGenerator {} class UIMotionEffect: NSObject {}
        class UIApplication: UIResponder { static var shared: UIApplication; var windows: [UIWindow]; var keyWindow: UIWindow?; var delegate: UIApplicationDelegate?; var connectedScenes: Set<UIScene> }
        protocol UIApplicationDelegate { var window: UIWindow? } protocol UISceneDelegate {} protocol UIWindowSceneDelegate: UISceneDelegate { var window: UIWindow? }
        class UIScene: UIResponder { class ConnectionOptions: NSObject { var urlContexts: Set<UIOpenURLContext>; var userActivities: Set<NSUserActivity> } }
        class UIOpenURLContext: NSObject { var url: URL; var options: UIScene.OpenURLOptions }
        class UIWindowScene: UIScene { var windows: [UIWindow]; var keyWindow: UIWindow? } class UISceneSession: NSObject {}
        class UIScreen: NSObject { static var main: UIScreen; var bounds: CGRect; var scale: CGFloat } class UIDevice: NSObject { static var current: UIDevice } class UIPasteboard: NSObject {}
        protocol UIDragSession {} class UIDragItem: NSObject { init(itemProvider: NSItemProvider) } class UIContextMenuConfiguration: NSObject {}
        """
}
