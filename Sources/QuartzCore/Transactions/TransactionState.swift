// The open transactions of a thread and the hosts it commits.
// No Apple page: this is ours.
import Foundation
import Glibc
import Stage
import Synchronization

/// One level between `begin` and `commit`.
final class TransactionLevel {
    var duration: TimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var values: [String: Any] = [:]
    var completion: (() -> Void)?
    /// Animations added inside that have not ended.
    private(set) var pending = 0
    private(set) var isClosed = false
    let isImplicit: Bool

    init(after outer: TransactionLevel?, isImplicit: Bool = false) {
        self.isImplicit = isImplicit
        duration = outer?.duration
        timingFunction = outer?.timingFunction
        disablesActions = outer?.disablesActions ?? false
        values = outer?.values ?? [:]
    }

    func animationBegan() { pending += 1 }

    func animationEnded() {
        pending -= 1
        finishIfDone()
    }

    func close() {
        isClosed = true
        finishIfDone()
    }

    private func finishIfDone() {
        guard isClosed, pending == 0, let body = completion else { return }
        completion = nil
        body()
    }
}

/// The open transactions of the main executor or of another thread, and the hosts that it commits. A layer belongs to the one
/// that shows it, in an app the main one.
final class TransactionState {
    var levels: [TransactionLevel] = []
    /// The number of the animation that was added last.
    var serial = 0
    private var hosts: [WeakHost] = []
    /// The layers to which animations were added since the last flush. They are held, so that the animations of a layer that
    /// would be released are ended too.
    var waiting: [CALayer] = []

    private struct WeakHost { weak var host: LayerHost? }

    /// The level that settings go to; made where there is none, until the next flush.
    var top: TransactionLevel {
        if let last = levels.last { return last }
        let level = TransactionLevel(after: nil, isImplicit: true)
        levels = [level]
        return level
    }

    /// Sets the completion of the innermost level. An implicit level ends with a turn, so a turn is requested.
    func setCompletion(_ body: (() -> Void)?) {
        let level = top
        level.completion = body
        if level.isImplicit, body != nil { LayerChanges.notify() }
    }

    var disablesActions: Bool { levels.last?.disablesActions ?? false }

    func add(_ host: LayerHost) {
        hosts.removeAll { $0.host == nil }
        hosts.append(WeakHost(host: host))
    }

    var liveHosts: [LayerHost] { hosts.compactMap(\.host) }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { Unmanaged<TransactionState>.fromOpaque($0!).release() }
        return key
    }()

    /// The main executor's, which is not bound to one thread (under Swift Testing it moves from turn to turn): that of what
    /// is installed, and that of what lives beside it.
    private nonisolated(unsafe) static let (ofInstalled, ofAside) = (TransactionState(), TransactionState())

    static var current: TransactionState {
        if MainExecutor.isCurrent { return StageContext.current === StageContext.installed ? ofInstalled : ofAside }
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<TransactionState>.fromOpaque(pointer).takeUnretainedValue()
        }
        let state = TransactionState()
        pthread_setspecific(key, Unmanaged.passRetained(state).toOpaque())
        return state
    }
}

extension CATransaction {
    /// Forgets what is open on this executor. Between tests.
    package static func dropOpenLevels() { TransactionState.current.levels = [] }
}
