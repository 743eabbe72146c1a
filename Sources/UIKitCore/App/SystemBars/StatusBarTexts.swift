// The time and the day that the status bar says.
// No Apple page: the locale's own patterns.
import Foundation
import Stage
import UIKitValues

/// Texts of a date, in the language and time zone of the screen.
@MainActor struct StatusBarTexts {
    let locale: Locale
    let zone: TimeZone

    /// Creates the texts. With a virtual clock the zone is UTC unless the screen names one, so that a picture is the same on
    /// every machine.
    init(_ environment: StageEnvironment, clock: StageClock) {
        locale = environment.languages.first.map(Locale.init(identifier:)) ?? .current
        zone =
            environment.timeZone.flatMap(TimeZone.init(identifier:)) ?? (clock.isVirtual ? TimeZone(identifier: "UTC")! : .current)
    }

    /// Hours and minutes; `AM` or `PM` only where there is room, as on home-button phones and pads.
    func time(_ date: Date, withPeriod: Bool) -> String {
        let pattern = DatePattern.letters("jmm", locale)
        if withPeriod { return text(date, pattern) }
        return text(date, pattern.filter { $0 != "a" && $0 != "b" && $0 != "B" }).trimmingCharacters(in: .whitespaces)
    }

    /// The day as a text such as `Mon Jun 3`.
    func day(_ date: Date) -> String { text(date, DatePattern.letters("EEEMMMd", locale)).replacingOccurrences(of: ",", with: "") }

    private func text(_ date: Date, _ pattern: String) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = zone
        formatter.dateFormat = pattern
        return DatePattern.plain(formatter.string(from: date))
    }
}
