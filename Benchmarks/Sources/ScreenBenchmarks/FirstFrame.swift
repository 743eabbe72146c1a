// Row 5 of performance.md: from the start of a process to its first frame, ours and a GTK 4 window of the same rows.
import Foundation
import Measuring
import Screens

/// Where the executables of this package lie.
let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()

/// Milliseconds from here to what the process says, and what it says.
func start(_ program: URL, _ environment: [String: String]) throws -> (ms: Double, facts: [String: Double]) {
    let start = ProcessFacts.monotonic
    let facts = try Peer.numbers(program, [], environment: environment)
    guard let end = facts["ns"] else { throw Unavailable("\(program.lastPathComponent) said no time") }
    return ((end - start) / 1e6, facts)
}

/// The GTK window, built and given a display by script/bench.
func gtk() throws -> (URL, [String: String]) {
    let environment = ProcessInfo.processInfo.environment
    guard let path = environment["BENCH_GTK"], environment["DISPLAY"] != nil else {
        throw Unavailable("no GTK 4 window: run script/bench; performance.md cites 130 ms for GTK")
    }
    return (
        URL(fileURLWithPath: path), environment.merging(["GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GDK_SCALE": "3"]) { $1 }
    )
}

let firstFrame = Benchmark("first-frame", peer: "GTK 4 (cairo renderer, Xvfb)", target: 0.3) {
    let ours = products.appendingPathComponent("FirstFrame"), environment = ProcessInfo.processInfo.environment
    let (window, its) = try gtk()
    return Prepared(
        run: {
            var sample = Sample(ours: .infinity, peer: .infinity)
            for _ in 0..<5 {
                sample.ours = min(sample.ours, try start(ours, environment).ms)
                sample.peer = min(sample.peer, try start(window, its).ms)
            }
            return sample
        },
        gate: { try start(ours, environment).facts["rss"] == nil ? "no first frame" : nil })
}

/// Row 6: the resident memory of that process, linked as programs are shipped (the Swift runtime and Foundation inside).
let memory = memoryBenchmark("memory-20-rows", "FirstFrameStatic")

/// The same program linked as `swift build` links it: five shared libraries of Swift's, of which every page that the
/// dynamic linker looks a symbol up in counts.
let memoryShared = memoryBenchmark("memory-shared-runtime", "FirstFrame")

private func memoryBenchmark(_ name: String, _ program: String) -> Benchmark {
    Benchmark(name, peer: "40 MB (row 6; Qt 82 MB)", target: 1, unit: "MB") {
        let ours = products.appendingPathComponent(program), environment = ProcessInfo.processInfo.environment
        return Prepared(
            run: { Sample(ours: (try start(ours, environment).facts["rss"] ?? .infinity) / 1e6, peer: 40) },
            gate: { try start(ours, environment).facts["rss"] == nil ? "no first frame" : nil })
    }
}
