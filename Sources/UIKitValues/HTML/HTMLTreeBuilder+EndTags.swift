// End tags, and what stays open behind them.
// HTML standard, 13.2.6.4.7 "in body": "any other end tag", "the adoption agency algorithm".
import Foundation

extension HTMLTreeBuilder {
    mutating func end(_ name: String) {
        skipsLineFeed = false
        switch name {
        case "html", "body", "head": return
        case "br": return start(HTMLTag(name: "br"))
        case "p":
            if inScope("p", alsoStopsAt: ["button"]) == nil { open(HTMLTag(name: "p")) }
            if let index = inScope("p", alsoStopsAt: ["button"]) { pop(from: index) }
        case "li": if let index = inScope("li", alsoStopsAt: ["ol", "ul"]) { pop(from: index) }
        case "table", "thead", "tbody", "tfoot", "tr", "td", "th", "caption":
            for index in elements.indices.reversed() {
                if elements[index].name == name {
                    while elements.count > index { close(elements.removeLast()) }
                    return
                }
                if elements[index].name == "table" { return }
            }
        default:
            if HTMLNames.formatting.contains(name) {
                endFormatting(name)
            } else if HTMLNames.headings.contains(name) {
                if let index = elements.lastIndex(where: {
                    HTMLNames.headings.contains($0.name) || HTMLNames.scope.contains($0.name)
                }),
                    HTMLNames.headings.contains(elements[index].name)
                {
                    pop(from: index)
                }
            } else if HTMLNames.special.contains(name) {
                if let index = inScope(name) { pop(from: index) }
            } else if let index = elements.lastIndex(where: { $0.name == name || HTMLNames.special.contains($0.name) }),
                elements[index].name == name
            {
                pop(from: index)
            }
        }
    }

    /// "Has an element in scope"; nil where a table, a cell or the like stands between.
    func inScope(_ name: String, alsoStopsAt stops: Set<String> = []) -> Int? {
        for index in elements.indices.reversed() {
            let open = elements[index].name
            if open == name { return index }
            if HTMLNames.scope.contains(open) || stops.contains(open) { return nil }
        }
        return nil
    }

    /// Closes an element and what is open in it. Formatting elements in it go on in the next text.
    mutating func pop(from index: Int) {
        guard index >= 2 else { return }
        var kept: [HTMLElement] = []
        for element in elements[index...].reversed() {
            if element.isFormatting {
                var element = element
                element.isDetached = true
                kept.insert(element, at: 0)
            } else {
                close(element)
            }
        }
        elements.removeSubrange(index...)
        elements += kept
        var detached = 0
        while detached < elements.count, elements[elements.count - 1 - detached].isDetached { detached += 1 }
        if detached > Self.maximumDetached {
            let first = elements.count - detached
            elements.removeSubrange(first..<first + detached - Self.maximumDetached)
        }
        cascade.restyle(&elements, from: index)
    }

    /// Closes elements behind `</b>` by "the adoption agency algorithm". Everything but the element itself stays open, and of
    /// the others between it and the next block only formatting elements.
    mutating func endFormatting(_ name: String) {
        guard let index = elements.lastIndex(where: { $0.name == name || HTMLNames.scope.contains($0.name) }),
            elements[index].name == name
        else { return }
        let block = elements[index...].firstIndex { HTMLNames.special.contains($0.name) }
        let between = elements[(index + 1)..<(block ?? elements.count)]
        for element in between.reversed() where !element.isFormatting { close(element) }
        let kept = between.filter(\.isFormatting).map { element in
            var element = element
            if block == nil { element.isDetached = true }
            return element
        }
        elements.replaceSubrange(index..<(block ?? elements.count), with: kept)
        cascade.restyle(&elements, from: index)
    }

    mutating func close(_ element: HTMLElement) {
        if element.name == "p" { paragraphs -= 1 }
        if element.name == "q" { text.add("\u{201D}", style: element.style, block: block) }
        text.close(element.style)
    }
}
