// Declarations.
import SwiftModel
import Testing

@Suite("Lowered declarations")
struct DeclarationLoweringTests {
    private func types(_ text: String) -> [TypeDeclaration] {
        Shape.lower(text).model.declarations.compactMap { if case .type(let type) = $0 { type } else { nil } }
    }

    @Test("Types of every kind, with what they inherit and hold")
    func kinds() {
        let all = types(
            "@MainActor public final class A<T: P>: B, C {}\nstruct S {}\nenum E: Int { case a = 1, b(x: Int) }\nactor X {}\nprotocol P: AnyObject { func f() }\nextension A.B: Q {}"
        )
        #expect(all.map(\.kind) == [.class, .struct, .enum, .actor, .protocol, .extension])
        #expect(all[0].inherited.map(\.name) == [TypeName("B"), TypeName("C")])
        #expect(all[0].generics == [GenericParameter(name: "T", bound: TypeName("P"))])
        #expect(all[0].modifiers == [.public, .final])
        #expect(all[0].attributes.map(\.name) == ["MainActor"])
        #expect(all[2].members.count == 2)
        #expect(all[4].functions[0].body == nil)
        #expect(all[5].name == "A.B")
    }

    @Test("Variables with types, observers, accessors, attributes and shared annotations")
    func variables() {
        let all = types(
            """
            class A {
                @IBOutlet weak var label: UILabel!
                lazy var box: UIView = { UIView() }()
                static let shared = A()
                var a, b: Int, c = 1
                var n: Int { 1 }
                var m: Int { get { 1 } set(next) { } }
                var o = 0 { willSet { } didSet { } }
                let (x, y) = (1, 2)
                private(set) var p = 1
            }
            """)[0].variables
        #expect(all.map(\.name) == ["label", "box", "shared", "a", "b", "c", "n", "m", "o", "", "p"])
        #expect(all[0].modifiers == .weak)
        #expect(all[0].hasAttribute("IBOutlet"))
        #expect(all[0].type?.name == .implicitlyUnwrapped(TypeName("UILabel")))
        #expect(all[1].modifiers == .lazy)
        #expect(all[1].initializer != nil)
        #expect(all[2].modifiers.isTypeMember)
        #expect(all[2].isLet)
        #expect(all[3].type?.name == TypeName("Int"))
        #expect(all[5].type == nil)
        #expect(all[6].isComputed)
        #expect(all[6].accessors[0].isImplicit)
        #expect(all[7].accessors.map(\.kind) == [.get, .set])
        #expect(all[7].accessors[1].parameterName == "next")
        #expect(!all[8].isComputed)
        #expect(all[8].accessors.map(\.parameterName) == ["newValue", "oldValue"])
        #expect(all[10].modifiers == .restrictedSetter)
    }

    @Test("Functions, initializers, deinitializers and subscripts")
    func functions() {
        let all = types(
            """
            class A {
                override func f(_ a: Int, with b: inout [Int], c: String...) async throws -> UIView? { nil }
                convenience init?(x: Int = 1) { }
                deinit { }
                subscript(i: Int, at j: Int) -> Int { 1 }
                func g<T>(_ body: @escaping (T) -> Void) where T: P { }
            }
            """)[0].functions
        #expect(all.map(\.signature) == ["f(_:with:c:)", "init(x:)", "deinit", "subscript(_:at:)", "g(_:)"])
        #expect(all[0].isAsync)
        #expect(all[0].isThrowing)
        #expect(all[0].modifiers == .override)
        #expect(all[0].parameters.map(\.isInOut) == [false, true, false])
        #expect(all[0].parameters[2].isVariadic)
        #expect(all[1].isFailable)
        #expect(all[1].parameters[0].defaultValue != nil)
        #expect(all[3].accessors.count == 1)
        #expect(
            all[4].parameters[0].type?.name == .function(parameters: [TypeName("T")], result: TypeName("Void"), isEscaping: true))
    }

    @Test("Every branch of #if is kept, with its condition")
    func compilation() {
        let all = types(
            "#if os(iOS)\nclass A {}\n#elseif DEBUG\nclass B { \n#if X\nvar x = 1\n#else\nvar y = 1\n#endif\n}\n#else\nstruct C {}\n#endif"
        )
        #expect(all.map(\.name) == ["A", "B", "C"])
        #expect(all.map { $0.compilation.map(\.text) } == [["os(iOS)"], ["DEBUG"], [""]])
        #expect(all.map { $0.compilation.map(\.clause) } == [[0], [1], [2]])
        #expect(all[1].variables.map { $0.compilation.last?.text } == ["X", ""])
    }

    @Test("Statements of every kind")
    func statements() {
        let body = """
            func f() throws {
                guard let a = b, case .some(let c) = d, #available(iOS 15, *), e else { return }
                outer: for case let x? in y where x > 1 { continue outer }
                while let z = w() { break }
                repeat { } while q
                switch v { case .a, .b where k: fallthrough
                default: break }
                do { try g() } catch let error as E { } catch { throw error }
                defer { h() }
                #if DEBUG
                i()
                #endif
                if let self { } else if m { } else { }
            }
            """
        guard case .function(let function)? = Shape.lower(body).model.declarations.first else {
            Issue.record("no function")
            return
        }
        let kinds = function.body!.statements.map { statement -> String in
            switch statement.kind {
            case .guards(let conditions, _): "guard \(conditions.count)"
            case .forIn(let node): "for \(node.label ?? "") \(node.filter != nil)"
            case .whiles: "while"
            case .repeats: "repeat"
            case .switches(let node): "switch \(node.cases.map(\.items.count))"
            case .doCatch(_, let catches, _): "do \(catches.map(\.catchesAll))"
            case .deferred: "defer"
            case .compilation(let clauses): "#if \(clauses.count)"
            case .ifs(let node): "if \(node.alternative != nil)"
            default: "other"
            }
        }
        #expect(
            kinds == [
                "guard 4", "for outer true", "while", "repeat", "switch [2, 0]", "do [false, true]", "defer", "#if 1", "if true",
            ])
    }
}
