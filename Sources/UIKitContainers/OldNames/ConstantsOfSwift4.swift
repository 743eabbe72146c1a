// Constants of Swift 4, before Swift 4.2 moved them into their classes.
// Apple: the page of each constant.
import CoreGraphics
import Foundation
import UIKitCore

/// The Swift 4 name.
@available(*, deprecated, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
public let UIKeyboardIsLocalUserInfoKey = UIResponder.keyboardIsLocalUserInfoKey
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
@MainActor public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIWindow.Level.normal")
public let UIWindowLevelNormal = UIWindow.Level.normal
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIWindow.Level.alert")
public let UIWindowLevelAlert = UIWindow.Level.alert
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIWindow.Level.statusBar")
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIBackgroundTaskIdentifier.invalid")
@MainActor public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIApplication.openSettingsURLString")
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIAccessibility.Notification.screenChanged")
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIAccessibility.Notification.layoutChanged")
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIAccessibility.Notification.announcement")
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIKeyCommand.inputUpArrow")
public let UIKeyInputUpArrow = UIKeyCommand.inputUpArrow
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIKeyCommand.inputDownArrow")
public let UIKeyInputDownArrow = UIKeyCommand.inputDownArrow
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIKeyCommand.inputLeftArrow")
public let UIKeyInputLeftArrow = UIKeyCommand.inputLeftArrow
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIKeyCommand.inputRightArrow")
public let UIKeyInputRightArrow = UIKeyCommand.inputRightArrow
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIKeyCommand.inputEscape")
public let UIKeyInputEscape = UIKeyCommand.inputEscape
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIAccessibilityTraits.none")
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIAccessibilityTraits.button")
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIAccessibilityTraits.link")
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIAccessibilityTraits.header")
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIAccessibilityTraits.searchField")
public let UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIAccessibilityTraits.image")
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIAccessibilityTraits.selected")
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIAccessibilityTraits.playsSound")
public let UIAccessibilityTraitPlaysSound = UIAccessibilityTraits.playsSound
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIAccessibilityTraits.keyboardKey")
public let UIAccessibilityTraitKeyboardKey = UIAccessibilityTraits.keyboardKey
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIAccessibilityTraits.staticText")
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIAccessibilityTraits.summaryElement")
public let UIAccessibilityTraitSummaryElement = UIAccessibilityTraits.summaryElement
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIAccessibilityTraits.notEnabled")
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIAccessibilityTraits.updatesFrequently")
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIAccessibilityTraits.startsMediaSession")
public let UIAccessibilityTraitStartsMediaSession = UIAccessibilityTraits.startsMediaSession
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIAccessibilityTraits.adjustable")
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public let UIAccessibilityTraitAllowsDirectInteraction = UIAccessibilityTraits.allowsDirectInteraction
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIAccessibilityTraits.causesPageTurn")
public let UIAccessibilityTraitCausesPageTurn = UIAccessibilityTraits.causesPageTurn
/// The Swift 4 name.
@available(*, deprecated, renamed: "UIAccessibilityTraits.tabBar")
public let UIAccessibilityTraitTabBar = UIAccessibilityTraits.tabBar

extension RunLoop.Mode {
    /// The Swift 4 name.
    @available(*, deprecated, renamed: "common")
    public static var commonModes: RunLoop.Mode { .common }
    /// The Swift 4 name.
    @available(*, deprecated, renamed: "default")
    public static var defaultRunLoopMode: RunLoop.Mode { .default }
}
