import Testing
import UIKitAudit

@Suite("Configuration")
struct ConfigurationTests {
    private func read(_ text: String) throws -> Configuration {
        try ConfigurationReader.read(text, path: ".vitrine.yml", catalogue: sampleCatalogue)
    }

    private func problems(_ text: String) -> [String] {
        do {
            _ = try read(text)
            return []
        } catch let error as ConfigurationError {
            return error.problems.map(\.description)
        } catch {
            return ["\(error)"]
        }
    }

    private func severity(_ configuration: Configuration, _ rule: String, _ path: String = "A.swift") -> Severity? {
        sampleCatalogue[rule].flatMap { configuration.severity(of: $0, in: path) }
    }

    @Test("every key is read")
    func everyKey() throws {
        let configuration = try read(
            """
            rules:
              vev-direct: warning
              loadview-super: off
              reload-storm: on
            paths:
              - path: "Legacy/**"
                rules: { vev-direct: off }
              - path: [Tests, "*.g.swift"]
                rules: { all: off, vev-outlet: note }
            include: [Sources, Legacy]
            exclude: "*.skip.swift"
            default-excludes: no
            baseline: known.json
            opinions: true
            pedantic: yes
            strict: on
            """)
        #expect(severity(configuration, "vev-direct") == .warning)
        #expect(severity(configuration, "loadview-super") == nil)
        #expect(severity(configuration, "reload-storm") == .note)
        #expect(severity(configuration, "vev-direct", "Legacy/a/A.swift") == nil)
        #expect(severity(configuration, "vev-outlet", "Legacy/a/A.swift") == .error)
        #expect(severity(configuration, "vev-outlet", "Tests/A.swift") == .note)
        #expect(severity(configuration, "reload-storm", "Tests/A.swift") == nil)
        #expect(configuration.selection.contains("Sources/A.swift"))
        #expect(configuration.selection.contains("Sources/Pods/A.swift"))
        #expect(!configuration.selection.contains("Sources/A.skip.swift"))
        #expect(configuration.baseline == "known.json")
        #expect(configuration.opinions)
        #expect(configuration.pedantic)
        #expect(configuration.strict)
    }

    @Test("an empty file, a comment and a null say nothing", arguments: ["", "# nothing\n", "~", "---\n", "rules:\n"])
    func nothing(text: String) throws {
        #expect(try read(text) == Configuration())
    }

    @Test(
        "a mistake is told with line, column and key",
        arguments: [
            (
                "rules:\n  vev-drect: error\n",
                ".vitrine.yml:2:3: rules.vev-drect: unknown rule 'vev-drect'; did you mean 'vev-direct'?"
            ),
            (
                "rules:\n  vev-direct: eror\n",
                ".vitrine.yml:2:15: rules.vev-direct: 'eror' is none of off, on, note, warning, error; did you mean 'error'?"
            ),
            (
                "rules:\n  vev-direct: [error]\n",
                ".vitrine.yml:2:15: rules.vev-direct: must be one of off, on, note, warning, error"
            ),
            ("exlude: [a]\n", ".vitrine.yml:1:1: exlude: unknown key; did you mean 'exclude'?"),
            (
                "zzzzzzzz: 1\n",
                ".vitrine.yml:1:1: zzzzzzzz: unknown key; known are rules, paths, include, exclude, default-excludes, "
                    + "baseline, opinions, pedantic, strict"
            ),
            ("strict: maybe\n", ".vitrine.yml:1:9: strict: 'maybe' is neither true nor false"),
            (
                "include:\n  - a\n  - 'b['\n",
                ".vitrine.yml:3:5: include[1]: the pattern 'b[' has a '[' without ']'"
            ),
            ("paths:\n  - rules: { vev-direct: off }\n", ".vitrine.yml:2:5: paths[0]: needs a 'path'"),
            (
                "paths:\n  - path: a\n    rule: {}\n",
                ".vitrine.yml:3:5: paths[0].rule: unknown key; did you mean 'rules'?"
            ),
            ("paths: Tests\n", ".vitrine.yml:1:8: paths: must be a list of parts, each with 'path' and 'rules'"),
            ("- a\n", ".vitrine.yml:1:1: must have keys and values"),
            ("baseline: {}\n", ".vitrine.yml:1:11: baseline: must be a path"),
            ("strict: true\nrules: {}\nstrict: false\n", ".vitrine.yml:3: strict: stands here more than once"),
            ("rules:\n  ? [a]\n  : off\n", ".vitrine.yml:2:5: rules: has a key that is no word"),
        ])
    func mistake(text: String, message: String) {
        #expect(problems(text) == [message])
    }

    @Test("what is no YAML is told with its line")
    func noYAML() {
        let found = problems("rules:\n  a: b\n c: [\n")
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix(".vitrine.yml:3:") == true, "\(found)")
        #expect(problems("a: \"\u{7}").count == 1)
        #expect(problems("a: *nothing\n").first?.hasPrefix(".vitrine.yml:1:4: is no YAML here: ") == true)
    }

    @Test("all mistakes come at once")
    func allAtOnce() {
        #expect(problems("strct: on\nrules: { nope-nope-nope: on }\npedantic: 3\n").count == 3)
    }

    @Test("texts that would exhaust the reader are refused")
    func exhausting() {
        for text in [
            String(repeating: "[", count: 100_000), String(repeating: "{a: ", count: 50_000),
            String(repeating: "- ", count: 100_000), String(repeating: "? ", count: 100_000),
            String(repeating: "#", count: 300_000),
        ] {
            #expect(problems(text) == [".vitrine.yml: is larger than 256 KiB or nests too deep"])
        }
    }

    @Test("random bytes and random cuts never stop the reader")
    func fuzzed() {
        let seed: UInt64 = 0xC0FF_EE08
        var random = SplitMix(seed)
        let text = Array(
            "rules: { vev-direct: off, all: on }\npaths:\n  - path: [a, 'b']\n    rules: {}\nstrict: &a on\n".utf8)
        for _ in 0..<2_000 {
            var bytes = text
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let at = Int.random(in: 0..<bytes.count, using: &random)
                if Bool.random(using: &random) {
                    bytes.remove(at: at)
                } else {
                    bytes[at] = UInt8.random(in: 0...127, using: &random)
                }
                if bytes.isEmpty { bytes = text }
            }
            for problem in problems(String(decoding: bytes, as: UTF8.self)) {
                #expect(problem.hasPrefix(".vitrine.yml"), "seed \(seed): \(problem)")
            }
        }
    }

    @Test("rules asked for by name run even where the configuration turns them off, except in its parts")
    func only() throws {
        var configuration = try read(
            "rules: { vev-direct: off }\npaths: [{ path: Legacy, rules: { vev-direct: off } }]\n")
        #expect(severity(configuration, "vev-direct") == nil)
        configuration.only = ["vev-direct", "reload-storm"]
        #expect(severity(configuration, "vev-direct") == .error)
        #expect(severity(configuration, "reload-storm") == .note)
        #expect(severity(configuration, "vev-outlet") == nil)
        #expect(severity(configuration, "vev-direct", "Legacy/A.swift") == nil)
        #expect(sampleCatalogue.pages.filter(configuration.mayRun).map(\.id) == ["reload-storm", "vev-direct"])
    }

    @Test("opinions are off until they are asked for")
    func opinions() {
        var configuration = Configuration()
        #expect(severity(configuration, "reload-storm") == nil)
        configuration.opinions = true
        #expect(severity(configuration, "reload-storm") == .note)
    }
}

/// A small generator whose seed a failing test prints.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
