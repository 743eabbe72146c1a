// Equality and descriptions of objects, and a class's own description.
// Apple: "NSObjectProtocol", isEqual(_:), description.
import UIKit

public class Point3: NSObject {
    let x: Int
    public init(x: Int) { self.x = x }
    public override func isEqual(_ object: Any?) -> Bool { (object as? Point3)?.x == x }
    public override var hash: Int { x }
    public override var description: String { "point \(x)" }
    public static var identifier: String { NSStringFromClass(self) }
    public static var word: String { Point3.description() }
}
