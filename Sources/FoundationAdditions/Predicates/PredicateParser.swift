// Reads the text of a predicate into a tree, with its arguments put in.
// Apple: "Predicate Programming Guide", Predicate format string syntax.
import Foundation

/// Each rule of the language is a method; the strongest binding is called last.
struct PredicateParser {
    /// A text that is not of the language.
    struct Mistake: Error {}

    private let tokens: [PredicateToken]
    private var arguments: [Any?]
    private var index = 0

    static func parse(_ format: String, _ arguments: [Any?]) -> PredicateTree? {
        guard let tokens = PredicateTokens.split(format), !tokens.isEmpty else { return nil }
        var parser = PredicateParser(tokens: tokens, arguments: arguments)
        guard let tree = try? parser.disjunction(), parser.here == .end else { return nil }
        return tree
    }

    static func parseTerm(_ format: String, _ arguments: [Any?]) -> PredicateTerm? {
        guard let tokens = PredicateTokens.split(format), !tokens.isEmpty else { return nil }
        var parser = PredicateParser(tokens: tokens, arguments: arguments)
        guard let term = try? parser.term(), parser.here == .end else { return nil }
        return term
    }

    private init(tokens: [PredicateToken], arguments: [Any?]) {
        self.tokens = tokens
        self.arguments = arguments
    }

    private var here: PredicateToken { index < tokens.count ? tokens[index] : .end }

    private mutating func takeSign(_ sign: String...) -> Bool {
        guard case .sign(let there) = here, sign.contains(there) else { return false }
        index += 1
        return true
    }

    private mutating func takeWord(_ word: String...) -> Bool {
        guard case .word(let there) = here, word.contains(there.uppercased()) else { return false }
        index += 1
        return true
    }

    private mutating func expect(_ sign: String) throws { if !takeSign(sign) { throw Mistake() } }

    private mutating func argument() throws -> Any? {
        if arguments.isEmpty { throw Mistake() }
        return arguments.removeFirst()
    }

    // MARK: Logic

    private mutating func disjunction() throws -> PredicateTree {
        var trees = [try conjunction()]
        while takeWord("OR") || takeSign("||") { trees.append(try conjunction()) }
        return trees.count == 1 ? trees[0] : .or(trees)
    }

    private mutating func conjunction() throws -> PredicateTree {
        var trees = [try negation()]
        while takeWord("AND") || takeSign("&&") { trees.append(try negation()) }
        return trees.count == 1 ? trees[0] : .and(trees)
    }

    private mutating func negation() throws -> PredicateTree {
        if takeWord("NOT") || takeSign("!") { return .not(try negation()) }
        if takeWord("TRUEPREDICATE") { return .always(true) }
        if takeWord("FALSEPREDICATE") { return .always(false) }
        // A bracket holds a predicate, or the term on the left of a comparison: the first that reads on is meant.
        if here == .sign("(") {
            let (start, waiting) = (index, arguments)
            index += 1
            if let tree = try? disjunction(), takeSign(")"), !startsOperator { return tree }
            (index, arguments) = (start, waiting)
        }
        if case .placeholder("@") = here, let predicate = arguments.first as? NSPredicate, startsNothing(after: index) {
            index += 1
            arguments.removeFirst()
            return .other(predicate)
        }
        return try comparison()
    }

    private func startsNothing(after place: Int) -> Bool {
        guard place + 1 < tokens.count else { return true }
        if case .word(let word) = tokens[place + 1] { return ["AND", "OR"].contains(word.uppercased()) }
        return [.sign(")"), .sign("&&"), .sign("||")].contains(tokens[place + 1])
    }

    // MARK: Comparisons

    private static let signs: [String: NSComparisonPredicate.Operator] = [
        "=": .equalTo, "==": .equalTo, "!=": .notEqualTo, "<>": .notEqualTo, "<": .lessThan, "<=": .lessThanOrEqualTo,
        "=<": .lessThanOrEqualTo, ">": .greaterThan, ">=": .greaterThanOrEqualTo, "=>": .greaterThanOrEqualTo,
    ]
    private static let words: [String: NSComparisonPredicate.Operator] = [
        "IN": .in, "BETWEEN": .between, "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith,
        "LIKE": .like, "MATCHES": .matches,
    ]

    private var startsOperator: Bool {
        switch here {
        case .sign(let sign): Self.signs[sign] != nil || ["+", "-", "*", "/", "**", ".", "["].contains(sign)
        case .word(let word): Self.words[word.uppercased()] != nil
        default: false
        }
    }

