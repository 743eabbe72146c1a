// Style sheets: rules with selectors by element, class and id, in their order of precedence.
// CSS Syntax 3 (parsing), Selectors 4 (matching and specificity), CSS Cascade 4 (order).
import Foundation

/// Splitting of CSS text outside quotes and brackets. No recursion.
enum CSSText {
    /// The text without its comments.
    static func withoutComments(_ text: String) -> String {
        guard text.contains("/*") else { return text }
        let pieces = text.components(separatedBy: "/*")
        return pieces.dropFirst().reduce(into: pieces[0]) { result, piece in
            if let end = piece.range(of: "*/") { result += " " + piece[end.upperBound...] }
        }
    }

    /// The pieces between separators, trimmed, without empty ones.
    static func split(_ text: String, _ isSeparator: (Character) -> Bool) -> [String] {
        var result: [String] = []
        var piece = ""
        var quote: Character?
        var depth = 0
        for character in text {
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == "(" {
                depth += 1
            } else if character == ")" {
                depth = max(0, depth - 1)
            } else if depth == 0, isSeparator(character) {
                result.append(piece)
                piece = ""
                continue
            }
            piece.append(character)
        }
        return (result + [piece]).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
    }

    /// The declarations of a style attribute or of a rule's block, in the order of precedence: important ones last.
    static func declarations(_ block: String) -> [CSSDeclaration] {
        var plain: [CSSDeclaration] = []
        var important: [CSSDeclaration] = []
        for line in split(withoutComments(block), { $0 == ";" }) {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let property = line[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            var value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
            var isImportant = false
            if let mark = value.lastIndex(of: "!"),
                value[value.index(after: mark)...].trimmingCharacters(in: .whitespaces).lowercased() == "important"
            {
                value = value[..<mark].trimmingCharacters(in: .whitespacesAndNewlines)
                isImportant = true
            }
            let declarations = CSSValues.declarations(property, value)
            if isImportant { important += declarations } else { plain += declarations }
        }
        return plain + important
    }
}

/// The conditions that one element must meet: `p.note#top`.
struct CSSCompound: Equatable {
    var element: String?
    var id: String?
    var classes: [String] = []
    /// `:link` and `:any-link`.
    var isLink = false
    /// `:root`.
    var isRoot = false
    /// Whether the compound before it must match the parent (`>`), not any ancestor.
    var isChild = false
}

/// A selector: compounds from the outermost to the element itself.
struct CSSSelector: Equatable {
    var compounds: [CSSCompound] = []

    /// Selectors 4, 17: ids, then classes, then elements.
    var specificity: Int {
        compounds.reduce(0) {
            $0 + ($1.id == nil ? 0 : 1_000_000) + ($1.classes.count + ($1.isLink || $1.isRoot ? 1 : 0)) * 1_000
                + ($1.element == nil ? 0 : 1)
        }
    }

    /// Parses a selector; nil if the text has something beyond elements, classes, ids, `:link`, `:root`, descendants and
    /// children.
    init?(_ text: String) {
        var child = false
        let spaced = text.replacingOccurrences(of: ">", with: " > ")
        for word in spaced.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\t" }) {
            if word == ">" {
                if compounds.isEmpty || child { return nil }
                child = true
                continue
            }
            guard var compound = Self.compound(word) else { return nil }
            compound.isChild = child
            child = false
            compounds.append(compound)
        }
        if compounds.isEmpty || child || compounds.count > 32 { return nil }
    }

    private static func compound(_ word: Substring) -> CSSCompound? {
        var result = CSSCompound()
        var kind: Character = "e"
        var name = ""
        func isName(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || character == "-" || character == "_"
        }
        func close() -> Bool {
            switch kind {
            case "e": if !name.isEmpty, name != "*" { result.element = name.lowercased() }
            case ".": result.classes.append(name)
            case "#": result.id = name
            default:
                if name == "link" || name == "any-link" {
                    result.isLink = true
                } else if name == "root" {
                    result.isRoot = true
                } else {
                    return false
                }
            }
            return kind == "e" || !name.isEmpty
        }
        for character in word {
            if character == "." || character == "#" || character == ":" {
                guard close() else { return nil }
                kind = character
                name = ""
            } else if isName(character) || (character == "*" && name.isEmpty && kind == "e") {
                name.append(character)
            } else {
                return nil
            }
        }
        return close() ? result : nil
    }
}

/// The rules of a document's style sheets.
struct CSSSheet {
    private struct Rule {
        var selector: CSSSelector
        var order: Int
        var plain: [CSSDeclaration]
        var important: [CSSDeclaration]
    }
    /// Rules by what the element itself must be: "#id", ".class", the element's name, or "*".
    private var rules: [String: [Rule]] = [:]
    private var count = 0
    var isEmpty: Bool { count == 0 }

