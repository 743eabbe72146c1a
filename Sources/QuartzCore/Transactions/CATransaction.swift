// Grouping changes of layers: duration, timing, actions, completion.
// Apple: "CATransaction".
import Foundation

/// A group of layer changes. Transactions nest; the first change outside any of them opens one that ends with the turn.
open class CATransaction: NSObject {
    static var current: TransactionState { .current }

    /// Begins a transaction with the values of the enclosing one.
    open class func begin() {
        let state = current
        state.levels.append(TransactionLevel(after: state.levels.last))
    }

    /// Ends the transaction. The changes are shown with the turn's commit.
    open class func commit() {
        let state = current
        guard let level = state.levels.last, !level.isImplicit else { return }
        state.levels.removeLast()
        level.close()
    }

    /// Lays out, displays and commits every visible tree immediately, and ends the implicit transaction.
    open class func flush() { flushAll() }

    /// Acquires a recursive lock of the process. Nothing in Vitrine takes it, as one thread uses a layer.
    open class func lock() { globalLock.lock() }
    /// Releases the lock of `lock()`.
    open class func unlock() { globalLock.unlock() }

    /// Returns the duration of animations, in seconds; 0.25 by default.
    open class func animationDuration() -> CFTimeInterval { current.levels.last?.duration ?? 0.25 }
    /// Sets the duration of animations that set none, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { current.top.duration = dur }
    /// Returns the timing function of implicit animations; nil by default.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { current.levels.last?.timingFunction }
    /// Sets the timing function of implicit animations.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.top.timingFunction = function
    }
    /// Returns whether changes do not search for actions.
    open class func disableActions() -> Bool { current.disablesActions }
    /// Sets whether changes do not search for actions, until the transaction ends.
    open class func setDisableActions(_ flag: Bool) { current.top.disablesActions = flag }
    /// Returns the block that is called when the transaction and the animations added in it have ended.
    open class func completionBlock() -> (() -> Void)? { current.levels.last?.completion }
    /// Sets the completion block. Set it before the animations that it waits for are added.
    open class func setCompletionBlock(_ block: (() -> Void)?) { current.setCompletion(block) }
    /// Returns a setting or a custom value of the transaction.
    open class func value(forKey key: String) -> Any? { readValue(key) }
    /// Sets a setting or a custom value of the transaction.
    open class func setValue(_ anObject: Any?, forKey key: String) { writeValue(anObject, key) }

    private static let globalLock = NSRecursiveLock()
}

/// The key of the duration in `CATransaction.value(forKey:)`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the switch that disables actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
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
