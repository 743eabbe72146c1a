// How fractions are written.
// Apple: "OSLog", OSLogFloatFormatting.
import Foundation

/// The form, the sign and the digits of a fraction.
public struct OSLogFloatFormatting: Hashable, Sendable {
    private var letter = "f"
    private var precision: Int?
    private var hasSign = false
    private var isUppercase = false

    /// Six digits behind the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
    /// Base 16.
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(letter: "a") }
    /// With an exponent.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(letter: "e") }
    /// With an exponent where that is shorter.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(letter: "g") }

    /// Six digits behind the point.
    public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(letter: "f", hasSign: explicitPositiveSign, isUppercase: uppercase)
    }
    /// A number of digits behind the point.
    public static func fixed(
        precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            letter: "f", precision: precision(), hasSign: explicitPositiveSign, isUppercase: uppercase)
    }
    /// Base 16.
    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(letter: "a", hasSign: explicitPositiveSign, isUppercase: uppercase)
    }
    /// With an exponent.
    public static func exponential(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(letter: "e", hasSign: explicitPositiveSign, isUppercase: uppercase)
    }
    /// With an exponent and a number of digits behind the point.
    public static func exponential(
        precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            letter: "e", precision: precision(), hasSign: explicitPositiveSign, isUppercase: uppercase)
    }
    /// With an exponent where that is shorter.
    public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(letter: "g", hasSign: explicitPositiveSign, isUppercase: uppercase)
    }
    /// With an exponent where that is shorter, and a number of digits in all.
    public static func hybrid(
        precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            letter: "g", precision: precision(), hasSign: explicitPositiveSign, isUppercase: uppercase)
    }

    func text(_ number: Double) -> String {
        let digits = precision.map { ".\(max(0, $0))" } ?? ""
        return String(format: "%\(hasSign ? "+" : "")\(digits)\(isUppercase ? letter.uppercased() : letter)", number)
    }
}
