// Telling of changes of isRunning and state, in place of key-value observing.
// Apple: "NSKeyValueObservation", "Using Key-Value Observing in Swift".
import Diagnostics
import Foundation
import QuartzCore
import SelectorDispatch

/// One observer of an animator.
@MainActor final class AnimatorObservation {
    enum Moment {
        case before, after, initial
    }

    private let tell: (AnimatorObservation, Moment) -> Void
    /// The value at the last call, for what is old.
    fileprivate var last: Any?
    fileprivate(set) var isValid = true

    init(_ tell: @escaping (AnimatorObservation, Moment) -> Void) { self.tell = tell }

    func told(_ moment: Moment) { if isValid { tell(self, moment) } }
    func invalidate() { isValid = false }
}

extension UIViewPropertyAnimator {
    /// Calls a closure whenever a value changes, as long as the observation is held.
    ///
    /// Only `isRunning` and `state` tell; any other key path is UIK1714. Linux has no key-value observing.
    public func observe<Value>(
        _ keyPath: KeyPath<UIViewPropertyAnimator, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (UIViewPropertyAnimator, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let path = keyPath as AnyKeyPath
        guard path == \UIViewPropertyAnimator.isRunning || path == \UIViewPropertyAnimator.state else {
            Catalogue.animatorObservation.report(object: description)
            return NSKeyValueObservation {}
        }
        let observation = AnimatorObservation { [weak self] observation, moment in
            guard let self else { return }
            let (value, old) = (self[keyPath: keyPath], observation.last as? Value)
            let wanted = (new: options.contains(.new), old: options.contains(.old))
            switch moment {
            case .before:
                observation.last = value
                guard options.contains(.prior) else { return }
                changeHandler(self, .init(newValue: nil, oldValue: wanted.old ? value : nil, isPrior: true))
            case .after:
                changeHandler(
                    self,
                    .init(newValue: wanted.new ? value : nil, oldValue: wanted.old ? old : nil, isPrior: false))
            case .initial:
                guard options.contains(.initial) else { return }
                changeHandler(self, .init(newValue: wanted.new ? value : nil, oldValue: nil, isPrior: false))
            }
        }
        life.observations.append(observation)
        observation.told(.initial)
        return NSKeyValueObservation { [weak observation] in
            guard MainExecutor.isCurrent else { return }
            MainActor.assumeIsolated { observation?.invalidate() }
        }
    }
}
