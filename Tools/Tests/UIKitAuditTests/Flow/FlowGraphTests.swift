// The shape of control-flow graphs.
import SwiftModel
import Testing
import UIKitAudit

@Suite("Control flow")
struct FlowGraphTests {
    /// Every path from the beginning to an exit as the names of the calls on it; loops are gone round at most once.
    private func paths(_ body: String, throwing: Bool = true) -> Set<String> {
        let source =
            "func outer() {}\nfunc f(_ x: Int?, _ y: Bool) \(throwing ? "throws " : ""){\n\(body)\n}\nfunc mayFail() throws {}\nfunc sure() {}"
        let context = Project(source).context()
        let function = context.functions.first { $0.function?.name == "f" }!
        let graph = context.graph(of: function)
        var result: Set<String> = []
        func go(_ block: Int, _ names: [String], _ visits: [Int: Int]) {
            if block == graph.exit { result.insert(names.joined(separator: " ") + " ."); return }
            if block == graph.throwExit { result.insert(names.joined(separator: " ") + " !"); return }
            guard visits[block, default: 0] < 2 else { return }
            var names = names
            var visits = visits
            visits[block, default: 0] += 1
            for event in graph.blocks[block].events { if let name = event.call?.name { names.append(name) } }
            if graph.blocks[block].edges.isEmpty { result.insert(names.joined(separator: " ") + " #") }
            for edge in graph.blocks[block].edges { go(edge.target, names, visits) }
        }
        go(graph.entry, [], [:])
        return result
    }

    @Test("if and else are two paths")
    func ifs() {
        #expect(paths("if y { a() } else { b() }\nc()") == ["a c .", "b c ."])
        #expect(paths("if y { a() }\nc()") == ["a c .", "c ."])
        #expect(paths("if y { a() } else if x != nil { b() } else { c() }") == ["a .", "b .", "c ."])
    }

    @Test("guard leaves or goes on")
    func guards() {
        #expect(paths("guard let x = x, y else { a(); return }\nb()") == ["a .", "b ."])
    }

    @Test("A throwing call leads out, a call that cannot throw does not")
    func tries() {
        #expect(paths("try mayFail()\nb()") == ["mayFail !", "mayFail b ."])
        #expect(paths("try mayFail(sure())\nb()") == ["sure mayFail !", "sure mayFail b ."])
        #expect(paths("try? mayFail()\nb()") == ["mayFail b ."])
        #expect(paths("try! mayFail()\nb()") == ["mayFail b ."])
        #expect(paths("throw E()") == ["E !"])
    }

