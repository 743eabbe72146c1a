// What the rules share while they work on one file.
// No Apple page: this is ours.
import SwiftSyntax

/// One file in the making: its text, the module's index, and what has been changed so far.
final class RuleContext {
    /// A type or extension around the place that the walk has reached.
    struct Scope {
        /// The type's full name.
        let name: String
        let record: TypeRecord
    }

    let index: ModuleIndex
    let file: FileIndex
    let path: String
    let source: [UInt8]
    var edits = EditList()
    var tail = Tail()
    var findings: [Finding] = []
    var scopes: [Scope] = []
    /// Where the body of each declared type of this file ends, by the declaration's offset.
    private(set) var braces: [Int: Int] = [:]
    /// Where further inherited types go, by the declaration's offset, and what stands in front of the first.
    private var heads: [Int: (position: Int, separator: String)] = [:]
    /// Code that goes into bodies, by the declaration's offset.
    private var moved: [Int: [String]] = [:]
    /// The names of the module's selectors.
    var selectors: Set<String> { index.selectors }
    private let lineStarts: [Int]
    private let recordsByOffset: [Int: TypeRecord]

    init(index: ModuleIndex, file: FileIndex, text: String) {
        self.index = index
        self.file = file
        path = file.path
        let bytes = Array(text.utf8)
        source = bytes
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        recordsByOffset = Dictionary(file.types.map { ($0.offset, $0) }) { first, _ in first }
    }

    /// The innermost type or extension.
    var scope: Scope? { scopes.last }

    func enter(_ node: some DeclGroupSyntax) {
        let offset = node.start
        guard let record = recordsByOffset[offset] else { return }
        braces[offset] = node.memberBlock.rightBrace.start
        if let clause = node.inheritanceClause {
            heads[offset] = (clause.inheritedTypes.end, ", ")
        } else if let type = node.as(ClassDeclSyntax.self) {
            heads[offset] = (type.genericParameterClause?.end ?? type.name.end, ": ")
        } else if let type = node.as(ProtocolDeclSyntax.self) {
            heads[offset] = (type.name.end, ": ")
        }
        let outer = scopes.last?.name ?? ""
        let name = record.kind == .extension ? index.resolve(record.name, inside: outer) : record.name
        scopes.append(Scope(name: name, record: record))
    }

    func leave(_ node: some DeclGroupSyntax) {
        if scopes.last?.record.offset == node.start { scopes.removeLast() }
    }

    /// The line of a position, from 1.
    func line(_ position: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= position { low = middle } else { high = middle }
        }
        return low + 1
    }

    // MARK: Editing

    /// Puts text in a node's place.
    func replace(_ node: some SyntaxProtocol, with text: String) {
        edits.replace(node.start, node.end, with: text, of: source)
    }

    /// Puts blanks in a node's place.
    func blank(_ node: some SyntaxProtocol) { edits.blank(node.start, node.end, of: source) }

    func newlines(_ start: Int, _ end: Int) -> String {
        String(repeating: "\n", count: source[start..<end].count { $0 == UInt8(ascii: "\n") })
    }

    /// Puts a line into the body of a type that this file declares.
    func move(_ text: String, into record: TypeRecord) { moved[record.offset, default: []].append(text) }

    /// Lets a class inherit one more protocol in its head, unless it does.
    func inherit(_ name: String, in record: TypeRecord) {
        guard let head = heads[record.offset], !record.inherited.contains(name) else { return }
        edits.insert(head.separator + name, at: head.position)
        heads[record.offset] = (head.position, ", ")
    }

    /// Notes what cannot be kept; the compiler will say it at the user's line.
    func report(_ name: String, at node: some SyntaxProtocol, isWarning: Bool = false, _ message: String) {
        let finding = Finding(name: name, path: path, line: line(node.start), message: message, isWarning: isWarning)
        guard !findings.contains(finding) else { return }
        findings.append(finding)
        tail.report(finding)
    }

    /// Whether generated code of this file sees the runtime through an import of the user's.
    var seesRuntime: Bool {
        file.imports.contains { ["UIKit", "SafeUIKit", "UIKitTesting", "SelectorDispatch"].contains($0) }
    }

    /// Says that the file needs the runtime.
    func needsRuntime() { if !seesRuntime { tail.needs("SelectorDispatch") } }

    /// Says that the file needs the names that stand for Foundation's.
    func needsAdditions() {
        let bringing = ["UIKit", "SafeUIKit", "UIKitTesting", "FoundationAdditions"]
        if !file.imports.contains(where: bringing.contains) { tail.needs("FoundationAdditions") }
    }

    // MARK: The result

    func result() -> String {
        for (offset, lines) in moved.sorted(by: { $0.key < $1.key }) {
            guard let brace = braces[offset], let record = recordsByOffset[offset] else { continue }
            edits.insert(SourceLocation.moved(lines, into: record.lastName, path: path, line: line(brace)), at: brace)
        }
        return edits.applied(to: source) + tail.text(path: path)
    }
}
