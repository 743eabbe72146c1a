// The sizes, colours and times of date pickers: the calendar, the compact fields and their card, the words of wheels.
// Apple: "UIDatePicker", "UIDatePickerStyle".
import CoreGraphics
import Foundation

/// Points and seconds.
enum DatePickerMeasures {
    /// The longest time of a timer. Documented: "UIDatePicker", countDownDuration (23 hours, 59 minutes and 59 seconds).
    static let longestTimer: TimeInterval = 86_399
    /// A text under the finger. Guessed: as a button's title.
    static let pressedAlpha: CGFloat = 0.3
    /// Texts of fields, captions, and the words of a timer. Guessed: the body size.
    static let fontSize: CGFloat = 17

    // MARK: Wheels
    // Guessed: by eye.

    /// Beside the texts of a wheel.
    static let wheelPadding: CGFloat = 10
    /// Beside the numbers of a timer, for its words; from the middle to a word, with numbers of at least this width.
    static let unitRoom: CGFloat = 74
    static let leastDigits: CGFloat = 27
    static let unitGap: CGFloat = 8
    /// The rows among which the widest text is looked for: so many days from one on, a month apart, and two years.
    static let sampleDays = (count: 12, first: 10_000, step: 30)
    static let sampleYears = [1999, 2399]
}

/// Points of the compact style.
enum DateFieldMeasures {
    // MARK: Fields
    // Observed: `NativeScript+docs_DatePicker` (iOS 16.6 or 17.0); a field with a time on another recorded screen, not noted which.

    static let height: CGFloat = 103.0 / 3
    static let padding: CGFloat = 11
    static let corner: CGFloat = 8
    /// Of a field with a time, which is 88.67 points wide in English.
    static let timeHeight: CGFloat = 107.0 / 3
    static let timePadding: CGFloat = 36.5 / 3
    /// Between two fields. Guessed.
    static let spacing: CGFloat = 6

    // MARK: The card that a field opens
    // Guessed: by eye.

    /// The width of wheels in the card.
    static let wheelsWidth: CGFloat = 220
    /// From the screen's edges, and between field and card.
    static let cardMargin: CGFloat = 8
    static let cardCorner: CGFloat = 13
    static let shadowOpacity: Float = 0.2
    static let shadowRadius: CGFloat = 24
    static let shadowOffset = CGSize(width: 0, height: 8)
    /// Seconds.
    static let fade: TimeInterval = 0.2
}

/// Points of the calendar. Guessed: from public pictures.
enum CalendarMeasures {
    static let size = CGSize(width: 320, height: 356)
    /// At the sides, and from there to the month's name.
    static let margin: CGFloat = 8
    static let titleMargin: CGFloat = 8
    /// The row with the month and the arrows, and the row of weekdays.
    static let header: CGFloat = 52
    static let weekdays: CGFloat = 24
    static let weekdaySize: CGFloat = 13
    /// The width of the room of an arrow.
    static let arrow: CGFloat = 44
    /// The row with a time below the days, and its margin.
    static let timeRow: CGFloat = 50
    static let timeMargin: CGFloat = 16

    // MARK: The month's name
    static let titleSize: CGFloat = 17
    /// Between the name and its arrow, the arrow's width, and the room that it takes.
    static let titleGap: CGFloat = 6
    static let titleArrow: CGFloat = 8
    static let titleArrowRoom: CGFloat = 14
    /// From the middle to the ends of the arrow beside the name, and of the others.
    static let titleArrowArm: CGFloat = 3.5
    static let arrowArm: CGFloat = 5.5
    static let titleArrowLine: CGFloat = 2
    static let arrowLine: CGFloat = 2.4

    // MARK: Days
    static let daysOfWeek = 7
    static let weeks: CGFloat = 6
    static let daySize: CGFloat = 20
    static let chosenDaySize: CGFloat = 24
    /// The disc below the chosen day: its diameter, how far it reaches over a row, and the alpha of the tint.
    static let disc: CGFloat = 44
    static let discOverhang: CGFloat = 4
    static let discAlpha: CGFloat = 0.12
    static let darkDiscAlpha: CGFloat = 0.24
}
