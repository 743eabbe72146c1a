// One constraint of a stack view, as a value.
// No Apple page: this is ours.
import Foundation
import UIKitCore

/// A constraint between the canvas and the arranged views, by their numbers.
struct StackRule: Hashable {
    typealias Attribute = NSLayoutConstraint.Attribute

    /// An object that a rule relates.
    enum Item: Hashable {
        /// The stack view, or its margins.
        case canvas
        /// The arranged view of this number.
        case view(Int)
    }

    /// An attribute of an item, or the distance between two.
    enum Side: Hashable {
        case of(Item, Attribute)
        case distance(Item, Attribute, to: Item, Attribute)
        case constant
    }

    /// The purpose of a rule; the raw value is the constraint's identifier, as UIKit's console shows it.
    enum Role: String, Hashable {
        case canvas = "UISV-canvas-connection"
        case canvasFit = "UISV-canvas-fit"
        case spacing = "UISV-spacing"
        case alignment = "UISV-alignment"
        case boundary = "UISV-spanning-boundary"
        case equal = "UISV-fill-equally"
        case proportional = "UISV-fill-proportionally"
        case hiding = "UISV-hiding"
        case ambiguity = "UISV-ambiguity-suppression"
    }

    var role: Role
    var first: Side
    var relation = NSLayoutConstraint.Relation.equal
    var second = Side.constant
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority: Float = 1000
}
