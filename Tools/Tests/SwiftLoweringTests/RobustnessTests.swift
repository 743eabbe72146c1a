// Texts that are hardly Swift.
import SwiftLowering
import SwiftModel
import Testing

@Suite("Robust lowering")
struct RobustnessTests {
    private func deep(_ text: String) -> LoweredFile { DeepStack.run { Shape.lower(text) } }

    @Test("100,000 parentheses are refused with their line, at once")
    func parentheses() {
        let text = "let a = 1\nlet x = " + String(repeating: "(", count: 100_000) + "1" + String(repeating: ")", count: 100_000)
        let file = deep(text)
        #expect(file.problems.map(\.kind) == [.tooDeep])
        #expect(file.problems.first?.line == 2)
        #expect(file.model.statements.isEmpty)
    }

    @Test("100,000 generic arguments in one another are refused at once: the parser would try each one again at every level")
    func generics() {
        #expect(deep("let x = 1\nlet y = " + String(repeating: "a<", count: 100_000)).problems.map(\.kind) == [.tooDeep])
        let plain =
            String(repeating: "if a<b { c = d<e }\n", count: 1000)
            + String(repeating: "let x: A<B<C>> = f<D>() -> E\n", count: 1000)
        #expect(!deep(plain).problems.contains { $0.kind == .tooDeep })
    }

    @Test("Brackets in strings and comments nest nothing; unbalanced ones in many strings do not add up")
    func strings() {
        let text =
            "let x = \"" + String(repeating: "(", count: 5000) + "\"\n// " + String(repeating: "{", count: 5000) + "\n/* "
            + String(repeating: "[", count: 5000) + " */\n" + String(repeating: "let s = \":(\"\n", count: 1000)
        #expect(deep(text).problems.isEmpty)
    }

    @Test(
        "Chains without brackets, however long, come to an end",
        arguments: [
            "let x = a" + String(repeating: " + a", count: 3_000), "let x = a" + String(repeating: ".b", count: 2_000),
            "let x = a" + String(repeating: ".b()", count: 2_000), "let x = " + String(repeating: "!", count: 3_000) + "a",
            "let x = " + String(repeating: "try ", count: 1_500) + "a", "let x: Int" + String(repeating: "?", count: 2_000),
            "if a {}" + String(repeating: " else if a {}", count: 1_500), "let x = a" + String(repeating: " ? a : a", count: 1_500),
            "let x: A" + String(repeating: " -> A", count: 1_500), String(repeating: "- ", count: 2_000) + "1",
            String(repeating: "#if A\n", count: 1_500), String(repeating: "a: ", count: 300) + "while true {}",
            "let x = a" + String(repeating: "!", count: 2_000), String(repeating: "<", count: 3_000),
        ].map { Text($0) })
    func chains(_ text: Text) {
        #expect(Self.saysSomething(deep(text.value)))
    }

    /// Whether a text that is not empty gave code, or a line that says why not.
    private static func saysSomething(_ file: LoweredFile) -> Bool {
        !file.problems.isEmpty || !file.model.statements.isEmpty || !file.model.declarations.isEmpty
    }

    struct Text: CustomStringConvertible, Sendable {
        var value: String
        init(_ value: String) { self.value = value }
        var description: String { String(value.prefix(24)) }
    }

    @Test("A syntax error is told with its line, and the rest is lowered")
    func syntaxError() {
        let file = Shape.lower("class A { func f( { } }\nclass B {}\nlet = 3\n")
        #expect(file.problems.map(\.kind) == [.syntaxError])
        #expect(file.problems.first?.line == 1)
        #expect(!file.model.declarations.isEmpty)
    }

    @Test("Empty files, a byte order mark and lone bytes are lowered")
    func oddities() {
        #expect(Shape.lower("").model.statements.isEmpty)
        #expect(Shape.lower("\u{FEFF}let a = 1").model.statements.count == 1)
        let broken = SourceText(path: "A.swift", bytes: [0xFF, 0xFE, 0x00, 0x41, 0x0A, 0x80])
        #expect(Self.saysSomething(SourceLowering.lower(broken)))
    }

    @Test("An extension or a superclass without a name is no name")
    func nameless() {
        let file = Shape.lower("extension {\n func f() {}\n}\nclass A: {}\n")
        #expect(!file.problems.isEmpty)
        #expect(file.model.declarations.count == 2)
        #expect(TypeName("") == .unknown)
        #expect(TypeName(".") == .unknown)
    }

    @Test("Any cut of a valid file and any mixed-up bytes are lowered without a trap")
    func cuts() {
        let text = Array(
            "class A: UIViewController { override func loadView() { guard let x = y as? Z, case .a(let b) = c else { return }; view = { UIView() }() \n#if DEBUG\n x?.y!.z[0] = try? await q { [weak self] in self?.r ?? s }\n#endif\n switch t { case let .u(v) where v > 1: break\n default: \"\\(w + \"x\")\" } } }"
                .utf8)
        for end in 0...text.count {
            let file = SourceLowering.lower(SourceText(path: "A.swift", bytes: Array(text[..<end])))
            for statement in file.model.statements {
                ModelNode.statement(statement).walk { node in
                    #expect(node.range.upperBound <= end)
                    return true
                }
            }
        }
        var generator = Numbers(seed: 7)
        for _ in 0..<300 {
            var bytes = text
            for _ in 0..<8 { bytes[generator.next(bytes.count)] = text[generator.next(text.count)] }
            _ = SourceLowering.lower(SourceText(path: "A.swift", bytes: bytes))
        }
    }

    /// A small generator with a seed (xorshift).
    private struct Numbers {
        var state: UInt64
        init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
        mutating func next(_ bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(bound))
        }
    }

    @Test("Comments are listed in files that speak to the auditor, with their bytes")
    func comments() {
        let file = Shape.lower("let a = \"// vitrine: no\" // vitrine:disable:next x\n/* b */ let c = 1").model
        #expect(file.comments.map { file.source.text($0.range) } == ["// vitrine:disable:next x", "/* b */"])
        #expect(Shape.lower("// nothing").model.comments.isEmpty)
    }
}
