// The style of an element: the default sheet, its attributes, the document's sheets and its style attribute.
// CSS Cascade 4, 6.1 "Cascade Sorting Order"; HTML standard, 15.2 "The CSS user agent style sheet and presentational hints".
import Foundation

/// The style sheets of a document, and the declarations of its elements.
struct HTMLCascade {
    var sheet = CSSSheet()
    private var styleAttributes: [String: [CSSDeclaration]] = [:]

    /// Sets the declarations of one of the open elements, and the styles from it on.
    mutating func compute(_ elements: inout [HTMLElement], at index: Int) {
        let defaults = HTMLDefaults.sheet.declarations(for: elements[...index]).plain + nesting(elements, at: index)
        let author = sheet.declarations(for: elements[...index])
        let element = elements[index]
        let inline = element.attributes["style"].map { inlineDeclarations($0) } ?? []
        // Important ones of the style attribute stand at its end; those of sheets come behind them (guessed: CSS puts the
        // style attribute's last, but nobody contradicts himself so).
        elements[index].declarations = defaults + Self.hints(element) + author.plain + inline + author.important
        restyle(&elements, from: index)
    }

    /// Lists in lists have no margins, and other markers (15.3.8).
    private func nesting(_ elements: [HTMLElement], at index: Int) -> [CSSDeclaration] {
        guard elements[index].isList || elements[index].name == "dl", index > 0 else { return [] }
        let depth = elements[index - 1].style.listDepth
        guard depth > 0 else { return [] }
        var result: [CSSDeclaration] = [.margin(.top, .points(0)), .margin(.bottom, .points(0))]
        if elements[index].name == "ul" { result.append(.listStyle(depth == 1 ? .circle : .square)) }
        return result
    }

    /// Computes the styles of the elements from an index on again, with the declarations that they have.
    func restyle(_ elements: inout [HTMLElement], from index: Int) {
        let rootSize =
            elements.first.map { $0.name == "html" ? $0.style.text.size : HTMLMeasures.mediumSize } ?? HTMLMeasures.mediumSize
        for index in index..<elements.count {
            let parent = index > 0 ? elements[index - 1].style : HTMLStyle()
            var style = parent.inherited
            style.apply(
                elements[index].declarations, parent: parent, rootSize: index == 0 ? HTMLMeasures.mediumSize : rootSize
            )
            if elements[index].name == "a", let href = elements[index].attributes["href"] {
                style.text.link = href.trimmingCharacters(in: .whitespacesAndNewlines)
            }
            if let list = elements[index].list { style.lists.append(list) }
            if elements[index].isList { style.listDepth += 1 }
            elements[index].style = style
        }
    }

    private mutating func inlineDeclarations(_ text: String) -> [CSSDeclaration] {
        if let known = styleAttributes[text] { return known }
        let declarations = CSSText.declarations(text)
        styleAttributes[text] = declarations
        return declarations
    }

    /// The declarations that follow from attributes about the look (15.3, 15.4).
    private static func hints(_ element: HTMLElement) -> [CSSDeclaration] {
        let attributes = element.attributes
        guard !attributes.isEmpty else { return [] }
        var result: [CSSDeclaration] = []
        if let value = attributes["align"]?.lowercased(), element.name != "img" {
            let names: [String: NSTextAlignment] = [
                "left": .left, "right": .right, "center": .center, "middle": .center, "justify": .justified,
            ]
            if let alignment = names[value], element.name != "table" { result.append(.align(alignment)) }
        }
        if let value = attributes["dir"]?.lowercased() {
            if value == "rtl" { result.append(.direction(.rightToLeft)) }
            if value == "ltr" { result.append(.direction(.leftToRight)) }
        }
        if attributes["hidden"] != nil { result.append(.display(.hidden)) }
        if let color = attributes["bgcolor"].flatMap({ CSSColor(attribute: $0) }) { result.append(.background(color)) }
        switch element.name {
        case "font", "basefont":
            if let color = attributes["color"].flatMap({ CSSColor(attribute: $0) }) { result.append(.color(color)) }
            if let face = attributes["face"] { result += CSSValues.declarations("font-family", face) }
            if let size = attributes["size"].flatMap(fontSize) { result.append(.fontStep(size)) }
        case "body":
            if let color = attributes["text"].flatMap({ CSSColor(attribute: $0) }) { result.append(.color(color)) }
        case "ol", "ul", "li":
            let kinds = [
                "1": "decimal", "a": "lower-alpha", "A": "upper-alpha", "i": "lower-roman", "I": "upper-roman",
                "disc": "disc",
                "circle": "circle", "square": "square", "none": "none",
            ]
            if let kind = attributes["type"].flatMap({ kinds[$0] ?? kinds[$0.lowercased()] }) {
                result += CSSValues.declarations("list-style-type", kind)
            }
        case "img":
            for name in ["width", "height"] {
                if let value = attributes[name], let length = CSSLength(value.trimmingCharacters(in: .whitespaces)) {
                    var length = length
                    if case .number(let number) = length { length = .points(number) }
                    result.append(name == "width" ? .width(length) : .height(length))
                }
            }
        default: break
        }
        return result
    }

    /// The rules for parsing a legacy font size (2.3.4 and 15.3.4): 1 to 7, or relative to 3; a factor of medium.
    private static func fontSize(_ text: String) -> CGFloat? {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let digits = trimmed.drop { $0 == "+" || $0 == "-" }.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits) else { return nil }
        let steps = HTMLMeasures.fontSteps, middle = HTMLMeasures.middleStep, change = min(number, steps.count)
        let size = trimmed.hasPrefix("+") ? middle + change : trimmed.hasPrefix("-") ? middle - change : number
        return steps[min(max(size, 1), steps.count) - 1]
    }
}
