// Who recovers from an error, with which options, and one attempt.
// Apple: "RecoverableError"; "NSError", recoveryAttempter.
import UIKit

/// Who recovers from an error. Nil where the error names options that nobody could try, or none.
@MainActor struct Recovery {
    private enum Attempter {
        case swift(any RecoverableError)
        case options(RecoveryAttempter)
        case async(any AsyncErrorRecoveryAttempting)
        case plain(any ErrorRecoveryAttempting)
        case named(NamedAttempter)
    }

    let options: [ErrorMessage.Option]
    private let attempter: Attempter
    private let error: any Error

    init?(of error: any Error) {
        self.error = error
        if let recoverable = error as? any RecoverableError {
            attempter = .swift(recoverable)
            let titles = recoverable.recoveryOptions
            options = Self.options(titles, error)
        } else {
            let bridged = error as NSError
            let titles = bridged.localizedRecoveryOptions
            switch bridged.recoveryAttempter {
            case let own as RecoveryAttempter:
                attempter = .options(own)
                options = own.options.map { ErrorMessage.Option(title: $0.title, style: $0.style) }
            case let async as any AsyncErrorRecoveryAttempting:
                attempter = .async(async)
                options = Self.options(titles, async)
            case let plain as any ErrorRecoveryAttempting:
                attempter = .plain(plain)
                options = Self.options(titles, plain)
            case let object?:
                guard let named = NamedAttempter(object) else { return nil }
                attempter = .named(named)
                options = Self.options(titles, object)
            case nil: return nil
            }
        }
        if options.isEmpty { return nil }
    }

    private static func options(_ titles: [String]?, _ styling: Any?) -> [ErrorMessage.Option] {
        let styling = styling as? any RecoveryOptionStyling
        return (titles ?? []).enumerated().map {
            ErrorMessage.Option(title: $1, style: styling?.styleOfRecoveryOption(at: $0) ?? .default)
        }
    }

    /// Tries an option. The result comes once; false where the one who tries never answers.
    func attempt(_ index: Int, _ result: Once<Bool>) {
        switch attempter {
        case .swift(let error):
            error.attemptRecovery(optionIndex: index) { result.call($0) }
        case .options(let own):
            Task { result.call(await own.attemptRecovery(optionIndex: index)) }
        case .async(let object):
            let error = error
            Task { result.call(await object.attemptRecovery(fromError: error, optionIndex: index)) }
        case .plain(let object): result.call(object.attemptRecovery(fromError: error, optionIndex: index))
        case .named(let object): result.call(object.attempt(error, index))
        }
    }

    /// Whether two errors count as one: domain, code and attempter. Swift's codes name only an enum's case, so of
    /// errors that are no `NSError` the texts count as well.
    static func areEqual(_ first: any Error, _ second: any Error) -> Bool {
        let (a, b) = (first as NSError, second as NSError)
        guard a.domain == b.domain, a.code == b.code else { return false }
        let areBridged = type(of: first) is NSError.Type && type(of: second) is NSError.Type
        if !areBridged, ErrorTexts(of: first) != ErrorTexts(of: second) { return false }
        if let one = first as? any RecoverableError {
            return (second as? any RecoverableError)?.recoveryOptions == one.recoveryOptions
        }
        switch (a.recoveryAttempter, b.recoveryAttempter) {
        case (nil, nil): return true
        case (let one as NSObject, let other as NSObject): return one.isEqual(other)
        case (let one?, let other?): return (one as AnyObject) === (other as AnyObject)
        default: return false
        }
    }
}

/// An object that has `attemptRecovery(fromError:optionIndex:)` by its name alone.
@MainActor struct NamedAttempter {
    private let object: NSObject

    init?(_ object: Any) {
        guard let object = object as? NSObject, object.responds(to: Self.name) else { return nil }
        self.object = object
    }

    #if canImport(ObjectiveC)
        private static let name = #selector(NSObject.attemptRecovery(fromError:optionIndex:))

        func attempt(_ error: any Error, _ index: Int) -> Bool {
            object.attemptRecovery(fromError: error, optionIndex: index)
        }
    #else
        private static let name = Selector("attemptRecoveryFromError:optionIndex:")

        func attempt(_ error: any Error, _ index: Int) -> Bool {
            let result: Any? = object.perform(Self.name, with: error as NSError, with: index)?.takeUnretainedValue()
            return result as? Bool ?? (result as? NSNumber)?.boolValue ?? false
        }
    #endif
}
