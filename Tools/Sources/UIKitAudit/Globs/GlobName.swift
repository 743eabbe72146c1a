// A pattern for one file or folder name.

/// The tokens between two slashes of a pattern.
struct GlobName: Sendable, Hashable {
    enum Token: Sendable, Hashable {
        case scalar(Unicode.Scalar)
        case anyScalar
        case anyRun
        case oneOf([ClosedRange<Unicode.Scalar>], isNegated: Bool)
    }

    var tokens: [Token]

    static let anything = GlobName(tokens: [.anyRun])

    init(tokens: [Token]) { self.tokens = tokens }

    init(_ pattern: Substring) throws {
        tokens = []
        var rest = pattern.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\\":
                guard let literal = rest.popFirst() else {
                    throw Glob.Malformed(description: "the pattern '\(pattern)' ends with a '\\'")
                }
                tokens.append(.scalar(literal))
            case "*": if tokens.last != .anyRun { tokens.append(.anyRun) }
            case "?": tokens.append(.anyScalar)
            case "[": tokens.append(try Self.set(&rest, of: pattern))
            default: tokens.append(.scalar(scalar))
            }
        }
    }

    private static func set(_ rest: inout Substring.UnicodeScalarView.SubSequence, of pattern: Substring) throws
        -> Token
    {
        let isNegated = rest.first == "!" || rest.first == "^"
        if isNegated { rest.removeFirst() }
        var ranges: [ClosedRange<Unicode.Scalar>] = []
        while let scalar = rest.popFirst() {
            // A `]` that comes first stands for itself.
            if scalar == "]", !ranges.isEmpty { return .oneOf(ranges, isNegated: isNegated) }
            let low = scalar == "\\" ? rest.popFirst() ?? scalar : scalar
            guard rest.first == "-", let high = rest.dropFirst().first, high != "]" else {
                ranges.append(low...low)
                continue
            }
            rest.removeFirst(2)
            guard low <= high else {
                throw Glob.Malformed(description: "the range \(low)-\(high) in '\(pattern)' runs backwards")
            }
            ranges.append(low...high)
        }
        throw Glob.Malformed(description: "the pattern '\(pattern)' has a '[' without ']'")
    }

    /// Goes back to the last `*` only, which is enough: what stood before it fitted already.
    func matches(_ name: ArraySlice<Unicode.Scalar>) -> Bool {
        var token = 0
        var position = name.startIndex
        var retry: (token: Int, position: Int)?
        while position < name.endIndex {
            if token < tokens.count, tokens[token] == .anyRun {
                retry = (token + 1, position)
                token += 1
            } else if token < tokens.count, Self.fits(tokens[token], name[position]) {
                token += 1
                position += 1
            } else if let back = retry {
                retry = (back.token, back.position + 1)
                token = back.token
                position = back.position + 1
            } else {
                return false
            }
        }
        return tokens[token...].allSatisfy { $0 == .anyRun }
    }

    private static func fits(_ token: Token, _ scalar: Unicode.Scalar) -> Bool {
        switch token {
        case .scalar(let wanted): wanted == scalar
        case .anyScalar: true
        case .anyRun: false
        case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
        }
    }
}
