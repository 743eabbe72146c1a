// Apple's classes and protocols as Vitrine declares them. Written by Tools/script/apple-tables; not by hand.
// No Apple page: this is ours.
// swift-format-ignore-file

extension AppleTables {
    /// A class and its superclass.
    static let superclasses: [String: String] = [
        "CAAnimation": "NSObject", "CAAnimationGroup": "CAAnimation", "CABasicAnimation": "CAPropertyAnimation",
        "CADisplayLink": "NSObject", "CAEmitterCell": "NSObject", "CAEmitterLayer": "CALayer",
        "CAGradientLayer": "CALayer", "CAKeyframeAnimation": "CAPropertyAnimation", "CALayer": "NSObject",
        "CAMediaTimingFunction": "NSObject", "CAPropertyAnimation": "CAAnimation", "CAReplicatorLayer": "CALayer",
        "CAShapeLayer": "CALayer", "CASpringAnimation": "CABasicAnimation", "CATextLayer": "CALayer",
        "CATransaction": "NSObject", "CATransformLayer": "CALayer", "CATransition": "CAAnimation",
        "CAValueFunction": "NSObject", "CIColor": "NSObject", "CIContext": "NSObject", "CIFilter": "NSObject",
        "CIImage": "NSObject", "CIVector": "NSObject", "Configuration": "NSObject", "ConnectionOptions": "NSObject",
        "Detent": "NSObject", "NSCollectionLayoutAnchor": "NSObject",
        "NSCollectionLayoutBoundarySupplementaryItem": "NSCollectionLayoutSupplementaryItem",
        "NSCollectionLayoutDecorationItem": "NSCollectionLayoutItem", "NSCollectionLayoutDimension": "NSObject",
        "NSCollectionLayoutEdgeSpacing": "NSObject", "NSCollectionLayoutGroup": "NSCollectionLayoutItem",
        "NSCollectionLayoutGroupCustomItem": "NSObject", "NSCollectionLayoutItem": "NSObject",
        "NSCollectionLayoutSection": "NSObject", "NSCollectionLayoutSize": "NSObject",
        "NSCollectionLayoutSpacing": "NSObject", "NSCollectionLayoutSupplementaryItem": "NSCollectionLayoutItem",
        "NSHashTable": "NSObject", "NSKeyValueObservation": "NSObject", "NSLayoutAnchor": "NSObject",
        "NSLayoutConstraint": "NSObject", "NSLayoutDimension": "NSLayoutAnchor", "NSLayoutManager": "NSObject",
        "NSLayoutXAxisAnchor": "NSLayoutAnchor", "NSLayoutYAxisAnchor": "NSLayoutAnchor", "NSMapTable": "NSObject",
        "NSPointerFunctions": "NSObject", "NSTextAttachment": "NSObject", "NSTextContainer": "NSObject",
        "NSTextStorage": "NSMutableAttributedString", "OpenURLOptions": "NSObject",
        "SymbolConfiguration": "Configuration", "UIAccessibilityCustomAction": "NSObject",
        "UIAccessibilityCustomRotor": "NSObject", "UIAccessibilityCustomRotorItemResult": "NSObject",
        "UIAccessibilityCustomRotorSearchPredicate": "NSObject", "UIAccessibilityElement": "UIResponder",
        "UIAction": "UIMenuElement", "UIActivity": "NSObject", "UIActivityIndicatorView": "UIView",
        "UIActivityItemProvider": "Operation", "UIActivityViewController": "UIViewController",
        "UIAlertAction": "NSObject", "UIAlertController": "UIViewController", "UIAlertView": "UIView",
        "UIApplication": "UIResponder", "UIAttachmentBehavior": "UIDynamicBehavior", "UIBarAppearance": "NSObject",
        "UIBarButtonItem": "UIBarItem", "UIBarButtonItemAppearance": "NSObject", "UIBarButtonItemGroup": "NSObject",
        "UIBarButtonItemStateAppearance": "NSObject", "UIBarItem": "NSObject", "UIBezierPath": "NSObject",
        "UIBlurEffect": "UIVisualEffect", "UIButton": "UIControl",
        "UICollectionLayoutSectionOrthogonalScrollingProperties": "NSObject", "UICollectionReusableView": "UIView",
        "UICollectionView": "UIScrollView", "UICollectionViewCell": "UICollectionReusableView",
        "UICollectionViewCompositionalLayoutConfiguration": "NSObject",
        "UICollectionViewController": "UIViewController",
        "UICollectionViewFlowLayoutInvalidationContext": "UICollectionViewLayoutInvalidationContext",
        "UICollectionViewFocusUpdateContext": "UIFocusUpdateContext", "UICollectionViewLayout": "NSObject",
        "UICollectionViewLayoutAttributes": "NSObject", "UICollectionViewLayoutInvalidationContext": "NSObject",
        "UICollectionViewListCell": "UICollectionViewCell",
        "UICollectionViewTransitionLayout": "UICollectionViewLayout", "UICollectionViewUpdateItem": "NSObject",
        "UICollisionBehavior": "UIDynamicBehavior", "UIColor": "NSObject", "UIColorEffect": "UIVisualEffect",
        "UICommand": "UIMenuElement", "UICommandAlternate": "NSObject", "UIContextMenuConfiguration": "NSObject",
        "UIContextMenuInteraction": "NSObject", "UIContextualAction": "NSObject", "UIControl": "UIView",
        "UICubicTimingParameters": "NSObject", "UIDatePicker": "UIControl", "UIDeferredMenuElement": "UIMenuElement",
        "UIDevice": "NSObject", "UIDynamicAnimator": "NSObject", "UIDynamicBehavior": "NSObject",
        "UIDynamicItemBehavior": "UIDynamicBehavior", "UIDynamicItemGroup": "NSObject",
        "UIEditMenuConfiguration": "NSObject", "UIEditMenuInteraction": "NSObject", "UIEvent": "NSObject",
        "UIFeedbackGenerator": "NSObject", "UIFieldBehavior": "UIDynamicBehavior",
        "UIFocusAnimationCoordinator": "NSObject", "UIFocusEffect": "NSObject", "UIFocusHaloEffect": "UIFocusEffect",
        "UIFocusSystem": "NSObject", "UIFocusUpdateContext": "NSObject", "UIFont": "NSObject",
        "UIFontDescriptor": "NSObject", "UIFontMetrics": "NSObject", "UIGestureRecognizer": "NSObject",
        "UIGraphicsImageRenderer": "UIGraphicsRenderer",
        "UIGraphicsImageRendererContext": "UIGraphicsRendererContext",
        "UIGraphicsImageRendererFormat": "UIGraphicsRendererFormat", "UIGraphicsPDFRenderer": "UIGraphicsRenderer",
        "UIGraphicsPDFRendererContext": "UIGraphicsRendererContext",
        "UIGraphicsPDFRendererFormat": "UIGraphicsRendererFormat", "UIGraphicsRenderer": "NSObject",
        "UIGraphicsRendererContext": "NSObject", "UIGraphicsRendererFormat": "NSObject",
        "UIGravityBehavior": "UIDynamicBehavior", "UIHoverGestureRecognizer": "UIGestureRecognizer",
        "UIImage": "NSObject", "UIImageAsset": "NSObject", "UIImageView": "UIView",
        "UIImpactFeedbackGenerator": "UIFeedbackGenerator", "UIInterpolatingMotionEffect": "UIMotionEffect",
        "UIKey": "NSObject", "UIKeyCommand": "UICommand", "UIKeyboardLayoutGuide": "UILayoutGuide",
        "UILabel": "UIView", "UILayoutGuide": "NSObject", "UIListContentView": "UIView",
        "UILocalizedIndexedCollation": "NSObject", "UILongPressGestureRecognizer": "UIGestureRecognizer",
        "UIMenu": "UIMenuElement", "UIMenuController": "NSObject", "UIMenuElement": "NSObject",
        "UIMenuItem": "NSObject", "UIMenuSystem": "NSObject", "UIMotionEffect": "NSObject",
        "UIMotionEffectGroup": "UIMotionEffect", "UINavigationBar": "UIView",
        "UINavigationBarAppearance": "UIBarAppearance", "UINavigationController": "UIViewController",
        "UINavigationItem": "NSObject", "UINotificationFeedbackGenerator": "UIFeedbackGenerator",
        "UIOpenURLContext": "NSObject", "UIPageControl": "UIControl", "UIPageViewController": "UIViewController",
        "UIPanGestureRecognizer": "UIGestureRecognizer", "UIPasteboard": "NSObject",
        "UIPercentDrivenInteractiveTransition": "NSObject", "UIPickerView": "UIView",
        "UIPinchGestureRecognizer": "UIGestureRecognizer", "UIPointerInteraction": "NSObject",
        "UIPointerLockState": "NSObject", "UIPointerRegion": "NSObject", "UIPointerRegionRequest": "NSObject",
        "UIPointerStyle": "NSObject", "UIPopoverPresentationController": "UIPresentationController",
        "UIPresentationController": "NSObject", "UIPress": "NSObject", "UIPressesEvent": "UIEvent",
        "UIPreviewParameters": "NSObject", "UIPreviewTarget": "NSObject", "UIProgressView": "UIView",
        "UIPushBehavior": "UIDynamicBehavior", "UIRefreshControl": "UIControl", "UIRegion": "NSObject",
        "UIResponder": "NSObject", "UIRotationGestureRecognizer": "UIGestureRecognizer", "UIScene": "UIResponder",
        "UISceneConfiguration": "NSObject", "UISceneSession": "NSObject", "UIScreen": "NSObject",
        "UIScreenEdgePanGestureRecognizer": "UIPanGestureRecognizer", "UIScrollView": "UIView",
        "UISearchTab": "UITab", "UISegmentedControl": "UIControl",
        "UISelectionFeedbackGenerator": "UIFeedbackGenerator",
        "UISheetPresentationController": "UIPresentationController", "UISlider": "UIControl",
        "UISnapBehavior": "UIDynamicBehavior", "UISplitViewController": "UIViewController",
        "UISpringTimingParameters": "NSObject", "UIStackView": "UIView", "UIStatusBarManager": "NSObject",
        "UIStepper": "UIControl", "UISwipeActionsConfiguration": "NSObject",
        "UISwipeGestureRecognizer": "UIGestureRecognizer", "UISwitch": "UIControl", "UITab": "NSObject",
        "UITabBar": "UIView", "UITabBarAppearance": "UIBarAppearance", "UITabBarController": "UIViewController",
        "UITabBarItem": "UIBarItem", "UITabBarItemAppearance": "NSObject", "UITabBarItemStateAppearance": "NSObject",
        "UITabGroup": "UITab", "UITableView": "UIScrollView", "UITableViewCell": "UIView",
        "UITableViewController": "UIViewController", "UITableViewHeaderFooterView": "UIView",
        "UITableViewRowAction": "NSObject", "UITapGestureRecognizer": "UIGestureRecognizer",
        "UITargetedPreview": "NSObject", "UITextField": "UIControl", "UITextInputMode": "NSObject",
        "UITextInputPasswordRules": "NSObject", "UITextInputStringTokenizer": "NSObject", "UITextItem": "NSObject",
        "UITextPosition": "NSObject", "UITextRange": "NSObject", "UITextSelectionRect": "NSObject",
        "UITextView": "UIScrollView", "UIToolbar": "UIView", "UIToolbarAppearance": "UIBarAppearance",
        "UITouch": "NSObject", "UITraitCollection": "NSObject", "UIVibrancyEffect": "UIVisualEffect",
        "UIView": "UIResponder", "UIViewController": "UIResponder", "UIViewPropertyAnimator": "NSObject",
        "UIVisualEffect": "NSObject", "UIVisualEffectView": "UIView", "UIWindow": "UIView",
        "UIWindowScene": "UIScene", "UndoManager": "NSObject",
    ]

