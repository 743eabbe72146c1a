// Expressions.
import SwiftModel
import Testing

@Suite("Lowered expressions")
struct ExpressionLoweringTests {
    @Test(
        "Operators fold by precedence",
        arguments: [
            ("a + b * c", "(a + (b * c))"), ("a - b - c", "((a - b) - c)"), ("a = b ?? c ?? d", "(set a = (b ?? (c ?? d)))"),
            ("a && b || c && d", "((a && b) || (c && d))"), ("a == b + 1", "(a == (b + 1))"),
            ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"), ("x = a ? b : c", "(set x = (a ? b : c))"),
            ("a as? B == nil", "((a as? B) == nil)"), ("!a is B", "(!a is B)"), ("a + b as C", "((a + b) as C)"),
            ("a += b * 2", "(set a += (b * 2))"), ("0..<n + 1", "(0 ..< (n + 1))"), ("a ~> b", "(a ~> b)"),
        ])
    func folding(_ source: String, _ shape: String) {
        #expect(Shape.expression(source) == shape)
    }

    @Test(
        "try and await reach to the end of what they stand before",
        arguments: [
            ("x = try a() + b()", "(set x = try (a() + b()))"), ("try x = a()", "try (set x = a())"),
            ("try? await a().b", "try? await a().b"), ("let x = try! a as B", "try! (a as B)"),
        ])
    func hoisting(_ source: String, _ shape: String) {
        #expect(Shape.expression(source) == shape)
    }

    @Test(
        "Every form has its own shape",
        arguments: [
            ("a?.b!.c(d: 1) { x in }", "a?.b!.c(d: 1, {x|0})"), ("f { } done: { }", "f({|0}, done: {|0})"),
            ("a[1, 2]", "a[1, 2]"), ("(a, b) = c", "(set (a, b) = c)"), ("(a)", "<a>"), ("[a: b]", "[a: b]"),
            ("\"x\\(y + 1)z\"", "'\\((y + 1))'"), ("\"plain\"", "'plain'"), ("1_000", "1000"), ("\\A.b.c", "\\A.b.c"),
            ("#selector(A.b)", "#selector(A.b)"), ("&a", "&a"), ("[Int]()", "[Int]()"), ("A<B>(c)", "type A(c)"),
            ("_ = a", "(set _ = a)"), ("super.loadView()", "super.loadView()"), (".init(a)", ".init(a)"),
            ("let x = if a { b } else { c }", "if"), ("let x = switch a { default: b }", "switch"), ("`class`.a", "class.a"),
            ("-a", "-a"), ("nil", "nil"), ("a.0.1", "a.0.1"),
        ])
    func forms(_ source: String, _ shape: String) {
        #expect(Shape.expression(source) == shape)
    }

    @Test("Ranges are those of the text, with multi-byte characters before them")
    func ranges() {
        let text = "/* ä👍 */ größe.addSubview(b, at: 0)"
        let file = Shape.lower(text).model
        guard case .expression(let node) = file.statements[0].kind, let call = node.asCall else {
            Issue.record("no call")
            return
        }
        #expect(file.source.text(node.range) == "größe.addSubview(b, at: 0)")
        #expect(file.source.text(call.nameRange!) == "addSubview")
        #expect(file.source.text(call.receiver!.range) == "größe")
        #expect(file.source.text(call.parentheses!) == "(b, at: 0)")
        #expect(call.arguments.map { file.source.text($0.range) } == ["b", "at: 0"])
        #expect(call.labels == ["_", "at"])
    }

    @Test("Captures, parameters and results of closures")
    func closures() throws {
        let file = Shape.lower("f { [weak self, unowned a, b = c.d] (x: Int, _ y) async throws -> View in g() }").model
        guard case .expression(let node) = file.statements[0].kind, let closure = node.asCall?.arguments[0].value.asClosure
        else {
            Issue.record("no closure")
            return
        }
        #expect(closure.captures.map(\.name) == ["self", "a", "b"])
        #expect(closure.captures.map(\.isWeak) == [true, false, false])
        #expect(closure.captures[1].isUnowned)
        #expect(closure.captures[2].value.map(Shape.of) == "c.d")
        #expect(closure.parameters.map(\.name) == ["x", "y"])
        #expect(closure.result?.name == TypeName("View"))
        #expect(closure.isAsync)
        #expect(closure.isThrowing)
        #expect(closure.capturesSelfWeakly)
    }

    @Test("#if in a chain keeps every branch")
    func conditionalChain() {
        #expect(Shape.expression("a()\n#if X\n.b()\n#else\n.c()\n#endif").contains("#if{"))
    }
}
