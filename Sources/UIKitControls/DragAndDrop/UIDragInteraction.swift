// Lifts what is in a view, and lets it be dragged.
// Apple: "UIDragInteraction".
import CoreGraphics
import Foundation
import UIKitCore

/// Lifts the items of its view under a finger that rests, and lets it drag them. A tap of another finger adds items of this or of
/// another such view.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    private let press = UILongPressGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private let gate = DragGate()
    private weak var viewStorage: UIView?
    private weak var delegateStorage: (any UIDragInteractionDelegate)?
    /// The session and the items of a press that is about to lift.
    private var prepared: (session: DragSession, items: [UIDragItem])?

    /// An interaction whose delegate gives the items. Not retained.
    public init(delegate: any UIDragInteractionDelegate) {
        delegateStorage = delegate
        super.init()
        gate.interaction = self
        press.minimumPressDuration = DragMeasures.liftDelay
        for recognizer in [press, tap] as [UIGestureRecognizer] { recognizer.delegate = gate }
        press.handler = { [weak self] _ in self?.pressed() }
        tap.handler = { [weak self] recognizer in
            if recognizer.state == .ended { self?.tapped() }
        }
        setEnabled(Self.isEnabledByDefault)
    }

    /// Whether new interactions are enabled. It depends on the device (documented); true on all devices here.
    open class var isEnabledByDefault: Bool { true }
    /// Gives the items.
    open var delegate: (any UIDragInteractionDelegate)? { delegateStorage }
    /// The view to which it is attached.
    open var view: UIView? { viewStorage }
    /// Whether items can be lifted.
    open var isEnabled: Bool {
        get { press.isEnabled }
        set { setEnabled(newValue) }
    }
    /// Whether other gestures go on when items are lifted; false by default. Long presses always do.
    open var allowsSimultaneousRecognitionDuringLift: Bool {
        get { gate.letsOthers }
        set { gate.letsOthers = newValue }
    }

    /// Takes the recognizers off the old view.
    open func willMove(to view: UIView?) {
        viewStorage?.removeGestureRecognizer(press)
        viewStorage?.removeGestureRecognizer(tap)
    }
    /// Puts the recognizers on the new view.
    open func didMove(to view: UIView?) {
        viewStorage = view
        view?.addGestureRecognizer(press)
        view?.addGestureRecognizer(tap)
    }

    private func setEnabled(_ isEnabled: Bool) {
        press.isEnabled = isEnabled
        tap.isEnabled = isEnabled
    }

    /// The finger has rested: whether there is something to lift.
    fileprivate func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer === press else { return true }
        prepared = nil
        guard ActiveDrag.current == nil, let view, let window = view.window, let delegate else { return false }
        let session = DragSession(self)
        session.finger = window.convertToScreen(press.location(in: nil))
        let items = session.accept(delegate.dragInteraction(self, itemsForBeginning: session))
        guard !items.isEmpty else { return false }
        prepared = (session, items)
        return true
    }

    /// A press takes one finger, and a tap counts beside it alone.
    fileprivate func mayReceive(_ recognizer: UIGestureRecognizer) -> Bool {
        if recognizer === press { return ActiveDrag.current == nil && press.numberOfTouches == 0 }
        return ActiveDrag.current?.machine.phase == .dragging
    }

    /// Long presses go on beside the lift, so that one finger opens a menu or drags.
    fileprivate func goesAlong(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        recognizer === press && (gate.letsOthers || other is UILongPressGestureRecognizer)
    }

    private func pressed() {
        let point = press.location(in: nil)
        switch press.state {
        case .began:
            guard let (session, items) = prepared, let window = view?.window else { return }
            prepared = nil
            ActiveDrag.begin(session, items, self, in: window)
        case .changed: own?.fingerMoved(to: point)
        case .ended: own?.fingerLifted(at: point)
        default: own?.take(.interrupt)
        }
    }

    /// The drag that began here.
    private var own: ActiveDrag? {
        guard let drag = ActiveDrag.current, drag.source === self else { return nil }
        return drag
    }

    private func tapped() {
        guard let view, let delegate, let drag = ActiveDrag.current, drag.machine.phase == .dragging else { return }
        let point = tap.location(in: view)
        let chosen = delegate.dragInteraction(self, sessionForAddingItems: [drag.session], withTouchAt: point)
        guard chosen === drag.session else { return }
        drag.add(delegate.dragInteraction(self, itemsForAddingTo: drag.session, withTouchAt: point), by: self)
    }
}

/// Decides for the interaction's recognizers.
@MainActor private final class DragGate: NSObject, UIGestureRecognizerDelegate {
    weak var interaction: UIDragInteraction?
    var letsOthers = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        interaction?.mayBegin(gestureRecognizer) ?? false
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        interaction?.mayReceive(gestureRecognizer) ?? false
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { interaction?.goesAlong(gestureRecognizer, otherGestureRecognizer) ?? false }
}
