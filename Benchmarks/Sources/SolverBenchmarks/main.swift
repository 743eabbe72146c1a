// Benchmarks of ConstraintSolver: targets 7 and 8 of performance.md. The solver alone; through NSLayoutConstraint it is
// measured in ScreenBenchmarks.
import ConstraintSolver
import Foundation
import Measuring

let peer = Kiwi.name

func build(_ name: String, _ kind: String, _ subject: any Subject.Type, _ count: Int, target: Double) -> Benchmark {
    Benchmark(name, peer: peer, target: target) {
        Prepared(
            run: { Sample(ours: subject.build(count, runs: 30), peer: try Kiwi.time(kind, count, "build")) },
            gate: { try subject.compare(kind, count) })
    }
}

func width(_ name: String, _ kind: String, _ subject: any Subject.Type, _ count: Int, target: Double) -> Benchmark {
    Benchmark(name, peer: peer, target: target, unit: "µs") {
        let interface = subject.init(count)
        return Prepared(
            run: { Sample(ours: interface.changeWidth() * 1e3, peer: try Kiwi.time(kind, count, "width") * 1e3) },
            gate: { try subject.compare(kind, count) })
    }
}

let growth = Benchmark("solver-growth", peer: "1000 views; ours 2000", target: 2.2) {
    Prepared(
        run: { Sample(ours: Interface.build(2000, runs: 60), peer: Interface.build(1000, runs: 60)) },
        gate: { try Interface.compare("views", 2000) })
}

let oneConstant = Benchmark("solver-one-constant", peer: "our change of the root's width", target: 0.02, unit: "µs") {
    let interface = Interface(1000)
    return Prepared(
        run: { Sample(ours: interface.changeInset() * 1e3, peer: interface.changeWidth() * 1e3) },
        gate: { try Interface.compare("views", 1000) })
}

let memory = Benchmark("solver-memory-per-constraint", peer: peer, target: 1, unit: "B") {
    let interface = Interface(1000)
    return Prepared(
        run: {
            let each = Double(interface.constraints)
            return Sample(
                ours: Double(interface.solver.memoryFootprint) / each,
                peer: try Kiwi.time("views", 1000, "bytes") / each)
        },
        gate: { try Interface.compare("views", 1000) })
}

Runner.main([
    build("solver-build-1000", "views", Interface.self, 1000, target: 1 / 50),
    build("solver-build-2000", "views", Interface.self, 2000, target: 1 / 50),
    growth,
    width("solver-root-width", "views", Interface.self, 1000, target: 1 / 11),
    oneConstant,
    build("solver-labels-500", "labels", Labels.self, 500, target: 1 / 50),
    width("solver-labels-root-width", "labels", Labels.self, 500, target: 1),
    memory,
])
