import Testing
import UIKitAudit

@Suite("Glob")
struct GlobTests {
    @Test(
        "a pattern fits the paths that .gitignore's rules give it",
        arguments: [
            ("Pods", "Pods/A/B.swift", true), ("Pods", "App/Pods/B.swift", true), ("Pods", "App/MyPods/B.swift", false),
            ("*.generated.swift", "a/b/X.generated.swift", true), ("*.generated.swift", "X.swift", false),
            ("/Pods", "Pods/B.swift", true), ("/Pods", "App/Pods/B.swift", false),
            ("Sources/App", "Sources/App/A.swift", true), ("Sources/App", "X/Sources/App/A.swift", false),
            ("Sources/", "Lib/Sources/A.swift", true), ("./Sources/*.swift", "Sources/A.swift", true),
            ("Sources/*.swift", "Sources/a/A.swift", false), ("Sources/**/*.swift", "Sources/A.swift", true),
            ("Sources/**/*.swift", "Sources/a/b/c/A.swift", true), ("**/Tests/**", "a/Tests/b.swift", true),
            ("**/Tests/**", "Tests/b.swift", true), ("**/Tests/**", "aTests/b.swift", false),
            ("a/**", "a/b", true), ("a/**", "a", false), ("**", "a/b", true), ("**/**/a", "x/y/a", true),
            ("a?c", "abc", true), ("a?c", "ac", false), ("a?c", "a😀c", true), ("[a-c]x", "bx", true),
            ("[!a-c]x", "bx", false), ("[]]x", "]x", true), ("*.{swift,xib}", "a.xib", true),
            ("*.{swift,xib}", "a.nib", false), ("{a,b{c,d}}/x", "bd/x", true), ("\\*", "*", true), ("\\*", "a", false),
            ("a\\{b\\}", "a{b}", true), ("Grün/*", "Grün/A.swift", true), ("A", "a", false),
        ])
    func fits(pattern: String, path: String, expected: Bool) throws {
        #expect(try Glob(pattern).matches(path) == expected, "\(pattern) on \(path)")
    }

    @Test(
        "what cannot be read is refused with a cause",
        arguments: [
            ("", "the pattern '' names nothing"), ("/", "the pattern '/' names nothing"),
            ("a[b", "the pattern 'a[b' has a '[' without ']'"), ("a{b", "the pattern 'a{b' has a '{' without '}'"),
            ("a\\", "the pattern 'a\\' ends with a '\\'"), ("[z-a]", "the range z-a in '[z-a]' runs backwards"),
            (String(repeating: "{a,b}", count: 9), "has more than 256 alternatives"),
        ])
    func refuses(pattern: String, message: String) {
        let error = #expect(throws: Glob.Malformed.self) { try Glob(pattern) }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }

    @Test("a pattern of many stars takes no longer than pattern times path", .timeLimit(.minutes(1)))
    func manyStars() throws {
        let name = String(repeating: "a", count: 20_000) + "b"
        let stars = try Glob(String(repeating: "*a", count: 200) + "*c")
        #expect(!stars.matches(name))
        let path = String(repeating: "a/", count: 2_000) + "b"
        let folders = try Glob(String(repeating: "**/a/", count: 60) + "c")
        #expect(!folders.matches(path))
    }

    @Test("a selection takes what is included and not excluded, and leaves other tools' folders out")
    func selection() throws {
        let selection = FileSelection(
            include: [try Glob("Sources"), try Glob("App/*.swift")], exclude: FileSelection.foreign + [try Glob("*.g.swift")])
        #expect(selection.contains("Sources/a/A.swift"))
        #expect(selection.contains("App/A.swift"))
        #expect(!selection.contains("Other/A.swift"))
        #expect(!selection.contains("Sources/A.g.swift"))
        #expect(!selection.contains("Sources/Pods/A.swift"))
        #expect(selection.skips("Sources/.build"))
        #expect(!selection.skips("Sources"))
        #expect(FileSelection().contains("anything.swift"))
    }
}
