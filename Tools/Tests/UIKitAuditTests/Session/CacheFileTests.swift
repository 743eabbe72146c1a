// The file of the cache.
import Foundation
import Testing
import UIKitAudit

@Suite("The cache's file")
struct CacheFileTests {
    private let use = "class Use: Base { func f(_ label: UILabel) { panel.addSubview(label) } }"
    private let effect = "class Base: UIView { let panel = UIVisualEffectView(effect: nil) }"
    private let plain = "class Base: UIView { let panel = UIView() }"

    /// A project in which one file's finding rests on another, beside others.
    private func folder(_ others: Int = 40) throws -> SessionFolder {
        let folder = try SessionFolder()
        try folder.write("Use.swift", use)
        try folder.write("Base.swift", plain)
        for number in 0..<others {
            try folder.write(
                "Other\(number).swift",
                "class Other\(number): UIView {\n" + String(repeating: "    func f() { setNeedsLayout() }\n", count: 60) + "}\n")
        }
        return folder
    }

    @Test("One changed file appends what it says and leaves the rest as it is")
    func append() throws {
        let folder = try folder()
        #expect(try folder.audit().findings.isEmpty)
        let before = try Data(contentsOf: folder.cache)
        try folder.write("Base.swift", effect)
        let result = try folder.audit()
        #expect(result.findings.count == 1)
        #expect(result.cachedFiles == 41)
        let after = try Data(contentsOf: folder.cache)
        #expect(after.prefix(before.count) == before)
        #expect(after.count > before.count)
        #expect(after.count - before.count < 4000)
        let warm = try folder.audit()
        #expect(warm.findings == result.findings)
        #expect(warm.cachedFiles == 42)
        #expect(try Data(contentsOf: folder.cache) == after)
    }

    @Test("A segment that is cut off anywhere, or has a wrong byte anywhere, does not count, nor what follows it")
    func damage() throws {
        let folder = try folder(3)
        _ = try folder.audit()
        let base = folder.cacheSize
        try folder.write("Base.swift", effect)
        _ = try folder.audit()
        let first = folder.cacheSize
        try folder.write("Base.swift", plain + "\n// Again.")
        _ = try folder.audit()
        let good = try Data(contentsOf: folder.cache)
        #expect(base < first)
        #expect(first < good.count)
        // The last segment says that there is no finding, the one before that there is one.
        for state in [plain + "\n// Again.", effect, plain] {
            try folder.write("Base.swift", state)
            let expected = try folder.audit(isCached: false)
            for offset in stride(from: base, to: good.count, by: 37) {
                var flipped = good
                flipped[offset] ^= 0x10
                for bad in [flipped, good.prefix(offset), good.prefix(offset) + good[first...]] {
                    try bad.write(to: folder.cache)
                    #expect(try folder.audit().findings == expected.findings, "offset \(offset)")
                    #expect(try folder.audit().findings == expected.findings, "offset \(offset)")
                }
            }
        }
    }

    @Test("What is learned over a damaged cache is found in the next run")
    func mended() throws {
        let folder = try folder(3)
        _ = try folder.audit()
        let handle = try FileHandle(forWritingTo: folder.cache)
        try handle.seekToEnd()
        try handle.write(contentsOf: Data([1, 2, 3]))
        try handle.close()
        try folder.write("Base.swift", effect)
        #expect(try folder.audit().cachedFiles == 4)
        #expect(try folder.audit().cachedFiles == 5)
    }

    @Test("Two runs over one state: the second to append does not count, for it did not see what the first saw")
    func twoRuns() throws {
        let folder = try folder(3)
        _ = try folder.audit()
        let base = try Data(contentsOf: folder.cache)
        // The first run sees a new base, the second a new use of the old base.
        try folder.write("Base.swift", effect)
        #expect(try folder.audit().findings.count == 1)
        let first = try Data(contentsOf: folder.cache)[base.count...]
        try base.write(to: folder.cache)
        try folder.write("Base.swift", plain)
        try folder.write("Use.swift", use + " // Used.")
        #expect(try folder.audit().findings.isEmpty)
        let second = try Data(contentsOf: folder.cache)[base.count...]
        // Both changes stay. Each of the two segments knows one of them.
        try folder.write("Base.swift", effect)
        for both in [base + first + second, base + second + first] {
            try both.write(to: folder.cache)
            #expect(try folder.audit().findings.count == 1)
            #expect(try folder.audit().findings.count == 1)
        }
    }

    @Test("Runs at once, with edits between them, leave a cache that is right")
    func manyRuns() throws {
        let folder = try folder(6)
        for round in 0..<12 {
            try folder.write("Base.swift", (round % 2 == 0 ? effect : plain) + "\n// \(round)")
            DispatchQueue.concurrentPerform(iterations: 4) { number in
                try? folder.write(
                    "Other\(number).swift", "class Other\(number): Base { func f\(round)() { panel.addSubview(self) } }")
                _ = try? folder.audit()
            }
            #expect(try folder.isTrue(), "round \(round)")
        }
    }

    @Test("Files that go are forgotten, also over later runs")
    func removal() throws {
        let folder = try folder(3)
        try folder.write("Base.swift", effect)
        #expect(try folder.audit().findings.count == 1)
        try folder.remove("Base.swift")
        #expect(try folder.audit().findings.isEmpty)
        #expect(try folder.audit().cachedFiles == 4)
        try folder.write("Base.swift", effect)
        let result = try folder.audit()
        #expect(result.findings.count == 1)
        #expect(result.cachedFiles == 4)
    }

    @Test("Many changes do not let the cache grow without end")
    func compaction() throws {
        let folder = try folder(60)
        _ = try folder.audit()
        let base = folder.cacheSize
        var shrinks = 0
        var last = base
        for step in 0..<80 {
            try folder.write("Base.swift", (step % 3 == 0 ? effect : plain) + "\n// \(step)")
            #expect(try folder.audit().findings.count == (step % 3 == 0 ? 1 : 0), "step \(step)")
            let size = folder.cacheSize
            if size < last { shrinks += 1 }
            #expect(size < base + max(base / 3, 1 << 16) + 4000)
            last = size
        }
        #expect(shrinks >= 2)
        #expect(try folder.audit().cachedFiles == 62)
    }

    @Test("Other rules, and other interface files, are told apart")
    func otherRules() throws {
        let folder = try folder(3)
        try folder.write("Base.swift", effect)
        #expect(try folder.audit(rules: [LoadViewSuperRule.self]).findings.isEmpty)
        #expect(try folder.audit(rules: [EffectViewDirectRule.self]).findings.count == 1)
        #expect(try folder.audit(rules: [LoadViewSuperRule.self]).findings.isEmpty)
        try folder.write("Bad.xib", "<document")
        let cold = try folder.audit()
        #expect(cold.notices.map(\.kind) == [.malformedXML])
        #expect(try folder.audit().notices == cold.notices && folder.isTrue())
        try folder.write("Bad.xib", "<document></document>")
        #expect(try folder.isTrue())
        try folder.remove("Bad.xib")
        #expect(try folder.audit().notices.isEmpty && folder.isTrue())
    }
}
