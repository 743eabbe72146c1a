import AuditCommand
import Foundation
import Testing

@Suite("Baselines and revisions on the command line")
struct BaselineCommandTests {
    @Test("what was written to the baseline is not reported again, new findings are, and mended ones are stale")
    func baseline() throws {
        let project = try Project(["A.swift": "BAD()\n", "B.swift": "BAD()\n"])
        let written = project.run("--write-baseline")
        #expect(written.status == .clean)
        #expect(written.error == "2 findings written to .vitrine-baseline.json.\n")
        #expect(!project.read(".vitrine-baseline.json").contains(project.folder))
        let known = project.run("--baseline", ".vitrine-baseline.json")
        #expect(known.status == .clean)
        #expect(known.output == "No findings in 2 files. 2 known to the baseline.\n")
        try project.write("// more\n\n  BAD()\nBAD(1)\n", to: "A.swift")
        try project.write("good()\n", to: "B.swift")
        let later = project.run("--baseline", ".vitrine-baseline.json")
        #expect(later.status == .findings)
        #expect(later.output.contains("A.swift:4:1: error:"))
        #expect(later.output.contains("B.swift: stale baseline entry: 'bad-word' is no longer found at `BAD()`"))
        // A run over one file cannot tell that the other's entries are stale.
        #expect(!project.run("A.swift", "--baseline", ".vitrine-baseline.json").output.contains("stale"))
    }

    @Test("a configuration names the baseline; stale entries fail under --strict; writing again takes them out")
    func configured() throws {
        let project = try Project([".vitrine.yml": "baseline: known.json\n", "Sub/A.swift": "BAD()\n"])
        #expect(project.run("--write-baseline", below: "Sub").status == .clean)
        #expect(project.read("known.json").contains("\"path\": \"Sub/A.swift\""))
        #expect(project.run().status == .clean)
        try project.write("good()\n", to: "Sub/A.swift")
        #expect(project.run().status == .clean)
        #expect(project.run("--strict").status == .findings)
        #expect(project.run("--write-baseline").status == .clean)
        #expect(project.run("--strict").status == .clean)
    }

    @Test("a file that is no baseline ends with 2")
    func malformed() throws {
        let outcome = try Project(["b.json": "[]"]).run("--baseline", "b.json")
        #expect(outcome.status == .usage)
        #expect(outcome.error == "vitrine: b.json: is no baseline: the file has the wrong type\n")
    }

    @Test("--only-changed reports on changed and new files, not on ignored, deleted or old ones")
    func changed() throws {
        let project = try Project([
            ".gitignore": "Ignored.swift\n", "Old.swift": "BAD()\n", "Changed ä.swift": "good()\n", "Gone.swift": "BAD()\n",
        ])
        try project.git("init", "-q")
        try project.git("add", "-A")
        try project.git("commit", "-qm", "first")
        try project.write("BAD()\n", to: "Changed ä.swift")
        try project.write("BAD()\n", to: "Sub/New.swift")
        try project.write("BAD()\n", to: "Ignored.swift")
        try FileManager.default.removeItem(atPath: project.folder + "/Gone.swift")
        let outcome = project.run("--only-changed", "HEAD", "--format", "github")
        #expect(outcome.output.split(separator: "\n").map { $0.prefix { $0 != "," } } == ["::error file=Changed ä.swift", "::error file=Sub/New.swift"])
        // In a folder of the repository, paths are that folder's.
        #expect(project.run("--only-changed", "main", below: "Sub").output.hasPrefix("New.swift:1:1"))
        try project.git("add", "-A")
        try project.git("commit", "-qm", "second")
        #expect(project.run("--only-changed", "HEAD").status == .clean)
        #expect(project.run("--only-changed", "HEAD~1").status == .findings)
    }

    @Test("--only-changed says what is wrong outside a repository and with an unknown revision")
    func revisionErrors() throws {
        let plain = try Project(["A.swift": "BAD()\n"])
        let outside = plain.run("--only-changed", "main", environment: ["GIT_CEILING_DIRECTORIES": "/"])
        #expect(outside.status == .usage)
        #expect(outside.error == "vitrine: --only-changed needs a git repository; '\(plain.folder)' lies in none\n")
        let project = try Project(["A.swift": "BAD()\n"])
        try project.git("init", "-q")
        let unknown = project.run("--only-changed", "nope")
        #expect(unknown.status == .usage)
        #expect(unknown.error == "vitrine: git knows no revision 'nope'; a shallow clone may lack it (fetch-depth: 0 gets all)\n")
        // Not taken for one of git's options.
        #expect(project.run("--only-changed=--output=x").error.contains("'--output=x' is no git revision"))
    }
}
