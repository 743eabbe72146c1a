// One view of a tree as it was written, with its subviews.
// No Apple page: this is ours.
import Foundation

/// One line of a view tree, and the lines below it.
final class RecordedView {
    let line: Line
    var subviews: [RecordedView] = []

    init(_ line: Line) { self.line = line }

    /// The fields of one line; nil where the line does not have them.
    struct Line: Decodable {
        var path: String?
        var type: String?
        var id: String?
        var label: String?
        /// Left, top, width, height in pixels.
        var frame: [Int]?
        var text: String?
        /// The value of a control; absent in trees of earlier versions.
        var value: String?
        var font: String?
        var color: String?
        var background: String?
        var tint: String?
        var isHidden: Bool?
        var alpha: Double?
        var clips: Bool?
        var transform: [Double]?
        var isEnabled: Bool?
        var isSelected: Bool?
        var isHighlighted: Bool?
        var takesTouches: Bool?
        var isFirstResponder: Bool?
        var traits: [String]?
        var isInner: Bool?
        /// The name of a matrix's cell whose views follow.
        var sheet: String?
        var scale: Double?

        private enum Key: String, CodingKey {
            case path, type = "class", id, label, frame, text, value, font, color, background, tint, hidden, alpha, clips,
                transform,
                enabled, selected, highlighted, interaction, firstResponder, traits, inner, sheet, scale
        }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Key.self)
            func read<Value: Decodable>(_ key: Key) -> Value? { try? fields.decodeIfPresent(Value.self, forKey: key) }
            (path, type, id, label, text) = (read(.path), read(.type), read(.id), read(.label), read(.text))
            (frame, font, color, background) = (read(.frame), read(.font), read(.color), read(.background))
            (tint, isHidden, alpha, clips) = (read(.tint), read(.hidden), read(.alpha), read(.clips))
            (transform, isEnabled, isSelected) = (read(.transform), read(.enabled), read(.selected))
            (isHighlighted, takesTouches) = (read(.highlighted), read(.interaction))
            (isFirstResponder, traits, isInner) = (read(.firstResponder), read(.traits), read(.inner))
            (sheet, scale, value) = (read(.sheet), read(.scale), read(.value))
            if frame?.count != 4 { frame = nil }
        }
    }

    var type: String { line.type ?? "view" }
    /// The name that a person would use: the shown text, else the label or identifier.
    var said: String? { [line.text, line.label, line.id].compactMap { $0 }.first { !$0.isEmpty } }
    /// Views below it.
    var count: Int { subviews.reduce(0) { $0 + 1 + $1.count } }
}

/// The trees of one screen, or of one cell of a matrix's sheet.
struct RecordedScreen {
    /// The cell's name; nil for a screen alone.
    var cell: String?
    /// The rectangle of the cell in the sheet, in pixels; nil in sheets of earlier versions.
    var frame: [Int]?
    /// Pixels a point; nil where the tree does not say it.
    var scale: Double?
    /// The windows, the front one last.
    var windows: [RecordedView] = []

    /// The screens of a written tree: one, or those of a sheet in its order.
    static func all(in text: String) -> [RecordedScreen] {
        var screens: [RecordedScreen] = []
        // The views from a window down to the last line; a path's length says how many of them hold the next one.
        var above: [RecordedView] = []
        let decoder = JSONDecoder()
        for piece in text.split(separator: "\n") {
            guard let line = try? decoder.decode(RecordedView.Line.self, from: Data(piece.utf8)) else { continue }
            if let cell = line.sheet {
                screens.append(RecordedScreen(cell: cell, frame: line.frame, scale: line.scale))
                above = []
                continue
            }
            if screens.isEmpty { screens.append(RecordedScreen()) }
            let view = RecordedView(line)
            let depth = (line.path ?? "0").split(separator: ".").count - 1
            above.removeLast(max(0, above.count - depth))
            if let parent = above.last { parent.subviews.append(view) } else { screens[screens.count - 1].windows.append(view) }
            above.append(view)
        }
        return screens
    }
}
