// A line of the visual format, as values.
// Apple: "Auto Layout Guide", Visual Format Language: the grammar.
import Foundation

/// A line that has been read: views in a row, and the spaces between them.
struct VisualFormatLine: Equatable {
    /// A view's name with what it says of its size.
    struct View: Equatable {
        var name: String
        var size: [Predicate] = []
        /// The place of the caret in an error about this view's superview.
        var caret: Int
    }

    /// The space between two neighbours.
    enum Space: Equatable {
        /// Nothing: they touch.
        case none
        /// `-`: the system's spacing, or the superview's margin.
        case standard
        /// `-8-` or `-(>=8,<=20@500)-`.
        case given([Predicate])
    }

    /// One condition, such as `>=8@500` or `==other`.
    struct Predicate: Equatable {
        enum Object: Equatable {
            case number(CGFloat)
            case view(String)
        }

        var relation = NSLayoutConstraint.Relation.equal
        var object: Object
        var priority: Float = 1000
    }

    var isVertical = false
    var views: [View] = []
    /// Between neighbours: one less than views.
    var spaces: [Space] = []
    /// The space from the superview's edge to the first view; nil without a `|`.
    var first: Space?
    /// The space from the last view to the superview's edge; nil without a `|`.
    var last: Space?
    /// The place of the caret in an error about the last `|`.
    var lastCaret = 0
}

/// Why a line cannot be read, in Apple's words where they are known.
struct VisualFormatError: Error, Equatable {
    var reason: String
    /// How many characters stand before the caret.
    var caret: Int
}
