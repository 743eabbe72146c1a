// Date, time zone and locale of a test: frozen while a harness is held.
// No Apple page: this is ours.
internal import CTestKit
import Foundation
import Stage
import Synchronization

/// The date, time zone and locale that the tested code sees.
///
/// `Date()` starts at ``startDate`` and advances with the harness's virtual time. Code on other threads sees the same date.
/// Monotonic clocks are real: they measure elapsed time.
public enum FrozenWorld {
    /// Monday, 3 June 2024, 9:41 UTC.
    public static let startDate = StageClock.firstDate

    private struct State: Sendable {
        var locale: Locale?
        var zone: String?
        var start = FrozenWorld.startDate
    }

    private static let state = Mutex(State())
    /// The value of `Locale.current` outside a harness, the only one that Foundation on Linux has.
    private static let systemLocale = Locale(identifier: "en_001")

    /// Freezes date, time zone and locale. The clock shows `date` at virtual time 0.
    static func freeze(date: Date, locale: Locale) {
        state.withLock { state in
            state.locale = locale
            state.start = date
            if state.zone == nil { state.zone = ProcessInfo.processInfo.environment["TZ"] ?? "" }
        }
        setenv("TZ", "UTC", 1)
        tzset()
        NSTimeZone.default = TimeZone(identifier: "UTC")!
        move(to: 0)
    }

    /// Moves the date to this number of seconds of virtual time.
    static func move(to seconds: TimeInterval) {
        let start = state.withLock { $0.start.timeIntervalSince1970 }
        vtc_freeze(Int64(((start + seconds) * 1e9).rounded()))
    }

    static func setLocale(_ locale: Locale) { state.withLock { $0.locale = locale } }

    /// Restores the machine's date, time zone and locale.
    static func thaw() {
        vtc_thaw()
        let zone = state.withLock { state -> String? in
            defer {
                state.zone = nil
                state.locale = nil
            }
            return state.zone
        }
        guard let zone else { return }
        // Not unset: adding it again would move the environment under threads that read it.
        setenv("TZ", zone.isEmpty ? ":/etc/localtime" : zone, 1)
        tzset()
        NSTimeZone.resetSystemTimeZone()
        NSTimeZone.default = NSTimeZone.system
    }

    /// The seconds since 1970 by the machine's clock, whether frozen or not.
    static var realTime: TimeInterval { TimeInterval(vtc_real()) / 1e9 }

    fileprivate static var localeInForce: Locale { state.withLock { $0.locale } ?? systemLocale }
}

/// Stands before Foundation's `Locale.current`, which on Linux is always `en_001`: a test executable that links this
/// answers with the harness's locale, also inside Foundation's formatters.
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func frozenCurrentLocale(_ type: Locale.Type) -> Locale { FrozenWorld.localeInForce }
