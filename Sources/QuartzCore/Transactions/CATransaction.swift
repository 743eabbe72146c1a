// Grouping changes of layers: duration, timing, actions, completion.
// Apple: "CATransaction".
import Foundation

/// Groups changes of layers. Levels nest; the first change outside any opens one that ends with the turn.
open class CATransaction: NSObject {
    static var current: TransactionState { .current }

    /// Opens a level with the values of the one around it.
    open class func begin() {
        let state = current
        state.levels.append(TransactionLevel(after: state.levels.last))
    }

    /// Closes the level. The changes are shown with the turn's commit.
    open class func commit() {
        let state = current
        guard let level = state.levels.last, !level.isImplicit else { return }
        state.levels.removeLast()
        level.close()
    }

    /// Lays out, displays and commits every shown tree now; closes the implicit level.
    open class func flush() { flushAll() }

    /// The lock that animations and the render tree share.
    open class func lock() { globalLock.lock() }
    /// Lets go of `lock()`.
    open class func unlock() { globalLock.unlock() }

    /// Seconds; 0.25 unless set.
    open class func animationDuration() -> CFTimeInterval { current.levels.last?.duration ?? 0.25 }
    /// Seconds, for animations that set none.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { current.top.duration = dur }
    /// Nil unless set.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { current.levels.last?.timingFunction }
    /// For implicit animations.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.top.timingFunction = function
    }
    /// Whether changes search no actions.
    open class func disableActions() -> Bool { current.disablesActions }
    /// Whether changes search no actions until the level ends.
    open class func setDisableActions(_ flag: Bool) { current.top.disablesActions = flag }
    /// Called once the level is closed and the animations added inside have ended.
    open class func completionBlock() -> (() -> Void)? { current.levels.last?.completion }
    /// Set before the animations are added that it waits for.
    open class func setCompletionBlock(_ block: (() -> Void)?) { current.setCompletion(block) }
    /// A setting or any value of the level by name.
    open class func value(forKey key: String) -> Any? { readValue(key) }
    /// Sets a setting or any value of the level by name.
    open class func setValue(_ anObject: Any?, forKey key: String) { writeValue(anObject, key) }

    private static let globalLock = NSRecursiveLock()
}

/// The key of the duration in `CATransaction.value(forKey:)`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the actions' switch.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion.
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
    private static func readValue(_ key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: current.levels.last?.values[key]
        }
    }

    private static func writeValue(_ value: Any?, _ key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            setAnimationDuration((value as? NSNumber)?.doubleValue ?? (value as? Double) ?? 0.25)
        case kCATransactionDisableActions: setDisableActions((value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(value as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(value as? () -> Void)
        default: current.top.values[key] = value
        }
    }

    private static func flushAll() {
        let state = current
        for host in state.liveHosts { host.commit() }
        let waiting = state.waiting
        state.waiting = []
        for layer in waiting { layer.endUnseenAnimations() }
        if let level = state.levels.first, level.isImplicit {
            state.levels.removeFirst()
            level.close()
        }
    }
}
