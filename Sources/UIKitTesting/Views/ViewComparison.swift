// Compares two trees of views and says in sentences what changed.
// No Apple page: this is ours.
import Foundation

/// The comparison of one screen.
struct ViewComparison {
    /// Pixels a point.
    let scale: Double
    private(set) var changes: [ViewTreeDifference.Change] = []
    /// How many views of both trees a name means: one that means several gets its path.
    private var meanings: [String: Int] = [:]

    init(scale: Double) { self.scale = scale > 0 ? scale : 1 }

    /// Compares the windows and all below them.
    mutating func compare(_ old: [RecordedView], _ new: [RecordedView]) {
        for tree in [old, new] {
            var here: [String: Int] = [:]
            func count(_ view: RecordedView) {
                here[Self.plainName(view), default: 0] += 1
                view.subviews.forEach(count)
            }
            tree.forEach(count)
            meanings.merge(here) { max($0, $1) }
        }
        siblings(old, new, in: nil, moved: (0, 0), texts: [])
    }

    // MARK: The walk

    /// One list of siblings. `moved` is how far the parent went, in pixels: its subviews went along.
    private mutating func siblings(
        _ old: [RecordedView], _ new: [RecordedView], in parent: RecordedView?, moved: (x: Int, y: Int), texts: [String]
    ) {
        let pairing = ViewPairing(old, new)
        let moves = pairing.pairs.map { move(from: $0.old, to: $0.new, along: moved) }
        let grouped = group(pairing, moves, in: parent)
        for (index, pair) in pairing.pairs.enumerated() {
            let isInner = pair.new.line.isInner ?? false
            if let move = moves[index], !grouped.contains(index) { add("\(name(pair.old)) \(move)", isInner) }
            if pairing.reordered.contains(ObjectIdentifier(pair.new)) {
                add("\(name(pair.old)) has another place in the order of its siblings", isInner)
            }
            let isRepeated = pair.new.line.text.map { texts.contains($0) } ?? true
            for text in attributes(from: pair.old.line, to: pair.new.line) {
                // What a person reads is the user's, in whatever part of UIKit's it stands.
                let isText = text.hasPrefix("text changed")
                add("\(name(pair.old)): \(text)", isInner && !(isText && !isRepeated))
            }
            for state in states(from: pair.old.line, to: pair.new.line) { add("\(name(pair.old)) \(state)", isInner) }
            siblings(
                pair.old.subviews, pair.new.subviews, in: pair.old, moved: shift(from: pair.old, to: pair.new) ?? moved,
                texts: texts + [pair.new.line.text].compactMap { $0 })
        }
        for view in pairing.new { add("\(name(view)) is new\(place(view))\(contents(view))", view.line.isInner ?? false) }
        for view in pairing.gone { add("\(name(view)) is gone\(contents(view))", view.line.isInner ?? false) }
    }

    /// Three or more siblings that moved alike are one sentence. Returns their indices.
    private mutating func group(_ pairing: ViewPairing, _ moves: [String?], in parent: RecordedView?) -> Set<Int> {
        var alike: [String: [Int]] = [:]
        for (index, move) in moves.enumerated() {
            guard let move else { continue }
            alike["\(pairing.pairs[index].new.line.isInner ?? false)\(move)", default: []].append(index)
        }
        var result: Set<Int> = []
        for indices in alike.values.filter({ $0.count > 2 }).sorted(by: { $0[0] < $1[0] }) {
            let names = indices.prefix(2).map { name(pairing.pairs[$0].old) }.joined(separator: ", ")
            let rest = indices.count - 2
            // A plain view without a name says nothing.
            let place = parent.flatMap { $0.said == nil && $0.type == "UIView" ? nil : " in \(name($0))" } ?? ""
            let isInner = pairing.pairs[indices[0]].new.line.isInner ?? false
            // Several subjects: "are 3 points wider".
            let move = moves[indices[0]]!.replacingOccurrences(of: "is ", with: "are ")
            add("\(names) and \(rest) more \(rest == 1 ? "view" : "views")\(place) \(move)", isInner)
            result.formUnion(indices)
        }
        return result
    }

    private mutating func add(_ text: String, _ isInner: Bool) {
        changes.append(ViewTreeDifference.Change(text: text, isInner: isInner))
    }

    // MARK: Names

    private static func plainName(_ view: RecordedView) -> String {
        guard let said = view.said else { return view.type }
        return "\(shortened(said, to: 40)) (\(view.type))"
    }

    private func name(_ view: RecordedView) -> String {
        let name = Self.plainName(view)
        return meanings[name, default: 1] > 1 ? "\(name) at \(view.line.path ?? "?")" : name
    }

    private static func shortened(_ text: String, to count: Int) -> String {
        let line = text.replacingOccurrences(of: "\n", with: " ")
        return line.count > count ? line.prefix(count - 1) + "…" : line
    }

