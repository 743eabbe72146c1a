// Diagnostics UIK02xx: view controllers and containment.
// No Apple page: this is ours.

extension Catalogue {
    /// `loadView` left no view.
    package static let viewNotLoaded = CatalogueEntry(
        code: "UIK0201", severity: .exception, title: "A view controller's loadView did not set its view.",
        cause: "loadView() is overridden and returned without setting view.",
        fix: "Set view in loadView(), or call super.loadView().",
        apple: "NSInternalInconsistencyException: -[UIViewController loadView] did not set the view",
        recovery: .continues("A plain view of the screen's size is used."))

    /// One view, two controllers.
    package static let viewOfTwoControllers = CatalogueEntry(
        code: "UIK0202", severity: .exception, title: "A view was given to a second view controller.",
        cause: "The view is the view of another controller.",
        fix: "Create a view for each controller, or set the view of the first controller to nil.",
        apple: "UIViewControllerHierarchyInconsistency: A view can only be associated with at most one view controller "
            + "at a time! View … is associated with …. Clear this association before associating this view with ….",
        recovery: .continues("The first controller loses the view."))

    /// begin/endAppearanceTransition out of step.
    package static let unbalancedAppearance = CatalogueEntry(
        code: "UIK0203", severity: .misuse, title: "Appearance transitions were begun and ended out of step.",
        cause: "A transition began while the same one was in progress, or ended without having begun.",
        fix: "Call beginAppearanceTransition(_:animated:) and endAppearanceTransition() in pairs, and not for children "
            + "that are forwarded automatically.",
        apple: "Unbalanced calls to begin/end appearance transitions for <…: 0x…>.", recovery: .noOperation)

    /// A child that is the parent or above it.
    package static let childIsAncestor = CatalogueEntry(
        code: "UIK0204", severity: .exception, title: "A view controller was added to itself or to its descendant.",
        cause: "addChild(_:) received the controller itself or one of its ancestors.",
        fix: "Add another controller, or remove the parent from the child first.", recovery: .noOperation)

    /// A child's view in another controller's tree.
    package static let inconsistentContainment = CatalogueEntry(
        code: "UIK0205", severity: .exception,
        title: "A child controller's view was added to the view of a controller that is not its parent.",
        cause: "The child has a parent, and its view was added to the tree of another controller.",
        fix: "Call addChild(_:) on the controller whose view contains the child's view.",
        apple: "UIViewControllerHierarchyInconsistency: child view controller:… should have parent view controller:… "
            + "but actual parent is:…",
        recovery: .continues("The view is added, and the child keeps its parent."))

    /// `transition(from:to:…)` of controllers that are not both children.
    package static let transitionNotBetweenChildren = CatalogueEntry(
        code: "UIK0206", severity: .exception,
        title: "A transition was asked for between controllers that are not "
            + "children of one parent.",
        cause: "One of the two controllers is not a child of the receiver.",
        fix: "Call addChild(_:) for both before transition(from:to:…).",
        apple: "NSInvalidArgumentException: Children view controllers … and … must have a common parent view controller "
            + "when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:"
            + "completion:]",
        recovery: .noOperation)

    /// `vc.present(vc)`.
    package static let presentedOnItself = CatalogueEntry(
        code: "UIK0207", severity: .exception, title: "A view controller was presented on itself.",
        cause: "present(_:animated:completion:) received the controller on which it was called.",
        fix: "Present another controller.",
        apple: "NSInvalidArgumentException: Application tried to present <…: 0x…> modally on itself. Presenting "
            + "controller is <…: 0x…>.",
        recovery: .noOperation)

    /// Presented twice.
    package static let alreadyPresented = CatalogueEntry(
        code: "UIK0208", severity: .exception, title: "A view controller was presented that is presented already.",
        cause: "The controller is being presented by another one.",
        fix: "Dismiss it first, or create a new controller.",
        apple: "NSInvalidArgumentException: Application tried to present modally a view controller <…: 0x…> that is "
            + "already being presented by <…: 0x…>.",
        recovery: .noOperation)

