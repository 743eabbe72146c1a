// Runs benchmarks seven times each and prints one JSON line a benchmark; script/bench makes the table of them.
import Foundation

@MainActor public enum Runner {
    struct Line: Codable {
        var name, peerName, unit: String
        var ours, peer, ratio: Double?
        var target: Double
        var met: Bool
        var note: String?
        var remark: String?
    }

    public nonisolated static let runs = 7

    /// `--only NAME` runs the one of that name, or those whose name contains NAME where none has it.
    public static func main(_ benchmarks: [Benchmark]) {
        let arguments = CommandLine.arguments
        if arguments.contains("--list") {
            for benchmark in benchmarks { print(benchmark.name) }
            return
        }
        let only = arguments.firstIndex(of: "--only").flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
        let isName = benchmarks.contains { $0.name == only }
        for benchmark in benchmarks {
            let isAsked = only.map { isName ? benchmark.name == $0 : benchmark.name.contains($0) } ?? true
            if isAsked { emit(measure(benchmark)) }
        }
    }

    /// The run with the median ratio stands for all.
    static func measure(_ benchmark: Benchmark) -> Line {
        var line = Line(
            name: benchmark.name, peerName: benchmark.peer, unit: benchmark.unit, target: benchmark.target, met: false)
        do {
            let prepared = try benchmark.prepare()
            if let fault = try prepared.gate() {
                line.note = "wrong result: \(fault)"
                return line
            }
            line.remark = prepared.remark()
            let samples = try (0..<runs).map { _ in try prepared.run() }.sorted { $0.ratio < $1.ratio }
            let median = samples[runs / 2]
            line.ours = median.ours
            line.peer = median.peer
            line.ratio = median.ratio
            line.met = median.ratio <= benchmark.target
        } catch {
            line.note = "\(error)"
        }
        return line
    }

    static func emit(_ line: Line) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(line) else { return }
        FileHandle.standardOutput.write(data + Data("\n".utf8))
    }
}