    /// A protocol and the protocols that it inherits.
    static let protocols: [String: [String]] = [
        "CAAction": [], "CAAnimationDelegate": [], "CALayerDelegate": [], "CAMediaTiming": [],
        "CIAffineClamp": ["CIFilterProtocol"], "CIAreaReductionFilter": ["CIFilterProtocol"],
        "CIBlendWithMask": ["CIFilterProtocol"], "CIBloom": ["CIFilterProtocol"], "CIBoxBlur": ["CIFilterProtocol"],
        "CICheckerboardGenerator": ["CIFilterProtocol"], "CIColorClamp": ["CIFilterProtocol"],
        "CIColorControls": ["CIFilterProtocol"], "CIColorInvert": ["CIFilterProtocol"],
        "CIColorMatrix": ["CIFilterProtocol"], "CIColorMonochrome": ["CIFilterProtocol"],
        "CIColorPosterize": ["CIFilterProtocol"], "CIColorThreshold": ["CIFilterProtocol"],
        "CICompositeOperation": ["CIFilterProtocol"], "CIDiscBlur": ["CIFilterProtocol"],
        "CIExposureAdjust": ["CIFilterProtocol"], "CIFalseColor": ["CIFilterProtocol"], "CIFilterProtocol": [],
        "CIGammaAdjust": ["CIFilterProtocol"], "CIGaussianBlur": ["CIFilterProtocol"],
        "CIGaussianGradient": ["CIFilterProtocol"], "CIHueAdjust": ["CIFilterProtocol"],
        "CILanczosScaleTransform": ["CIFilterProtocol"], "CILinearGradient": ["CIFilterProtocol"],
        "CILinearToSRGBToneCurve": ["CIFilterProtocol"], "CIMaskToAlpha": ["CIFilterProtocol"],
        "CIMaximumComponent": ["CIFilterProtocol"], "CIMinimumComponent": ["CIFilterProtocol"],
        "CIMix": ["CIFilterProtocol"], "CIMotionBlur": ["CIFilterProtocol"], "CIPhotoEffect": ["CIFilterProtocol"],
        "CIPixellate": ["CIFilterProtocol"], "CIRadialGradient": ["CIFilterProtocol"],
        "CISRGBToneCurveToLinear": ["CIFilterProtocol"], "CISepiaTone": ["CIFilterProtocol"],
        "CISmoothLinearGradient": ["CIFilterProtocol"], "CIStripesGenerator": ["CIFilterProtocol"],
        "CITransitionFilter": ["CIFilterProtocol"], "CIUnsharpMask": ["CIFilterProtocol"],
        "CIVignette": ["CIFilterProtocol"], "CIVignetteEffect": ["CIFilterProtocol"],
        "CIWhitePointAdjust": ["CIFilterProtocol"], "NSCollectionLayoutContainer": [],
        "NSCollectionLayoutEnvironment": [], "NSCollectionLayoutVisibleItem": ["UIDynamicItem"],
        "NSLayoutManagerDelegate": [], "NSTextAttachmentContainer": [], "NSTextStorageDelegate": [],
        "UIAccessibilityIdentification": [], "UIActivityItemSource": [],
        "UIAdaptivePresentationControllerDelegate": [], "UIAlertViewDelegate": [], "UIAppearance": [],
        "UIAppearanceContainer": [], "UIApplicationDelegate": [], "UIBarPositioning": [],
        "UIBarPositioningDelegate": [], "UICollectionViewDataSource": [], "UICollectionViewDataSourcePrefetching": [],
        "UICollectionViewDelegate": ["UIScrollViewDelegate"],
        "UICollectionViewDelegateFlowLayout": ["UICollectionViewDelegate"], "UICollisionBehaviorDelegate": [],
        "UIConfigurationState": [], "UIContentConfiguration": [], "UIContentContainer": [],
        "UIContentSizeCategoryAdjusting": [], "UIContentView": [], "UIContextMenuInteractionAnimating": [],
        "UIContextMenuInteractionCommitAnimating": ["UIContextMenuInteractionAnimating"],
        "UIContextMenuInteractionDelegate": [], "UICoordinateSpace": [], "UIDynamicAnimatorDelegate": [],
        "UIDynamicItem": [], "UIEditMenuInteractionDelegate": [], "UIFocusEnvironment": [],
        "UIFocusItem": ["UIFocusEnvironment"], "UIGestureRecognizerDelegate": [], "UIInteraction": [],
        "UIKeyInput": ["UITextInputTraits"], "UILayoutSupport": [], "UIMenuBuilder": [], "UIMutableTraits": [],
        "UINavigationBarDelegate": ["UIBarPositioningDelegate"], "UINavigationControllerDelegate": [],
        "UIPageViewControllerDataSource": [], "UIPageViewControllerDelegate": [], "UIPickerViewDataSource": [],
        "UIPickerViewDelegate": [], "UIPointerInteractionAnimating": [], "UIPointerInteractionDelegate": [],
        "UIPopoverPresentationControllerDelegate": ["UIAdaptivePresentationControllerDelegate"],
        "UIPopoverPresentationControllerSourceItem": [], "UIResponderStandardEditActions": [], "UISceneDelegate": [],
        "UIScrollViewDelegate": [],
        "UISheetPresentationControllerDelegate": ["UIAdaptivePresentationControllerDelegate"],
        "UISheetPresentationControllerDetentResolutionContext": [], "UISplitViewControllerDelegate": [],
        "UITabBarControllerDelegate": [], "UITabBarDelegate": [], "UITableViewDataSource": [],
        "UITableViewDataSourcePrefetching": [], "UITableViewDelegate": ["UIScrollViewDelegate"],
        "UITextFieldDelegate": [], "UITextInput": ["UIKeyInput"], "UITextInputDelegate": [],
        "UITextInputTokenizer": [], "UITextInputTraits": [], "UITextViewDelegate": ["UIScrollViewDelegate"],
        "UITimingCurveProvider": [], "UIToolbarDelegate": ["UIBarPositioningDelegate"], "UITraitChangeObservable": [],
        "UITraitChangeRegistration": [], "UITraitDefinition": [], "UITraitEnvironment": [],
        "UITraitOverrides": ["UIMutableTraits"], "UIUserActivityRestoring": [], "UIViewAnimating": [],
        "UIViewControllerAnimatedTransitioning": [], "UIViewControllerContextTransitioning": [],
        "UIViewControllerInteractiveTransitioning": [],
        "UIViewControllerTransitionCoordinator": ["UIViewControllerTransitionCoordinatorContext"],
        "UIViewControllerTransitionCoordinatorContext": [], "UIViewControllerTransitioningDelegate": [],
        "UIViewImplicitlyAnimating": ["UIViewAnimating"], "UIWindowSceneDelegate": ["UISceneDelegate"],
    ]

