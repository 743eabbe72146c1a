// Diagnostics UIK17xx: property animators and dynamic animators.
// No Apple page: this is ours. Apple's texts as public reports quote them; where Apple says "programmer error" and no
// text is known, the entry has none.

extension Catalogue {
    /// UIK1701: released on its way.
    package static let animatorReleased = CatalogueEntry(
        code: "UIK1701", severity: .exception, title: "A paused or stopped property animator was released.",
        cause: "Its last reference was released before it finished.",
        fix: "Before releasing it, call stopAnimation(true), or stopAnimation(false) and finishAnimation(at:).",
        apple: "NSInternalInconsistencyException: It is an error to release a paused or stopped property animator. Property "
            + "animators must either finish animating or be explicitly stopped and finished before they can be released.",
        recovery: .continues("The views keep their displayed state, and no completion block is called."))

    /// UIK1702: stopped twice.
    package static let animatorAlreadyStopped = CatalogueEntry(
        code: "UIK1702", severity: .exception, title: "A stopped property animator was stopped again.",
        cause: "stopAnimation(false) was called before and is waiting for finishAnimation(at:).",
        fix: "Check state first: call finishAnimation(at:) if it is .stopped, otherwise stopAnimation(_:).",
        apple: "NSInternalInconsistencyException: Animator <UIViewPropertyAnimator(0x…) [stopped]…> is already stopped!",
        recovery: .noOperation)

    /// UIK1703: finished without having been stopped.
    package static let animatorNotStopped = CatalogueEntry(
        code: "UIK1703", severity: .exception, title: "A property animator that is not stopped was finished.",
        cause: "finishAnimation(at:) requires a call of stopAnimation(false), which has no effect on an animator that "
            + "never started.",
        fix: "Call stopAnimation(false) while it is active, then finishAnimation(at:) once.",
        apple: "NSInternalInconsistencyException: finishAnimationAtPosition: should only be called on a stopped animator!",
        recovery: .noOperation)

    /// UIK1704: continued from elsewhere than a pause. Apple's text is not known.
    package static let animatorNotPaused = CatalogueEntry(
        code: "UIK1704", severity: .exception,
        title: "A property animator was continued that is not paused or not interruptible.",
        cause: "Apple's documentation calls this a programmer error; the message of UIKit is not known.",
        fix: "Call pauseAnimation() first, and leave isInterruptible true.", recovery: .noOperation)

    /// UIK1705: animations added while stopped. Apple's text is not known.
    package static let animatorAddedWhileStopped = CatalogueEntry(
        code: "UIK1705", severity: .exception, title: "Animations were added to a stopped property animator.",
        cause: "Apple's documentation calls this a programmer error; the message of UIKit is not known.",
        fix: "Finish it first with finishAnimation(at:), or make a new animator.", recovery: .noOperation)

    /// UIK1706: stopped though not interruptible. Apple's text is not known.
    package static let animatorUninterruptibleStopped = CatalogueEntry(
        code: "UIK1706", severity: .exception, title: "A property animator that is not interruptible was stopped.",
        cause: "isInterruptible is false. Apps are reported to crash here; the message is not known.",
        fix: "Keep isInterruptible true if the animator may have to be stopped.",
        recovery: .continues("The animator is stopped anyway."))

    /// UIK1707: a setting that may only be changed at rest. Apple's text is not known.
    package static let animatorSettingWhileActive = CatalogueEntry(
        code: "UIK1707", severity: .exception,
        title: "A setting of a property animator was changed while it is not inactive.",
        cause: "Apple's header says that setting it on an active animator raises an exception; the message is not known.",
        fix: "Set isUserInteractionEnabled and isInterruptible before the animator is started.", recovery: .noOperation)

    /// UIK1708: started while stopped, as devices were seen to behave.
    package static let animatorStartedWhileStopped = CatalogueEntry(
        code: "UIK1708", severity: .misuse, title: "A stopped property animator was started or paused, to no effect.",
        cause: "After stopAnimation(false), only finishAnimation(at:) has an effect.",
        fix: "Finish it, and create a new animator for the next animation.", recovery: .noOperation)

