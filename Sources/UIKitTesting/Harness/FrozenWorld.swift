// Date, time zone and locale of a test: frozen while a harness is held.
// No Apple page: this is ours.
internal import CTestKit
import Foundation
import Stage
import Synchronization

/// Date, time zone and locale as the tested code sees them.
///
/// `Date()` starts at ``startDate`` and moves with the harness's virtual time. Code that runs on other threads sees the
/// same date. Monotonic clocks are real: they measure how long something took.
public enum FrozenWorld {
    /// Monday, 3 June 2024, 9:41 UTC.
    public static let startDate = StageClock.firstDate

    private struct State: Sendable {
        var locale: Locale?
        var zone: String?
        var start = FrozenWorld.startDate
    }

    private static let state = Mutex(State())
    /// What `Locale.current` gives outside a harness; Foundation on Linux knows no other.
    private static let systemLocale = Locale(identifier: "en_001")

    /// Freezes all three. The clock then stands at `date` for virtual time 0.
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

    /// Virtual time has moved to so many seconds.
    static func move(to seconds: TimeInterval) {
        let start = state.withLock { $0.start.timeIntervalSince1970 }
        vtc_freeze(Int64(((start + seconds) * 1e9).rounded()))
    }

    static func setLocale(_ locale: Locale) { state.withLock { $0.locale = locale } }

    /// The machine's date, zone and locale again.
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

    /// Seconds since 1970 by the machine's clock, frozen or not.
    static var realTime: TimeInterval { TimeInterval(vtc_real()) / 1e9 }

    fileprivate static var localeInForce: Locale { state.withLock { $0.locale } ?? systemLocale }
}

/// Stands before Foundation's `Locale.current`, which on Linux is always `en_001`: a test executable that links this
/// answers with the harness's locale, also inside Foundation's formatters.
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func frozenCurrentLocale(_ type: Locale.Type) -> Locale { FrozenWorld.localeInForce }
