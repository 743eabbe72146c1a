// A view made from the type of another one.
// Apple: "type(of:)", The Swift Programming Language, Metatype Type.
import UIKit

public class Tile: UIView {}

public func another(like tile: Tile) -> Tile { type(of: tile).init() }
