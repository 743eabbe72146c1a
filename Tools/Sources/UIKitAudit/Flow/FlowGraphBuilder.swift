// From a body to its control-flow graph.
import SwiftModel

/// Makes a graph; its extensions lower statements, conditions and expressions.
final class FlowGraphBuilder {
    /// One level that control can leave: its `defer`s run on the way out.
    struct Frame {
        enum Kind {
            case block
            /// A loop or `switch`, or a labelled statement.
            case target(label: String?, breaks: Int, continues: Int?, isLoopOrSwitch: Bool)
            /// Errors go to this block.
            case catcher(Int)
            /// The body of a closure that runs at once: `return` leads here.
            case closure(Int)
        }

        var kind: Kind
        var deferred: [CodeBlock] = []
    }

    let context: RuleContext
    var blocks: [FlowGraph.Block] = [FlowGraph.Block(), FlowGraph.Block(), FlowGraph.Block()]
    /// The block that events are added to.
    var current = 0
    var frames: [Frame] = []
    /// Whether a `try` is around, and where a `try?` goes on.
    var attempts: [(kind: Expression.Attempt, after: Int)] = []
    /// Where `fallthrough` leads.
    var nextCase: [Int?] = []
    static let exit = 1
    static let throwExit = 2

    init(context: RuleContext) { self.context = context }

    static func graph(of function: FunctionScope, in context: RuleContext) -> FlowGraph {
        let builder = FlowGraphBuilder(context: context)
        switch function.kind {
        case .initialValue(let variable):
            if let value = variable.initializer { builder.evaluate(value) }
            builder.leave(to: exit, .returns(nil))
        case .topLevel:
            builder.block(
                CodeBlock(
                    statements: context.file.statements.filter {
                        if case .declaration(.variable) = $0.kind { return true }
                        if case .declaration = $0.kind { return false }
                        return true
                    }, range: 0..<context.file.source.bytes.count))
            builder.leave(to: exit, .returns(nil))
        default:
            if let body = function.body { builder.block(body) }
            builder.leave(to: exit, .returns(nil))
        }
        return FlowGraph(blocks: builder.blocks, entry: 0, exit: exit, throwExit: throwExit)
    }

    // MARK: Blocks

    func newBlock() -> Int {
        blocks.append(FlowGraph.Block())
        return blocks.count - 1
    }

    func emit(_ event: FlowEvent) { blocks[current].events.append(event) }

    func connect(_ from: Int, _ to: Int, _ kind: FlowEdge.Kind = .next) {
        blocks[from].edges.append(FlowEdge(target: to, kind: kind))
    }

    /// Ends the current block with an edge and begins another one.
    func go(to block: Int, _ kind: FlowEdge.Kind = .next) {
        connect(current, block, kind)
        current = block
    }

    /// Ends the current block with an edge; what follows cannot be reached.
    func leave(to block: Int, _ kind: FlowEdge.Kind) {
        connect(current, block, kind)
        current = newBlock()
    }

    /// Ends the current block without a way on.
    func stop() { current = newBlock() }

    // MARK: Frames

    func within(_ kind: Frame.Kind, _ body: () -> Void) {
        frames.append(Frame(kind: kind))
        body()
        runDeferred(of: frames.count - 1)
        frames.removeLast()
    }

    func block(_ block: CodeBlock) {
        within(.block) { for statement in block.statements { self.statement(statement) } }
    }

    /// The `defer`s of one frame, last first, as they run when it is left here.
    private func runDeferred(of level: Int) {
        guard frames.indices.contains(level) else { return }
        let deferred = frames[level].deferred
        guard !deferred.isEmpty else { return }
        let saved = (frames, attempts)
        frames = Array(frames[..<level])
        attempts = []
        for body in deferred.reversed() { block(body) }
        (frames, attempts) = saved
    }

    /// Runs the `defer`s of every frame above `level`, innermost first.
    func unwind(downTo level: Int) {
        var index = frames.count - 1
        while index >= level {
            runDeferred(of: index)
            index -= 1
        }
    }

    // MARK: Ways out

    func returns(_ statement: Statement) {
        if let level = frames.lastIndex(where: { if case .closure = $0.kind { true } else { false } }),
            case .closure(let after) = frames[level].kind
        {
            unwind(downTo: level)
            leave(to: after, .next)
            return
        }
        unwind(downTo: 0)
        leave(to: Self.exit, .returns(statement))
    }

    /// Goes from the current block to whoever catches; what follows in the current block goes on.
    func thrown(_ kind: FlowEdge.Kind) {
        let goesOn = current
        let level = frames.lastIndex { if case .catcher = $0.kind { true } else { false } }
        let target: Int
        if let level, case .catcher(let block) = frames[level].kind { target = block } else { target = Self.throwExit }
        let floor = level ?? 0
        if frames[floor...].allSatisfy({ $0.deferred.isEmpty }) {
            connect(goesOn, target, kind)
            return
        }
        let way = newBlock()
        connect(goesOn, way, kind)
        current = way
        unwind(downTo: floor)
        connect(current, target, kind)
        current = goesOn
    }

    func breaks(_ label: String?) {
        jump { kind in
            guard case .target(let own, let block, _, let isPlain) = kind else { return nil }
            return label == nil ? (isPlain ? block : nil) : (own == label ? block : nil)
        }
    }

    func continues(_ label: String?) {
        jump { kind in
            guard case .target(let own, _, let block?, _) = kind else { return nil }
            return label == nil || own == label ? block : nil
        }
    }

    private func jump(_ target: (Frame.Kind) -> Int?) {
        for level in frames.indices.reversed() {
            if let block = target(frames[level].kind) {
                unwind(downTo: level)
                leave(to: block, .next)
                return
            }
            if case .closure = frames[level].kind { break }
        }
        stop()
    }
}
