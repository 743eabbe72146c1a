// Measures the engine: `EngineBenchmark [lines] [rounds]` for cold, warm and one changed file (medians), in this process and, with
// `vitrine` beside it, in one of its own; `--probe TEXT PART COUNT` for a text with many times a part; `--fuzz FOLDER [SEED [SECONDS]]`
// for broken files.
import Foundation
import SwiftLowering
import SwiftModel
import UIKitAudit

func seconds(_ work: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    work()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
}

/// Of this process and of those that it waited for.
func processorSeconds() -> Double {
    var total = 0.0
    for who in [RUSAGE_SELF, RUSAGE_CHILDREN] {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(who, &usage)
        #else
            getrusage(__rusage_who_t(who.rawValue), &usage)
        #endif
        for time in [usage.ru_utime, usage.ru_stime] { total += Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    }
    return total
}

/// In MiB; since the last ``forgetPeakMemory()`` where the system can forget.
func peakMemory() -> Int {
    #if os(Linux)
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return (line?.split(separator: " ").dropFirst().first).flatMap { Int($0) }.map { $0 >> 10 } ?? 0
    #else
        var usage = rusage()
        getrusage(RUSAGE_SELF, &usage)
        return usage.ru_maxrss >> 20
    #endif
}

func forgetPeakMemory() {
    #if os(Linux)
        guard let file = fopen("/proc/self/clear_refs", "w") else { return }
        fputs("5", file)
        fclose(file)
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
func loadAverage() -> String {
    var loads = [0.0, 0, 0]
    getloadavg(&loads, 3)
    return String(format: "load %.1f", loads[0])
}
/// Runs `rounds` times and prints the median, with the least and the most.
func run(
    _ name: String, times: Int = rounds, before: (Int) throws -> Void = { _ in },
    work: () -> AuditResult? = { try? AuditSession().audit(request, progress: { _, _ in }) }
) throws {
    var result: AuditResult?
    var all: [Double] = []
    forgetPeakMemory()
    let start = processorSeconds()
    for round in 0..<times {
        try before(round)
        all.append(seconds { result = work() })
    }
    let processor = (processorSeconds() - start) / Double(times)
    all.sort()
    let figures = String(
        format: "%.3f s (%.3f to %.3f, %d times; processor %.3f s", all[all.count / 2], all[0], all[all.count - 1], times, processor
    )
    let found = result.map {
        "\($0.lines) lines, \($0.files) files, \($0.cachedFiles) cached, \($0.findings.count) findings, peak \(peakMemory()) MiB"
    }
    print("\(name): \(figures), \(loadAverage()))\(found.map { ", " + $0 } ?? "")")
}
/// A text with a part replaced that must be there.
func changed(_ text: String, _ part: String, _ new: String) -> String {
    precondition(text.contains(part), "'\(part)' is not in the text")
    return text.replacingOccurrences(of: part, with: new)
}
let middle = count / 2
let text = texts[middle]
let base = "import UIKit\nclass BaseController: UIViewController {}\n"
func changeBody(_ round: Int) throws { try write(middle, changed(text, "text = nil", "text = \"\(round)\"")) }
func changeInterface(_ round: Int) throws { try write(middle, changed(text, "func load0()", "func load0(_ x\(round): Int = 0)")) }
func addComment(_ round: Int) throws { try write(middle, "// Comment \(round).\n" + text) }

try run("cold", times: min(rounds, 3)) { _ in try? FileManager.default.removeItem(atPath: root + "/.vitrine") }
try run("warm")
try run("one body changed", before: changeBody)
try run("one interface changed", before: changeInterface)
try run("one comment added", before: addComment)
try run("one file added") { round in try write(count + round, generator.file(count + round, of: count, lines: 200)) }
try run("what all inherit changed") { round in
    try (base + "extension BaseController { var shade\(round): Int { 0 } }\n").write(
        toFile: sources + "/BaseController.swift", atomically: false, encoding: .utf8)
}
let command = URL(fileURLWithPath: arguments[0]).deletingLastPathComponent().appendingPathComponent("vitrine")
if FileManager.default.isExecutableFile(atPath: command.path) {
    /// Starts the command and waits for its end.
    func start() -> AuditResult? {
        let process = Process()
        process.executableURL = command
        process.arguments = ["audit", root, "--cache-path", root + "/.vitrine-command", "--quiet", "--format", "json"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try? process.run()
        process.waitUntilExit()
        return nil
    }
    try run("command, cold", times: 1, work: start)
    try run("command, warm", work: start)
    try run("command, one body changed", before: changeBody, work: start)
    try run("command, one interface changed", before: changeInterface, work: start)
    try run("command, one comment added", before: addComment, work: start)
}
try FileManager.default.removeItem(atPath: root)