    /// Adds the rules of a style sheet; rules that begin with "@" are left out with their blocks.
    mutating func add(_ text: String) {
        let source = CSSText.withoutComments(text).replacingOccurrences(of: "<!--", with: " ").replacingOccurrences(
            of: "-->", with: " ")
        var prelude = ""
        var block = ""
        var depth = 0
        var quote: Character?
        for character in source {
            if let open = quote {
                // A line end ends a string that is not closed (CSS Syntax 3, 4.3.5).
                if character == open || character == "\n" { quote = nil }
                block.append(character)
            } else if depth > 0, character == "\"" || character == "'" {
                quote = character
                block.append(character)
            } else if character == "{" {
                if depth > 0 { block.append(character) }
                depth += 1
            } else if character == "}" {
                guard depth > 0 else { continue }
                depth -= 1
                if depth > 0 {
                    block.append(character)
                } else {
                    addRule(prelude, block)
                    prelude = ""
                    block = ""
                }
            } else if depth > 0 {
                block.append(character)
            } else if character == ";", prelude.drop(while: \.isWhitespace).first == "@" {
                prelude = ""
            } else {
                prelude.append(character)
            }
        }
        // A block that the end cuts off counts (CSS Syntax 3, 5.4.8).
        if depth > 0 { addRule(prelude, block) }
    }

    private mutating func addRule(_ prelude: String, _ block: String) {
        guard prelude.drop(while: \.isWhitespace).first != "@", !block.contains("{") else { return }
        let parts = CSSText.split(block) { $0 == ";" }
        let important = parts.filter {
            $0.lowercased().contains("!important") || $0.lowercased().contains("! important")
        }
        let strong = CSSText.declarations(important.joined(separator: ";"))
        let plain = CSSText.declarations(parts.filter { !important.contains($0) }.joined(separator: ";"))
        guard !strong.isEmpty || !plain.isEmpty else { return }
        // One selector that is not understood takes the whole list with it (Selectors 4, 4.1).
        let selectors = CSSText.split(prelude) { $0 == "," }.map { CSSSelector($0) }
        guard !selectors.contains(nil) else { return }
        for case let selector? in selectors {
            guard let last = selector.compounds.last else { continue }
            let key = last.id.map { "#" + $0 } ?? last.classes.first.map { "." + $0 } ?? last.element ?? "*"
            rules[key, default: []].append(Rule(selector: selector, order: count, plain: plain, important: strong))
            count += 1
        }
    }

    /// The declarations for the last of the open elements, weakest first: plain ones, and the important ones.
    func declarations(for elements: ArraySlice<HTMLElement>) -> (plain: [CSSDeclaration], important: [CSSDeclaration]) {
        guard let element = elements.last, count > 0 else { return ([], []) }
        var found: [Rule] = []
        let keys =
            [element.id.map { "#" + $0 }, element.name, "*"].compactMap { $0 } + element.classes.map { "." + $0 }
        for key in keys {
            guard let candidates = rules[key] else { continue }
            found += candidates.filter { Self.matches($0.selector, elements) }
        }
        guard !found.isEmpty else { return ([], []) }
        found.sort { ($0.selector.specificity, $0.order) < ($1.selector.specificity, $1.order) }
        return (found.flatMap(\.plain), found.flatMap(\.important))
    }

    /// Matches a selector from the element outwards. Runs of compounds joined by ">" match together, each run at the nearest
    /// place: a nearer place leaves more ancestors to the rest, so no other needs to be tried.
    private static func matches(_ selector: CSSSelector, _ elements: ArraySlice<HTMLElement>) -> Bool {
        var run: [CSSCompound] = []
        var place = elements.endIndex - 1
        var isFirst = true
        for compound in selector.compounds.reversed() {
            run.append(compound)
            if compound.isChild { continue }
            while true {
                guard place - run.count + 1 >= elements.startIndex else { return false }
                if run.indices.allSatisfy({ fits(run[$0], elements[place - $0]) }) { break }
                if isFirst { return false }
                place -= 1
            }
            place -= run.count
            isFirst = false
            run = []
        }
        return true
    }

    private static func fits(_ compound: CSSCompound, _ element: HTMLElement) -> Bool {
        if let name = compound.element, name != element.name { return false }
        if let id = compound.id, id != element.id { return false }
        if compound.isLink, element.attributes["href"] == nil || element.name != "a" { return false }
        if compound.isRoot, element.name != "html" { return false }
        return compound.classes.allSatisfy(element.classes.contains)
    }
}
