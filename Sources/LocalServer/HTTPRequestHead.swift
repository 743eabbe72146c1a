// Request line and headers, read strictly: what could be understood in two ways is refused.
// No Apple page: RFC 9112, Message Syntax; RFC 9110, Fields.

/// Request line and headers of one HTTP/1.1 request.
package struct HTTPRequestHead: Sendable, Equatable {
    package let method: String
    /// The path before the question mark, undecoded; begins with a slash.
    package let path: String
    /// What stands after the question mark, undecoded; empty if nothing.
    package let query: String
    /// In order of arrival, names in lower case.
    package let fields: [(name: String, value: String)]

    package static func == (a: Self, b: Self) -> Bool {
        a.method == b.method && a.path == b.path && a.query == b.query
            && a.fields.elementsEqual(b.fields) { $0 == $1 }
    }

    /// All values of a field, in order. The name in lower case.
    package func values(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

    /// The value of a field that may stand once at most; nil if it is missing or stands twice.
    package func only(_ name: String) -> String? {
        let all = values(name)
        return all.count == 1 ? all[0] : nil
    }

    /// All values of this name in the query, undecoded, in order.
    package func queryValues(_ name: String) -> [Substring] {
        query.split(separator: "&").filter { $0.hasPrefix(name + "=") }.map { $0.dropFirst(name.utf8.count + 1) }
    }
}

extension HTTPRequestHead {
    /// Reads a head: everything before the empty line, with its CRLFs.
    package init(bytes: some Collection<UInt8>, limits: ServerLimits) throws(HTTPRefusal) {
        // 1. Only visible ASCII, blanks and CRLF pairs; no bare CR or LF, no NUL, no folded line.
        var lines: [[UInt8]] = [[]]
        var sawReturn = false
        for byte in bytes {
            if sawReturn {
                guard byte == 10 else { throw HTTPRefusal(.badRequest, "A carriage return without its line feed.") }
                lines.append([])
                sawReturn = false
                continue
            }
            switch byte {
            case 13: sawReturn = true
            case 9, 32...126: lines[lines.count - 1].append(byte)
            default: throw HTTPRefusal(.badRequest, "A byte that no head may hold.")
            }
        }
        guard !sawReturn else { throw HTTPRefusal(.badRequest, "A carriage return without its line feed.") }
        let texts = lines.map { String(decoding: $0, as: UTF8.self) }

        // 2. The request line: three parts with one blank between.
        let parts = texts[0].split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, parts[2] == "HTTP/1.1" || parts[2] == "HTTP/1.0" else {
            throw HTTPRefusal(.badRequest, "Not an HTTP/1.1 request line.")
        }
        guard !parts[0].isEmpty, parts[0].allSatisfy({ $0.isUppercase && $0.isASCII }) else {
            throw HTTPRefusal(.badRequest, "Not a method.")
        }
        // 3. A target in origin form only: no absolute address, no asterisk.
        guard parts[1].hasPrefix("/") else { throw HTTPRefusal(.badRequest, "The target must begin with a slash.") }
        let target = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)

        // 4. The fields.
        guard texts.count - 1 <= limits.headerCount else {
            throw HTTPRefusal(.headersTooLarge, "Too many header fields.")
        }
        var fields: [(name: String, value: String)] = []
        for line in texts.dropFirst() {
            guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else {
                throw HTTPRefusal(.badRequest, "A header field without a name.")
            }
            let name = line[..<colon]
            guard name.utf8.allSatisfy(Self.isNameByte) else {
                throw HTTPRefusal(.badRequest, "A header field's name holds what it may not.")
            }
            let value = line[line.index(after: colon)...]
            let trimmed = value.drop { $0 == " " || $0 == "\t" }
            let end = trimmed.lastIndex { $0 != " " && $0 != "\t" }.map { trimmed.index(after: $0) }
            fields.append((name.lowercased(), String(trimmed[..<(end ?? trimmed.startIndex)])))
        }
        method = parts[0]
        path = target[0]
        query = target.count > 1 ? target[1] : ""
        self.fields = fields
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122: true
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
        default: false
        }
    }
}
