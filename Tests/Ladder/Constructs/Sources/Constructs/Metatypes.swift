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

/// Another of the same class, from a parameter, a property, a local name and an unwrapped one.
public final class Shelf: UIView {
    var first = Tile()
    weak var last: Tile?

    public func another(like tile: Tile) -> Tile { type(of: tile).init() }
    public func others(_ tile: Tile) -> [UIView] {
        first = tile
        last = tile
        let local: UIView = tile
        var all: [UIView] = [type(of: first).init(), type(of: self.first).init(frame: .zero), type(of: local).init()]
        if let last { all.append(type(of: last).init()) }
        return all
    }
}
