// Literals of colours.
// The Swift Programming Language: "Playground Literals".
import UIKit

public let literalRed: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
