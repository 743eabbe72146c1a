// Numbers out of Any, bridges to Foundation's classes, literals of colours, and views made from their types.
import UIKit

public enum Casting {
    public static func size(_ values: [String: Any]) -> CGFloat? { values["size"] as? CGFloat }
    public static func ratio(_ values: [String: Any]) -> Double { values["ratio"] as? Double ?? -1 }
    public static func isOn(_ value: Any) -> Bool { (value as? Bool) == true }
    public static func path(_ text: String) -> String { (text as NSString).lastPathComponent }
    public static func code(_ error: Error) -> Int { (error as NSError).code }
    public static let accent = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)

    public static func pooled() -> Int {
        autoreleasepool { 6 * 7 }
    }
}

open class Tile: UIView {
    public let name: String
    public required override init(frame: CGRect) {
        name = "tile"
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

public final class LargeTile: Tile {}

public func make<T: Tile>(_ type: T.Type) -> T { type.init(frame: CGRect(x: 0, y: 0, width: 3, height: 4)) }
