// The weights of red, green and blue in a colour's brightness.
// No Apple page: the standards are public.
import CoreGraphics

/// Parts of 1.
package enum LumaMeasures {
    /// Documented: ITU-R BT.709.
    package static let red: CGFloat = 0.2126
    /// Documented: ITU-R BT.709.
    package static let green: CGFloat = 0.7152
    /// Documented: ITU-R BT.709.
    package static let blue: CGFloat = 0.0722
}