    /// Methods that a delegate may leave out, `name(label:label:)`, and the protocols that have them.
    static let optionalMethods: [String: [String]] = [
        "action(for:forKey:)": ["CALayerDelegate"],
        "activityViewController(_:dataTypeIdentifierForActivityType:)": ["UIActivityItemSource"],
        "activityViewController(_:subjectForActivityType:)": ["UIActivityItemSource"],
        "activityViewController(_:thumbnailImageForActivityType:suggestedSize:)": ["UIActivityItemSource"],
        "adaptivePresentationStyle(for:)": ["UIAdaptivePresentationControllerDelegate"],
        "adaptivePresentationStyle(for:traitCollection:)": ["UIAdaptivePresentationControllerDelegate"],
        "addAnimations(_:)": ["UIViewImplicitlyAnimating"],
        "addAnimations(_:delayFactor:)": ["UIViewImplicitlyAnimating"],
        "addCompletion(_:)": ["UIViewImplicitlyAnimating"], "alertView(_:clickedButtonAt:)": ["UIAlertViewDelegate"],
        "alertView(_:didDismissWithButtonIndex:)": ["UIAlertViewDelegate"],
        "alertView(_:willDismissWithButtonIndex:)": ["UIAlertViewDelegate"],
        "animationController(forDismissed:)": ["UIViewControllerTransitioningDelegate"],
        "animationController(forPresented:presenting:source:)": ["UIViewControllerTransitioningDelegate"],
        "animationDidStart(_:)": ["CAAnimationDelegate"], "animationDidStop(_:finished:)": ["CAAnimationDelegate"],
        "animationEnded(_:)": ["UIViewControllerAnimatedTransitioning"],
        "application(_:configurationForConnecting:options:)": ["UIApplicationDelegate"],
        "application(_:continue:restorationHandler:)": ["UIApplicationDelegate"],
        "application(_:didDiscardSceneSessions:)": ["UIApplicationDelegate"],
        "application(_:didFinishLaunchingWithOptions:)": ["UIApplicationDelegate"],
        "application(_:open:options:)": ["UIApplicationDelegate"],
        "application(_:supportedInterfaceOrientationsFor:)": ["UIApplicationDelegate"],
        "application(_:willContinueUserActivityWithType:)": ["UIApplicationDelegate"],
        "application(_:willFinishLaunchingWithOptions:)": ["UIApplicationDelegate"],
        "applicationDidBecomeActive(_:)": ["UIApplicationDelegate"],
        "applicationDidEnterBackground(_:)": ["UIApplicationDelegate"],
        "applicationDidFinishLaunching(_:)": ["UIApplicationDelegate"],
        "applicationDidReceiveMemoryWarning(_:)": ["UIApplicationDelegate"],
        "applicationSignificantTimeChange(_:)": ["UIApplicationDelegate"],
        "applicationWillEnterForeground(_:)": ["UIApplicationDelegate"],
        "applicationWillResignActive(_:)": ["UIApplicationDelegate"],
        "applicationWillTerminate(_:)": ["UIApplicationDelegate"], "characterOffset(of:within:)": ["UITextInput"],
        "collectionView(_:canEditItemAt:)": ["UICollectionViewDelegate"],
        "collectionView(_:canFocusItemAt:)": ["UICollectionViewDelegate"],
        "collectionView(_:canMoveItemAt:)": ["UICollectionViewDataSource"],
        "collectionView(_:canPerformPrimaryActionForItemAt:)": ["UICollectionViewDelegate"],
        "collectionView(_:cancelPrefetchingForItemsAt:)": ["UICollectionViewDataSourcePrefetching"],
        "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)": ["UICollectionViewDelegate"],
        "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)": ["UICollectionViewDelegate"],
        "collectionView(_:contextMenuConfigurationForItemAt:point:)": ["UICollectionViewDelegate"],
        "collectionView(_:contextMenuConfigurationForItemsAt:point:)": ["UICollectionViewDelegate"],
        "collectionView(_:didBeginMultipleSelectionInteractionAt:)": ["UICollectionViewDelegate"],
        "collectionView(_:didDeselectItemAt:)": ["UICollectionViewDelegate"],
        "collectionView(_:didEndDisplaying:forItemAt:)": ["UICollectionViewDelegate"],
        "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)": ["UICollectionViewDelegate"],
        "collectionView(_:didHighlightItemAt:)": ["UICollectionViewDelegate"],
        "collectionView(_:didSelectItemAt:)": ["UICollectionViewDelegate"],
        "collectionView(_:didUnhighlightItemAt:)": ["UICollectionViewDelegate"],
        "collectionView(_:didUpdateFocusIn:with:)": ["UICollectionViewDelegate"],
        "collectionView(_:indexPathForIndexTitle:at:)": ["UICollectionViewDataSource"],
        "collectionView(_:layout:insetForSectionAt:)": ["UICollectionViewDelegateFlowLayout"],
        "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)": ["UICollectionViewDelegateFlowLayout"],
        "collectionView(_:layout:minimumLineSpacingForSectionAt:)": ["UICollectionViewDelegateFlowLayout"],
        "collectionView(_:layout:referenceSizeForFooterInSection:)": ["UICollectionViewDelegateFlowLayout"],
        "collectionView(_:layout:referenceSizeForHeaderInSection:)": ["UICollectionViewDelegateFlowLayout"],
        "collectionView(_:layout:sizeForItemAt:)": ["UICollectionViewDelegateFlowLayout"],
        "collectionView(_:moveItemAt:to:)": ["UICollectionViewDataSource"],
        "collectionView(_:performPrimaryActionForItemAt:)": ["UICollectionViewDelegate"],
        "collectionView(_:previewForDismissingContextMenuWithConfiguration:)": ["UICollectionViewDelegate"],
        "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)": ["UICollectionViewDelegate"],
        "collectionView(_:selectionFollowsFocusForItemAt:)": ["UICollectionViewDelegate"],
        "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)": ["UICollectionViewDelegate"],
        "collectionView(_:shouldDeselectItemAt:)": ["UICollectionViewDelegate"],
        "collectionView(_:shouldHighlightItemAt:)": ["UICollectionViewDelegate"],
        "collectionView(_:shouldSelectItemAt:)": ["UICollectionViewDelegate"],
        "collectionView(_:shouldUpdateFocusIn:)": ["UICollectionViewDelegate"],
        "collectionView(_:targetContentOffsetForProposedContentOffset:)": ["UICollectionViewDelegate"],
        "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)": ["UICollectionViewDelegate"],
        "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)": ["UICollectionViewDelegate"],
        "collectionView(_:transitionLayoutForOldLayout:newLayout:)": ["UICollectionViewDelegate"],
        "collectionView(_:viewForSupplementaryElementOfKind:at:)": ["UICollectionViewDataSource"],
        "collectionView(_:willDisplay:forItemAt:)": ["UICollectionViewDelegate"],
        "collectionView(_:willDisplayContextMenu:animator:)": ["UICollectionViewDelegate"],
        "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)": ["UICollectionViewDelegate"],
        "collectionView(_:willEndContextMenuInteraction:animator:)": ["UICollectionViewDelegate"],
        "collectionView(_:willPerformPreviewActionForMenuWith:animator:)": ["UICollectionViewDelegate"],
        "collectionViewDidEndMultipleSelectionInteraction(_:)": ["UICollectionViewDelegate"],
        "collisionBehavior(_:beganContactFor:with:at:)": ["UICollisionBehaviorDelegate"],
        "collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)": ["UICollisionBehaviorDelegate"],
        "collisionBehavior(_:endedContactFor:with:)": ["UICollisionBehaviorDelegate"],
        "collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)": ["UICollisionBehaviorDelegate"],
        "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)": ["UIContextMenuInteractionDelegate"],
        "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)": ["UIContextMenuInteractionDelegate"],
        "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)": ["UIContextMenuInteractionDelegate"],
        "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)": ["UIContextMenuInteractionDelegate"],
        "contextMenuInteraction(_:willDisplayMenuFor:animator:)": ["UIContextMenuInteractionDelegate"],
        "contextMenuInteraction(_:willEndFor:animator:)": ["UIContextMenuInteractionDelegate"],
        "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)": ["UIContextMenuInteractionDelegate"],
        "continueAnimation(withTimingParameters:durationFactor:)": ["UIViewImplicitlyAnimating"],
        "customAttributes()": ["CIFilterProtocol"], "didPresent(_:)": ["UIAlertViewDelegate"],
        "display(_:)": ["CALayerDelegate"], "draw(_:in:)": ["CALayerDelegate"],
        "dynamicAnimatorDidPause(_:)": ["UIDynamicAnimatorDelegate"],
        "dynamicAnimatorWillResume(_:)": ["UIDynamicAnimatorDelegate"],
        "editMenuInteraction(_:menuFor:suggestedActions:)": ["UIEditMenuInteractionDelegate"],
        "editMenuInteraction(_:targetRectFor:)": ["UIEditMenuInteractionDelegate"],
        "gestureRecognizer(_:shouldBeRequiredToFailBy:)": ["UIGestureRecognizerDelegate"],
        "gestureRecognizer(_:shouldReceive:)": ["UIGestureRecognizerDelegate"],
        "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)": ["UIGestureRecognizerDelegate"],
        "gestureRecognizer(_:shouldRequireFailureOf:)": ["UIGestureRecognizerDelegate"],
        "gestureRecognizerShouldBegin(_:)": ["UIGestureRecognizerDelegate"],
        "indexPathForPreferredFocusedView(in:)": ["UICollectionViewDelegate"],
        "indexTitles(for:)": ["UICollectionViewDataSource"],
        "interactionControllerForDismissal(using:)": ["UIViewControllerTransitioningDelegate"],
        "interactionControllerForPresentation(using:)": ["UIViewControllerTransitioningDelegate"],
        "interruptibleAnimator(using:)": ["UIViewControllerAnimatedTransitioning"],
        "layerWillDraw(_:)": ["CALayerDelegate"],
        "layoutManager(_:didCompleteLayoutFor:atEnd:)": ["NSLayoutManagerDelegate"],
        "layoutManagerDidInvalidateLayout(_:)": ["NSLayoutManagerDelegate"],
        "layoutSublayers(of:)": ["CALayerDelegate"], "navigationBar(_:didPop:)": ["UINavigationBarDelegate"],
        "navigationBar(_:didPush:)": ["UINavigationBarDelegate"],
        "navigationBar(_:shouldPop:)": ["UINavigationBarDelegate"],
        "navigationBar(_:shouldPush:)": ["UINavigationBarDelegate"],
        "navigationController(_:animationControllerFor:from:to:)": ["UINavigationControllerDelegate"],
        "navigationController(_:didShow:animated:)": ["UINavigationControllerDelegate"],
        "navigationController(_:interactionControllerFor:)": ["UINavigationControllerDelegate"],
        "navigationController(_:willShow:animated:)": ["UINavigationControllerDelegate"],
        "navigationControllerPreferredInterfaceOrientationForPresentation(_:)": ["UINavigationControllerDelegate"],
        "navigationControllerSupportedInterfaceOrientations(_:)": ["UINavigationControllerDelegate"],
        "numberOfSections(in:)": ["UICollectionViewDataSource", "UITableViewDataSource"],
        "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)": ["UIPageViewControllerDelegate"],
        "pageViewController(_:spineLocationFor:)": ["UIPageViewControllerDelegate"],
        "pageViewController(_:willTransitionTo:)": ["UIPageViewControllerDelegate"],
        "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)": ["UIPageViewControllerDelegate"],
        "pageViewControllerSupportedInterfaceOrientations(_:)": ["UIPageViewControllerDelegate"],
        "pickerView(_:attributedTitleForRow:forComponent:)": ["UIPickerViewDelegate"],
        "pickerView(_:didSelectRow:inComponent:)": ["UIPickerViewDelegate"],
        "pickerView(_:rowHeightForComponent:)": ["UIPickerViewDelegate"],
        "pickerView(_:titleForRow:forComponent:)": ["UIPickerViewDelegate"],
        "pickerView(_:viewForRow:forComponent:reusing:)": ["UIPickerViewDelegate"],
        "pickerView(_:widthForComponent:)": ["UIPickerViewDelegate"],
        "pointerInteraction(_:regionFor:defaultRegion:)": ["UIPointerInteractionDelegate"],
        "pointerInteraction(_:styleFor:)": ["UIPointerInteractionDelegate"],
        "pointerInteraction(_:willEnter:animator:)": ["UIPointerInteractionDelegate"],
        "pointerInteraction(_:willExit:animator:)": ["UIPointerInteractionDelegate"],
        "popoverPresentationControllerDidDismissPopover(_:)": ["UIPopoverPresentationControllerDelegate"],
        "popoverPresentationControllerShouldDismissPopover(_:)": ["UIPopoverPresentationControllerDelegate"],
        "position(for:)": ["UIBarPositioningDelegate"], "position(within:atCharacterOffset:)": ["UITextInput"],
        "prepareForPopoverPresentation(_:)": ["UIPopoverPresentationControllerDelegate"],
        "presentationController(_:prepare:)": ["UIAdaptivePresentationControllerDelegate"],
        "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)": ["UIAdaptivePresentationControllerDelegate"],
        "presentationController(forPresented:presenting:source:)": ["UIViewControllerTransitioningDelegate"],
        "presentationControllerDidAttemptToDismiss(_:)": ["UIAdaptivePresentationControllerDelegate"],
        "presentationControllerDidDismiss(_:)": ["UIAdaptivePresentationControllerDelegate"],
        "presentationControllerShouldDismiss(_:)": ["UIAdaptivePresentationControllerDelegate"],
        "presentationControllerWillDismiss(_:)": ["UIAdaptivePresentationControllerDelegate"],
        "presentationCount(for:)": ["UIPageViewControllerDataSource"],
        "presentationIndex(for:)": ["UIPageViewControllerDataSource"],
        "primaryViewController(forCollapsing:)": ["UISplitViewControllerDelegate"],
        "primaryViewController(forExpanding:)": ["UISplitViewControllerDelegate"],
        "scene(_:continue:)": ["UISceneDelegate"], "scene(_:openURLContexts:)": ["UISceneDelegate"],
        "scene(_:willConnectTo:options:)": ["UISceneDelegate"],
        "scene(_:willContinueUserActivityWithType:)": ["UISceneDelegate"],
        "sceneDidBecomeActive(_:)": ["UISceneDelegate"], "sceneDidDisconnect(_:)": ["UISceneDelegate"],
        "sceneDidEnterBackground(_:)": ["UISceneDelegate"], "sceneWillEnterForeground(_:)": ["UISceneDelegate"],
        "sceneWillResignActive(_:)": ["UISceneDelegate"],
        "scrollViewDidChangeAdjustedContentInset(_:)": ["UIScrollViewDelegate"],
        "scrollViewDidEndDecelerating(_:)": ["UIScrollViewDelegate"],
        "scrollViewDidEndDragging(_:willDecelerate:)": ["UIScrollViewDelegate"],
        "scrollViewDidEndScrollingAnimation(_:)": ["UIScrollViewDelegate"],
        "scrollViewDidEndZooming(_:with:atScale:)": ["UIScrollViewDelegate"],
        "scrollViewDidScroll(_:)": ["UIScrollViewDelegate"], "scrollViewDidScrollToTop(_:)": ["UIScrollViewDelegate"],
        "scrollViewDidZoom(_:)": ["UIScrollViewDelegate"],
        "scrollViewShouldScrollToTop(_:)": ["UIScrollViewDelegate"],
        "scrollViewWillBeginDecelerating(_:)": ["UIScrollViewDelegate"],
        "scrollViewWillBeginDragging(_:)": ["UIScrollViewDelegate"],
        "scrollViewWillBeginZooming(_:with:)": ["UIScrollViewDelegate"],
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)": ["UIScrollViewDelegate"],
        "sectionIndexTitles(for:)": ["UITableViewDataSource"],
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)": ["UISheetPresentationControllerDelegate"],
        "shouldChangeText(in:replacementText:)": ["UITextInput"],
        "splitViewController(_:collapseSecondary:onto:)": ["UISplitViewControllerDelegate"],
        "splitViewController(_:didHide:)": ["UISplitViewControllerDelegate"],
        "splitViewController(_:didShow:)": ["UISplitViewControllerDelegate"],
        "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)": ["UISplitViewControllerDelegate"],
        "splitViewController(_:separateSecondaryFrom:)": ["UISplitViewControllerDelegate"],
        "splitViewController(_:show:sender:)": ["UISplitViewControllerDelegate"],
        "splitViewController(_:showDetail:sender:)": ["UISplitViewControllerDelegate"],
        "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)": ["UISplitViewControllerDelegate"],
        "splitViewController(_:willChangeTo:)": ["UISplitViewControllerDelegate"],
        "splitViewController(_:willHide:)": ["UISplitViewControllerDelegate"],
        "splitViewController(_:willShow:)": ["UISplitViewControllerDelegate"],
        "splitViewControllerDidCollapse(_:)": ["UISplitViewControllerDelegate"],
        "splitViewControllerDidExpand(_:)": ["UISplitViewControllerDelegate"],
        "splitViewControllerInteractivePresentationGestureDidEnd(_:)": ["UISplitViewControllerDelegate"],
        "splitViewControllerInteractivePresentationGestureWillBegin(_:)": ["UISplitViewControllerDelegate"],
        "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)": ["UISplitViewControllerDelegate"],
        "splitViewControllerSupportedInterfaceOrientations(_:)": ["UISplitViewControllerDelegate"],
        "supports(_:)": ["UIContentView"], "tabBar(_:didSelect:)": ["UITabBarDelegate"],
        "tabBarController(_:animationControllerForTransitionFrom:to:)": ["UITabBarControllerDelegate"],
        "tabBarController(_:didSelect:)": ["UITabBarControllerDelegate"],
        "tabBarController(_:didSelectTab:previousTab:)": ["UITabBarControllerDelegate"],
        "tabBarController(_:displayedViewControllersFor:proposedViewControllers:)": ["UITabBarControllerDelegate"],
        "tabBarController(_:interactionControllerFor:)": ["UITabBarControllerDelegate"],
        "tabBarController(_:shouldSelect:)": ["UITabBarControllerDelegate"],
        "tabBarController(_:shouldSelectTab:)": ["UITabBarControllerDelegate"],
        "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)": ["UITabBarControllerDelegate"],
        "tabBarControllerSupportedInterfaceOrientations(_:)": ["UITabBarControllerDelegate"],
        "tableView(_:accessoryButtonTappedForRowWith:)": ["UITableViewDelegate"],
        "tableView(_:canEditRowAt:)": ["UITableViewDataSource"],
        "tableView(_:canMoveRowAt:)": ["UITableViewDataSource"],
        "tableView(_:canPerformPrimaryActionForRowAt:)": ["UITableViewDelegate"],
        "tableView(_:cancelPrefetchingForRowsAt:)": ["UITableViewDataSourcePrefetching"],
        "tableView(_:commit:forRowAt:)": ["UITableViewDataSource"],
        "tableView(_:contextMenuConfigurationForRowAt:point:)": ["UITableViewDelegate"],
        "tableView(_:didBeginMultipleSelectionInteractionAt:)": ["UITableViewDelegate"],
        "tableView(_:didDeselectRowAt:)": ["UITableViewDelegate"],
        "tableView(_:didEndDisplaying:forRowAt:)": ["UITableViewDelegate"],
        "tableView(_:didEndDisplayingFooterView:forSection:)": ["UITableViewDelegate"],
        "tableView(_:didEndDisplayingHeaderView:forSection:)": ["UITableViewDelegate"],
        "tableView(_:didEndEditingRowAt:)": ["UITableViewDelegate"],
        "tableView(_:didHighlightRowAt:)": ["UITableViewDelegate"],
        "tableView(_:didSelectRowAt:)": ["UITableViewDelegate"],
        "tableView(_:didUnhighlightRowAt:)": ["UITableViewDelegate"],
        "tableView(_:editActionsForRowAt:)": ["UITableViewDelegate"],
        "tableView(_:editingStyleForRowAt:)": ["UITableViewDelegate"],
        "tableView(_:estimatedHeightForFooterInSection:)": ["UITableViewDelegate"],
        "tableView(_:estimatedHeightForHeaderInSection:)": ["UITableViewDelegate"],
        "tableView(_:estimatedHeightForRowAt:)": ["UITableViewDelegate"],
        "tableView(_:heightForFooterInSection:)": ["UITableViewDelegate"],
        "tableView(_:heightForHeaderInSection:)": ["UITableViewDelegate"],
        "tableView(_:heightForRowAt:)": ["UITableViewDelegate"],
        "tableView(_:indentationLevelForRowAt:)": ["UITableViewDelegate"],
        "tableView(_:leadingSwipeActionsConfigurationForRowAt:)": ["UITableViewDelegate"],
        "tableView(_:moveRowAt:to:)": ["UITableViewDataSource"],
        "tableView(_:performPrimaryActionForRowAt:)": ["UITableViewDelegate"],
        "tableView(_:previewForDismissingContextMenuWithConfiguration:)": ["UITableViewDelegate"],
        "tableView(_:previewForHighlightingContextMenuWithConfiguration:)": ["UITableViewDelegate"],
        "tableView(_:sectionForSectionIndexTitle:at:)": ["UITableViewDataSource"],
        "tableView(_:shouldBeginMultipleSelectionInteractionAt:)": ["UITableViewDelegate"],
        "tableView(_:shouldHighlightRowAt:)": ["UITableViewDelegate"],
        "tableView(_:shouldIndentWhileEditingRowAt:)": ["UITableViewDelegate"],
        "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)": ["UITableViewDelegate"],
        "tableView(_:titleForDeleteConfirmationButtonForRowAt:)": ["UITableViewDelegate"],
        "tableView(_:titleForFooterInSection:)": ["UITableViewDataSource"],
        "tableView(_:titleForHeaderInSection:)": ["UITableViewDataSource"],
        "tableView(_:trailingSwipeActionsConfigurationForRowAt:)": ["UITableViewDelegate"],
        "tableView(_:viewForFooterInSection:)": ["UITableViewDelegate"],
        "tableView(_:viewForHeaderInSection:)": ["UITableViewDelegate"],
        "tableView(_:willBeginEditingRowAt:)": ["UITableViewDelegate"],
        "tableView(_:willDeselectRowAt:)": ["UITableViewDelegate"],
        "tableView(_:willDisplay:forRowAt:)": ["UITableViewDelegate"],
        "tableView(_:willDisplayContextMenu:animator:)": ["UITableViewDelegate"],
        "tableView(_:willDisplayFooterView:forSection:)": ["UITableViewDelegate"],
        "tableView(_:willDisplayHeaderView:forSection:)": ["UITableViewDelegate"],
        "tableView(_:willEndContextMenuInteraction:animator:)": ["UITableViewDelegate"],
        "tableView(_:willPerformPreviewActionForMenuWith:animator:)": ["UITableViewDelegate"],
        "tableView(_:willSelectRowAt:)": ["UITableViewDelegate"],
        "tableViewDidEndMultipleSelectionInteraction(_:)": ["UITableViewDelegate"],
        "targetDisplayModeForAction(in:)": ["UISplitViewControllerDelegate"],
        "textField(_:editMenuForCharactersIn:suggestedActions:)": ["UITextFieldDelegate"],
        "textField(_:shouldChangeCharactersIn:replacementString:)": ["UITextFieldDelegate"],
        "textFieldDidBeginEditing(_:)": ["UITextFieldDelegate"],
        "textFieldDidChangeSelection(_:)": ["UITextFieldDelegate"],
        "textFieldDidEndEditing(_:)": ["UITextFieldDelegate"],
        "textFieldDidEndEditing(_:reason:)": ["UITextFieldDelegate"],
        "textFieldShouldBeginEditing(_:)": ["UITextFieldDelegate"],
        "textFieldShouldClear(_:)": ["UITextFieldDelegate"], "textFieldShouldEndEditing(_:)": ["UITextFieldDelegate"],
        "textFieldShouldReturn(_:)": ["UITextFieldDelegate"],
        "textStorage(_:didProcessEditing:range:changeInLength:)": ["NSTextStorageDelegate"],
        "textStorage(_:willProcessEditing:range:changeInLength:)": ["NSTextStorageDelegate"],
        "textStyling(at:in:)": ["UITextInput"],
        "textView(_:editMenuForTextIn:suggestedActions:)": ["UITextViewDelegate"],
        "textView(_:primaryActionFor:defaultAction:)": ["UITextViewDelegate"],
        "textView(_:shouldChangeTextIn:replacementText:)": ["UITextViewDelegate"],
        "textView(_:shouldInteractWith:in:interaction:)": ["UITextViewDelegate"],
        "textViewDidBeginEditing(_:)": ["UITextViewDelegate"], "textViewDidChange(_:)": ["UITextViewDelegate"],
        "textViewDidChangeSelection(_:)": ["UITextViewDelegate"], "textViewDidEndEditing(_:)": ["UITextViewDelegate"],
        "textViewShouldBeginEditing(_:)": ["UITextViewDelegate"],
        "textViewShouldEndEditing(_:)": ["UITextViewDelegate"], "viewForZooming(in:)": ["UIScrollViewDelegate"],
        "willPresent(_:)": ["UIAlertViewDelegate"],
        "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)": ["UIWindowSceneDelegate"],
    ]

    /// The protocols that ask for nothing: each requirement may be left out.
    static let undemanding: Set<String> = [
        "CAAnimationDelegate", "CALayerDelegate", "NSLayoutManagerDelegate", "NSTextStorageDelegate",
        "UIAdaptivePresentationControllerDelegate", "UIAlertViewDelegate", "UIBarPositioningDelegate",
        "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout", "UICollisionBehaviorDelegate",
        "UIDynamicAnimatorDelegate", "UIEditMenuInteractionDelegate", "UIGestureRecognizerDelegate",
        "UINavigationBarDelegate", "UINavigationControllerDelegate", "UIPageViewControllerDelegate",
        "UIPickerViewDelegate", "UIPointerInteractionDelegate", "UIPopoverPresentationControllerDelegate",
        "UISceneDelegate", "UIScrollViewDelegate", "UISheetPresentationControllerDelegate",
        "UISplitViewControllerDelegate", "UITabBarControllerDelegate", "UITabBarDelegate", "UITableViewDelegate",
        "UITextFieldDelegate", "UITextViewDelegate", "UIViewControllerTransitioningDelegate",
    ]

    /// The markers by which UIKit asks for an optional method (U43).
    static let markers: [Marker] = [
        Marker("CollectionCanEditMarker", of: "UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("canEditItemAt", "IndexPath")]),
        Marker("CollectionCanFocusMarker", of: "UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("canFocusItemAt", "IndexPath")]),
        Marker("CollectionCanMoveItemMarker", of: "UICollectionViewDataSource", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("canMoveItemAt", "IndexPath")]),
        Marker("CollectionCanPerformPrimaryActionMarker", of: "UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("canPerformPrimaryActionForItemAt", "IndexPath")]),
        Marker("CollectionCancelPrefetchingMarker", of: "UICollectionViewDataSourcePrefetching", "collectionView", "", [
            ("_", "UICollectionView"), ("cancelPrefetchingForItemsAt", "[IndexPath]")]),
        Marker("CollectionDidBeginMultipleSelectionMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("didBeginMultipleSelectionInteractionAt", "IndexPath")]),
        Marker("CollectionDidDeselectMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("didDeselectItemAt", "IndexPath")]),
        Marker("CollectionDidEndDisplayingCellMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("didEndDisplaying", "UICollectionViewCell"), ("forItemAt", "IndexPath")]),
        Marker("CollectionDidEndDisplayingViewMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("didEndDisplayingSupplementaryView", "UICollectionReusableView"), ("forElementOfKind", "String"), ("at", "IndexPath")]),
        Marker("CollectionDidEndMultipleSelectionMarker", of: "UICollectionViewDelegate", "collectionViewDidEndMultipleSelectionInteraction", "", [
            ("_", "UICollectionView")]),
        Marker("CollectionDidHighlightMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("didHighlightItemAt", "IndexPath")]),
        Marker("CollectionDidSelectMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("didSelectItemAt", "IndexPath")]),
        Marker("CollectionDidUnhighlightMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("didUnhighlightItemAt", "IndexPath")]),
        Marker("CollectionDidUpdateFocusMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("didUpdateFocusIn", "UICollectionViewFocusUpdateContext"), ("with", "UIFocusAnimationCoordinator")]),
        Marker("CollectionDismissalPreviewMarker", of: "UICollectionViewDelegate", "collectionView", "UITargetedPreview?", [
            ("_", "UICollectionView"), ("contextMenuConfiguration", "UIContextMenuConfiguration"), ("dismissalPreviewForItemAt", "IndexPath")]),
        Marker("CollectionFooterSizeMarker", of: "UICollectionViewDelegateFlowLayout", "collectionView", "CGSize", [
            ("_", "UICollectionView"), ("layout", "UICollectionViewLayout"), ("referenceSizeForFooterInSection", "Int")]),
        Marker("CollectionHeaderSizeMarker", of: "UICollectionViewDelegateFlowLayout", "collectionView", "CGSize", [
            ("_", "UICollectionView"), ("layout", "UICollectionViewLayout"), ("referenceSizeForHeaderInSection", "Int")]),
        Marker("CollectionHighlightPreviewMarker", of: "UICollectionViewDelegate", "collectionView", "UITargetedPreview?", [
            ("_", "UICollectionView"), ("contextMenuConfiguration", "UIContextMenuConfiguration"), ("highlightPreviewForItemAt", "IndexPath")]),
        Marker("CollectionIndexTitlesMarker", of: "UICollectionViewDataSource", "indexTitles", "[String]?", [
            ("for", "UICollectionView")]),
        Marker("CollectionInsetForSectionMarker", of: "UICollectionViewDelegateFlowLayout", "collectionView", "UIEdgeInsets", [
            ("_", "UICollectionView"), ("layout", "UICollectionViewLayout"), ("insetForSectionAt", "Int")]),
        Marker("CollectionItemSpacingMarker", of: "UICollectionViewDelegateFlowLayout", "collectionView", "CGFloat", [
            ("_", "UICollectionView"), ("layout", "UICollectionViewLayout"), ("minimumInteritemSpacingForSectionAt", "Int")]),
        Marker("CollectionLineSpacingMarker", of: "UICollectionViewDelegateFlowLayout", "collectionView", "CGFloat", [
            ("_", "UICollectionView"), ("layout", "UICollectionViewLayout"), ("minimumLineSpacingForSectionAt", "Int")]),
        Marker("CollectionMenuForItemMarker", of: "UICollectionViewDelegate", "collectionView", "UIContextMenuConfiguration?", [
            ("_", "UICollectionView"), ("contextMenuConfigurationForItemAt", "IndexPath"), ("point", "CGPoint")]),
        Marker("CollectionMenuForItemsMarker", of: "UICollectionViewDelegate", "collectionView", "UIContextMenuConfiguration?", [
            ("_", "UICollectionView"), ("contextMenuConfigurationForItemsAt", "[IndexPath]"), ("point", "CGPoint")]),
        Marker("CollectionMoveItemMarker", of: "UICollectionViewDataSource", "collectionView", "", [
            ("_", "UICollectionView"), ("moveItemAt", "IndexPath"), ("to", "IndexPath")]),
        Marker("CollectionNumberOfItemsMarker", of: "UICollectionViewDataSource", "collectionView", "Int", [
            ("_", "UICollectionView"), ("numberOfItemsInSection", "Int")]),
        Marker("CollectionNumberOfSectionsMarker", of: "UICollectionViewDataSource", "numberOfSections", "Int", [
            ("in", "UICollectionView")]),
        Marker("CollectionOldDismissalPreviewMarker", of: "UICollectionViewDelegate", "collectionView", "UITargetedPreview?", [
            ("_", "UICollectionView"), ("previewForDismissingContextMenuWithConfiguration", "UIContextMenuConfiguration")]),
        Marker("CollectionOldHighlightPreviewMarker", of: "UICollectionViewDelegate", "collectionView", "UITargetedPreview?", [
            ("_", "UICollectionView"), ("previewForHighlightingContextMenuWithConfiguration", "UIContextMenuConfiguration")]),
        Marker("CollectionOldTargetOfMoveMarker", of: "UICollectionViewDelegate", "collectionView", "IndexPath", [
            ("_", "UICollectionView"), ("targetIndexPathForMoveFromItemAt", "IndexPath"), ("toProposedIndexPath", "IndexPath")]),
        Marker("CollectionPathForIndexTitleMarker", of: "UICollectionViewDataSource", "collectionView", "IndexPath", [
            ("_", "UICollectionView"), ("indexPathForIndexTitle", "String"), ("at", "Int")]),
        Marker("CollectionPerformPrimaryActionMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("performPrimaryActionForItemAt", "IndexPath")]),
        Marker("CollectionPreferredFocusMarker", of: "UICollectionViewDelegate", "indexPathForPreferredFocusedView", "IndexPath?", [
            ("in", "UICollectionView")]),
        Marker("CollectionSelectionFollowsFocusMarker", of: "UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("selectionFollowsFocusForItemAt", "IndexPath")]),
        Marker("CollectionShouldBeginMultipleSelectionMarker", of: "UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("shouldBeginMultipleSelectionInteractionAt", "IndexPath")]),
        Marker("CollectionShouldDeselectMarker", of: "UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("shouldDeselectItemAt", "IndexPath")]),
        Marker("CollectionShouldHighlightMarker", of: "UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("shouldHighlightItemAt", "IndexPath")]),
        Marker("CollectionShouldSelectMarker", of: "UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("shouldSelectItemAt", "IndexPath")]),
        Marker("CollectionShouldUpdateFocusMarker", of: "UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("shouldUpdateFocusIn", "UICollectionViewFocusUpdateContext")]),
        Marker("CollectionSizeForItemMarker", of: "UICollectionViewDelegateFlowLayout", "collectionView", "CGSize", [
            ("_", "UICollectionView"), ("layout", "UICollectionViewLayout"), ("sizeForItemAt", "IndexPath")]),
        Marker("CollectionSupplementaryViewMarker", of: "UICollectionViewDataSource", "collectionView", "UICollectionReusableView", [
            ("_", "UICollectionView"), ("viewForSupplementaryElementOfKind", "String"), ("at", "IndexPath")]),
        Marker("CollectionTargetOfMoveMarker", of: "UICollectionViewDelegate", "collectionView", "IndexPath", [
            ("_", "UICollectionView"), ("targetIndexPathForMoveOfItemFromOriginalIndexPath", "IndexPath"), ("atCurrentIndexPath", "IndexPath"), ("toProposedIndexPath", "IndexPath")]),
        Marker("CollectionTargetOffsetMarker", of: "UICollectionViewDelegate", "collectionView", "CGPoint", [
            ("_", "UICollectionView"), ("targetContentOffsetForProposedContentOffset", "CGPoint")]),
        Marker("CollectionTransitionLayoutMarker", of: "UICollectionViewDelegate", "collectionView", "UICollectionViewTransitionLayout", [
            ("_", "UICollectionView"), ("transitionLayoutForOldLayout", "UICollectionViewLayout"), ("newLayout", "UICollectionViewLayout")]),
        Marker("CollectionWillDisplayCellMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("willDisplay", "UICollectionViewCell"), ("forItemAt", "IndexPath")]),
        Marker("CollectionWillDisplayMenuMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("willDisplayContextMenu", "UIContextMenuConfiguration"), ("animator", "(any UIContextMenuInteractionAnimating)?")]),
        Marker("CollectionWillDisplayViewMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("willDisplaySupplementaryView", "UICollectionReusableView"), ("forElementKind", "String"), ("at", "IndexPath")]),
        Marker("CollectionWillEndMenuMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("willEndContextMenuInteraction", "UIContextMenuConfiguration"), ("animator", "(any UIContextMenuInteractionAnimating)?")]),
        Marker("CollectionWillPerformPreviewMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("willPerformPreviewActionForMenuWith", "UIContextMenuConfiguration"), ("animator", "any UIContextMenuInteractionCommitAnimating")]),
        Marker("PickerViewAttributedTitleMarker", of: "UIPickerViewDelegate", "pickerView", "NSAttributedString?", [
            ("_", "UIPickerView"), ("attributedTitleForRow", "Int"), ("forComponent", "Int")]),
        Marker("PickerViewDidSelectMarker", of: "UIPickerViewDelegate", "pickerView", "", [
            ("_", "UIPickerView"), ("didSelectRow", "Int"), ("inComponent", "Int")]),
        Marker("PickerViewRowHeightMarker", of: "UIPickerViewDelegate", "pickerView", "CGFloat", [
            ("_", "UIPickerView"), ("rowHeightForComponent", "Int")]),
        Marker("PickerViewTitleMarker", of: "UIPickerViewDelegate", "pickerView", "String?", [
            ("_", "UIPickerView"), ("titleForRow", "Int"), ("forComponent", "Int")]),
        Marker("PickerViewViewMarker", of: "UIPickerViewDelegate", "pickerView", "UIView", [
            ("_", "UIPickerView"), ("viewForRow", "Int"), ("forComponent", "Int"), ("reusing", "UIView?")]),
        Marker("PickerViewWidthMarker", of: "UIPickerViewDelegate", "pickerView", "CGFloat", [
            ("_", "UIPickerView"), ("widthForComponent", "Int")]),
        Marker("ScrollViewDidEndDeceleratingMarker", of: "UIScrollViewDelegate", "scrollViewDidEndDecelerating", "", [
            ("_", "UIScrollView")]),
        Marker("ScrollViewDidEndDraggingMarker", of: "UIScrollViewDelegate", "scrollViewDidEndDragging", "", [
            ("_", "UIScrollView"), ("willDecelerate", "Bool")]),
        Marker("ScrollViewDidEndScrollingAnimationMarker", of: "UIScrollViewDelegate", "scrollViewDidEndScrollingAnimation", "", [
            ("_", "UIScrollView")]),
        Marker("ScrollViewDidScrollMarker", of: "UIScrollViewDelegate", "scrollViewDidScroll", "", [("_", "UIScrollView")]),
        Marker("ScrollViewDidZoomMarker", of: "UIScrollViewDelegate", "scrollViewDidZoom", "", [("_", "UIScrollView")]),
        Marker("ScrollViewWillBeginDraggingMarker", of: "UIScrollViewDelegate", "scrollViewWillBeginDragging", "", [
            ("_", "UIScrollView")]),
        Marker("ScrollViewWillEndDraggingMarker", of: "UIScrollViewDelegate", "scrollViewWillEndDragging", "", [
            ("_", "UIScrollView"), ("withVelocity", "CGPoint"), ("targetContentOffset", "UnsafeMutablePointer<CGPoint>")]),
        Marker("TableAccessoryTappedMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("accessoryButtonTappedForRowWith", "IndexPath")]),
        Marker("TableCanEditRowMarker", of: "UITableViewDataSource", "tableView", "Bool", [
            ("_", "UITableView"), ("canEditRowAt", "IndexPath")]),
        Marker("TableCanMoveRowMarker", of: "UITableViewDataSource", "tableView", "Bool", [
            ("_", "UITableView"), ("canMoveRowAt", "IndexPath")]),
        Marker("TableCanPerformPrimaryActionMarker", of: "UITableViewDelegate", "tableView", "Bool", [
            ("_", "UITableView"), ("canPerformPrimaryActionForRowAt", "IndexPath")]),
        Marker("TableCancelPrefetchingMarker", of: "UITableViewDataSourcePrefetching", "tableView", "", [
            ("_", "UITableView"), ("cancelPrefetchingForRowsAt", "[IndexPath]")]),
        Marker("TableCommitEditingMarker", of: "UITableViewDataSource", "tableView", "", [
            ("_", "UITableView"), ("commit", "UITableViewCell.EditingStyle"), ("forRowAt", "IndexPath")]),
        Marker("TableContextMenuForRowMarker", of: "UITableViewDelegate", "tableView", "UIContextMenuConfiguration?", [
            ("_", "UITableView"), ("contextMenuConfigurationForRowAt", "IndexPath"), ("point", "CGPoint")]),
        Marker("TableDidBeginMultipleSelectionMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("didBeginMultipleSelectionInteractionAt", "IndexPath")]),
        Marker("TableDidDeselectRowMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("didDeselectRowAt", "IndexPath")]),
        Marker("TableDidEndDisplayingCellMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("didEndDisplaying", "UITableViewCell"), ("forRowAt", "IndexPath")]),
        Marker("TableDidEndDisplayingFooterMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("didEndDisplayingFooterView", "UIView"), ("forSection", "Int")]),
        Marker("TableDidEndDisplayingHeaderMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("didEndDisplayingHeaderView", "UIView"), ("forSection", "Int")]),
        Marker("TableDidEndEditingRowMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("didEndEditingRowAt", "IndexPath?")]),
        Marker("TableDidEndMultipleSelectionMarker", of: "UITableViewDelegate", "tableViewDidEndMultipleSelectionInteraction", "", [
            ("_", "UITableView")]),
        Marker("TableDidHighlightRowMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("didHighlightRowAt", "IndexPath")]),
        Marker("TableDidSelectRowMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("didSelectRowAt", "IndexPath")]),
        Marker("TableDidUnhighlightRowMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("didUnhighlightRowAt", "IndexPath")]),
        Marker("TableEditActionsMarker", of: "UITableViewDelegate", "tableView", "[UITableViewRowAction]?", [
            ("_", "UITableView"), ("editActionsForRowAt", "IndexPath")]),
        Marker("TableEditingStyleForRowMarker", of: "UITableViewDelegate", "tableView", "UITableViewCell.EditingStyle", [
            ("_", "UITableView"), ("editingStyleForRowAt", "IndexPath")]),
        Marker("TableEstimatedHeightForFooterMarker", of: "UITableViewDelegate", "tableView", "CGFloat", [
            ("_", "UITableView"), ("estimatedHeightForFooterInSection", "Int")]),
        Marker("TableEstimatedHeightForHeaderMarker", of: "UITableViewDelegate", "tableView", "CGFloat", [
            ("_", "UITableView"), ("estimatedHeightForHeaderInSection", "Int")]),
        Marker("TableEstimatedHeightForRowMarker", of: "UITableViewDelegate", "tableView", "CGFloat", [
            ("_", "UITableView"), ("estimatedHeightForRowAt", "IndexPath")]),
        Marker("TableHeightForFooterMarker", of: "UITableViewDelegate", "tableView", "CGFloat", [
            ("_", "UITableView"), ("heightForFooterInSection", "Int")]),
        Marker("TableHeightForHeaderMarker", of: "UITableViewDelegate", "tableView", "CGFloat", [
            ("_", "UITableView"), ("heightForHeaderInSection", "Int")]),
        Marker("TableHeightForRowMarker", of: "UITableViewDelegate", "tableView", "CGFloat", [
            ("_", "UITableView"), ("heightForRowAt", "IndexPath")]),
        Marker("TableIndentationLevelMarker", of: "UITableViewDelegate", "tableView", "Int", [
            ("_", "UITableView"), ("indentationLevelForRowAt", "IndexPath")]),
        Marker("TableLeadingSwipeActionsMarker", of: "UITableViewDelegate", "tableView", "UISwipeActionsConfiguration?", [
            ("_", "UITableView"), ("leadingSwipeActionsConfigurationForRowAt", "IndexPath")]),
        Marker("TableMoveRowMarker", of: "UITableViewDataSource", "tableView", "", [
            ("_", "UITableView"), ("moveRowAt", "IndexPath"), ("to", "IndexPath")]),
        Marker("TableNumberOfRowsMarker", of: "UITableViewDataSource", "tableView", "Int", [
            ("_", "UITableView"), ("numberOfRowsInSection", "Int")]),
        Marker("TableNumberOfSectionsMarker", of: "UICollectionViewDataSource", "numberOfSections", "Int", [("in", "UITableView")]),
        Marker("TablePerformPrimaryActionMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("performPrimaryActionForRowAt", "IndexPath")]),
        Marker("TablePreviewForDismissingMarker", of: "UITableViewDelegate", "tableView", "UITargetedPreview?", [
            ("_", "UITableView"), ("previewForDismissingContextMenuWithConfiguration", "UIContextMenuConfiguration")]),
        Marker("TablePreviewForHighlightingMarker", of: "UITableViewDelegate", "tableView", "UITargetedPreview?", [
            ("_", "UITableView"), ("previewForHighlightingContextMenuWithConfiguration", "UIContextMenuConfiguration")]),
        Marker("TableSectionForTitleMarker", of: "UITableViewDataSource", "tableView", "Int", [
            ("_", "UITableView"), ("sectionForSectionIndexTitle", "String"), ("at", "Int")]),
        Marker("TableSectionIndexTitlesMarker", of: "UITableViewDataSource", "sectionIndexTitles", "[String]?", [
            ("for", "UITableView")]),
        Marker("TableShouldBeginMultipleSelectionMarker", of: "UITableViewDelegate", "tableView", "Bool", [
            ("_", "UITableView"), ("shouldBeginMultipleSelectionInteractionAt", "IndexPath")]),
        Marker("TableShouldHighlightRowMarker", of: "UITableViewDelegate", "tableView", "Bool", [
            ("_", "UITableView"), ("shouldHighlightRowAt", "IndexPath")]),
        Marker("TableShouldIndentRowMarker", of: "UITableViewDelegate", "tableView", "Bool", [
            ("_", "UITableView"), ("shouldIndentWhileEditingRowAt", "IndexPath")]),
        Marker("TableTargetForMoveMarker", of: "UITableViewDelegate", "tableView", "IndexPath", [
            ("_", "UITableView"), ("targetIndexPathForMoveFromRowAt", "IndexPath"), ("toProposedIndexPath", "IndexPath")]),
        Marker("TableTitleForDeleteMarker", of: "UITableViewDelegate", "tableView", "String?", [
            ("_", "UITableView"), ("titleForDeleteConfirmationButtonForRowAt", "IndexPath")]),
        Marker("TableTitleForFooterMarker", of: "UITableViewDataSource", "tableView", "String?", [
            ("_", "UITableView"), ("titleForFooterInSection", "Int")]),
        Marker("TableTitleForHeaderMarker", of: "UITableViewDataSource", "tableView", "String?", [
            ("_", "UITableView"), ("titleForHeaderInSection", "Int")]),
        Marker("TableTrailingSwipeActionsMarker", of: "UITableViewDelegate", "tableView", "UISwipeActionsConfiguration?", [
            ("_", "UITableView"), ("trailingSwipeActionsConfigurationForRowAt", "IndexPath")]),
        Marker("TableViewForFooterMarker", of: "UITableViewDelegate", "tableView", "UIView?", [
            ("_", "UITableView"), ("viewForFooterInSection", "Int")]),
        Marker("TableViewForHeaderMarker", of: "UITableViewDelegate", "tableView", "UIView?", [
            ("_", "UITableView"), ("viewForHeaderInSection", "Int")]),
        Marker("TableWillBeginEditingRowMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("willBeginEditingRowAt", "IndexPath")]),
        Marker("TableWillDeselectRowMarker", of: "UITableViewDelegate", "tableView", "IndexPath?", [
            ("_", "UITableView"), ("willDeselectRowAt", "IndexPath")]),
        Marker("TableWillDisplayCellMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("willDisplay", "UITableViewCell"), ("forRowAt", "IndexPath")]),
        Marker("TableWillDisplayFooterMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("willDisplayFooterView", "UIView"), ("forSection", "Int")]),
        Marker("TableWillDisplayHeaderMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("willDisplayHeaderView", "UIView"), ("forSection", "Int")]),
        Marker("TableWillDisplayMenuMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("willDisplayContextMenu", "UIContextMenuConfiguration"), ("animator", "(any UIContextMenuInteractionAnimating)?")]),
        Marker("TableWillEndMenuMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("willEndContextMenuInteraction", "UIContextMenuConfiguration"), ("animator", "(any UIContextMenuInteractionAnimating)?")]),
        Marker("TableWillPerformPreviewMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("willPerformPreviewActionForMenuWith", "UIContextMenuConfiguration"), ("animator", "any UIContextMenuInteractionCommitAnimating")]),
        Marker("TableWillSelectRowMarker", of: "UITableViewDelegate", "tableView", "IndexPath?", [
            ("_", "UITableView"), ("willSelectRowAt", "IndexPath")]),
        Marker("TextFieldDidBeginMarker", of: "UITextFieldDelegate", "textFieldDidBeginEditing", "", [("_", "UITextField")]),
        Marker("TextFieldDidChangeSelectionMarker", of: "UITextFieldDelegate", "textFieldDidChangeSelection", "", [
            ("_", "UITextField")]),
        Marker("TextFieldDidEndMarker", of: "UITextFieldDelegate", "textFieldDidEndEditing", "", [("_", "UITextField")]),
        Marker("TextFieldShouldBeginMarker", of: "UITextFieldDelegate", "textFieldShouldBeginEditing", "Bool", [
            ("_", "UITextField")]),
        Marker("TextFieldShouldChangeMarker", of: "UITextFieldDelegate", "textField", "Bool", [
            ("_", "UITextField"), ("shouldChangeCharactersIn", "NSRange"), ("replacementString", "String")]),
        Marker("TextFieldShouldClearMarker", of: "UITextFieldDelegate", "textFieldShouldClear", "Bool", [("_", "UITextField")]),
        Marker("TextFieldShouldEndMarker", of: "UITextFieldDelegate", "textFieldShouldEndEditing", "Bool", [("_", "UITextField")]),
        Marker("TextFieldShouldReturnMarker", of: "UITextFieldDelegate", "textFieldShouldReturn", "Bool", [("_", "UITextField")]),
        Marker("TextViewDidBeginMarker", of: "UITextViewDelegate", "textViewDidBeginEditing", "", [("_", "UITextView")]),
        Marker("TextViewDidChangeMarker", of: "UITextViewDelegate", "textViewDidChange", "", [("_", "UITextView")]),
        Marker("TextViewDidChangeSelectionMarker", of: "UITextViewDelegate", "textViewDidChangeSelection", "", [
            ("_", "UITextView")]),
        Marker("TextViewDidEndMarker", of: "UITextViewDelegate", "textViewDidEndEditing", "", [("_", "UITextView")]),
        Marker("TextViewPrimaryActionMarker", of: "UITextViewDelegate", "textView", "UIAction?", [
            ("_", "UITextView"), ("primaryActionFor", "UITextItem"), ("defaultAction", "UIAction")]),
        Marker("TextViewShouldBeginMarker", of: "UITextViewDelegate", "textViewShouldBeginEditing", "Bool", [("_", "UITextView")]),
        Marker("TextViewShouldChangeMarker", of: "UITextViewDelegate", "textView", "Bool", [
            ("_", "UITextView"), ("shouldChangeTextIn", "NSRange"), ("replacementText", "String")]),
        Marker("TextViewShouldEndMarker", of: "UITextViewDelegate", "textViewShouldEndEditing", "Bool", [("_", "UITextView")]),
        Marker("TextViewShouldInteractMarker", of: "UITextViewDelegate", "textView", "Bool", [
            ("_", "UITextView"), ("shouldInteractWith", "URL"), ("in", "NSRange"), ("interaction", "UITextItemInteraction")]),
        Marker("ViewForZoomingMarker", of: "UIScrollViewDelegate", "viewForZooming", "UIView?", [("in", "UIScrollView")]),
    ]
}
