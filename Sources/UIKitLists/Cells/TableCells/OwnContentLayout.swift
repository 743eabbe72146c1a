// Where the labels and the image of a cell's style are.
// Apple: "UITableViewCell.CellStyle". Measures are in OwnContentMeasures.
import CoreGraphics
import Foundation
import UIKitValues

/// Places labels and image from the leading edge; the cell mirrors them. Lengths are in points.
struct OwnContentLayout {
    var style = UITableViewCell.CellStyle.default
    /// The content's margins, with the indentation at the leading edge.
    var leading = ListMeasures.firstMargin
    var trailing = ListMeasures.firstMargin
    /// Whether everything is stacked: text sizes for accessibility.
    var stacks = false
    /// The image's own size; nil without an image.
    var image: CGSize?
    /// The room of a symbol; nil for other images.
    var symbolBox: CGSize?
    /// The size of a text within a width; nil without the text.
    var text: ((CGFloat) -> CGSize)?
    var detail: ((CGFloat) -> CGSize)?
    /// The distances of the texts' first baselines from their tops.
    var textBaseline: CGFloat?
    var detailBaseline: CGFloat?
    var scale: CGFloat = 1

    struct Frames: Equatable {
        var image: CGRect?
        var text: CGRect?
        var detail: CGRect?
        /// The height that the content needs.
        var height: CGFloat = 0
    }

    private static let unlimited: CGFloat = 1e6

    private func near(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

    /// The image's size in a content of a height, and the room that it stands in; nil without an image.
    private func shownImage(_ height: CGFloat?) -> (size: CGSize, room: CGFloat)? {
        guard var shown = image, shown.width > 0, shown.height > 0 else { return nil }
        // The image is as high as the row at most, and keeps its aspect.
        if let height, shown.height > height, symbolBox == nil {
            shown = CGSize(width: near(shown.width * height / shown.height), height: height)
        }
        return (shown, symbolBox?.width ?? shown.width)
    }

    /// Where the texts begin in a content of a height; nothing is measured for it.
    func textStart(height: CGFloat?) -> CGFloat {
        near(leading + (shownImage(height).map { $0.room + ListMeasures.imageGap } ?? 0))
    }

    /// The frames within a width; the height is that of the content view, or nil to measure.
    func frames(width: CGFloat, height: CGFloat?) -> Frames {
        var result = Frames()
        let start = textStart(height: height)
        var imageHeight: CGFloat = 0
        if let (shown, room) = shownImage(height) {
            imageHeight = symbolBox?.height ?? shown.height
            let y = near(((height ?? imageHeight) - shown.height) / 2)
            result.image = CGRect(
                x: near(leading + (room - shown.width) / 2), y: y, width: shown.width, height: shown.height)
        }
        let room = max(0, width - start - trailing)
        switch style {
        case _ where stacks && detail != nil, .subtitle: stack(&result, start, room, height)
        case .default: fill(&result, start, room, height)
        case .value1: spread(&result, start, room, height)
        case .value2: pair(&result, start, room, height)
        }
        result.height = max(result.height, imageHeight)
        return result
    }

    /// One text, as high as the content.
    private func fill(_ result: inout Frames, _ start: CGFloat, _ room: CGFloat, _ height: CGFloat?) {
        guard let text else { return }
        let own = text(room).height
        result.height = own + 2 * OwnContentMeasures.verticalMargin
        result.text = CGRect(x: start, y: 0, width: room, height: height ?? result.height)
    }

    /// Two texts below each other, in the middle; the first on a whole point (observed).
    private func stack(_ result: inout Frames, _ start: CGFloat, _ room: CGFloat, _ height: CGFloat?) {
        guard let text, let detail else { return single(&result, start, room, height) }
        let upper = text(room).height, lower = detail(room).height
        result.height = upper + OwnContentMeasures.stackedGap + lower + 2 * OwnContentMeasures.stackedMargin
        let whole = height ?? result.height
        let gap = whole >= result.height - 0.01 ? OwnContentMeasures.stackedGap : 0
        let top = max(0, ((whole - upper - gap - lower) / 2).rounded(.up))
        result.text = CGRect(x: start, y: top, width: room, height: upper)
        result.detail = CGRect(x: start, y: top + upper + gap, width: room, height: lower)
    }

    /// A text at the leading edge and one at the trailing edge. Guessed: the detail gives way, down to a quarter.
    private func spread(_ result: inout Frames, _ start: CGFloat, _ room: CGFloat, _ height: CGFloat?) {
        guard let text, let detail else { return single(&result, start, room, height) }
        let gap = ListMeasures.innerMargin
        var left = text(Self.unlimited), right = detail(Self.unlimited)
        if left.width + gap + right.width > room {
            let least = min(right.width, near(room / 4))
            left = text(max(0, room - gap - least))
            left.width = min(left.width, max(0, room - gap - least))
            right.width = max(0, room - gap - left.width)
            right.height = detail(right.width).height
        }
        result.height = max(left.height, right.height) + 2 * OwnContentMeasures.verticalMargin
        let whole = height ?? result.height
        result.text = CGRect(x: start, y: middle(left.height, whole), width: left.width, height: left.height)
        var y = middle(right.height, whole)
        // Observed on iOS 16.2: texts of two sizes stand on one line.
        if let textBaseline, let detailBaseline, let text = result.text {
            y = max(0, near(text.minY + textBaseline - detailBaseline))
        }
        result.detail = CGRect(x: start + room - right.width, y: y, width: right.width, height: right.height)
    }

    /// A name towards its value.
    private func pair(_ result: inout Frames, _ start: CGFloat, _ room: CGFloat, _ height: CGFloat?) {
        let name = min(OwnContentMeasures.contactWidth, room)
        let rest = max(0, room - name - OwnContentMeasures.contactGap)
        let left = text?(name) ?? .zero, right = detail?(rest) ?? .zero
        result.height = max(left.height, right.height) + 2 * OwnContentMeasures.verticalMargin
        let whole = height ?? result.height
        if text != nil { result.text = CGRect(x: start, y: middle(left.height, whole), width: name, height: left.height) }
        if detail != nil {
            result.detail = CGRect(
                x: start + name + OwnContentMeasures.contactGap, y: middle(right.height, whole), width: rest, height: right.height)
        }
    }

    private func single(_ result: inout Frames, _ start: CGFloat, _ room: CGFloat, _ height: CGFloat?) {
        guard text == nil, let detail else { return fill(&result, start, room, height) }
        var only = self
        only.text = detail
        only.fill(&result, start, room, height)
        result.detail = result.text
        result.text = nil
    }

    /// Observed: 12 for a text of 20.5 in 43.5.
    private func middle(_ height: CGFloat, _ whole: CGFloat) -> CGFloat { max(0, ((whole - height) / 2).rounded(.up)) }
}
