// Measures the engine: `EngineBenchmark [lines] [rounds]` for cold, warm and one changed file (medians); `--probe TEXT PART COUNT` for
// a text with many times a part; `--fuzz FOLDER [SEED [SECONDS]]` for broken files.
import Foundation
import SwiftLowering
import SwiftModel
import UIKitAudit

func seconds(_ work: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    work()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
}

func peakMemory() -> Int {
    var usage = rusage()
    #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss >> 20
    #else
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss >> 10
    #endif
}

let arguments = CommandLine.arguments
if arguments.count > 2, arguments[1] == "--fuzz" {
    var fuzz = Fuzz(folder: arguments[2], seed: arguments.count > 3 ? UInt64(arguments[3]) ?? 1 : 1)
    try fuzz.run(seconds: arguments.count > 4 ? Double(arguments[4]) ?? 60 : 60)
    exit(0)
}
if arguments.count > 3, arguments[1] == "--probe" {
    let text = arguments[2].replacingOccurrences(of: "@", with: String(repeating: arguments[3], count: Int(arguments[4]) ?? 1000))
    let time = seconds {
        let file = DeepStack.run { () -> LoweredFile in
            let file = SourceLowering.lower(SourceText(path: "A.swift", bytes: Array(text.utf8)))
            let summary = Summarizer.summary(of: file.model)
            let context = RuleContext(file: file.model, project: ProjectView(index: ProjectIndex(files: [summary])))
            for rule in RuleRegistry.all { _ = context.run(rule) }
            for function in context.functions { _ = context.graph(of: function) }
            return file
        }
        print(file.model.nodeCount, "nodes", file.problems.map(\.message))
    }
    print(String(format: "%.3f s", time))
    exit(0)
}

let lines = arguments.count > 1 ? Int(arguments[1]) ?? 200_000 : 200_000
let rounds = arguments.count > 2 ? max(1, Int(arguments[2]) ?? 5) : 5
let count = max(1, lines / 200)
let root = NSTemporaryDirectory() + "vitrine-benchmark-\(getpid())"
let sources = root + "/Sources"
try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
var generator = SourceGenerator(seed: 2026)
func write(_ number: Int, _ text: String) throws {
    try text.write(toFile: sources + "/Screen\(number).swift", atomically: false, encoding: .utf8)
}
try "import UIKit\nclass BaseController: UIViewController {}\n".write(
    toFile: sources + "/BaseController.swift", atomically: false, encoding: .utf8)
var texts: [String] = []
for number in 0..<count {
    texts.append(generator.file(number, of: count, lines: 200))
    try write(number, texts[number])
}
let request = AuditRequest(
    root: root, rules: Set(RuleRegistry.all.map { $0.id }), jobs: nil, cachePath: root + "/.vitrine")
/// Runs `rounds` times and prints the median, with the first and the last.
func run(_ name: String, times: Int = rounds, before: (Int) throws -> Void = { _ in }) throws {
    var result = AuditResult()
    var all: [Double] = []
    for round in 0..<times {
        try before(round)
        all.append(seconds { result = (try? AuditSession().audit(request, progress: { _, _ in })) ?? AuditResult() })
    }
    all.sort()
    let figures = String(format: "%.3f s (%.3f to %.3f, %d times)", all[all.count / 2], all[0], all[all.count - 1], times)
    print(
        "\(name): \(figures), \(result.lines) lines, \(result.files) files, \(result.cachedFiles) cached,",
        "\(result.findings.count) findings, peak \(peakMemory()) MiB")
}
try run("cold", times: min(rounds, 3)) { _ in try? FileManager.default.removeItem(atPath: root + "/.vitrine") }
try run("warm")
let text = texts[count / 2]
try run("one body changed") { round in
    try write(count / 2, text.replacingOccurrences(of: "let width = view", with: "let wide\(round) = view"))
}
try run("one interface changed") { round in
    try write(count / 2, text.replacingOccurrences(of: "func load0()", with: "func load0(_ x\(round): Int = 0)"))
}
try run("one comment added") { round in try write(count / 2, "// Comment \(round).\n" + text) }
try FileManager.default.removeItem(atPath: root)
