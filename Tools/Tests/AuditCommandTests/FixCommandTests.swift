import AuditCommand
import Foundation
import Testing

@Suite("--fix on the command line")
struct FixCommandTests {
    @Test("--fix --dry-run prints a patch and writes nothing")
    func dryRun() throws {
        let project = try Project(["A.swift": "a()\r\nBAD()\r\n", "B.swift": "good()\n"])
        let outcome = project.run("--fix", "--dry-run")
        #expect(outcome.output == "--- a/A.swift\n+++ b/A.swift\n@@ -1,2 +1,2 @@\n a()\r\n-BAD()\r\n+good()\r\n")
        #expect(outcome.error == "1 finding would be mended in 1 file.\n")
        #expect(outcome.status == .findings)
        #expect(project.read("A.swift") == "a()\r\nBAD()\r\n")
    }

    @Test("--fix writes what it mends and reports what is left; a second run changes nothing")
    func fix() throws {
        let project = try Project(["A.swift": "BAD(BAD)\nMEH()\n"])
        let outcome = project.run("--fix")
        #expect(project.read("A.swift") == "good(good)\nMEH()\n")
        #expect(outcome.error == "2 findings mended in 1 file.\n")
        #expect(outcome.status == .clean)
        #expect(outcome.output.contains("1 finding in 1 file: 1 note."))
        let again = project.run("--fix")
        #expect(again.error == "0 findings mended in 0 files.\n")
        #expect(project.read("A.swift") == "good(good)\nMEH()\n")
    }

    @Test("a file that does not parse is left alone, and that is said")
    func unparsed() throws {
        let project = try Project(["A.swift": "BAD()\nlet (\n"])
        let outcome = project.run("--fix")
        #expect(project.read("A.swift") == "BAD()\nlet (\n")
        #expect(outcome.error.hasSuffix("A.swift:1: bad-word was not mended: the file does not parse as it is.\n"))
        #expect(outcome.status == .findings)
    }

    @Test("known and silenced findings are not mended; a superfluous comment is deleted")
    func leaves() throws {
        let project = try Project([
            "A.swift": "BAD() // vitrine:disable:this bad-word on purpose\n", "B.swift": "// vitrine:disable:next bad-word why\ngood()\n",
        ])
        #expect(project.run("--fix").status == .clean)
        #expect(project.read("A.swift") == "BAD() // vitrine:disable:this bad-word on purpose\n")
        #expect(project.read("B.swift") == "good()\n")
    }
}
