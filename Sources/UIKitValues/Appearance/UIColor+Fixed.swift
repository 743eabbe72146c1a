// The plain colours and lightText, darkText: the same in all traits.
// Apple: "Standard colors" (Fixed colors)
import Foundation

/// Made once; the class properties below answer with these.
enum FixedColor {
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
    static let lightText = UIColor(white: 1, alpha: 0.6)
    static let darkText = UIColor(white: 0, alpha: 1)
}

extension UIColor {
    /// White 0.
    public class var black: UIColor { FixedColor.black }
    /// White 1/3.
    public class var darkGray: UIColor { FixedColor.darkGray }
    /// White 2/3.
    public class var lightGray: UIColor { FixedColor.lightGray }
    /// White 1.
    public class var white: UIColor { FixedColor.white }
    /// White 0.5.
    public class var gray: UIColor { FixedColor.gray }
    /// 1, 0, 0.
    public class var red: UIColor { FixedColor.red }
    /// 0, 1, 0.
    public class var green: UIColor { FixedColor.green }
    /// 0, 0, 1.
    public class var blue: UIColor { FixedColor.blue }
    /// 0, 1, 1.
    public class var cyan: UIColor { FixedColor.cyan }
    /// 1, 1, 0.
    public class var yellow: UIColor { FixedColor.yellow }
    /// 1, 0, 1.
    public class var magenta: UIColor { FixedColor.magenta }
    /// 1, 0.5, 0.
    public class var orange: UIColor { FixedColor.orange }
    /// 0.5, 0, 0.5.
    public class var purple: UIColor { FixedColor.purple }
    /// 0.6, 0.4, 0.2.
    public class var brown: UIColor { FixedColor.brown }
    /// Nothing at all.
    public class var clear: UIColor { FixedColor.clear }
    /// The colour of text on a dark ground: white at 0.6.
    public class var lightText: UIColor { FixedColor.lightText }
    /// The colour of text on a light ground: black.
    public class var darkText: UIColor { FixedColor.darkText }
}