    @Test("catch takes what was thrown; a catch with a pattern lets the rest out")
    func catches() {
        #expect(paths("do { try mayFail(); a() } catch { b() }\nc()") == ["mayFail b c .", "mayFail a c ."])
        #expect(
            paths("do { try mayFail() } catch E.one { b() }\nc()") == ["mayFail b c .", "mayFail c .", "mayFail !"])
    }

    @Test("defer runs on every way out of its block, last first, and not before it was reached")
    func defers() {
        #expect(
            paths("guard y else { return }\ndefer { a() }\ndefer { b() }\ntry mayFail()\nc()")
                == [" .", "mayFail b a !", "mayFail c b a ."])
        #expect(paths("if y { defer { a() }; b() }\nc()") == ["b a c .", "c ."])
        #expect(paths("for _ in 0..<2 { defer { a() }; if y { continue }; b() }") == [" .", "a .", "b a ."])
        #expect(paths("do { defer { a() }; try mayFail() } catch { b() }") == ["mayFail a b .", "mayFail a ."])
    }

    @Test("Loops run not at all, once or again; break and continue go where their label says")
    func loops() {
        #expect(paths("while y { a() }\nb()") == ["b .", "a b ."])
        #expect(paths("while true { a(); if y { break } }\nb()") == ["a b .", "a a b ."])
        #expect(paths("repeat { a() } while y\nb()") == ["a b .", "a a b ."])
        #expect(paths("outer: for _ in 0..<2 { for _ in 0..<2 { break outer } }\nb()") == ["b ."])
        #expect(paths("for _ in 0..<2 where y { a() }\nb()") == ["b .", "a b ."])
    }

    @Test("A switch takes one case; fallthrough goes to the next; a failed where tries the others")
    func switches() {
        #expect(paths("switch x { case 1: a()\ncase 2: b(); fallthrough\ndefault: c() }\nd()") == ["a d .", "b c d .", "c d ."])
        #expect(paths("switch x { case 1 where y: a()\ndefault: b() }") == ["a .", "b ."])
        #expect(paths("switch x { case 1: if y { break }; a()\ndefault: b() }\nc()") == ["c .", "a c .", "b c ."])
    }

    @Test("&&, ||, ?? and ?: may leave out a part")
    func shortCircuits() {
        #expect(paths("if a() && b() { c() }") == ["a b c .", "a b .", "a ."])
        #expect(paths("if !(a() || b()) { c() }") == ["a .", "a b .", "a b c ."])
        #expect(paths("let z = x ?? a()") == [" .", "a ."])
        #expect(paths("let z = y ? a() : b()") == ["a .", "b ."])
    }

    @Test("Branches of #if are alternatives")
    func compilation() {
        #expect(paths("#if DEBUG\na()\n#else\nb()\n#endif\nc()") == ["a c .", "b c ."])
        #expect(paths("#if DEBUG\na()\n#endif\nc()") == ["a c .", "c ."])
    }

    @Test("fatalError never returns")
    func never() {
        #expect(paths("if y { fatalError() }\na()") == ["fatalError #", "a ."])
    }

    @Test("Closures that run at once are on the path; others are not")
    func closures() {
        #expect(paths("let z = { a() }()\nb()") == ["a b ."] || paths("let z = { a() }()\nb()").contains { $0.hasPrefix("a ") })
        #expect(paths("UIView.animate(withDuration: 1, animations: { a() }, completion: { _ in b() })\nc()") == ["a animate c ."])
        #expect(paths("DispatchQueue.main.async { a() }\nc()") == ["async c ."])
        #expect(paths("[1, 2].forEach { _ in a() }\nc()") == ["forEach c .", "a forEach c ."])
    }

    @Test("An if-expression is a branch")
    func ifExpression() {
        #expect(paths("let z = if y { a() } else { b() }\nc()") == ["a c .", "b c ."])
    }

    @Test("Exits from an event: only those that do not pass a stopping event")
    func exits() {
        let source = """
            func f(_ url: URL) throws {
                guard url.startAccessingSecurityScopedResource() else { return }
                try load()
                url.stopAccessingSecurityScopedResource()
            }
            """
        let context = Project(source).context()
        let graph = context.graph(of: context.functions.first { $0.function?.name == "f" }!)
        let start = graph.positions { $0.call?.name == "startAccessingSecurityScopedResource" }[0]
        let exits = graph.exits(
            from: start,
            bars: {
                if case .condition(let node, false) = $0.kind {
                    node.asCall?.name == "startAccessingSecurityScopedResource"
                } else {
                    false
                }
            },
            stops: { $0.call?.name == "stopAccessingSecurityScopedResource" })
        #expect(exits.count == 1)
        #expect(exits.first?.target == graph.throwExit)
    }

    /// Counts how many calls of `a` a path may have made: 0, 1, or 2 for more.
    private struct Counting: FlowAnalysis {
        var initial: Set<Int> { [0] }
        func join(_ state: inout Set<Int>, _ other: Set<Int>) { state.formUnion(other) }
        func transfer(_ event: FlowEvent, _ state: inout Set<Int>) {
            if event.call?.name == "a" { state = Set(state.map { min($0 + 1, 2) }) }
        }
    }

    @Test("The solver joins branches and comes to rest in loops")
    func solver() {
        let source = "func f(_ y: Bool) { if y { a() }\nwhile y { a() } }"
        let context = Project(source).context()
        let graph = context.graph(of: context.functions.first { $0.function?.name == "f" }!)
        #expect(FlowSolution(Counting(), on: graph).atExit == [0, 1, 2])
    }
}