    /// UIK1709: the same where Apple's pages count. Apple's text is not known.
    package static let animatorStartedWhileStoppedRaises = CatalogueEntry(
        code: "UIK1709", severity: .exception, title: "A stopped property animator was started or paused.",
        cause: "Apple's documentation calls this a programmer error; the message of UIKit is not known.",
        fix: "Finish it, and create a new animator for the next animation.", recovery: .noOperation)

    /// UIK1710: finished after its end, where Apple's pages count. Apple's text is not known.
    package static let animatorFinishedWhileInactive = CatalogueEntry(
        code: "UIK1710", severity: .exception, title: "A property animator that has ended was finished.",
        cause: "Apple's documentation calls this a programmer error; the message of UIKit is not known.",
        fix: "Call finishAnimation(at:) only if state is .stopped.", recovery: .noOperation)

    /// UIK1711: a number outside its domain.
    package static let animatorNumber = CatalogueEntry(
        code: "UIK1711", severity: .misuse, title: "A property animator was given a number outside its domain.",
        cause: "It is not finite, or a duration, delay or factor is negative, or a delay factor is above 1.",
        fix: "Check the number first; guard divisions by a size that may be zero.",
        recovery: .continues("The nearest valid number is used. NaN counts as 0; a fraction of NaN changes nothing."))

    /// UIK1712: paused though not interruptible.
    package static let animatorUninterruptiblePaused = CatalogueEntry(
        code: "UIK1712", severity: .misuse, title: "A property animator that is not interruptible was paused.",
        cause: "isInterruptible is false. Apple's documentation says that such an animator runs to its end.",
        fix: "Keep isInterruptible true if the animator may have to be paused.",
        recovery: .continues("The animator is paused anyway."))

    /// UIK1713: the cell was reused.
    package static let animatorReused = CatalogueEntry(
        code: "UIK1713", severity: .misuse, title: "The cell of a property animator was reused.",
        cause: "Its views show the final state from now on, whatever calls the animator receives.",
        fix: "Stop it in prepareForReuse(), and create a new one in the next turn of the run loop (DispatchQueue.main.async).",
        recovery: .continues("The animator continues without these views."))

    /// UIK1714: a key path that animators tell nobody of.
    package static let animatorObservation = CatalogueEntry(
        code: "UIK1714", severity: .unsupported, title: "A property animator notifies observers of isRunning and state only.",
        cause: "Linux has no key-value observing; Apple documents only these two properties as observable.",
        fix: "Observe isRunning or state, and read other values when one of them changes.",
        recovery: .continues("The observation is never called again."))

    /// UIK1715: a view that the dynamic animator cannot place.
    package static let dynamicItemOutside = CatalogueEntry(
        code: "UIK1715", severity: .exception, title: "A dynamic item is not in the animator's reference view.",
        cause: "The animator moves views in the coordinates of its reference view, and this view is not a descendant of it.",
        fix: "Add the view to the reference view before adding its behavior to the animator.",
        apple: "NSInvalidArgumentException: View item (<UIView: 0x…>) should be a descendant of reference view in "
            + "<UIDynamicAnimator: 0x…>",
        recovery: .continues("The item is ignored."))

    /// UIK1716: a number that no world can hold.
    package static let dynamicNumber = CatalogueEntry(
        code: "UIK1716", severity: .misuse, title: "A dynamic behavior was given a number that is not finite.",
        cause: "It would spread to every item that the animator moves.",
        fix: "Check the number first; guard divisions by a length that may be zero.", recovery: .noOperation)

    /// Every entry of UIK17xx, in order of code.
    package static let animation: [CatalogueEntry] = [
        animatorReleased, animatorAlreadyStopped, animatorNotStopped, animatorNotPaused, animatorAddedWhileStopped,
        animatorUninterruptibleStopped, animatorSettingWhileActive, animatorStartedWhileStopped,
        animatorStartedWhileStoppedRaises, animatorFinishedWhileInactive, animatorNumber, animatorUninterruptiblePaused,
        animatorReused, animatorObservation, dynamicItemOutside, dynamicNumber,
    ]
}