    private func contents(_ view: RecordedView) -> String {
        view.count == 0 ? "" : ", with \(view.count) \(view.count == 1 ? "view" : "views") in it"
    }

    private func place(_ view: RecordedView) -> String {
        guard let frame = view.line.frame else { return "" }
        let parts = frame.map { number(Double($0) / scale) }
        return ", at (\(parts[0]), \(parts[1])), \(parts[2]) × \(parts[3]) points large"
    }

    // MARK: Place and size

    private func shift(from old: RecordedView, to new: RecordedView) -> (x: Int, y: Int)? {
        guard let old = old.line.frame, let new = new.line.frame else { return nil }
        return (new[0] - old[0], new[1] - old[1])
    }

    /// `moved 8 points down and is 3 points wider`; nil where the view went along with its parent and kept its size.
    private func move(from old: RecordedView, to new: RecordedView, along parent: (x: Int, y: Int)) -> String? {
        guard let before = old.line.frame, let after = new.line.frame else {
            return old.line.frame == new.line.frame
                ? nil : new.line.frame == nil ? "has no finite frame now" : "has a finite frame now"
        }
        let (x, y) = (after[0] - before[0] - parent.x, after[1] - before[1] - parent.y)
        let ways = [way(y, "down", "up"), way(x, "right", "left")].compactMap { $0 }
        let sizes = [way(after[2] - before[2], "wider", "narrower"), way(after[3] - before[3], "taller", "shorter")]
            .compactMap { $0 }
        let parts =
            (ways.isEmpty ? [] : ["moved " + ways.joined(separator: " and ")])
            + (sizes.isEmpty ? [] : ["is " + sizes.joined(separator: " and ")])
        return parts.isEmpty ? nil : parts.joined(separator: " and ")
    }

    private func way(_ pixels: Int, _ more: String, _ less: String) -> String? {
        guard pixels != 0 else { return nil }
        let points = number(Double(abs(pixels)) / scale)
        return "\(points) \(points == "1" ? "point" : "points") \(pixels > 0 ? more : less)"
    }

    /// To two places.
    private func number(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let digits = abs(hundredths) % 100
        let fraction = digits == 0 ? "" : digits % 10 == 0 ? ".\(digits / 10)" : digits < 10 ? ".0\(digits)" : ".\(digits)"
        return (hundredths < 0 ? "-" : "") + String(abs(hundredths) / 100) + fraction
    }

    // MARK: All else

    private func attributes(from old: RecordedView.Line, to new: RecordedView.Line) -> [String] {
        func changed(_ what: String, _ old: String?, _ new: String?) -> String? {
            old == new ? nil : "\(what) changed from \(old ?? "none") to \(new ?? "none")"
        }
        func quoted(_ text: String?) -> String? { text.map { "“\(Self.shortened($0, to: 60))”" } }
        func listed(_ values: [Double]?) -> String? { values.map { $0.map { number($0) }.joined(separator: ", ") } }
        let fields: [String?] = [
            changed("text", quoted(old.text), quoted(new.text)),
            old.value == nil || new.value == nil ? nil : changed("value", old.value, new.value),
            changed("accessibility label", quoted(old.label), quoted(new.label)),
            changed("identifier", quoted(old.id), quoted(new.id)),
            changed("font", old.font, new.font),
            changed("text colour", old.color, new.color),
            changed("background", old.background, new.background),
            changed("tint", old.tint, new.tint),
            changed("alpha", number(old.alpha ?? 1), number(new.alpha ?? 1)),
            changed("transform", listed(old.transform), listed(new.transform)),
            changed("traits", old.traits?.joined(separator: " "), new.traits?.joined(separator: " ")),
        ]
        return fields.compactMap { $0 }
    }

    private func states(from old: RecordedView.Line, to new: RecordedView.Line) -> [String] {
        func state(_ old: Bool, _ new: Bool, _ yes: String, _ no: String) -> String? { old == new ? nil : new ? yes : no }
        let all: [String?] = [
            state(old.isHidden ?? false, new.isHidden ?? false, "is hidden now", "is not hidden any more"),
            state(old.isEnabled ?? true, new.isEnabled ?? true, "is enabled now", "is disabled now"),
            state(old.isSelected ?? false, new.isSelected ?? false, "is selected now", "is not selected any more"),
            state(old.isHighlighted ?? false, new.isHighlighted ?? false, "is highlighted now", "is not highlighted any more"),
            state(old.clips ?? false, new.clips ?? false, "clips its subviews now", "does not clip its subviews any more"),
            state(old.takesTouches ?? true, new.takesTouches ?? true, "takes touches now", "takes no touches now"),
            state(
                old.isFirstResponder ?? false, new.isFirstResponder ?? false, "is first responder now",
                "is not first responder any more"),
        ]
        return all.compactMap { $0 }
    }
}
