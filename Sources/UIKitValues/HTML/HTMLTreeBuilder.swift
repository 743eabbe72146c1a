// Tags to open elements, with the mistakes forgiven as browsers do, and their text to a text builder.
// HTML standard, 13.2.6 "Tree construction", of it "in body" and the table modes. There is no tree: text comes in the order
// of the source, so a stack of open elements is all that its look depends on. APPLE-DIFF: text that stands wrongly in a
// table stays in its place instead of going before the table ("foster parenting").
import Foundation

/// The open elements of a document that is being read.
struct HTMLTreeBuilder {
    var elements: [HTMLElement] = []
    var cascade = HTMLCascade()
    var text: HTMLTextBuilder
    /// The next line feed is left out: the first character of `pre` (13.2.6.4.7).
    var skipsLineFeed = false

    /// Open `p` elements at most; where it is 0 none needs to be searched for.
    var paragraphs = 0

    /// Elements deeper than this close the one around them; the standard leaves such limits to programs.
    private static let maximumDepth = 512
    /// Formatting elements that go on beyond their block; the oldest ends where there are more.
    static let maximumDetached = 64

    init(base: URL?) {
        text = HTMLTextBuilder(base: base)
        elements = [HTMLElement(HTMLTag(name: "html")), HTMLElement(HTMLTag(name: "body"))]
    }

    /// Reads a whole document. Its style sheets come first, since they count for all of it, wherever they stand.
    mutating func read(_ source: String) {
        if source.range(of: "<style", options: .caseInsensitive) != nil { collectSheets(source) }
        for index in elements.indices { cascade.compute(&elements, at: index) }
        var tokenizer = HTMLTokenizer(source)
        while let token = tokenizer.next() {
            switch token {
            case .text(let characters): add(characters)
            case .start(let tag): start(tag)
            case .end(let name): end(name)
            }
        }
        while elements.count > 2 { close(elements.removeLast()) }
        text.finish()
    }

    /// The background of the document's body, as an attribute of the document.
    var bodyBackground: CSSColor? { elements.count > 1 ? elements[1].style.text.background : nil }

    private mutating func collectSheets(_ source: String) {
        var tokenizer = HTMLTokenizer(source)
        var isSheet = false
        while let token = tokenizer.next() {
            switch token {
            case .start(let tag):
                let media = tag.attributes["media"]?.lowercased() ?? "all"
                isSheet = tag.name == "style" && (media.contains("all") || media.contains("screen"))
            case .text(let sheet): if isSheet { cascade.sheet.add(sheet) }
            case .end: isSheet = false
            }
        }
    }

    // MARK: Text

    private mutating func add(_ characters: String) {
        var characters = characters
        if skipsLineFeed {
            skipsLineFeed = false
            if characters.utf8.first == 0x0A { characters.unicodeScalars.removeFirst() }
        }
        guard let last = elements.last, !last.style.isHidden else { return }
        if characters.utf8.contains(where: { !$0.isHTMLSpace }) { reconstruct() }
        guard let style = elements.last?.style else { return }
        text.add(characters, style: style, block: block)
    }

    /// The style of the innermost block.
    var block: HTMLStyle { elements.last { $0.style.isBlock }?.style ?? HTMLStyle() }

    /// "Reconstruct the active formatting elements": those whose block was closed go on here.
    private mutating func reconstruct() {
        for index in elements.indices.reversed() {
            guard elements[index].isDetached else { return }
            elements[index].isDetached = false
        }
    }

    // MARK: Start tags

    mutating func start(_ tag: HTMLTag) {
        skipsLineFeed = false
        switch tag.name {
        case "html", "body": return merge(tag, into: tag.name == "html" ? 0 : 1)
        case "head", "frameset", "frame", "col", "colgroup": return
        case "image": return start(HTMLTag(name: "img", attributes: tag.attributes))
        case "caption", "thead", "tbody", "tfoot", "tr", "td", "th":
            guard prepareTable(for: tag.name) else { return }
        case "table":
            if let index = elements.lastIndex(where: { HTMLNames.scope.contains($0.name) }),
                elements[index].name == "table"
            {
                pop(from: index)
            }
        case "li": closeItems(["li"])
        case "dd", "dt": closeItems(["dd", "dt"])
        case "a", "nobr": endFormatting(tag.name)
        default: break
        }
        if paragraphs > 0, HTMLNames.closesParagraph.contains(tag.name),
            let index = inScope("p", alsoStopsAt: ["button"])
        {
            pop(from: index)
        }
        if HTMLNames.headings.contains(tag.name), let last = elements.last, HTMLNames.headings.contains(last.name) {
            pop(from: elements.count - 1)
        }
        if HTMLNames.void.contains(tag.name) {
            single(tag)
        } else if !(tag.isSelfClosing && (tag.name == "svg" || tag.name == "math")) {
            open(tag)
        }
        skipsLineFeed = tag.name == "pre" || tag.name == "listing" || tag.name == "textarea"
    }

