// Where the accessories of a list's cell are.
// Apple: "UICellAccessory". Order from memory, gaps guessed.
import CoreGraphics
import Foundation

/// The order of accessories and their frames from the leading edge. Lengths are in points.
struct AccessoryRow {
    /// Between two accessories.
    static let gap = ListMeasures.accessoryGap

    /// The accessories at an edge, from the leading to the trailing edge.
    static func ordered(_ accessories: [UICellAccessory], leading: Bool, editing: Bool) -> [UICellAccessory] {
        let shown = accessories.filter { $0.isLeading == leading && $0.isShown(editing: editing) }
        var system = shown.filter { if case .customView = $0.accessoryType { false } else { true } }
        system.sort { leading ? $0.rank > $1.rank : $0.rank < $1.rank }
        for accessory in shown {
            guard case .view(_, let placement, _) = accessory.payload else { continue }
            let place: Int
            switch placement {
            case .leading(_, let at): place = at(system)
            case .trailing(_, let at): place = at(system)
            }
            system.insert(accessory, at: min(max(0, place), system.count))
        }
        return system
    }

    /// The x positions of boxes with widths, and where the content begins or ends.
    /// - Parameters:
    ///   - widths: From the leading to the trailing edge.
    ///   - edge: Where the row begins, or ends if it is at the trailing edge.
    static func positions(_ widths: [CGFloat], edge: CGFloat, leading: Bool) -> (xs: [CGFloat], end: CGFloat) {
        var xs: [CGFloat] = []
        var x = edge
        if leading {
            for (index, width) in widths.enumerated() {
                if index > 0 { x += gap }
                xs.append(x)
                x += width
            }
            return (xs, x)
        }
        for (index, width) in widths.reversed().enumerated() {
            if index > 0 { x -= gap }
            x -= width
            xs.append(x)
        }
        return (xs.reversed(), x)
    }
}
