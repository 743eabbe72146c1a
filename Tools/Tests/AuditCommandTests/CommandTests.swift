import AuditCommand
import Foundation
import Testing
import UIKitAudit

@Suite("vitrine audit")
struct CommandTests {
    @Test("a clean project ends with 0, findings with 1; notes and unread parts count under --strict only")
    func statuses() throws {
        let clean = try Project(["A.swift": "good()\n"]).run()
        #expect(clean.status == .clean)
        #expect(clean.output == "No findings in 1 file.\n")
        #expect(clean.error == "")
        #expect(try Project(["A.swift": "BAD()\n"]).run().status == .findings)
        let note = try Project(["A.swift": "MEH()\n"])
        #expect(note.run().status == .clean)
        #expect(note.run("--strict").status == .findings)
        let broken = try Project(["A.swift": "let (\n"])
        #expect(broken.run().status == .clean)
        #expect(broken.run("--strict").status == .unread)
        #expect(try Project(["A.swift": "let (\nBAD()\n"]).run("--strict").status == .findings)
    }

    @Test("the text report's whole output")
    func wholeText() throws {
        let project = try Project(["Sources/A.swift": "\tBAD()\n"])
        #expect(
            project.run("Sources").output == """
                Sources/A.swift:1:2: error: BAD is said. [bad-word]
                1 |     BAD()
                  |     ^~~
                  = cure: Say good.
                  = fix: Say good (--fix does it)

                1 finding in 1 file: 1 error. --fix mends 1.

                """)
    }

    @Test(
        "wrong arguments end with 2 and say what is wrong",
        arguments: [
            (["--nope"], "Unknown option '--nope'"), (["--format", "xml"], "'xml' is invalid"),
            (["Missing"], "there is no 'Missing'"),
            (["--dry-run"], "--dry-run says what --fix would do; give both."),
            (["--jobs", "0"], "--jobs takes a number from 1 to 1024."),
            (["--rule", "bad-wrd"], "unknown rule 'bad-wrd'; did you mean 'bad-word'?"),
            (["--explain", "nothing-at-all"], "unknown rule 'nothing-at-all'; --list-rules lists them"),
            (["--config", "no.yml"], "there is no 'no.yml'"),
            (["--baseline", "no.json"], "--write-baseline writes it"),
            (["--fix", "--write-baseline"], "do not go together"),
            (["--no-cache", "--cache-path", "x"], "do not go together"),
            (["--output", "no/such/folder/x.txt"], "cannot be written: No such file or directory"),
            ([""], "A path is empty."),
        ])
    func usage(arguments: [String], message: String) throws {
        let project = try Project(["A.swift": "BAD()\n"])
        let outcome =
            arguments.count == 1
            ? project.run(arguments[0])
            : arguments.count == 2
                ? project.run(arguments[0], arguments[1]) : project.run(arguments[0], arguments[1], arguments[2])
        #expect(outcome.status == .usage)
        #expect(outcome.error.contains(message), "\(outcome.error)")
        #expect(outcome.output == "")
    }

    @Test("a wrong configuration ends with 2 and names line and key")
    func configurationError() throws {
        let outcome = try Project(["A.swift": "", ".vitrine.yml": "rules:\n  bad-wrd: off\nstrct: on\n"]).run()
        #expect(outcome.status == .usage)
        #expect(
            outcome.error == """
                vitrine: .vitrine.yml:2:3: rules.bad-wrd: unknown rule 'bad-wrd'; did you mean 'bad-word'?
                .vitrine.yml:3:1: strct: unknown key; did you mean 'strict'?

                """)
    }

    @Test(
        "the configuration above the audited folder holds; its paths are relative to it, and printed paths lead there")
    func root() throws {
        let project = try Project([
            ".vitrine.yml": "exclude: [App/Skipped]\n", "App/A.swift": "BAD()\n", "App/Skipped/B.swift": "BAD()\n",
            "C.swift": "BAD()\n",
        ])
        let outcome = project.run("A.swift", "Skipped", below: "App")
        #expect(outcome.output.hasPrefix("../App/A.swift:1:1: error: "), "\(outcome.output)")
        #expect(outcome.output.contains("1 finding in 1 file"))
        #expect(project.run("--format", "github", below: "App").output.hasPrefix("::error file=App/A.swift,line=1"))
        let other = try Project([".git/x": "", "A.swift": "BAD()\n"])
        #expect(other.run("../" + other.folder.split(separator: "/").last!.description).output.hasPrefix("A.swift:1:1"))
    }

    @Test("a configuration given by --config is relative to the current folder")
    func givenConfig() throws {
        let project = try Project([
            "ci/c.yml": "include: [Sources]\nbaseline: known.json\n", "Sources/A.swift": "BAD()\n",
            "B.swift": "BAD()\n",
            "known.json": "{\"version\": 1, \"findings\": []}",
        ])
        #expect(project.run("--config", "ci/c.yml").output.contains("1 finding in 1 file"))
    }

    @Test("--rule runs one rule, --pedantic shows what is unsure")
    func selection() throws {
        let project = try Project(["A.swift": "BAD()\nMEH()\nHMM()\n"])
        #expect(project.run("--rule", "meh-word").output.contains("1 finding in 1 file: 1 note."))
        #expect(project.run().output.contains("2 findings in 1 file: 1 error, 1 note."))
        #expect(project.run("--pedantic").output.contains("3 findings in 1 file: 2 errors, 1 note."))
    }

    @Test("colour is for terminals, not for files, NO_COLOR or dumb terminals; --color decides otherwise")
    func colour() throws {
        let project = try Project(["A.swift": "BAD()\n"])
        #expect(project.run(isTerminal: true).output.contains("\u{1B}["))
        #expect(!project.run().output.contains("\u{1B}["))
        #expect(project.run("--color", "always").output.contains("\u{1B}["))
        #expect(!project.run("--color", "never", isTerminal: true).output.contains("\u{1B}["))
        #expect(!project.run(environment: ["NO_COLOR": "1"], isTerminal: true).output.contains("\u{1B}["))
        #expect(project.run(environment: ["NO_COLOR": ""], isTerminal: true).output.contains("\u{1B}["))
        #expect(!project.run(environment: ["TERM": "dumb"], isTerminal: true).output.contains("\u{1B}["))
        _ = project.run("--output", "r.txt", "--color", "always", isTerminal: true)
        #expect(project.read("r.txt").hasPrefix("A.swift:1:1: error:"))
    }

    @Test("--output writes the report to a file and the counts to standard error; --quiet leaves counts out")
    func output() throws {
        let project = try Project(["A.swift": "BAD()\n"])
        let outcome = project.run("--format", "json", "-o", "out.json")
        #expect(outcome.output == "")
        #expect(outcome.error == "1 finding in 1 file: 1 error. --fix mends 1.\n")
        #expect(project.read("out.json").hasPrefix("{\n  \"version\": 1,"))
        #expect(project.run("-q", "-o", "out.txt").error == "")
        #expect(!project.read("out.txt").contains("1 finding in"))
        #expect(try Project(["A.swift": ""]).run("-q").output == "")
    }

    @Test("--explain prints a page, --list-rules all rules, --help and completions end with 0")
    func pages() throws {
        let project = try Project()
        #expect(
            project.run("--explain", "bad-word").output
                == "bad-word (error; --fix mends it)\n\nBad words.\n\n## Cure\nSay good.\n")
        #expect(project.run("--explain", "odd-word").output.hasPrefix("odd-word (note, off unless asked for)\n"))
        #expect(
            project.run("--list-rules").output == """
                bad-word                 error    fix  Bad words.
                meh-word                 note          Weak words.
                odd-word                 off           Odd words.
                superfluous-suppression  warning  fix  Idle.
                suppression-reason       note          Why.

                """)
        #expect(project.run("--help").status == .clean)
        #expect(project.run("--help").output.contains("--only-changed <revision>"))
        for shell in ["bash", "zsh", "fish"] {
            let outcome = project.run("--generate-completion-script", shell)
            #expect(outcome.status == .clean)
            #expect(outcome.output.contains("vitrine"), "\(shell)")
        }
    }

    @Test("long runs show how far they are on a terminal and take the line away")
    func progress() throws {
        struct Slow: Auditing {
            func audit(_ request: AuditRequest, progress: @Sendable @escaping (Int, Int) -> Void) throws -> AuditResult {
                progress(1, 10)
                Thread.sleep(forTimeInterval: 0.8)
                progress(5, 10)
                return AuditResult(files: 10)
            }
        }
        let project = try Project()
        #expect(project.run(isTerminal: true, engine: Slow()).error == "\r\u{1B}[K5 of 10 files (50 %)\r\u{1B}[K")
        #expect(project.run("--quiet", isTerminal: true, engine: Slow()).error == "")
        #expect(project.run(engine: Slow()).error == "")
        #expect(project.run(isTerminal: true).error == "")
    }

    @Test("an engine that fails ends with 2 and its words")
    func failing() throws {
        struct Failing: Auditing {
            struct Failure: Error, CustomStringConvertible { var description = "no memory" }
            func audit(_ request: AuditRequest, progress: @Sendable @escaping (Int, Int) -> Void) throws -> AuditResult {
                throw Failure()
            }
        }
        let outcome = try Project().run(engine: Failing())
        #expect(outcome.status == .usage)
        #expect(outcome.error == "vitrine: no memory\n")
    }

    @Test("the request has the rules that may run, the jobs and the cache's folder")
    func request() throws {
        final class Keeper: Auditing, @unchecked Sendable {
            var request: AuditRequest?
            func audit(_ request: AuditRequest, progress: @Sendable @escaping (Int, Int) -> Void) throws -> AuditResult {
                self.request = request
                return AuditResult()
            }
        }
        let keeper = Keeper()
        let project = try Project([
            ".vitrine.yml": "rules: { bad-word: off }\npaths: [{ path: X, rules: { odd-word: on } }]\n"
        ])
        _ = project.run("--jobs", "3", "--cache-path", "c", engine: keeper)
        #expect(keeper.request?.rules == ["meh-word", "odd-word", "superfluous-suppression", "suppression-reason"])
        #expect(keeper.request?.jobs == 3)
        #expect(keeper.request?.cachePath == project.folder + "/c")
        #expect(keeper.request?.root == project.folder)
        _ = project.run("--no-cache", environment: ["HOME": "/h"], engine: keeper)
        #expect(keeper.request?.cachePath == nil)
        _ = project.run(environment: ["HOME": "/h"], engine: keeper)
        #expect(keeper.request?.cachePath?.hasPrefix("/h/.cache/vitrine/audit-") == true)
        _ = project.run(environment: ["HOME": "/h", "XDG_CACHE_HOME": "/x"], engine: keeper)
        #expect(keeper.request?.cachePath?.hasPrefix("/x/vitrine/audit-") == true)
    }
}
