// The system's colours and the semantic ones, by light and dark, contrast and level.
// Apple: "UI element colors", "Standard colors" (Adaptable colors)
import Foundation

/// Made once; the class properties below answer with these.
enum AdaptableColor {
    static let systemRed = UIColor(content: .system(.red, alpha: nil))
    static let systemOrange = UIColor(content: .system(.orange, alpha: nil))
    static let systemYellow = UIColor(content: .system(.yellow, alpha: nil))
    static let systemGreen = UIColor(content: .system(.green, alpha: nil))
    static let systemMint = UIColor(content: .system(.mint, alpha: nil))
    static let systemTeal = UIColor(content: .system(.teal, alpha: nil))
    static let systemCyan = UIColor(content: .system(.cyan, alpha: nil))
    static let systemBlue = UIColor(content: .system(.blue, alpha: nil))
    static let systemIndigo = UIColor(content: .system(.indigo, alpha: nil))
    static let systemPurple = UIColor(content: .system(.purple, alpha: nil))
    static let systemPink = UIColor(content: .system(.pink, alpha: nil))
    static let systemBrown = UIColor(content: .system(.brown, alpha: nil))
    static let systemGray = UIColor(content: .system(.gray, alpha: nil))
    static let systemGray2 = UIColor(content: .system(.gray2, alpha: nil))
    static let systemGray3 = UIColor(content: .system(.gray3, alpha: nil))
    static let systemGray4 = UIColor(content: .system(.gray4, alpha: nil))
    static let systemGray5 = UIColor(content: .system(.gray5, alpha: nil))
    static let systemGray6 = UIColor(content: .system(.gray6, alpha: nil))
    static let link = UIColor(content: .system(.link, alpha: nil))
    static let label = UIColor(content: .system(.label, alpha: nil))
    static let secondaryLabel = UIColor(content: .system(.secondaryLabel, alpha: nil))
    static let tertiaryLabel = UIColor(content: .system(.tertiaryLabel, alpha: nil))
    static let quaternaryLabel = UIColor(content: .system(.quaternaryLabel, alpha: nil))
    static let placeholderText = UIColor(content: .system(.placeholderText, alpha: nil))
    static let systemFill = UIColor(content: .system(.systemFill, alpha: nil))
    static let secondarySystemFill = UIColor(content: .system(.secondarySystemFill, alpha: nil))
    static let tertiarySystemFill = UIColor(content: .system(.tertiarySystemFill, alpha: nil))
    static let quaternarySystemFill = UIColor(content: .system(.quaternarySystemFill, alpha: nil))
    static let separator = UIColor(content: .system(.separator, alpha: nil))
    static let opaqueSeparator = UIColor(content: .system(.opaqueSeparator, alpha: nil))
    static let systemBackground = UIColor(content: .system(.background, alpha: nil))
    static let secondarySystemBackground = UIColor(content: .system(.secondaryBackground, alpha: nil))
    static let tertiarySystemBackground = UIColor(content: .system(.tertiaryBackground, alpha: nil))
    static let systemGroupedBackground = UIColor(content: .system(.groupedBackground, alpha: nil))
    static let secondarySystemGroupedBackground = UIColor(content: .system(.secondaryGroupedBackground, alpha: nil))
    static let tertiarySystemGroupedBackground = UIColor(content: .system(.tertiaryGroupedBackground, alpha: nil))
}

extension UIColor {
    /// The system's red.
    public class var systemRed: UIColor { AdaptableColor.systemRed }
    /// The system's orange.
    public class var systemOrange: UIColor { AdaptableColor.systemOrange }
    /// The system's yellow.
    public class var systemYellow: UIColor { AdaptableColor.systemYellow }
    /// The system's green.
    public class var systemGreen: UIColor { AdaptableColor.systemGreen }
    /// The system's mint.
    public class var systemMint: UIColor { AdaptableColor.systemMint }
    /// The system's teal.
    public class var systemTeal: UIColor { AdaptableColor.systemTeal }
    /// The system's cyan.
    public class var systemCyan: UIColor { AdaptableColor.systemCyan }
    /// The system's blue, the default tint.
    public class var systemBlue: UIColor { AdaptableColor.systemBlue }
    /// The system's indigo.
    public class var systemIndigo: UIColor { AdaptableColor.systemIndigo }
    /// The system's purple.
    public class var systemPurple: UIColor { AdaptableColor.systemPurple }
    /// The system's pink.
    public class var systemPink: UIColor { AdaptableColor.systemPink }
    /// The system's brown.
    public class var systemBrown: UIColor { AdaptableColor.systemBrown }
    /// The system's base grey.
    public class var systemGray: UIColor { AdaptableColor.systemGray }
    /// A grey one step nearer to the background.
    public class var systemGray2: UIColor { AdaptableColor.systemGray2 }
    /// A grey two steps nearer to the background.
    public class var systemGray3: UIColor { AdaptableColor.systemGray3 }
    /// A grey three steps nearer to the background.
    public class var systemGray4: UIColor { AdaptableColor.systemGray4 }
    /// A grey four steps nearer to the background.
    public class var systemGray5: UIColor { AdaptableColor.systemGray5 }
    /// The grey nearest to the background.
    public class var systemGray6: UIColor { AdaptableColor.systemGray6 }
    /// The colour of links.
    public class var link: UIColor { AdaptableColor.link }
    /// The colour of primary text.
    public class var label: UIColor { AdaptableColor.label }
    /// The colour of secondary text.
    public class var secondaryLabel: UIColor { AdaptableColor.secondaryLabel }
    /// The colour of tertiary text.
    public class var tertiaryLabel: UIColor { AdaptableColor.tertiaryLabel }
    /// The colour of the faintest text.
    public class var quaternaryLabel: UIColor { AdaptableColor.quaternaryLabel }
    /// The colour of placeholders in fields.
    public class var placeholderText: UIColor { AdaptableColor.placeholderText }
    /// Fill of thin and small shapes.
    public class var systemFill: UIColor { AdaptableColor.systemFill }
    /// Fill of medium shapes.
    public class var secondarySystemFill: UIColor { AdaptableColor.secondarySystemFill }
    /// Fill of large shapes.
    public class var tertiarySystemFill: UIColor { AdaptableColor.tertiarySystemFill }
    /// Fill of large areas with complex content.
    public class var quaternarySystemFill: UIColor { AdaptableColor.quaternarySystemFill }
    /// The colour of thin lines that let the content below show through.
    public class var separator: UIColor { AdaptableColor.separator }
    /// The colour of thin lines that hide the content below.
    public class var opaqueSeparator: UIColor { AdaptableColor.opaqueSeparator }
    /// The main background.
    public class var systemBackground: UIColor { AdaptableColor.systemBackground }
    /// Content layered on the main background.
    public class var secondarySystemBackground: UIColor { AdaptableColor.secondarySystemBackground }
    /// Content layered on the secondary background.
    public class var tertiarySystemBackground: UIColor { AdaptableColor.tertiarySystemBackground }
    /// The main background of grouped content.
    public class var systemGroupedBackground: UIColor { AdaptableColor.systemGroupedBackground }
    /// The old name of ``systemGroupedBackground``.
    @available(*, deprecated, renamed: "systemGroupedBackground")
    public class var groupTableViewBackground: UIColor { systemGroupedBackground }
    /// Content layered on the grouped background.
    public class var secondarySystemGroupedBackground: UIColor { AdaptableColor.secondarySystemGroupedBackground }
    /// Content layered on the secondary grouped background.
    public class var tertiarySystemGroupedBackground: UIColor { AdaptableColor.tertiarySystemGroupedBackground }
}
