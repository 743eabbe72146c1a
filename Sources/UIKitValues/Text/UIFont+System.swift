// The system's fonts: by size and weight, by text style, monospaced; the families that are known.
// Apple: "UIFont", Creating a system font; Creating a dynamic font; Getting font names
import CoreGraphics
import Diagnostics
import Foundation
import Typesetting

extension UIFont {
    /// The system font in regular.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
    /// The system font in a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(FontDescriptor(pointSize: safe(fontSize), weight: weight.rawValue))
    }
    /// The system font in what bold means without a weight: semibold, as with ``UIFontDescriptor/SymbolicTraits/traitBold``.
    /// Inferred from the ink of recorded pictures.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }
    /// The system font slanted.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        system(FontDescriptor(pointSize: safe(fontSize), italic: true))
    }
    /// The monospaced system font.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(FontDescriptor(family: .monospaced, pointSize: safe(fontSize), weight: weight.rawValue))
    }
    /// The system font with digits of one width.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(FontDescriptor(pointSize: safe(fontSize), weight: weight.rawValue, features: .monospacedDigits))
    }

    /// The font of a text style at the current text size.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }
    /// The font of a text style at the traits' text size; nil traits mean the current ones.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(
            descriptor: .preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection), size: 0)
    }

    /// 17.
    public class var labelFontSize: CGFloat { FontMeasures.label }
    /// 18; a system button's title is 15 all the same.
    public class var buttonFontSize: CGFloat { FontMeasures.button }
    /// 12.
    public class var smallSystemFontSize: CGFloat { FontMeasures.smallSystem }
    /// 14.
    public class var systemFontSize: CGFloat { FontMeasures.system }

    /// The families that are known, sorted.
    public class var familyNames: [String] {
        AppFonts.ready()
        return FontLibrary.shared.familyNames
    }
    /// The PostScript names of a family's faces, sorted; empty for an unknown family.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        AppFonts.ready()
        return FontLibrary.shared.fontNames(forFamilyName: familyName)
    }

    private class func system(_ font: FontDescriptor) -> UIFont {
        UIFont(descriptor: UIFontDescriptor(font: font).withBoldText(AccessibilitySetting.boldText.isOn), size: 0)
    }

    /// A size of 0 or below means the default of 12; NaN too. Observed for 0.
    private class func safe(_ size: CGFloat) -> CGFloat {
        guard let size = checked(size, "UIFont.systemFont(ofSize:)") else { return FontMeasures.sizeOfZero }
        return size > 0 ? size : FontMeasures.sizeOfZero
    }

    /// Returns the size; nil, reported as UIK0704, if it is not finite.
    class func checked(_ size: CGFloat, _ member: StaticString) -> CGFloat? {
        if size.isFinite { return size }
        Catalogue.fontSizeInvalid.reportNumber("\(member)", "\(size)")
        return nil
    }
}
