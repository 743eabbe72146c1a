// Where the content and the accessories of a list's cell are.
// No Apple page: measures in ListMeasures.
import CoreGraphics
import Foundation

/// Places content and accessories from the leading edge; the cell mirrors them. Lengths are in points.
struct ListCellLayout {
    var size = CGSize.zero
    var safeLeading: CGFloat = 0
    var safeTrailing: CGFloat = 0
    /// The margins at the sides, without the safe area.
    var leadingMargin = ListMeasures.firstMargin
    var trailingMargin = ListMeasures.firstMargin
    /// The separator's height; 0 for none.
    var line: CGFloat = 0
    /// The indentation of the accessories at the leading edge.
    var indentation: CGFloat = 0
    /// The reserved widths and sizes, from the leading to the trailing edge.
    var leading: [(box: CGFloat, size: CGSize)] = []
    var trailing: [(box: CGFloat, size: CGSize)] = []
    var scale: CGFloat = 1

    struct Frames: Equatable {
        var content = CGRect.zero
        var leading: [CGRect] = []
        var trailing: [CGRect] = []
    }

    private func near(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

    var frames: Frames {
        var result = Frames()
        let height = max(0, size.height - line)
        let first = AccessoryRow.positions(
            leading.map(\.box), edge: safeLeading + leadingMargin + indentation, leading: true)
        let last = AccessoryRow.positions(
            trailing.map(\.box), edge: size.width - safeTrailing - trailingMargin, leading: false)
        func frame(_ x: CGFloat, _ one: (box: CGFloat, size: CGSize)) -> CGRect {
            let tall = one.size.height > 0 ? min(one.size.height, height) : height
            return CGRect(
                x: near(x + (one.box - one.size.width) / 2), y: near((height - tall) / 2), width: one.size.width,
                height: tall)
        }
        result.leading = zip(first.xs, leading).map { frame($0, $1) }
        result.trailing = zip(last.xs, trailing).map { frame($0, $1) }
        let start = leading.isEmpty ? safeLeading : near(first.end)
        let end = trailing.isEmpty ? size.width - safeTrailing : near(last.end)
        result.content = CGRect(x: start, y: 0, width: max(0, end - start), height: height)
        return result
    }
}