    /// Presented while a child or a window's root.
    package static let presentedActiveController = CatalogueEntry(
        code: "UIK0209", severity: .exception, title: "A view controller was presented that is shown already.",
        cause: "The controller is the child of another one or the root of a window.",
        fix: "Remove it from its parent or window first.",
        apple: "NSInvalidArgumentException: Application tried to present modally an active controller <…: 0x…>.",
        recovery: .noOperation)

    /// The presenter is not shown.
    package static let presenterNotInWindow = CatalogueEntry(
        code: "UIK0210", severity: .misuse, title: "A view controller presents whose view is not in a window.",
        cause: "The presenting controller's view is not in the window hierarchy, typically in viewDidLoad.",
        fix: "Present in viewDidAppear(_:) or later.",
        apple: "Attempt to present <…: 0x…> on <…: 0x…> (from <…: 0x…>) whose view is not in the window hierarchy.",
        recovery: .noOperation)

    /// The presenter presents already.
    package static let alreadyPresenting = CatalogueEntry(
        code: "UIK0211", severity: .misuse, title: "A view controller presents while it is presenting another one.",
        cause: "The presenting controller has a presented controller.",
        fix: "Present on the presented controller, or dismiss that first.",
        apple: "Attempt to present <…: 0x…> on <…: 0x…> which is already presenting <…: 0x…>", recovery: .noOperation)

    /// Dismissed in the middle of a change.
    package static let dismissDuringTransition = CatalogueEntry(
        code: "UIK0212", severity: .misuse, title: "A view controller was dismissed during a presentation or dismissal.",
        cause: "The presented controller is still being presented or already being dismissed.",
        fix: "Dismiss in the completion handler of present or dismiss.",
        apple: "Warning: Attempt to dismiss from view controller <…: 0x…> while a presentation or dismiss is in progress!",
        recovery: .noOperation)

    /// A window without a root at the end of the launch.
    package static let windowWithoutRoot = CatalogueEntry(
        code: "UIK0214", severity: .exception,
        title: "A window has no root view controller at the end of the launch.",
        cause: "A window was shown during the launch and its rootViewController is nil.",
        fix: "Set rootViewController before makeKeyAndVisible().",
        apple: "NSInternalInconsistencyException: Application windows are expected to have a root view controller at "
            + "the end of application launch",
        recovery: .noOperation)

    /// A nib's name.
    package static let nibNotLoaded = CatalogueEntry(
        code: "UIK0216", severity: .unsupported, title: "Nibs are not loaded yet.",
        cause: "A view controller was created with the name of a nib and does not override loadView().",
        fix: "Create the views in loadView() or viewDidLoad().", recovery: .continues("A plain view is used."))

    /// No orientation that app and controller both allow.
    package static let noCommonOrientation = CatalogueEntry(
        code: "UIK0217", severity: .exception, title: "App and view controller have no interface orientation in common.",
        cause: "supportedInterfaceOrientations of the controller has no orientation in common with those of the app.",
        fix: "Allow one of the controller's orientations in application(_:supportedInterfaceOrientationsFor:).",
        apple: "UIApplicationInvalidInterfaceOrientation: Supported orientations has no common orientation with the "
            + "application, and [… shouldAutorotate] is returning YES",
        recovery: .continues("The orientations that the app allows are used."))

    /// Presented in the middle of a change.
    package static let presentedDuringTransition = CatalogueEntry(
        code: "UIK0218", severity: .misuse, title: "A view controller was presented during a presentation or dismissal.",
        cause: "The presenting controller's presented controller is still being presented or already being dismissed.",
        fix: "Present in the completion handler of present or dismiss.",
        apple: "Warning: Attempt to present <…: 0x…> on <…: 0x…> while a presentation is in progress!",
        recovery: .noOperation)

