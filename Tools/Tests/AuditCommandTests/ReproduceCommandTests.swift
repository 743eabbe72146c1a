import AuditCommand
import Foundation
import Testing
import UIKitAudit

@Suite("--reproduce on the command line")
struct ReproduceCommandTests {
    private static let box = """
        class Box: UIView {
            let panel = UIVisualEffectView(effect: nil)
            func fill(_ label: UILabel) { panel.addSubview(label) }
        }

        """

    /// A project with one trap in `App`, and beside it what looks like Vitrine.
    private func project(_ files: [String: String] = [:]) throws -> Project {
        try Project(
            [
                "App/Box.swift": Self.box, "vitrine/Package.swift": "let package = Package(name: \"Vitrine\")\n",
                "vitrine/Sources/UIKit/UIKit.swift": "", "vitrine/Sources/UIKitTesting/Harness.swift": "",
            ].merging(files) { $1 })
    }

    private func run(_ project: Project, _ arguments: String...) -> Outcome {
        let audit = ["App", "--no-cache", "--format", "xcode"] + arguments
        return project.audit(audit, program: project.folder + "/vitrine/.build/debug/vitrine")
    }

    private func tests(_ project: Project, in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: project.folder + "/\(folder)/Tests/ReproductionTests"))
            ?? []).sorted()
    }

    @Test("it writes a package that depends on the Vitrine that the program was built in, and says how to run it")
    func writes() throws {
        let project = try project()
        let outcome = run(project, "--reproduce", "out")
        #expect(outcome.error == "1 test written to out; to run it: swift test --package-path out.\n")
        #expect(outcome.output.contains("App/Box.swift:3:"))
        #expect(outcome.status == .findings)
        #expect(
            project.read("out/Package.swift").contains(
                ".package(name: \"Vitrine\", path: \"\(project.folder)/vitrine\")"))
        let names = tests(project, in: "out")
        #expect(names.count == 1)
        #expect(names.allSatisfy { $0.hasPrefix("VevDirect_App_Box_3_") && $0.hasSuffix(".swift") })
        #expect(
            project.read("out/Tests/ReproductionTests/\(names.first ?? "")").contains(
                "panel.addSubview(label) // line 3"))
    }

    @Test("a second run writes the same; a test whose finding is gone is deleted, and the rest stays")
    func again() throws {
        let project = try project([
            "App/Other.swift": "func add(_ effect: UIVisualEffectView) { effect.addSubview(UILabel()) }\n"
        ])
        #expect(run(project, "--reproduce", "out").error.hasPrefix("2 tests written"))
        let first = tests(project, in: "out")
        #expect(run(project, "--reproduce", "out").error.hasPrefix("2 tests written"))
        #expect(tests(project, in: "out") == first)
        #expect(first.count == 2)
        try project.write(
            "func add(_ effect: UIVisualEffectView) { effect.contentView.addSubview(UILabel()) }\n",
            to: "App/Other.swift")
        #expect(run(project, "--reproduce", "out").error.hasPrefix("1 test written"))
        #expect(tests(project, in: "out") == first.filter { $0.contains("Box") })
    }

    @Test("what it did not write, or what was changed since, is refused before anything is written")
    func refuses() throws {
        let project = try project(["mine/README.md": "Mine.\n", "file": "Mine.\n"])
        let foreign = run(project, "--reproduce", "mine")
        #expect(
            foreign.error == "vitrine: 'mine' has files that vitrine did not write; give a new or an empty folder\n")
        #expect(foreign.status == .usage)
        #expect(run(project, "--reproduce", "file").error == "vitrine: 'file' is a file; --reproduce takes a folder\n")
        #expect(tests(project, in: "mine").isEmpty)

        #expect(run(project, "--reproduce", "out").status == .findings)
        let path = "out/Tests/ReproductionTests/\(tests(project, in: "out")[0])"
        try project.write("// Mended by hand.\n", to: path)
        let changed = run(project, "--reproduce", "out")
        #expect(
            changed.error
                == "vitrine: '\(path)' was changed since vitrine wrote it and is left alone; delete it or give another folder\n"
        )
        #expect(changed.status == .usage)
        #expect(project.read(path) == "// Mended by hand.\n")
        // A file of the same name that another hand put there.
        try FileManager.default.removeItem(atPath: project.folder + "/out/.vitrine-reproductions")
        try project.write("0 Elsewhere.swift\n", to: "out/.vitrine-reproductions")
        #expect(
            run(project, "--reproduce", "out").error.hasSuffix(
                "was not written by vitrine and is left alone; give another folder\n"))
    }

    @Test("a folder that the next audit would read is refused; one in .vitrine is not")
    func inside() throws {
        let project = try project()
        #expect(
            run(project, "--reproduce", "App/Traps").error.hasPrefix("vitrine: 'App/Traps' lies in what is audited"))
        #expect(!FileManager.default.fileExists(atPath: project.folder + "/App/Traps"))
        #expect(run(project, "--reproduce", "App/.vitrine/traps").error.hasPrefix("1 test written"))
        #expect(run(project, "--reproduce", "App/.vitrine/traps").output.split(separator: "\n").count == 1)
    }

    @Test("without a runtime it says where one is to be given")
    func runtime() throws {
        let project = try project()
        let none = project.audit(["App", "--no-cache", "--reproduce", "out"], program: project.folder + "/bin/vitrine")
        #expect(
            none.error == "vitrine: --reproduce needs Vitrine's runtime, and there is none above this program; "
                + "clone Vitrine and give its folder with --vitrine-package\n")
        #expect(none.status == .usage)
        #expect(none.output.isEmpty)
        let wrong = run(project, "--reproduce", "out", "--vitrine-package", "App")
        #expect(
            wrong.error == "vitrine: '\(project.folder)/App' is no Vitrine package; "
                + "--vitrine-package takes the folder with Vitrine's Package.swift\n")
        #expect(!FileManager.default.fileExists(atPath: project.folder + "/out"))
        let given = project.audit(
            ["App", "--no-cache", "--quiet", "--reproduce", "out", "--vitrine-package", "vitrine"], program: nil)
        #expect(given.error.isEmpty)
        #expect(given.status == .findings)
        #expect(tests(project, in: "out").count == 1)
    }

    @Test("findings without a test are told with the reason, those of other rules by their number")
    func summary() throws {
        let project = try project([
            "App/Box.swift": """
            class Row: UITableViewCell { let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) }
            class Plain: UIViewController {
                override func loadView() { super.loadView() }
            }

            """
        ])
        let outcome = run(project, "--reproduce", "out")
        #expect(
            outcome.error == """
                0 tests written to out.
                1 finding without a test:
                  App/Box.swift:1: anim-cell-reuse: Vitrine has no table and collection views yet, and only they tell an \
                animator that its cell is reused.
                1 finding of other rules: only vev- and anim- rules have tests.

                """)
        #expect(!FileManager.default.fileExists(atPath: project.folder + "/out"))
    }

    @Test("arguments that do not go together are told")
    func arguments() throws {
        let project = try project()
        #expect(run(project, "--reproduce", "out", "--fix").error.contains("--reproduce and --fix do not go together"))
        #expect(run(project, "--reproduce", "out", "--write-baseline").error.contains("do not go together"))
        #expect(run(project, "--vitrine-package", "vitrine").error.contains("give both"))
        #expect(run(project, "--reproduce", "").error.contains("takes the folder"))
    }
}

extension Project {
    /// Runs the real engine with the real rules.
    func audit(_ arguments: [String], program: String?) -> Outcome {
        run(list: arguments, engine: AuditSession(), catalogue: .standard, program: program)
    }
}
