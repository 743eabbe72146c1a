// A list's own recognizers: swipes along rows, the handle that moves a row, two fingers that select.
// No Apple page: this is ours; "UIGestureRecognizerDelegate".
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// What a list says about its handles.
@MainActor protocol HandleList: UIScrollView {
    /// Whether a point of the list is on the handle of a row that can be moved now.
    func isHandle(at point: CGPoint) -> Bool
    func holdChanged()
}

/// Decides for the recognizers, so that an app's list may be a delegate of its own recognizers.
@MainActor final class ListGestures: NSObject, UIGestureRecognizerDelegate {
    let swiping = ListSwiping()
    let several = ListSeveral()
    let hold = UILongPressGestureRecognizer()
    private weak var list: (any HandleList & SwipingList & SeveralList)?

    func attach(to list: any HandleList & SwipingList & SeveralList) {
        self.list = list
        (swiping.list, several.list) = (list, list)
        let (swipe, fingers) = (swiping.recognizer, several.recognizer)
        swipe.maximumNumberOfTouches = 1
        swipe.delegate = self
        swipe.handler = { [weak self] _ in self?.swiping.fingerChanged() }
        // The handle takes the row at once; a press anywhere else is none of its business.
        hold.minimumPressDuration = 0
        hold.delegate = self
        hold.handler = { [weak self] _ in self?.list?.holdChanged() }
        fingers.minimumNumberOfTouches = 2
        fingers.maximumNumberOfTouches = 2
        fingers.delegate = self
        fingers.handler = { [weak self] _ in self?.several.fingersChanged() }
        for recognizer in [hold, swipe, fingers] { list.addGestureRecognizer(recognizer) }
    }

    /// Whether a recognizer is one of these.
    func owns(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer === swiping.recognizer || recognizer === hold || recognizer === several.recognizer
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === swiping.recognizer { return swiping.mayBegin() }
        if gestureRecognizer === several.recognizer { return several.mayBegin() }
        return list != nil
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let list else { return false }
        if gestureRecognizer === hold { return list.isHandle(at: touch.location(in: list)) }
        return !(touch.view is UISlider)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === hold && otherGestureRecognizer === list?.panGestureRecognizer }
}
