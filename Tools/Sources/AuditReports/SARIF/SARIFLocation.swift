// Places in SARIF.
import UIKitAudit

/// Locations, regions and URIs.
enum SARIFLocation {
    static func location(_ range: SourceRange, context: String = "", message: String? = nil) -> JSONValue {
        var members: [(key: String, value: JSONValue)] = [
            ("physicalLocation", ["artifactLocation": artifact(range.path), "region": region(range)])
        ]
        if !context.isEmpty { members.append(("logicalLocations", [["fullyQualifiedName": .string(context)]])) }
        if let message { members.append(("message", ["text": .string(Self.message(message))])) }
        return .object(members)
    }

    /// Lines and columns from 1, columns in code points, the end column after the last character.
    static func region(_ range: SourceRange) -> JSONValue {
        [
            "startLine": .int(range.line), "startColumn": .int(range.column), "endLine": .int(range.endLine),
            "endColumn": .int(range.endColumn),
        ]
    }

    static func artifact(_ path: String) -> JSONValue {
        ["uri": .string(encoded(path)), "uriBaseId": .string(SARIFReport.base)]
    }

    /// A message that no reader takes for a link: `a[0](1)` looks like one.
    static func message(_ text: String) -> String {
        guard text.contains("](") else { return text }
        return text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
    }

    /// RFC 3986: what is neither unreserved nor a slash is percent-encoded.
    static func encoded(_ path: String) -> String {
        var out = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                out.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                out += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return out
    }
}