    /// Attributes of a second `html` or `body` count where the first has none.
    private mutating func merge(_ tag: HTMLTag, into index: Int) {
        elements[index].attributes.merge(tag.attributes) { old, _ in old }
        let merged = HTMLElement(HTMLTag(name: tag.name, attributes: elements[index].attributes))
        elements[index].id = merged.id
        elements[index].classes = merged.classes
        for place in index..<min(2, elements.count) { cascade.compute(&elements, at: place) }
        cascade.restyle(&elements, from: index)
    }

    mutating func open(_ tag: HTMLTag) {
        if elements.count >= Self.maximumDepth { close(elements.removeLast()) }
        var element = HTMLElement(tag)
        if element.isList, let start = tag.attributes["start"].flatMap({ HTMLNumber.integer($0) }) {
            element.nextItem = start
        }
        var index = elements.count
        if HTMLNames.special.contains(tag.name) {
            while index > 2, elements[index - 1].isDetached { index -= 1 }
        } else {
            reconstruct()
            if element.isFormatting { limitEqual(to: element) }
            index = elements.count
        }
        elements.insert(element, at: index)
        if element.name == "p" { paragraphs += 1 }
        cascade.compute(&elements, at: index)
        if elements[index].isList { openList(at: index) }
        if tag.name == "q" { text.add("\u{201C}", style: elements[index].style, block: block) }
        text.open(
            elements[index].style, marker: elements[index].style.display == .listItem ? marker(forItemAt: index) : nil)
    }

    /// "Push onto the list of active formatting elements": at most three of a kind.
    private mutating func limitEqual(to element: HTMLElement) {
        var equal: [Int] = []
        for index in elements.indices.reversed().prefix(Self.maximumDetached) {
            if HTMLNames.scope.contains(elements[index].name) { break }
            if elements[index].name == element.name, elements[index].attributes == element.attributes {
                equal.append(index)
            }
        }
        guard equal.count >= 3, let oldest = equal.last else { return }
        elements.remove(at: oldest)
        cascade.restyle(&elements, from: oldest)
    }

    private mutating func openList(at index: Int) {
        let style = elements[index].style
        guard let format = style.marker else { return }
        elements[index].list = NSTextList(
            markerFormat: format, options: [], startingItemNumber: elements[index].nextItem)
        cascade.restyle(&elements, from: index)
    }

    /// The marker of an item, and the count of its list goes on; nil for none.
    private mutating func marker(forItemAt index: Int) -> String? {
        let list = elements[..<index].lastIndex(where: \.isList)
        var number = list.map { elements[$0].nextItem } ?? 1
        if let value = elements[index].attributes["value"].flatMap({ HTMLNumber.integer($0) }) { number = value }
        if let list { elements[list].nextItem = number + 1 }
        guard let format = elements[index].style.marker else { return nil }
        return NSTextList(markerFormat: format).marker(forItemNumber: number)
    }

    /// Elements without an end tag.
    private mutating func single(_ tag: HTMLTag) {
        guard let last = elements.last, !last.style.isHidden else { return }
        reconstruct()
        elements.append(HTMLElement(tag))
        cascade.compute(&elements, at: elements.count - 1)
        let element = elements.removeLast()
        guard !element.style.isHidden else { return }
        switch tag.name {
        case "br": text.lineBreak(element.style, block: block)
        case "wbr": text.add("\u{200B}", style: element.style, block: block)
        case "hr": text.rule(element.style)
        case "img": text.image(element.attributes, style: element.style, block: block)
        default: break
        }
    }

    /// Closes what a new part of a table ends; false where no table is open.
    private mutating func prepareTable(for name: String) -> Bool {
        guard let table = elements.lastIndex(where: { $0.name == "table" }) else { return false }
        let groups: Set<String> = ["thead", "tbody", "tfoot"]
        let isCell = name == "td" || name == "th"
        var keep = table + 1
        if isCell || name == "tr" {
            if keep < elements.count, groups.contains(elements[keep].name) { keep += 1 }
            if isCell, keep < elements.count, elements[keep].name == "tr" { keep += 1 }
        }
        while elements.count > keep { close(elements.removeLast()) }
        if isCell, elements.last?.name != "tr" { open(HTMLTag(name: "tr")) }
        return true
    }

    /// An open item of the same list ends where the next begins.
    private mutating func closeItems(_ names: Set<String>) {
        for index in elements.indices.reversed() {
            let name = elements[index].name
            if names.contains(name) { return pop(from: index) }
            if HTMLNames.special.contains(name), !["address", "div", "p"].contains(name) { return }
        }
    }
}

/// Numbers in attributes (HTML standard, 2.3.4.1 "Signed integers").
enum HTMLNumber {
    /// The number that the text begins with, held to a range that can be counted on from.
    static func integer(_ text: String) -> Int? {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let digits = trimmed.drop { $0 == "+" || $0 == "-" }.prefix(while: { $0.isASCII && $0.isNumber }).prefix(9)
        guard let number = Int(digits) else { return nil }
        return trimmed.hasPrefix("-") ? -number : number
    }
}
