// The optional methods of Apple's protocols with their types. Written by Tools/script/apple-tables; not by hand.
// No Apple page: this is ours.
// swift-format-ignore-file

extension AppleTables {
    /// Each optional method of a delegate: its protocol, name, parameters and result.
    static let optionalSignatures: [OptionalMethod] = [
        OptionalMethod("CAAnimationDelegate", "animationDidStart", "", [("_", "CAAnimation")]),
        OptionalMethod("CAAnimationDelegate", "animationDidStop", "", [("_", "CAAnimation"), ("finished", "Bool")]),
        OptionalMethod("CALayerDelegate", "display", "", [("_", "CALayer")]),
        OptionalMethod("CALayerDelegate", "draw", "", [("_", "CALayer"), ("in", "CGContext")]),
        OptionalMethod("CALayerDelegate", "layerWillDraw", "", [("_", "CALayer")]),
        OptionalMethod("CALayerDelegate", "layoutSublayers", "", [("of", "CALayer")]),
        OptionalMethod("CALayerDelegate", "action", "(any CAAction)?", [("for", "CALayer"), ("forKey", "String")]),
        OptionalMethod("CIFilterProtocol", "customAttributes", "[String: Any]?", []),
        OptionalMethod("NSLayoutManagerDelegate", "layoutManagerDidInvalidateLayout", "", [("_", "NSLayoutManager")]),
        OptionalMethod("NSLayoutManagerDelegate", "layoutManager", "", [
            ("_", "NSLayoutManager"), ("didCompleteLayoutFor", "NSTextContainer?"), ("atEnd", "Bool")]),
        OptionalMethod("NSTextStorageDelegate", "textStorage", "", [
            ("_", "NSTextStorage"), ("willProcessEditing", "NSTextStorage.EditActions"), ("range", "NSRange"), ("changeInLength", "Int")]),
        OptionalMethod("NSTextStorageDelegate", "textStorage", "", [
            ("_", "NSTextStorage"), ("didProcessEditing", "NSTextStorage.EditActions"), ("range", "NSRange"), ("changeInLength", "Int")]),
        OptionalMethod("UIActivityItemSource", "activityViewController", "String", [
            ("_", "UIActivityViewController"), ("dataTypeIdentifierForActivityType", "UIActivity.ActivityType?")]),
        OptionalMethod("UIActivityItemSource", "activityViewController", "UIImage?", [
            ("_", "UIActivityViewController"), ("thumbnailImageForActivityType", "UIActivity.ActivityType?"), ("suggestedSize", "CGSize")]),
        OptionalMethod("UIActivityItemSource", "activityViewController", "String", [
            ("_", "UIActivityViewController"), ("subjectForActivityType", "UIActivity.ActivityType?")]),
        OptionalMethod("UIAdaptivePresentationControllerDelegate", "adaptivePresentationStyle", "UIModalPresentationStyle", [
            ("for", "UIPresentationController")]),
        OptionalMethod("UIAdaptivePresentationControllerDelegate", "adaptivePresentationStyle", "UIModalPresentationStyle", [
            ("for", "UIPresentationController"), ("traitCollection", "UITraitCollection")]),
        OptionalMethod("UIAdaptivePresentationControllerDelegate", "presentationController", "", [
            ("_", "UIPresentationController"), ("willPresentWithAdaptiveStyle", "UIModalPresentationStyle"), ("transitionCoordinator", "(any UIViewControllerTransitionCoordinator)?")]),
        OptionalMethod("UIAdaptivePresentationControllerDelegate", "presentationController", "", [
            ("_", "UIPresentationController"), ("prepare", "UIPresentationController")]),
        OptionalMethod("UIAdaptivePresentationControllerDelegate", "presentationControllerShouldDismiss", "Bool", [
            ("_", "UIPresentationController")]),
        OptionalMethod("UIAdaptivePresentationControllerDelegate", "presentationControllerWillDismiss", "", [
            ("_", "UIPresentationController")]),
        OptionalMethod("UIAdaptivePresentationControllerDelegate", "presentationControllerDidDismiss", "", [
            ("_", "UIPresentationController")]),
        OptionalMethod("UIAdaptivePresentationControllerDelegate", "presentationControllerDidAttemptToDismiss", "", [
            ("_", "UIPresentationController")]),
        OptionalMethod("UIAlertViewDelegate", "alertView", "", [("_", "UIAlertView"), ("clickedButtonAt", "Int")]),
        OptionalMethod("UIAlertViewDelegate", "alertView", "", [("_", "UIAlertView"), ("willDismissWithButtonIndex", "Int")]),
        OptionalMethod("UIAlertViewDelegate", "alertView", "", [("_", "UIAlertView"), ("didDismissWithButtonIndex", "Int")]),
        OptionalMethod("UIAlertViewDelegate", "willPresent", "", [("_", "UIAlertView")]),
        OptionalMethod("UIAlertViewDelegate", "didPresent", "", [("_", "UIAlertView")]),
        OptionalMethod("UIApplicationDelegate", "application", "Bool", [
            ("_", "UIApplication"), ("willFinishLaunchingWithOptions", "[UIApplication.LaunchOptionsKey: Any]?")]),
        OptionalMethod("UIApplicationDelegate", "application", "Bool", [
            ("_", "UIApplication"), ("didFinishLaunchingWithOptions", "[UIApplication.LaunchOptionsKey: Any]?")]),
        OptionalMethod("UIApplicationDelegate", "applicationDidFinishLaunching", "", [("_", "UIApplication")]),
        OptionalMethod("UIApplicationDelegate", "applicationDidBecomeActive", "", [("_", "UIApplication")]),
        OptionalMethod("UIApplicationDelegate", "applicationWillResignActive", "", [("_", "UIApplication")]),
        OptionalMethod("UIApplicationDelegate", "applicationDidEnterBackground", "", [("_", "UIApplication")]),
        OptionalMethod("UIApplicationDelegate", "applicationWillEnterForeground", "", [("_", "UIApplication")]),
        OptionalMethod("UIApplicationDelegate", "applicationWillTerminate", "", [("_", "UIApplication")]),
        OptionalMethod("UIApplicationDelegate", "applicationDidReceiveMemoryWarning", "", [("_", "UIApplication")]),
        OptionalMethod("UIApplicationDelegate", "applicationSignificantTimeChange", "", [("_", "UIApplication")]),
        OptionalMethod("UIApplicationDelegate", "application", "UISceneConfiguration", [
            ("_", "UIApplication"), ("configurationForConnecting", "UISceneSession"), ("options", "UIScene.ConnectionOptions")]),
        OptionalMethod("UIApplicationDelegate", "application", "", [
            ("_", "UIApplication"), ("didDiscardSceneSessions", "Set<UISceneSession>")]),
        OptionalMethod("UIApplicationDelegate", "application", "Bool", [
            ("_", "UIApplication"), ("open", "URL"), ("options", "[UIApplication.OpenURLOptionsKey: Any]")]),
        OptionalMethod("UIApplicationDelegate", "application", "Bool", [
            ("_", "UIApplication"), ("willContinueUserActivityWithType", "String")]),
        OptionalMethod("UIApplicationDelegate", "application", "Bool", [
            ("_", "UIApplication"), ("continue", "NSUserActivity"), ("restorationHandler", "@escaping ([any UIUserActivityRestoring]?) -> Void")]),
        OptionalMethod("UIApplicationDelegate", "application", "UIInterfaceOrientationMask", [
            ("_", "UIApplication"), ("supportedInterfaceOrientationsFor", "UIWindow?")]),
        OptionalMethod("UIBarPositioningDelegate", "position", "UIBarPosition", [("for", "any UIBarPositioning")]),
        OptionalMethod("UICollectionViewDataSource", "numberOfSections", "Int", [("in", "UICollectionView")]),
        OptionalMethod("UICollectionViewDataSource", "collectionView", "UICollectionReusableView", [
            ("_", "UICollectionView"), ("viewForSupplementaryElementOfKind", "String"), ("at", "IndexPath")]),
        OptionalMethod("UICollectionViewDataSource", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("canMoveItemAt", "IndexPath")]),
        OptionalMethod("UICollectionViewDataSource", "collectionView", "", [
            ("_", "UICollectionView"), ("moveItemAt", "IndexPath"), ("to", "IndexPath")]),
        OptionalMethod("UICollectionViewDataSource", "indexTitles", "[String]?", [("for", "UICollectionView")]),
        OptionalMethod("UICollectionViewDataSource", "collectionView", "IndexPath", [
            ("_", "UICollectionView"), ("indexPathForIndexTitle", "String"), ("at", "Int")]),
        OptionalMethod("UICollectionViewDataSourcePrefetching", "collectionView", "", [
            ("_", "UICollectionView"), ("cancelPrefetchingForItemsAt", "[IndexPath]")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("shouldHighlightItemAt", "IndexPath")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("didHighlightItemAt", "IndexPath")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("didUnhighlightItemAt", "IndexPath")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("shouldSelectItemAt", "IndexPath")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("shouldDeselectItemAt", "IndexPath")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("didSelectItemAt", "IndexPath")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("didDeselectItemAt", "IndexPath")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("canPerformPrimaryActionForItemAt", "IndexPath")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("performPrimaryActionForItemAt", "IndexPath")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("willDisplay", "UICollectionViewCell"), ("forItemAt", "IndexPath")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("willDisplaySupplementaryView", "UICollectionReusableView"), ("forElementKind", "String"), ("at", "IndexPath")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("didEndDisplaying", "UICollectionViewCell"), ("forItemAt", "IndexPath")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("didEndDisplayingSupplementaryView", "UICollectionReusableView"), ("forElementOfKind", "String"), ("at", "IndexPath")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "UICollectionViewTransitionLayout", [
            ("_", "UICollectionView"), ("transitionLayoutForOldLayout", "UICollectionViewLayout"), ("newLayout", "UICollectionViewLayout")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("canFocusItemAt", "IndexPath")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("shouldUpdateFocusIn", "UICollectionViewFocusUpdateContext")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("didUpdateFocusIn", "UICollectionViewFocusUpdateContext"), ("with", "UIFocusAnimationCoordinator")]),
        OptionalMethod("UICollectionViewDelegate", "indexPathForPreferredFocusedView", "IndexPath?", [("in", "UICollectionView")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("selectionFollowsFocusForItemAt", "IndexPath")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "IndexPath", [
            ("_", "UICollectionView"), ("targetIndexPathForMoveOfItemFromOriginalIndexPath", "IndexPath"), ("atCurrentIndexPath", "IndexPath"), ("toProposedIndexPath", "IndexPath")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "IndexPath", [
            ("_", "UICollectionView"), ("targetIndexPathForMoveFromItemAt", "IndexPath"), ("toProposedIndexPath", "IndexPath")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "CGPoint", [
            ("_", "UICollectionView"), ("targetContentOffsetForProposedContentOffset", "CGPoint")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("canEditItemAt", "IndexPath")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("shouldBeginMultipleSelectionInteractionAt", "IndexPath")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("didBeginMultipleSelectionInteractionAt", "IndexPath")]),
        OptionalMethod("UICollectionViewDelegate", "collectionViewDidEndMultipleSelectionInteraction", "", [
            ("_", "UICollectionView")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "UIContextMenuConfiguration?", [
            ("_", "UICollectionView"), ("contextMenuConfigurationForItemsAt", "[IndexPath]"), ("point", "CGPoint")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "UIContextMenuConfiguration?", [
            ("_", "UICollectionView"), ("contextMenuConfigurationForItemAt", "IndexPath"), ("point", "CGPoint")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "UITargetedPreview?", [
            ("_", "UICollectionView"), ("contextMenuConfiguration", "UIContextMenuConfiguration"), ("highlightPreviewForItemAt", "IndexPath")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "UITargetedPreview?", [
            ("_", "UICollectionView"), ("contextMenuConfiguration", "UIContextMenuConfiguration"), ("dismissalPreviewForItemAt", "IndexPath")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "UITargetedPreview?", [
            ("_", "UICollectionView"), ("previewForHighlightingContextMenuWithConfiguration", "UIContextMenuConfiguration")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "UITargetedPreview?", [
            ("_", "UICollectionView"), ("previewForDismissingContextMenuWithConfiguration", "UIContextMenuConfiguration")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("willPerformPreviewActionForMenuWith", "UIContextMenuConfiguration"), ("animator", "any UIContextMenuInteractionCommitAnimating")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("willDisplayContextMenu", "UIContextMenuConfiguration"), ("animator", "(any UIContextMenuInteractionAnimating)?")]),
        OptionalMethod("UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("willEndContextMenuInteraction", "UIContextMenuConfiguration"), ("animator", "(any UIContextMenuInteractionAnimating)?")]),
        OptionalMethod("UICollectionViewDelegateFlowLayout", "collectionView", "CGSize", [
            ("_", "UICollectionView"), ("layout", "UICollectionViewLayout"), ("sizeForItemAt", "IndexPath")]),
        OptionalMethod("UICollectionViewDelegateFlowLayout", "collectionView", "UIEdgeInsets", [
            ("_", "UICollectionView"), ("layout", "UICollectionViewLayout"), ("insetForSectionAt", "Int")]),
        OptionalMethod("UICollectionViewDelegateFlowLayout", "collectionView", "CGFloat", [
            ("_", "UICollectionView"), ("layout", "UICollectionViewLayout"), ("minimumLineSpacingForSectionAt", "Int")]),
        OptionalMethod("UICollectionViewDelegateFlowLayout", "collectionView", "CGFloat", [
            ("_", "UICollectionView"), ("layout", "UICollectionViewLayout"), ("minimumInteritemSpacingForSectionAt", "Int")]),
        OptionalMethod("UICollectionViewDelegateFlowLayout", "collectionView", "CGSize", [
            ("_", "UICollectionView"), ("layout", "UICollectionViewLayout"), ("referenceSizeForHeaderInSection", "Int")]),
        OptionalMethod("UICollectionViewDelegateFlowLayout", "collectionView", "CGSize", [
            ("_", "UICollectionView"), ("layout", "UICollectionViewLayout"), ("referenceSizeForFooterInSection", "Int")]),
        OptionalMethod("UICollisionBehaviorDelegate", "collisionBehavior", "", [
            ("_", "UICollisionBehavior"), ("beganContactFor", "any UIDynamicItem"), ("with", "any UIDynamicItem"), ("at", "CGPoint")]),
        OptionalMethod("UICollisionBehaviorDelegate", "collisionBehavior", "", [
            ("_", "UICollisionBehavior"), ("endedContactFor", "any UIDynamicItem"), ("with", "any UIDynamicItem")]),
        OptionalMethod("UICollisionBehaviorDelegate", "collisionBehavior", "", [
            ("_", "UICollisionBehavior"), ("beganContactFor", "any UIDynamicItem"), ("withBoundaryIdentifier", "(any NSCopying)?"), ("at", "CGPoint")]),
        OptionalMethod("UICollisionBehaviorDelegate", "collisionBehavior", "", [
            ("_", "UICollisionBehavior"), ("endedContactFor", "any UIDynamicItem"), ("withBoundaryIdentifier", "(any NSCopying)?")]),
        OptionalMethod("UIContentView", "supports", "Bool", [("_", "any UIContentConfiguration")]),
        OptionalMethod("UIContextMenuInteractionDelegate", "contextMenuInteraction", "UITargetedPreview?", [
            ("_", "UIContextMenuInteraction"), ("configuration", "UIContextMenuConfiguration"), ("highlightPreviewForItemWithIdentifier", "any NSCopying")]),
        OptionalMethod("UIContextMenuInteractionDelegate", "contextMenuInteraction", "UITargetedPreview?", [
            ("_", "UIContextMenuInteraction"), ("configuration", "UIContextMenuConfiguration"), ("dismissalPreviewForItemWithIdentifier", "any NSCopying")]),
        OptionalMethod("UIContextMenuInteractionDelegate", "contextMenuInteraction", "UITargetedPreview?", [
            ("_", "UIContextMenuInteraction"), ("previewForHighlightingMenuWithConfiguration", "UIContextMenuConfiguration")]),
        OptionalMethod("UIContextMenuInteractionDelegate", "contextMenuInteraction", "UITargetedPreview?", [
            ("_", "UIContextMenuInteraction"), ("previewForDismissingMenuWithConfiguration", "UIContextMenuConfiguration")]),
        OptionalMethod("UIContextMenuInteractionDelegate", "contextMenuInteraction", "", [
            ("_", "UIContextMenuInteraction"), ("willPerformPreviewActionForMenuWith", "UIContextMenuConfiguration"), ("animator", "any UIContextMenuInteractionCommitAnimating")]),
        OptionalMethod("UIContextMenuInteractionDelegate", "contextMenuInteraction", "", [
            ("_", "UIContextMenuInteraction"), ("willDisplayMenuFor", "UIContextMenuConfiguration"), ("animator", "(any UIContextMenuInteractionAnimating)?")]),
        OptionalMethod("UIContextMenuInteractionDelegate", "contextMenuInteraction", "", [
            ("_", "UIContextMenuInteraction"), ("willEndFor", "UIContextMenuConfiguration"), ("animator", "(any UIContextMenuInteractionAnimating)?")]),
        OptionalMethod("UIDragInteractionDelegate", "dragInteraction", "UITargetedDragPreview?", [
            ("_", "UIDragInteraction"), ("previewForLifting", "UIDragItem"), ("session", "any UIDragSession")]),
        OptionalMethod("UIDragInteractionDelegate", "dragInteraction", "", [
            ("_", "UIDragInteraction"), ("willAnimateLiftWith", "any UIDragAnimating"), ("session", "any UIDragSession")]),
        OptionalMethod("UIDragInteractionDelegate", "dragInteraction", "", [
            ("_", "UIDragInteraction"), ("sessionWillBegin", "any UIDragSession")]),
        OptionalMethod("UIDragInteractionDelegate", "dragInteraction", "Bool", [
            ("_", "UIDragInteraction"), ("sessionAllowsMoveOperation", "any UIDragSession")]),
        OptionalMethod("UIDragInteractionDelegate", "dragInteraction", "Bool", [
            ("_", "UIDragInteraction"), ("sessionIsRestrictedToDraggingApplication", "any UIDragSession")]),
        OptionalMethod("UIDragInteractionDelegate", "dragInteraction", "Bool", [
            ("_", "UIDragInteraction"), ("prefersFullSizePreviewsFor", "any UIDragSession")]),
        OptionalMethod("UIDragInteractionDelegate", "dragInteraction", "", [
            ("_", "UIDragInteraction"), ("sessionDidMove", "any UIDragSession")]),
        OptionalMethod("UIDragInteractionDelegate", "dragInteraction", "", [
            ("_", "UIDragInteraction"), ("session", "any UIDragSession"), ("willEndWith", "UIDropOperation")]),
        OptionalMethod("UIDragInteractionDelegate", "dragInteraction", "", [
            ("_", "UIDragInteraction"), ("session", "any UIDragSession"), ("didEndWith", "UIDropOperation")]),
        OptionalMethod("UIDragInteractionDelegate", "dragInteraction", "", [
            ("_", "UIDragInteraction"), ("sessionDidTransferItems", "any UIDragSession")]),
        OptionalMethod("UIDragInteractionDelegate", "dragInteraction", "[UIDragItem]", [
            ("_", "UIDragInteraction"), ("itemsForAddingTo", "any UIDragSession"), ("withTouchAt", "CGPoint")]),
        OptionalMethod("UIDragInteractionDelegate", "dragInteraction", "(any UIDragSession)?", [
            ("_", "UIDragInteraction"), ("sessionForAddingItems", "[any UIDragSession]"), ("withTouchAt", "CGPoint")]),
        OptionalMethod("UIDragInteractionDelegate", "dragInteraction", "", [
            ("_", "UIDragInteraction"), ("session", "any UIDragSession"), ("willAdd", "[UIDragItem]"), ("for", "UIDragInteraction")]),
        OptionalMethod("UIDragInteractionDelegate", "dragInteraction", "UITargetedDragPreview?", [
            ("_", "UIDragInteraction"), ("previewForCancelling", "UIDragItem"), ("withDefault", "UITargetedDragPreview")]),
        OptionalMethod("UIDragInteractionDelegate", "dragInteraction", "", [
            ("_", "UIDragInteraction"), ("item", "UIDragItem"), ("willAnimateCancelWith", "any UIDragAnimating")]),
        OptionalMethod("UIDropInteractionDelegate", "dropInteraction", "Bool", [
            ("_", "UIDropInteraction"), ("canHandle", "any UIDropSession")]),
        OptionalMethod("UIDropInteractionDelegate", "dropInteraction", "", [
            ("_", "UIDropInteraction"), ("sessionDidEnter", "any UIDropSession")]),
        OptionalMethod("UIDropInteractionDelegate", "dropInteraction", "UIDropProposal", [
            ("_", "UIDropInteraction"), ("sessionDidUpdate", "any UIDropSession")]),
        OptionalMethod("UIDropInteractionDelegate", "dropInteraction", "", [
            ("_", "UIDropInteraction"), ("sessionDidExit", "any UIDropSession")]),
        OptionalMethod("UIDropInteractionDelegate", "dropInteraction", "", [
            ("_", "UIDropInteraction"), ("performDrop", "any UIDropSession")]),
        OptionalMethod("UIDropInteractionDelegate", "dropInteraction", "", [
            ("_", "UIDropInteraction"), ("concludeDrop", "any UIDropSession")]),
        OptionalMethod("UIDropInteractionDelegate", "dropInteraction", "", [
            ("_", "UIDropInteraction"), ("sessionDidEnd", "any UIDropSession")]),
        OptionalMethod("UIDropInteractionDelegate", "dropInteraction", "UITargetedDragPreview?", [
            ("_", "UIDropInteraction"), ("previewForDropping", "UIDragItem"), ("withDefault", "UITargetedDragPreview")]),
        OptionalMethod("UIDropInteractionDelegate", "dropInteraction", "", [
            ("_", "UIDropInteraction"), ("item", "UIDragItem"), ("willAnimateDropWith", "any UIDragAnimating")]),
        OptionalMethod("UIDynamicAnimatorDelegate", "dynamicAnimatorWillResume", "", [("_", "UIDynamicAnimator")]),
        OptionalMethod("UIDynamicAnimatorDelegate", "dynamicAnimatorDidPause", "", [("_", "UIDynamicAnimator")]),
        OptionalMethod("UIEditMenuInteractionDelegate", "editMenuInteraction", "UIMenu?", [
            ("_", "UIEditMenuInteraction"), ("menuFor", "UIEditMenuConfiguration"), ("suggestedActions", "[UIMenuElement]")]),
        OptionalMethod("UIEditMenuInteractionDelegate", "editMenuInteraction", "CGRect", [
            ("_", "UIEditMenuInteraction"), ("targetRectFor", "UIEditMenuConfiguration")]),
        OptionalMethod("UIGestureRecognizerDelegate", "gestureRecognizerShouldBegin", "Bool", [("_", "UIGestureRecognizer")]),
        OptionalMethod("UIGestureRecognizerDelegate", "gestureRecognizer", "Bool", [
            ("_", "UIGestureRecognizer"), ("shouldRecognizeSimultaneouslyWith", "UIGestureRecognizer")]),
        OptionalMethod("UIGestureRecognizerDelegate", "gestureRecognizer", "Bool", [
            ("_", "UIGestureRecognizer"), ("shouldRequireFailureOf", "UIGestureRecognizer")]),
        OptionalMethod("UIGestureRecognizerDelegate", "gestureRecognizer", "Bool", [
            ("_", "UIGestureRecognizer"), ("shouldBeRequiredToFailBy", "UIGestureRecognizer")]),
        OptionalMethod("UIGestureRecognizerDelegate", "gestureRecognizer", "Bool", [
            ("_", "UIGestureRecognizer"), ("shouldReceive", "UITouch")]),
        OptionalMethod("UIGestureRecognizerDelegate", "gestureRecognizer", "Bool", [
            ("_", "UIGestureRecognizer"), ("shouldReceive", "UIPress")]),
        OptionalMethod("UIGestureRecognizerDelegate", "gestureRecognizer", "Bool", [
            ("_", "UIGestureRecognizer"), ("shouldReceive", "UIEvent")]),
        OptionalMethod("UINavigationBarDelegate", "navigationBar", "Bool", [
            ("_", "UINavigationBar"), ("shouldPush", "UINavigationItem")]),
        OptionalMethod("UINavigationBarDelegate", "navigationBar", "", [("_", "UINavigationBar"), ("didPush", "UINavigationItem")]),
        OptionalMethod("UINavigationBarDelegate", "navigationBar", "Bool", [
            ("_", "UINavigationBar"), ("shouldPop", "UINavigationItem")]),
        OptionalMethod("UINavigationBarDelegate", "navigationBar", "", [("_", "UINavigationBar"), ("didPop", "UINavigationItem")]),
        OptionalMethod("UINavigationControllerDelegate", "navigationController", "", [
            ("_", "UINavigationController"), ("willShow", "UIViewController"), ("animated", "Bool")]),
        OptionalMethod("UINavigationControllerDelegate", "navigationController", "", [
            ("_", "UINavigationController"), ("didShow", "UIViewController"), ("animated", "Bool")]),
        OptionalMethod("UINavigationControllerDelegate", "navigationControllerSupportedInterfaceOrientations", "UIInterfaceOrientationMask", [
            ("_", "UINavigationController")]),
        OptionalMethod("UINavigationControllerDelegate", "navigationControllerPreferredInterfaceOrientationForPresentation", "UIInterfaceOrientation", [
            ("_", "UINavigationController")]),
        OptionalMethod("UINavigationControllerDelegate", "navigationController", "(any UIViewControllerInteractiveTransitioning)?", [
            ("_", "UINavigationController"), ("interactionControllerFor", "any UIViewControllerAnimatedTransitioning")]),
        OptionalMethod("UINavigationControllerDelegate", "navigationController", "(any UIViewControllerAnimatedTransitioning)?", [
            ("_", "UINavigationController"), ("animationControllerFor", "UINavigationController.Operation"), ("from", "UIViewController"), ("to", "UIViewController")]),
        OptionalMethod("UIPageViewControllerDataSource", "presentationCount", "Int", [("for", "UIPageViewController")]),
        OptionalMethod("UIPageViewControllerDataSource", "presentationIndex", "Int", [("for", "UIPageViewController")]),
        OptionalMethod("UIPageViewControllerDelegate", "pageViewController", "", [
            ("_", "UIPageViewController"), ("willTransitionTo", "[UIViewController]")]),
        OptionalMethod("UIPageViewControllerDelegate", "pageViewController", "", [
            ("_", "UIPageViewController"), ("didFinishAnimating", "Bool"), ("previousViewControllers", "[UIViewController]"), ("transitionCompleted", "Bool")]),
        OptionalMethod("UIPageViewControllerDelegate", "pageViewController", "UIPageViewController.SpineLocation", [
            ("_", "UIPageViewController"), ("spineLocationFor", "UIInterfaceOrientation")]),
        OptionalMethod("UIPageViewControllerDelegate", "pageViewControllerSupportedInterfaceOrientations", "UIInterfaceOrientationMask", [
            ("_", "UIPageViewController")]),
        OptionalMethod("UIPageViewControllerDelegate", "pageViewControllerPreferredInterfaceOrientationForPresentation", "UIInterfaceOrientation", [
            ("_", "UIPageViewController")]),
        OptionalMethod("UIPickerViewDelegate", "pickerView", "CGFloat", [("_", "UIPickerView"), ("widthForComponent", "Int")]),
        OptionalMethod("UIPickerViewDelegate", "pickerView", "CGFloat", [("_", "UIPickerView"), ("rowHeightForComponent", "Int")]),
        OptionalMethod("UIPickerViewDelegate", "pickerView", "String?", [
            ("_", "UIPickerView"), ("titleForRow", "Int"), ("forComponent", "Int")]),
        OptionalMethod("UIPickerViewDelegate", "pickerView", "NSAttributedString?", [
            ("_", "UIPickerView"), ("attributedTitleForRow", "Int"), ("forComponent", "Int")]),
        OptionalMethod("UIPickerViewDelegate", "pickerView", "UIView", [
            ("_", "UIPickerView"), ("viewForRow", "Int"), ("forComponent", "Int"), ("reusing", "UIView?")]),
        OptionalMethod("UIPickerViewDelegate", "pickerView", "", [
            ("_", "UIPickerView"), ("didSelectRow", "Int"), ("inComponent", "Int")]),
        OptionalMethod("UIPointerInteractionDelegate", "pointerInteraction", "UIPointerRegion?", [
            ("_", "UIPointerInteraction"), ("regionFor", "UIPointerRegionRequest"), ("defaultRegion", "UIPointerRegion")]),
        OptionalMethod("UIPointerInteractionDelegate", "pointerInteraction", "UIPointerStyle?", [
            ("_", "UIPointerInteraction"), ("styleFor", "UIPointerRegion")]),
        OptionalMethod("UIPointerInteractionDelegate", "pointerInteraction", "", [
            ("_", "UIPointerInteraction"), ("willEnter", "UIPointerRegion"), ("animator", "any UIPointerInteractionAnimating")]),
        OptionalMethod("UIPointerInteractionDelegate", "pointerInteraction", "", [
            ("_", "UIPointerInteraction"), ("willExit", "UIPointerRegion"), ("animator", "any UIPointerInteractionAnimating")]),
        OptionalMethod("UIPopoverPresentationControllerDelegate", "prepareForPopoverPresentation", "", [
            ("_", "UIPopoverPresentationController")]),
        OptionalMethod("UIPopoverPresentationControllerDelegate", "popoverPresentationControllerShouldDismissPopover", "Bool", [
            ("_", "UIPopoverPresentationController")]),
        OptionalMethod("UIPopoverPresentationControllerDelegate", "popoverPresentationControllerDidDismissPopover", "", [
            ("_", "UIPopoverPresentationController")]),
        OptionalMethod("UISceneDelegate", "scene", "", [
            ("_", "UIScene"), ("willConnectTo", "UISceneSession"), ("options", "UIScene.ConnectionOptions")]),
        OptionalMethod("UISceneDelegate", "sceneDidDisconnect", "", [("_", "UIScene")]),
        OptionalMethod("UISceneDelegate", "sceneDidBecomeActive", "", [("_", "UIScene")]),
        OptionalMethod("UISceneDelegate", "sceneWillResignActive", "", [("_", "UIScene")]),
        OptionalMethod("UISceneDelegate", "sceneWillEnterForeground", "", [("_", "UIScene")]),
        OptionalMethod("UISceneDelegate", "sceneDidEnterBackground", "", [("_", "UIScene")]),
        OptionalMethod("UISceneDelegate", "scene", "", [("_", "UIScene"), ("openURLContexts", "Set<UIOpenURLContext>")]),
        OptionalMethod("UISceneDelegate", "scene", "", [("_", "UIScene"), ("willContinueUserActivityWithType", "String")]),
        OptionalMethod("UISceneDelegate", "scene", "", [("_", "UIScene"), ("continue", "NSUserActivity")]),
        OptionalMethod("UIScrollViewDelegate", "scrollViewDidScroll", "", [("_", "UIScrollView")]),
        OptionalMethod("UIScrollViewDelegate", "scrollViewDidZoom", "", [("_", "UIScrollView")]),
        OptionalMethod("UIScrollViewDelegate", "scrollViewWillBeginDragging", "", [("_", "UIScrollView")]),
        OptionalMethod("UIScrollViewDelegate", "scrollViewWillEndDragging", "", [
            ("_", "UIScrollView"), ("withVelocity", "CGPoint"), ("targetContentOffset", "UnsafeMutablePointer<CGPoint>")]),
        OptionalMethod("UIScrollViewDelegate", "scrollViewDidEndDragging", "", [("_", "UIScrollView"), ("willDecelerate", "Bool")]),
        OptionalMethod("UIScrollViewDelegate", "scrollViewWillBeginDecelerating", "", [("_", "UIScrollView")]),
        OptionalMethod("UIScrollViewDelegate", "scrollViewDidEndDecelerating", "", [("_", "UIScrollView")]),
        OptionalMethod("UIScrollViewDelegate", "scrollViewDidEndScrollingAnimation", "", [("_", "UIScrollView")]),
        OptionalMethod("UIScrollViewDelegate", "viewForZooming", "UIView?", [("in", "UIScrollView")]),
        OptionalMethod("UIScrollViewDelegate", "scrollViewWillBeginZooming", "", [("_", "UIScrollView"), ("with", "UIView?")]),
        OptionalMethod("UIScrollViewDelegate", "scrollViewDidEndZooming", "", [
            ("_", "UIScrollView"), ("with", "UIView?"), ("atScale", "CGFloat")]),
        OptionalMethod("UIScrollViewDelegate", "scrollViewShouldScrollToTop", "Bool", [("_", "UIScrollView")]),
        OptionalMethod("UIScrollViewDelegate", "scrollViewDidScrollToTop", "", [("_", "UIScrollView")]),
        OptionalMethod("UIScrollViewDelegate", "scrollViewDidChangeAdjustedContentInset", "", [("_", "UIScrollView")]),
        OptionalMethod("UISearchBarDelegate", "searchBarShouldBeginEditing", "Bool", [("_", "UISearchBar")]),
        OptionalMethod("UISearchBarDelegate", "searchBarTextDidBeginEditing", "", [("_", "UISearchBar")]),
        OptionalMethod("UISearchBarDelegate", "searchBarShouldEndEditing", "Bool", [("_", "UISearchBar")]),
        OptionalMethod("UISearchBarDelegate", "searchBarTextDidEndEditing", "", [("_", "UISearchBar")]),
        OptionalMethod("UISearchBarDelegate", "searchBar", "", [("_", "UISearchBar"), ("textDidChange", "String")]),
        OptionalMethod("UISearchBarDelegate", "searchBar", "Bool", [
            ("_", "UISearchBar"), ("shouldChangeTextIn", "NSRange"), ("replacementText", "String")]),
        OptionalMethod("UISearchBarDelegate", "searchBarSearchButtonClicked", "", [("_", "UISearchBar")]),
        OptionalMethod("UISearchBarDelegate", "searchBarBookmarkButtonClicked", "", [("_", "UISearchBar")]),
        OptionalMethod("UISearchBarDelegate", "searchBarCancelButtonClicked", "", [("_", "UISearchBar")]),
        OptionalMethod("UISearchBarDelegate", "searchBarResultsListButtonClicked", "", [("_", "UISearchBar")]),
        OptionalMethod("UISearchBarDelegate", "searchBar", "", [
            ("_", "UISearchBar"), ("selectedScopeButtonIndexDidChange", "Int")]),
        OptionalMethod("UISearchControllerDelegate", "willPresentSearchController", "", [("_", "UISearchController")]),
        OptionalMethod("UISearchControllerDelegate", "didPresentSearchController", "", [("_", "UISearchController")]),
        OptionalMethod("UISearchControllerDelegate", "willDismissSearchController", "", [("_", "UISearchController")]),
        OptionalMethod("UISearchControllerDelegate", "didDismissSearchController", "", [("_", "UISearchController")]),
        OptionalMethod("UISearchControllerDelegate", "presentSearchController", "", [("_", "UISearchController")]),
        OptionalMethod("UISearchControllerDelegate", "searchController", "", [
            ("_", "UISearchController"), ("willChangeTo", "UINavigationItem.SearchBarPlacement")]),
        OptionalMethod("UISearchControllerDelegate", "searchController", "", [
            ("_", "UISearchController"), ("didChangeFrom", "UINavigationItem.SearchBarPlacement")]),
        OptionalMethod("UISearchResultsUpdating", "updateSearchResults", "", [
            ("for", "UISearchController"), ("selecting", "any UISearchSuggestion")]),
        OptionalMethod("UISearchTextFieldDelegate", "searchTextField", "", [
            ("_", "UISearchTextField"), ("didSelect", "any UISearchSuggestion")]),
        OptionalMethod("UISheetPresentationControllerDelegate", "sheetPresentationControllerDidChangeSelectedDetentIdentifier", "", [
            ("_", "UISheetPresentationController")]),
        OptionalMethod("UISplitViewControllerDelegate", "splitViewController", "", [
            ("_", "UISplitViewController"), ("willChangeTo", "UISplitViewController.DisplayMode")]),
        OptionalMethod("UISplitViewControllerDelegate", "splitViewControllerSupportedInterfaceOrientations", "UIInterfaceOrientationMask", [
            ("_", "UISplitViewController")]),
        OptionalMethod("UISplitViewControllerDelegate", "splitViewControllerPreferredInterfaceOrientationForPresentation", "UIInterfaceOrientation", [
            ("_", "UISplitViewController")]),
        OptionalMethod("UISplitViewControllerDelegate", "splitViewController", "Bool", [
            ("_", "UISplitViewController"), ("show", "UIViewController"), ("sender", "Any?")]),
        OptionalMethod("UISplitViewControllerDelegate", "splitViewController", "Bool", [
            ("_", "UISplitViewController"), ("showDetail", "UIViewController"), ("sender", "Any?")]),
        OptionalMethod("UISplitViewControllerDelegate", "splitViewController", "UISplitViewController.Column", [
            ("_", "UISplitViewController"), ("topColumnForCollapsingToProposedTopColumn", "UISplitViewController.Column")]),
        OptionalMethod("UISplitViewControllerDelegate", "splitViewController", "UISplitViewController.DisplayMode", [
            ("_", "UISplitViewController"), ("displayModeForExpandingToProposedDisplayMode", "UISplitViewController.DisplayMode")]),
        OptionalMethod("UISplitViewControllerDelegate", "splitViewControllerDidCollapse", "", [("_", "UISplitViewController")]),
        OptionalMethod("UISplitViewControllerDelegate", "splitViewControllerDidExpand", "", [("_", "UISplitViewController")]),
        OptionalMethod("UISplitViewControllerDelegate", "splitViewController", "", [
            ("_", "UISplitViewController"), ("willShow", "UISplitViewController.Column")]),
        OptionalMethod("UISplitViewControllerDelegate", "splitViewController", "", [
            ("_", "UISplitViewController"), ("willHide", "UISplitViewController.Column")]),
        OptionalMethod("UISplitViewControllerDelegate", "splitViewController", "", [
            ("_", "UISplitViewController"), ("didShow", "UISplitViewController.Column")]),
        OptionalMethod("UISplitViewControllerDelegate", "splitViewController", "", [
            ("_", "UISplitViewController"), ("didHide", "UISplitViewController.Column")]),
        OptionalMethod("UISplitViewControllerDelegate", "splitViewControllerInteractivePresentationGestureWillBegin", "", [
            ("_", "UISplitViewController")]),
        OptionalMethod("UISplitViewControllerDelegate", "splitViewControllerInteractivePresentationGestureDidEnd", "", [
            ("_", "UISplitViewController")]),
        OptionalMethod("UISplitViewControllerDelegate", "targetDisplayModeForAction", "UISplitViewController.DisplayMode", [
            ("in", "UISplitViewController")]),
        OptionalMethod("UISplitViewControllerDelegate", "primaryViewController", "UIViewController?", [
            ("forCollapsing", "UISplitViewController")]),
        OptionalMethod("UISplitViewControllerDelegate", "primaryViewController", "UIViewController?", [
            ("forExpanding", "UISplitViewController")]),
        OptionalMethod("UISplitViewControllerDelegate", "splitViewController", "Bool", [
            ("_", "UISplitViewController"), ("collapseSecondary", "UIViewController"), ("onto", "UIViewController")]),
        OptionalMethod("UISplitViewControllerDelegate", "splitViewController", "UIViewController?", [
            ("_", "UISplitViewController"), ("separateSecondaryFrom", "UIViewController")]),
        OptionalMethod("UISpringLoadedInteractionBehavior", "interactionDidFinish", "", [("_", "UISpringLoadedInteraction")]),
        OptionalMethod("UITabBarControllerDelegate", "tabBarController", "Bool", [
            ("_", "UITabBarController"), ("shouldSelect", "UIViewController")]),
        OptionalMethod("UITabBarControllerDelegate", "tabBarController", "", [
            ("_", "UITabBarController"), ("didSelect", "UIViewController")]),
        OptionalMethod("UITabBarControllerDelegate", "tabBarController", "Bool", [
            ("_", "UITabBarController"), ("shouldSelectTab", "UITab")]),
        OptionalMethod("UITabBarControllerDelegate", "tabBarController", "", [
            ("_", "UITabBarController"), ("didSelectTab", "UITab"), ("previousTab", "UITab?")]),
        OptionalMethod("UITabBarControllerDelegate", "tabBarController", "[UIViewController]", [
            ("_", "UITabBarController"), ("displayedViewControllersFor", "UITab"), ("proposedViewControllers", "[UIViewController]")]),
        OptionalMethod("UITabBarControllerDelegate", "tabBarController", "(any UIViewControllerAnimatedTransitioning)?", [
            ("_", "UITabBarController"), ("animationControllerForTransitionFrom", "UIViewController"), ("to", "UIViewController")]),
        OptionalMethod("UITabBarControllerDelegate", "tabBarController", "(any UIViewControllerInteractiveTransitioning)?", [
            ("_", "UITabBarController"), ("interactionControllerFor", "any UIViewControllerAnimatedTransitioning")]),
        OptionalMethod("UITabBarControllerDelegate", "tabBarControllerSupportedInterfaceOrientations", "UIInterfaceOrientationMask", [
            ("_", "UITabBarController")]),
        OptionalMethod("UITabBarControllerDelegate", "tabBarControllerPreferredInterfaceOrientationForPresentation", "UIInterfaceOrientation", [
            ("_", "UITabBarController")]),
        OptionalMethod("UITabBarDelegate", "tabBar", "", [("_", "UITabBar"), ("didSelect", "UITabBarItem")]),
        OptionalMethod("UITableViewDataSource", "numberOfSections", "Int", [("in", "UITableView")]),
        OptionalMethod("UITableViewDataSource", "tableView", "String?", [("_", "UITableView"), ("titleForHeaderInSection", "Int")]),
        OptionalMethod("UITableViewDataSource", "tableView", "String?", [("_", "UITableView"), ("titleForFooterInSection", "Int")]),
        OptionalMethod("UITableViewDataSource", "tableView", "Bool", [("_", "UITableView"), ("canEditRowAt", "IndexPath")]),
        OptionalMethod("UITableViewDataSource", "tableView", "Bool", [("_", "UITableView"), ("canMoveRowAt", "IndexPath")]),
        OptionalMethod("UITableViewDataSource", "sectionIndexTitles", "[String]?", [("for", "UITableView")]),
        OptionalMethod("UITableViewDataSource", "tableView", "Int", [
            ("_", "UITableView"), ("sectionForSectionIndexTitle", "String"), ("at", "Int")]),
        OptionalMethod("UITableViewDataSource", "tableView", "", [
            ("_", "UITableView"), ("commit", "UITableViewCell.EditingStyle"), ("forRowAt", "IndexPath")]),
        OptionalMethod("UITableViewDataSource", "tableView", "", [
            ("_", "UITableView"), ("moveRowAt", "IndexPath"), ("to", "IndexPath")]),
        OptionalMethod("UITableViewDataSourcePrefetching", "tableView", "", [
            ("_", "UITableView"), ("cancelPrefetchingForRowsAt", "[IndexPath]")]),
        OptionalMethod("UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("willDisplay", "UITableViewCell"), ("forRowAt", "IndexPath")]),
        OptionalMethod("UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("willDisplayHeaderView", "UIView"), ("forSection", "Int")]),
        OptionalMethod("UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("willDisplayFooterView", "UIView"), ("forSection", "Int")]),
        OptionalMethod("UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("didEndDisplaying", "UITableViewCell"), ("forRowAt", "IndexPath")]),
        OptionalMethod("UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("didEndDisplayingHeaderView", "UIView"), ("forSection", "Int")]),
        OptionalMethod("UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("didEndDisplayingFooterView", "UIView"), ("forSection", "Int")]),
        OptionalMethod("UITableViewDelegate", "tableView", "CGFloat", [("_", "UITableView"), ("heightForRowAt", "IndexPath")]),
        OptionalMethod("UITableViewDelegate", "tableView", "CGFloat", [("_", "UITableView"), ("heightForHeaderInSection", "Int")]),
        OptionalMethod("UITableViewDelegate", "tableView", "CGFloat", [("_", "UITableView"), ("heightForFooterInSection", "Int")]),
        OptionalMethod("UITableViewDelegate", "tableView", "CGFloat", [
            ("_", "UITableView"), ("estimatedHeightForRowAt", "IndexPath")]),
        OptionalMethod("UITableViewDelegate", "tableView", "CGFloat", [
            ("_", "UITableView"), ("estimatedHeightForHeaderInSection", "Int")]),
        OptionalMethod("UITableViewDelegate", "tableView", "CGFloat", [
            ("_", "UITableView"), ("estimatedHeightForFooterInSection", "Int")]),
        OptionalMethod("UITableViewDelegate", "tableView", "UIView?", [("_", "UITableView"), ("viewForHeaderInSection", "Int")]),
        OptionalMethod("UITableViewDelegate", "tableView", "UIView?", [("_", "UITableView"), ("viewForFooterInSection", "Int")]),
        OptionalMethod("UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("accessoryButtonTappedForRowWith", "IndexPath")]),
        OptionalMethod("UITableViewDelegate", "tableView", "Bool", [("_", "UITableView"), ("shouldHighlightRowAt", "IndexPath")]),
        OptionalMethod("UITableViewDelegate", "tableView", "", [("_", "UITableView"), ("didHighlightRowAt", "IndexPath")]),
        OptionalMethod("UITableViewDelegate", "tableView", "", [("_", "UITableView"), ("didUnhighlightRowAt", "IndexPath")]),
        OptionalMethod("UITableViewDelegate", "tableView", "IndexPath?", [("_", "UITableView"), ("willSelectRowAt", "IndexPath")]),
        OptionalMethod("UITableViewDelegate", "tableView", "IndexPath?", [
            ("_", "UITableView"), ("willDeselectRowAt", "IndexPath")]),
        OptionalMethod("UITableViewDelegate", "tableView", "", [("_", "UITableView"), ("didSelectRowAt", "IndexPath")]),
        OptionalMethod("UITableViewDelegate", "tableView", "", [("_", "UITableView"), ("didDeselectRowAt", "IndexPath")]),
        OptionalMethod("UITableViewDelegate", "tableView", "Bool", [
            ("_", "UITableView"), ("canPerformPrimaryActionForRowAt", "IndexPath")]),
        OptionalMethod("UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("performPrimaryActionForRowAt", "IndexPath")]),
        OptionalMethod("UITableViewDelegate", "tableView", "UITableViewCell.EditingStyle", [
            ("_", "UITableView"), ("editingStyleForRowAt", "IndexPath")]),
        OptionalMethod("UITableViewDelegate", "tableView", "String?", [
            ("_", "UITableView"), ("titleForDeleteConfirmationButtonForRowAt", "IndexPath")]),
        OptionalMethod("UITableViewDelegate", "tableView", "[UITableViewRowAction]?", [
            ("_", "UITableView"), ("editActionsForRowAt", "IndexPath")]),
        OptionalMethod("UITableViewDelegate", "tableView", "UISwipeActionsConfiguration?", [
            ("_", "UITableView"), ("leadingSwipeActionsConfigurationForRowAt", "IndexPath")]),
        OptionalMethod("UITableViewDelegate", "tableView", "UISwipeActionsConfiguration?", [
            ("_", "UITableView"), ("trailingSwipeActionsConfigurationForRowAt", "IndexPath")]),
        OptionalMethod("UITableViewDelegate", "tableView", "Bool", [
            ("_", "UITableView"), ("shouldIndentWhileEditingRowAt", "IndexPath")]),
        OptionalMethod("UITableViewDelegate", "tableView", "", [("_", "UITableView"), ("willBeginEditingRowAt", "IndexPath")]),
        OptionalMethod("UITableViewDelegate", "tableView", "", [("_", "UITableView"), ("didEndEditingRowAt", "IndexPath?")]),
        OptionalMethod("UITableViewDelegate", "tableView", "IndexPath", [
            ("_", "UITableView"), ("targetIndexPathForMoveFromRowAt", "IndexPath"), ("toProposedIndexPath", "IndexPath")]),
        OptionalMethod("UITableViewDelegate", "tableView", "Int", [
            ("_", "UITableView"), ("indentationLevelForRowAt", "IndexPath")]),
        OptionalMethod("UITableViewDelegate", "tableView", "Bool", [
            ("_", "UITableView"), ("shouldBeginMultipleSelectionInteractionAt", "IndexPath")]),
        OptionalMethod("UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("didBeginMultipleSelectionInteractionAt", "IndexPath")]),
        OptionalMethod("UITableViewDelegate", "tableViewDidEndMultipleSelectionInteraction", "", [("_", "UITableView")]),
        OptionalMethod("UITableViewDelegate", "tableView", "UIContextMenuConfiguration?", [
            ("_", "UITableView"), ("contextMenuConfigurationForRowAt", "IndexPath"), ("point", "CGPoint")]),
        OptionalMethod("UITableViewDelegate", "tableView", "UITargetedPreview?", [
            ("_", "UITableView"), ("previewForHighlightingContextMenuWithConfiguration", "UIContextMenuConfiguration")]),
        OptionalMethod("UITableViewDelegate", "tableView", "UITargetedPreview?", [
            ("_", "UITableView"), ("previewForDismissingContextMenuWithConfiguration", "UIContextMenuConfiguration")]),
        OptionalMethod("UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("willPerformPreviewActionForMenuWith", "UIContextMenuConfiguration"), ("animator", "any UIContextMenuInteractionCommitAnimating")]),
        OptionalMethod("UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("willDisplayContextMenu", "UIContextMenuConfiguration"), ("animator", "(any UIContextMenuInteractionAnimating)?")]),
        OptionalMethod("UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("willEndContextMenuInteraction", "UIContextMenuConfiguration"), ("animator", "(any UIContextMenuInteractionAnimating)?")]),
        OptionalMethod("UITableViewDelegate", "tableView", "Bool", [
            ("_", "UITableView"), ("shouldSpringLoadRowAt", "IndexPath"), ("with", "any UISpringLoadedInteractionContext")]),
        OptionalMethod("UITableViewDragDelegate", "tableView", "[UIDragItem]", [
            ("_", "UITableView"), ("itemsForAddingTo", "any UIDragSession"), ("at", "IndexPath"), ("point", "CGPoint")]),
        OptionalMethod("UITableViewDragDelegate", "tableView", "UIDragPreviewParameters?", [
            ("_", "UITableView"), ("dragPreviewParametersForRowAt", "IndexPath")]),
        OptionalMethod("UITableViewDragDelegate", "tableView", "", [
            ("_", "UITableView"), ("dragSessionWillBegin", "any UIDragSession")]),
        OptionalMethod("UITableViewDragDelegate", "tableView", "", [
            ("_", "UITableView"), ("dragSessionDidEnd", "any UIDragSession")]),
        OptionalMethod("UITableViewDragDelegate", "tableView", "Bool", [
            ("_", "UITableView"), ("dragSessionAllowsMoveOperation", "any UIDragSession")]),
        OptionalMethod("UITableViewDragDelegate", "tableView", "Bool", [
            ("_", "UITableView"), ("dragSessionIsRestrictedToDraggingApplication", "any UIDragSession")]),
        OptionalMethod("UITableViewDropDelegate", "tableView", "Bool", [("_", "UITableView"), ("canHandle", "any UIDropSession")]),
        OptionalMethod("UITableViewDropDelegate", "tableView", "", [
            ("_", "UITableView"), ("dropSessionDidEnter", "any UIDropSession")]),
        OptionalMethod("UITableViewDropDelegate", "tableView", "UITableViewDropProposal", [
            ("_", "UITableView"), ("dropSessionDidUpdate", "any UIDropSession"), ("withDestinationIndexPath", "IndexPath?")]),
        OptionalMethod("UITableViewDropDelegate", "tableView", "", [
            ("_", "UITableView"), ("dropSessionDidExit", "any UIDropSession")]),
        OptionalMethod("UITableViewDropDelegate", "tableView", "", [
            ("_", "UITableView"), ("dropSessionDidEnd", "any UIDropSession")]),
        OptionalMethod("UITableViewDropDelegate", "tableView", "UIDragPreviewParameters?", [
            ("_", "UITableView"), ("dropPreviewParametersForRowAt", "IndexPath")]),
        OptionalMethod("UITextFieldDelegate", "textFieldShouldBeginEditing", "Bool", [("_", "UITextField")]),
        OptionalMethod("UITextFieldDelegate", "textFieldDidBeginEditing", "", [("_", "UITextField")]),
        OptionalMethod("UITextFieldDelegate", "textFieldShouldEndEditing", "Bool", [("_", "UITextField")]),
        OptionalMethod("UITextFieldDelegate", "textFieldDidEndEditing", "", [("_", "UITextField")]),
        OptionalMethod("UITextFieldDelegate", "textFieldDidEndEditing", "", [
            ("_", "UITextField"), ("reason", "UITextField.DidEndEditingReason")]),
        OptionalMethod("UITextFieldDelegate", "textField", "Bool", [
            ("_", "UITextField"), ("shouldChangeCharactersIn", "NSRange"), ("replacementString", "String")]),
        OptionalMethod("UITextFieldDelegate", "textFieldDidChangeSelection", "", [("_", "UITextField")]),
        OptionalMethod("UITextFieldDelegate", "textFieldShouldClear", "Bool", [("_", "UITextField")]),
        OptionalMethod("UITextFieldDelegate", "textFieldShouldReturn", "Bool", [("_", "UITextField")]),
        OptionalMethod("UITextFieldDelegate", "textField", "UIMenu?", [
            ("_", "UITextField"), ("editMenuForCharactersIn", "NSRange"), ("suggestedActions", "[UIMenuElement]")]),
        OptionalMethod("UITextInput", "shouldChangeText", "Bool", [("in", "UITextRange"), ("replacementText", "String")]),
        OptionalMethod("UITextInput", "position", "UITextPosition?", [("within", "UITextRange"), ("atCharacterOffset", "Int")]),
        OptionalMethod("UITextInput", "characterOffset", "Int", [("of", "UITextPosition"), ("within", "UITextRange")]),
        OptionalMethod("UITextInput", "textStyling", "[NSAttributedString.Key: Any]?", [
            ("at", "UITextPosition"), ("in", "UITextStorageDirection")]),
        OptionalMethod("UITextViewDelegate", "textViewShouldBeginEditing", "Bool", [("_", "UITextView")]),
        OptionalMethod("UITextViewDelegate", "textViewShouldEndEditing", "Bool", [("_", "UITextView")]),
        OptionalMethod("UITextViewDelegate", "textViewDidBeginEditing", "", [("_", "UITextView")]),
        OptionalMethod("UITextViewDelegate", "textViewDidEndEditing", "", [("_", "UITextView")]),
        OptionalMethod("UITextViewDelegate", "textView", "Bool", [
            ("_", "UITextView"), ("shouldChangeTextIn", "NSRange"), ("replacementText", "String")]),
        OptionalMethod("UITextViewDelegate", "textViewDidChange", "", [("_", "UITextView")]),
        OptionalMethod("UITextViewDelegate", "textViewDidChangeSelection", "", [("_", "UITextView")]),
        OptionalMethod("UITextViewDelegate", "textView", "Bool", [
            ("_", "UITextView"), ("shouldInteractWith", "URL"), ("in", "NSRange"), ("interaction", "UITextItemInteraction")]),
        OptionalMethod("UITextViewDelegate", "textView", "Bool", [
            ("_", "UITextView"), ("shouldInteractWith", "NSTextAttachment"), ("in", "NSRange"), ("interaction", "UITextItemInteraction")]),
        OptionalMethod("UITextViewDelegate", "textView", "UIAction?", [
            ("_", "UITextView"), ("primaryActionFor", "UITextItem"), ("defaultAction", "UIAction")]),
        OptionalMethod("UITextViewDelegate", "textView", "UIMenu?", [
            ("_", "UITextView"), ("editMenuForTextIn", "NSRange"), ("suggestedActions", "[UIMenuElement]")]),
        OptionalMethod("UIViewControllerAnimatedTransitioning", "interruptibleAnimator", "any UIViewImplicitlyAnimating", [
            ("using", "any UIViewControllerContextTransitioning")]),
        OptionalMethod("UIViewControllerAnimatedTransitioning", "animationEnded", "", [("_", "Bool")]),
        OptionalMethod("UIViewControllerTransitioningDelegate", "animationController", "(any UIViewControllerAnimatedTransitioning)?", [
            ("forPresented", "UIViewController"), ("presenting", "UIViewController"), ("source", "UIViewController")]),
        OptionalMethod("UIViewControllerTransitioningDelegate", "animationController", "(any UIViewControllerAnimatedTransitioning)?", [
            ("forDismissed", "UIViewController")]),
        OptionalMethod("UIViewControllerTransitioningDelegate", "interactionControllerForPresentation", "(any UIViewControllerInteractiveTransitioning)?", [
            ("using", "any UIViewControllerAnimatedTransitioning")]),
        OptionalMethod("UIViewControllerTransitioningDelegate", "interactionControllerForDismissal", "(any UIViewControllerInteractiveTransitioning)?", [
            ("using", "any UIViewControllerAnimatedTransitioning")]),
        OptionalMethod("UIViewControllerTransitioningDelegate", "presentationController", "UIPresentationController?", [
            ("forPresented", "UIViewController"), ("presenting", "UIViewController?"), ("source", "UIViewController")]),
        OptionalMethod("UIViewImplicitlyAnimating", "addAnimations", "", [
            ("_", "@escaping () -> Void"), ("delayFactor", "CGFloat")]),
        OptionalMethod("UIViewImplicitlyAnimating", "addAnimations", "", [("_", "@escaping () -> Void")]),
        OptionalMethod("UIViewImplicitlyAnimating", "addCompletion", "", [("_", "@escaping (UIViewAnimatingPosition) -> Void")]),
        OptionalMethod("UIViewImplicitlyAnimating", "continueAnimation", "", [
            ("withTimingParameters", "(any UITimingCurveProvider)?"), ("durationFactor", "CGFloat")]),
        OptionalMethod("UIWindowSceneDelegate", "windowScene", "", [
            ("_", "UIWindowScene"), ("didUpdate", "any UICoordinateSpace"), ("interfaceOrientation", "UIInterfaceOrientation"), ("traitCollection", "UITraitCollection")]),
    ]
}
