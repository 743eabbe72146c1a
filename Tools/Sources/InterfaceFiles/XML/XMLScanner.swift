// Walks an XML text tag by tag. W3C: "Extensible Markup Language (XML) 1.0", without document types.

/// Reads well-formed UTF-8 XML without document types: no entities but the five of XML itself, so nothing outside the text is
/// ever looked at and nothing can be blown up. Keeps no tree and never recurses. Documentation/ADR (XML scanner) says why it is ours.
package struct XMLScanner {
    /// Interface files nest some dozens deep.
    package static let depthLimit = 1_000

    let bytes: [UInt8]
    var offset = 0
    private var open: [String] = []
    private var hasRoot = false
    private var pendingEnd: String?

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The next tag; nil at the end of a whole document.
    package mutating func next() throws(XMLProblem) -> XMLEvent? {
        if let name = pendingEnd {
            pendingEnd = nil
            open.removeLast()
            return .end(name)
        }
        if offset == 0 { try begin() }
        while true {
            try text()
            guard offset < bytes.count else {
                if let name = open.last { throw problem("<\(name)> is not closed") }
                guard hasRoot else { throw problem("there is no element") }
                return nil
            }
            if has("<!--") {
                try comment()
            } else if has("<![CDATA[") {
                try characterData()
            } else if has("<?") {
                try instruction()
            } else if has("<!") {
                throw problem("document types and entities are not read")
            } else if has("</") {
                return .end(try endTag())
            } else {
                return .start(try startTag())
            }
        }
    }

    func problem(_ message: String, at place: Int? = nil, _ kind: XMLProblem.Kind = .malformed) -> XMLProblem {
        XMLProblem(kind: kind, offset: min(place ?? offset, bytes.count), message: message)
    }

    /// True where the text goes on with these ASCII characters.
    func has(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard offset + count <= bytes.count else { return false }
        return (0..<count).allSatisfy { bytes[offset + $0] == word.utf8Start[$0] }
    }

    private mutating func begin() throws(XMLProblem) {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw problem("the text is not UTF-8", at: firstInvalidOffset)
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    }

    /// The place of the first byte that is no part of a character.
    private var firstInvalidOffset: Int {
        var parser = Unicode.UTF8.ForwardParser()
        var rest = bytes.makeIterator()
        var place = 0
        while case .valid(let character) = parser.parseScalar(from: &rest) { place += character.count }
        return place
    }

    private mutating func startTag() throws(XMLProblem) -> XMLTag {
        let start = offset
        guard !hasRoot || !open.isEmpty else { throw problem("there is more than one outermost element") }
        guard open.count < Self.depthLimit else {
            throw problem("elements nest more than \(Self.depthLimit) deep", .tooDeep)
        }
        offset += 1
        let name = try self.name()
        let attributes = try self.attributes()
        let isEmpty = has("/>")
        guard isEmpty || has(">") else { throw problem("<\(name)> has no '>'") }
        offset += isEmpty ? 2 : 1
        hasRoot = true
        open.append(name)
        if isEmpty { pendingEnd = name }
        return XMLTag(name: name, attributes: attributes, range: start..<offset, isEmpty: isEmpty)
    }

    private mutating func endTag() throws(XMLProblem) -> String {
        let start = offset
        offset += 2
        let name = try self.name()
        skipBlanks()
        guard has(">") else { throw problem("</\(name)> has no '>'") }
        guard open.last == name else {
            throw problem(open.last.map { "</\(name)> ends <\($0)>" } ?? "</\(name)> ends nothing", at: start)
        }
        offset += 1
        open.removeLast()
        return name
    }

    private mutating func text() throws(XMLProblem) {
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
            if open.isEmpty, !Self.isBlank(bytes[offset]) { throw problem("there is text outside of any element") }
            if bytes[offset] == UInt8(ascii: "&") {
                _ = try reference()
            } else if has("]]>") {
                throw problem("']]>' ends nothing")
            } else {
                try checkedCharacter()
            }
        }
    }

    private mutating func comment() throws(XMLProblem) {
        let start = offset
        offset += 4
        while !has("--") {
            guard offset < bytes.count else { throw problem("the comment is not closed", at: start) }
            try checkedCharacter()
        }
        guard has("-->") else { throw problem("a comment holds '--'") }
        offset += 3
    }

    private mutating func characterData() throws(XMLProblem) {
        let start = offset
        guard !open.isEmpty else { throw problem("there is text outside of any element") }
        while !has("]]>") {
            guard offset < bytes.count else { throw problem("the character data are not closed", at: start) }
            try checkedCharacter()
        }
        offset += 3
    }

    private mutating func instruction() throws(XMLProblem) {
        let start = offset
        offset += 2
        let name = try self.name()
        guard has("?>") || (offset < bytes.count && Self.isBlank(bytes[offset])) else {
            throw problem("<?\(name) has no blank after its name")
        }
        if name.lowercased() == "xml" { return try declaration(from: start) }
        while !has("?>") {
            guard offset < bytes.count else { throw problem("<?\(name) is not closed", at: start) }
            try checkedCharacter()
        }
        offset += 2
    }

    private mutating func declaration(from start: Int) throws(XMLProblem) {
        guard start == 0 || (start == 3 && bytes[0] == 0xEF) else {
            throw problem("<?xml stands at the beginning only", at: start)
        }
        let attributes = try self.attributes()
        guard has("?>") else { throw problem("<?xml is not closed", at: start) }
        offset += 2
        let order = ["version", "encoding", "standalone"]
        let places = attributes.map { order.firstIndex(of: $0.name) ?? -1 }
        guard places.first == 0, places.allSatisfy({ $0 >= 0 }), places == places.sorted(),
            attributes[0].value.hasPrefix("1.")
        else { throw problem("<?xml says something unknown", at: start) }
        for attribute in attributes where attribute.name == "encoding" {
            guard ["utf-8", "us-ascii", "ascii"].contains(attribute.value.lowercased()) else {
                throw problem("only UTF-8 is read", at: start)
            }
        }
    }
}
