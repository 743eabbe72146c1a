import Foundation
import Testing
import UIKitAudit

@Suite("Patches")
struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String, path: String = "A.swift") -> String {
        UnifiedDiff.text(from: Array(old.utf8), to: Array(new.utf8), path: path)
    }

    @Test("a change has three lines of context, and near changes share a hunk")
    func wholePatch() {
        let old = (1...20).map { "\($0)\n" }.joined()
        let new = old.replacing("\n5\n", with: "\nfive\n").replacing("\n11\n", with: "\n11\neleven\n").replacing("20\n", with: "")
        #expect(
            diff(old, new) == """
                --- a/A.swift
                +++ b/A.swift
                @@ -2,13 +2,14 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8
                 9
                 10
                 11
                +eleven
                 12
                 13
                 14
                @@ -17,4 +18,3 @@
                 17
                 18
                 19
                -20

                """)
    }

    @Test("files without a last line end, empty files and CRLF are said rightly")
    func edges() {
        #expect(diff("a", "a") == "")
        #expect(diff("", "a\n") == "--- a/A.swift\n+++ b/A.swift\n@@ -0,0 +1 @@\n+a\n")
        #expect(diff("a\n", "") == "--- a/A.swift\n+++ b/A.swift\n@@ -1 +0,0 @@\n-a\n")
        #expect(
            diff("a", "b\n")
                == "--- a/A.swift\n+++ b/A.swift\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n")
        #expect(diff("a\r\n", "b\r\n") == "--- a/A.swift\n+++ b/A.swift\n@@ -1 +1 @@\n-a\r\n+b\r\n")
        #expect(diff("a\n", "b\n", path: "x \"y\"\n.swift").hasPrefix("--- \"a/x \\\"y\\\"\\n.swift\"\n"))
        #expect(diff("a\n", "b\n", path: "x y.swift").hasPrefix("--- a/x y.swift\t\n"))
    }

    @Test("git applies random patches and gets the new text")
    func git() throws {
        let seed: UInt64 = 11
        var random = SplitMix(seed)
        for round in 0..<12 {
            let folder = try temporaryFolder()
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let lines = (0..<Int.random(in: 0...40, using: &random)).map { _ in "abcd😀".randomElement(using: &random)!.description }
            let end = ["\n", "\r\n"].randomElement(using: &random)!
            var changed = lines
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let at = Int.random(in: 0...changed.count, using: &random)
                if Bool.random(using: &random), at < changed.count { changed.remove(at: at) } else { changed.insert("new", at: at) }
            }
            let last = Bool.random(using: &random) ? end : ""
            let (old, new) = (lines.map { $0 + end }.joined(), changed.joined(separator: end) + last)
            if old == new { continue }
            try Data(old.utf8).write(to: URL(fileURLWithPath: folder + "/x y.swift"))
            try Data(diff(old, new, path: "x y.swift").utf8).write(to: URL(fileURLWithPath: folder + "/p.patch"))
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["git", "-C", folder, "-c", "core.autocrlf=false", "apply", "--whitespace=nowarn", "p.patch"]
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "seed \(seed), round \(round)")
            let result = FileManager.default.contents(atPath: folder + "/x y.swift") ?? Data()
            #expect(Array(result) == Array(new.utf8), "seed \(seed), round \(round)")
        }
    }
}