    /// The presenter's view is shown without the controller being anybody's child.
    package static let detachedPresenter = CatalogueEntry(
        code: "UIK0219", severity: .misuse, title: "A view controller presents that is attached to no other.",
        cause: "Its view is in the window, but it is neither the root of a window, nor presented, nor the child of a "
            + "controller.",
        fix: "Call addChild(_:) on the controller whose view holds its view.",
        apple: "Presenting view controllers on detached view controllers is discouraged <…: 0x…>.",
        recovery: .continues("The controller is presented anyway."))

    /// A popover that points at nothing.
    package static let popoverWithoutSource = CatalogueEntry(
        code: "UIK0220", severity: .exception, title: "A popover was presented without a source.",
        cause: "sourceView and sourceItem of the popover presentation controller are nil.",
        fix: "Set sourceView, and sourceRect if needed, before presenting.",
        apple: "NSGenericException: UIPopoverPresentationController (<UIPopoverPresentationController: 0x…>) should have a "
            + "non-nil sourceView or barButtonItem set before the presentation occurs.",
        recovery: .continues("The popover points at the middle of the presenter's view."))

    /// An action sheet that should be a popover and points at nothing.
    package static let actionSheetWithoutSource = CatalogueEntry(
        code: "UIK0221", severity: .exception, title: "An action sheet was presented as a popover without a source.",
        cause: "On a screen of regular width, an action sheet is a popover, and its popoverPresentationController has no "
            + "source.",
        fix: "Set popoverPresentationController?.sourceView, and sourceRect if needed, before presenting.",
        apple: "NSGenericException: Your application has presented a UIAlertController (<UIAlertController: 0x…>) of style "
            + "UIAlertControllerStyleActionSheet from … (<…: 0x…>). The modalPresentationStyle of a UIAlertController with "
            + "this style is UIModalPresentationPopover. You must provide location information for this popover through "
            + "the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect "
            + "or a barButtonItem.  If this information is not known when you present the alert controller, you may "
            + "provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.",
        recovery: .continues("The popover points at the middle of the presenter's view."))

    /// Two cancel actions.
    package static let secondCancelAction = CatalogueEntry(
        code: "UIK0222", severity: .exception, title: "An alert received a second action with the style cancel.",
        cause: "addAction(_:) was called with a cancel action, but the alert already has one.",
        fix: "Use the style default or destructive for the other actions.",
        apple: "NSInternalInconsistencyException: UIAlertController can only have one action with a style of "
            + "UIAlertActionStyleCancel",
        recovery: .noOperation)

    /// A text field on an action sheet.
    package static let textFieldOnActionSheet = CatalogueEntry(
        code: "UIK0223", severity: .exception, title: "A text field was added to an action sheet.",
        cause: "addTextField(configurationHandler:) was called on a controller with preferredStyle actionSheet.",
        fix: "Create the controller with the style alert.",
        apple: "NSInternalInconsistencyException: Text fields can only be added to an alert controller of style "
            + "UIAlertControllerStyleAlert",
        recovery: .noOperation)

    /// An alert that says nothing.
    package static let emptyAlert = CatalogueEntry(
        code: "UIK0224", severity: .exception, title: "An alert was presented that has nothing to show.",
        cause: "It has no title, no message, no text field and no action.",
        fix: "Set a title or a message, or add an action.",
        apple: "NSInternalInconsistencyException: UIAlertController must have a title, a message or an action to display",
        recovery: .noOperation)

    /// Every entry of UIK02xx, in order of code.
    package static let viewControllers: [CatalogueEntry] = [
        viewNotLoaded, viewOfTwoControllers, unbalancedAppearance, childIsAncestor, inconsistentContainment,
        transitionNotBetweenChildren, presentedOnItself, alreadyPresented, presentedActiveController,
        presenterNotInWindow, alreadyPresenting, dismissDuringTransition, windowWithoutRoot,
        nibNotLoaded, noCommonOrientation, presentedDuringTransition, detachedPresenter, popoverWithoutSource,
        actionSheetWithoutSource, secondCancelAction, textFieldOnActionSheet, emptyAlert,
    ]
}
