"""Which uses belong to lists, constraints, containers, animation, effects, and which to a control: for script/coverage.

A use belongs to an area if its type does, or if it is one of the members named for the area. Where the table could not
tell between several types, it belongs to an area only if all of them do.
"""
import re

# Area: the types (whole names, as patterns), and members of types that are otherwise no part of the area.
AREAS = {
    "lists": (
        r"UITableView.*|UICollectionView.*|UICollection(Reusable|Layout|Element|Update).*|NSCollectionLayout.*"
        r"|NSDiffableDataSource.*|UIList.*|UICellAccessory.*|UISwipeActionsConfiguration|UIContextualAction.*"
        r"|UILocalizedIndexedCollation|NSIndexPathUIKitAdditions|UIDataSourceTranslating|UIContentConfiguration"
        r"|UIBackgroundConfiguration|UIContentUnavailable.*",
        {}),
    "constraints": (
        r"NSLayout(Constraint.*|[XY]AxisAnchor|Anchor|Dimension)|UILayout(Guide|Support|Priority)"
        r"|UIStackView.*|UIViewLayoutRegion|CAConstraint",
        {
            "UIView": r"translatesAutoresizingMaskIntoConstraints|(leading|trailing|left|right|top|bottom|centerX|centerY"
                      r"|width|height|firstBaseline|lastBaseline)Anchor|.*[cC]onstraints?(IfNeeded)?|(add|remove)LayoutGuide"
                      r"|(safeArea|keyboard)LayoutGuide|layoutMarginsGuide|readableContentGuide|layoutFitting\w+Size"
                      r"|systemLayoutSizeFitting|(setC|c)ontent(Hugging|CompressionResistance)Priority|layoutGuides"
                      r"|requiresConstraintBasedLayout",
            "UIViewController": r"(top|bottom)LayoutGuide|updateViewConstraints",
        }),
    "containers": (
        r"UINavigation.*|UITab|UITab\..*|UITab(Bar|Accessory|Group|SidebarItem).*|UISplitView.*|UIPageView.*|UIBar.*"
        r"|UIToolbar.*|UISearchController.*|UISearchDisplayController|UISearchSuggestion.*",
        {
            "UIViewController": r"navigation(Controller|Item)|tabBar(Controller|Item)|splitViewController|toolbarItems"
                                r"|hidesBottomBarWhenPushed|editButtonItem|show|showDetailViewController"
                                r"|extendedLayoutIncludesOpaqueBars|edgesForExtendedLayout",
        }),
    "animation": (
        r"CA(\w*Animation\w*|MediaTiming\w*|Transition|Emitter\w*|FrameRateRange|ReplicatorLayer)(\..*)?"
        r"|UIView\.(Keyframe)?Animati.*|UIViewAnimating|UIViewPropertyAnimator|UI\w*Timing\w*"
        r"|UIViewController\w*Transition\w*(?<!TransitioningDelegate)|UIPercentDrivenInteractiveTransition|UIDynamic\w*"
        r"|UI(Attachment|Collision|Field|Gravity|Push|Snap)Behavior.*"
        r"|UI\w*MotionEffect.*|UIAnimationDragCoefficient",
        {
            "UIView": r"animate|animateKeyframes|addKeyframe|transition|performWithoutAnimation|(set|are)Animations?\w*"
                      r"|(begin|commit)Animations|inheritedAnimationDuration|addMotionEffect|motionEffects"
                      r"|removeMotionEffect",
            "UIViewController": r"transitionCoordinator|transition",
        }),
    "effects": (
        r"UIVisualEffect\w*|UIBlurEffect(\..*)?|UIVibrancyEffect(\..*)?|CI[A-Z]\w*(\..*)?",
        {
            "CALayer": r"filters|backgroundFilters|compositingFilter",
            "UIImage": r"ciImage|init\(ciImage:.*",
        }),
}

# The controls of which nine uses in ten are to work.
CONTROLS = ["UIButton", "UIButton.Configuration", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl",
            "UIProgressView", "UIActivityIndicatorView", "UIPageControl", "UIDatePicker", "UIPickerView", "UIScrollView",
            "UIRefreshControl", "UITextField", "UITextView"]

# Members that the table credits to a control and that UIKit's headers do not have: extensions of the codebases, and
# words of their layout libraries (`make.left.right`).
FOREIGN = {
    "UITextField": {"left", "right", "border"},
    "UIScrollView": {"with"},
    "UIScrollView.ContentInsetAdjustmentBehavior": {"fill", "with"},
    "UISegmentedControl": {"segment", "title", "image"},
    "UISlider": {"track"},
    "UIStepper": {"setValue"},
    "UIButton": {"init(buttonAction:)"},
}


def foreign(type_name, member):
    """Whether the member of a control is none of UIKit's."""
    return member in FOREIGN.get(type_name, ())


def area(type_name, member):
    """The area of a use; None of one that belongs to none."""
    def of_type(part):
        return next((name for name, (types, _) in AREAS.items() if re.fullmatch(types, part)), None)

    parts = [of_type(part) for part in type_name.split("|")]
    if all(parts):
        return parts[0]
    return next((name for name, (_, members) in AREAS.items()
                 if type_name in members and re.fullmatch(members[type_name], member)), None)


def control(type_name):
    """The control that a type is or is nested in; None where it is neither or the table could not tell."""
    name = type_name.replace("UIButtonConfiguration", "UIButton.Configuration")
    found = [c for c in CONTROLS if name == c or name.startswith(c + ".")]
    return max(found, key=len) if found else None

# What code imports beside UIKit: by the framework's name our modules, and the members that public code uses most. The usage
# table has UIKit alone, so these are chosen by reading, and each counts once.
NEIGHBOURS = {
    "os, OSLog": (["os", "OSLog"], [
        "Logger.log", "Logger.trace", "Logger.debug", "Logger.info", "Logger.notice", "Logger.warning", "Logger.error",
        "Logger.critical", "Logger.fault", "OSLog.default", "OSLog.disabled", "OSLog.Category.pointsOfInterest",
        "OSLogPrivacy.public", "OSLogPrivacy.private", "OSLogPrivacy.auto", "OSLogPrivacy.sensitive", "OSLogStore.getEntries",
        "OSLogEntryLog.level", "OSSignposter.beginInterval", "OSSignposter.endInterval", "OSSignposter.emitEvent",
        "OSSignposter.withIntervalSignpost", "OSSignpostID.exclusive", "OSAllocatedUnfairLock.withLock",
        "OSAllocatedUnfairLock.withLockIfAvailable", "OSAllocatedUnfairLock.lock",
    ]),
    "Combine": (["Combine", "OpenCombine"], [
        "PassthroughSubject.send", "CurrentValueSubject.send", "CurrentValueSubject.value",
        "ObservableObject.objectWillChange", "Publisher.assign", "Publisher.sink", "Publisher.map", "Publisher.debounce",
        "Publisher.delay", "Publisher.throttle", "Publisher.timeout", "Publisher.collect", "Publisher.receive",
        "Publisher.combineLatest", "Publisher.merge", "Publisher.zip", "Publisher.flatMap", "Publisher.switchToLatest",
        "Publisher.removeDuplicates", "Publisher.share", "Publisher.decode", "Publisher.eraseToAnyPublisher",
        "AnyCancellable.store", "Timer.publish", "NotificationCenter.publisher", "URLSession.dataTaskPublisher",
        "NSObject.publisher",
    ]),
}
