// The sizes and weights of documents of HTML.
// CSS Fonts 4, CSS 2.2; Apple publishes nothing of how its reader lays documents out.
import CoreGraphics

/// Points, unless a member says otherwise.
enum HTMLMeasures {
    // MARK: Text
    /// The size of text without any. Observed: public reports of what `NSAttributedString` makes of a document.
    static let mediumSize: CGFloat = 12
    /// The sizes of the font element by that of medium, and the step without a size, counted from 1. Documented: HTML standard,
    /// 15.3.4 "Phrasing content".
    static let fontSteps: [CGFloat] = [3.0 / 4, 8.0 / 9, 1, 6.0 / 5, 3.0 / 2, 2, 3]
    static let middleStep = 3
    /// Documented: CSS Fonts 4, 2.2 "font-weight" (normal and bold).
    static let regularWeight = 400
    static let boldWeight = 700
    /// Weights from this one on have the bold face. Documented: CSS Fonts 4, 5.2 "Matching font styles".
    static let boldFrom = 600
    /// Weights above and below which “bolder” and “lighter” change a step. Documented: CSS Fonts 4, 2.2.1.
    static let lightBelow = 350
    static let regularBelow = 550
    static let boldBelow = 750
    static let heaviestWeight = 900
    /// Of the font's size, up and down. Documented: CSS Inline 3, baseline-shift (super: a third; sub: a fifth).
    static let superscript: CGFloat = 1.0 / 3
    static let `subscript`: CGFloat = -1.0 / 5

    // MARK: Paragraphs
    // Guessed: by public reports.

    static let tabInterval: CGFloat = 36
    /// From a list's marker to the text.
    static let markerIndent: CGFloat = 25
    /// From a marker that has too little room to the text.
    static let narrowMarker: CGFloat = 14
    /// From the line's bottom up to a rule.
    static let ruleRise: CGFloat = 3
}
