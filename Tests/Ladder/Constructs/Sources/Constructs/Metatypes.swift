// Views and controllers made from their types.
// Apple: "UITableView", register(_:forCellWithReuseIdentifier:) asks for types in the same way.
import UIKit

public class Tile: UIView {
    public var kind: String { "tile" }
}

public class RoundTile: Tile {
    public override var kind: String { "round" }
}

public func tile(of type: Tile.Type) -> Tile { type.init(frame: CGRect(x: 0, y: 0, width: 4, height: 4)) }
public func make<T: UIViewController>() -> T { T() }
