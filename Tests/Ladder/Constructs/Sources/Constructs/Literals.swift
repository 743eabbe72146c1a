// Literals of colours and pictures.
// The Swift Programming Language: "Playground Literals".
import UIKit

public let literalRed: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
public let literalColors: [String: UIColor] = ["half": #colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 0.5)]
public func literalPicture() -> UIImage { #imageLiteral(resourceName: "literal-dot") }

/// A class below UIColor inherits the initialisers.
open class Paint: UIColor {
    public static let brand = Paint(red: 0, green: 0, blue: 1, alpha: 1)
    public convenience init(hex: Int) {
        let part = { (shift: Int) in CGFloat((hex >> shift) & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}