    private mutating func comparison() throws -> PredicateTree {
        var modifier = NSComparisonPredicate.Modifier.direct
        var isNegated = false
        if takeWord("ANY", "SOME") {
            modifier = .any
        } else if takeWord("ALL") {
            modifier = .all
        } else if takeWord("NONE") {
            (modifier, isNegated) = (.any, true)
        }
        let left = try term()
        var operation: NSComparisonPredicate.Operator?
        // `key NOT IN list` is written often, and Apple reads it.
        if case .word(let word) = here, word.uppercased() == "NOT", index + 1 < tokens.count,
            tokens[index + 1] == .word("IN") || tokens[index + 1] == .word("in")
        {
            index += 1
            isNegated.toggle()
        }
        switch here {
        case .sign(let sign): operation = Self.signs[sign]
        case .word(let word): operation = Self.words[word.uppercased()]
        default: break
        }
        guard let operation else { throw Mistake() }
        index += 1
        let options = try self.options()
        let right = try term()
        let tree = PredicateTree.comparison(left, operation, right, modifier: modifier, options)
        return isNegated ? .not(tree) : tree
    }

    private mutating func options() throws -> FoldOptions {
        var options = FoldOptions()
        guard takeSign("[") else { return options }
        guard case .word(let letters) = here, letters.lowercased().allSatisfy({ "cdnlw".contains($0) }) else {
            throw Mistake()
        }
        index += 1
        options.cases = letters.lowercased().contains("c")
        options.diacritics = letters.lowercased().contains("d")
        try expect("]")
        return options
    }

    // MARK: Terms

    private mutating func term() throws -> PredicateTerm {
        var left = try product()
        while case .sign(let sign) = here, sign == "+" || sign == "-" {
            index += 1
            left = .function(sign == "+" ? "add" : "from", [left, try product()])
        }
        return left
    }

    private mutating func product() throws -> PredicateTerm {
        var left = try postfix()
        while case .sign(let sign) = here, sign == "*" || sign == "/" {
            index += 1
            left = .function(sign == "*" ? "multiply" : "divide", [left, try postfix()])
        }
        return left
    }

    private mutating func postfix() throws -> PredicateTerm {
        var base = try primary()
        while true {
            if takeSign(".") {
                let path: String
                switch here {
                case .word(let word): path = word
                case .placeholder("K"): path = try keyArgument()
                default: throw Mistake()
                }
                index += 1
                switch base {
                case .keyPath(let before): base = .keyPath(before + "." + path)
                case .evaluatedObject: base = .keyPath(path)
                default: base = .member(base, path)
                }
            } else if takeSign("[") {
                if takeWord("SIZE") {
                    base = .function("count", [base])
                } else if takeWord("FIRST") {
                    base = .function("index", [base, .constant(0)])
                } else {
                    base = .function("index", [base, try term()])
                }
                try expect("]")
            } else {
                return base
            }
        }
    }

    private mutating func keyArgument() throws -> String {
        guard let key = PredicateValue.text(try argument()) else { throw Mistake() }
        return key
    }

    private mutating func primary() throws -> PredicateTerm {
        let token = here
        index += 1
        switch token {
        case .string(let text): return .constant(text)
        case .number(let digits): return .constant(try number(digits))
        case .variable(let name): return .variable(name)
        case .placeholder("K"): return .keyPath(try keyArgument())
        case .placeholder: return .constant(try argument())
        case .sign("-"): return .function("multiply", [.constant(-1), try postfix()])
        case .sign("("):
            let inner = try term()
            if takeSign(",") {
                var list = [inner, try term()]
                while takeSign(",") { list.append(try term()) }
                try expect(")")
                return .list(list)
            }
            try expect(")")
            return inner
        case .sign("{"): return .list(try terms(until: "}"))
        case .word(let word): return try named(word)
        default: throw Mistake()
        }
    }

    private mutating func terms(until end: String) throws -> [PredicateTerm] {
        if takeSign(end) { return [] }
        var list = [try term()]
        while takeSign(",") { list.append(try term()) }
        try expect(end)
        return list
    }

    private static let reserved: Set<String> = [
        "AND", "OR", "NOT", "IN", "BETWEEN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "ANY", "SOME",
        "ALL", "NONE",
    ]

    private mutating func named(_ word: String) throws -> PredicateTerm {
        switch word.uppercased() {
        case "SELF": return .evaluatedObject
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        case "NIL", "NULL": return .constant(nil)
        case "SUBQUERY":
            try expect("(")
            let collection = try term()
            try expect(",")
            guard case .variable(let name) = here else { throw Mistake() }
            index += 1
            try expect(",")
            let tree = try disjunction()
            try expect(")")
            return .subquery(collection, variable: name, tree)
        default: break
        }
        if here == .sign("(") {
            guard PredicateFunctions.names.contains(word) else { throw Mistake() }
            index += 1
            return .function(word, try terms(until: ")"))
        }
        if Self.reserved.contains(word.uppercased()) { throw Mistake() }
        return .keyPath(word)
    }

    private func number(_ digits: String) throws -> Any {
        if let whole = Int(digits) { return whole }
        if digits.lowercased().hasPrefix("0x"), let whole = Int(digits.dropFirst(2), radix: 16) { return whole }
        guard let value = Double(digits) else { throw Mistake() }
        return value
    }
}
