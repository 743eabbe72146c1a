// Runs over real folders.
import Foundation
import Testing
import UIKitAudit

@Suite("Sessions")
struct AuditSessionTests {
    /// A folder of its own that is deleted at the end.
    private final class Folder {
        let path: String

        init() throws {
            path = NSTemporaryDirectory() + "vitrine-session-\(UUID().uuidString)"
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

        func write(_ name: String, _ data: Data) throws {
            let url = URL(fileURLWithPath: path + "/" + name)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        }

        func audit(
            _ paths: [String] = ["."], jobs: Int? = nil, isCached: Bool = false, overlays: [String: [UInt8]] = [:]
        ) throws -> AuditResult {
            try AuditSession(rules: [LoadViewSuperRule.self, EffectViewDirectRule.self]).audit(
                AuditRequest(
                    root: path, paths: paths, rules: ["loadview-super", "vev-direct"], jobs: jobs,
                    cachePath: isCached ? path + "/.vitrine" : nil, overlays: overlays), progress: { _, _ in })
        }
    }

    private let use = "class Use: Base { func f(_ label: UILabel) { panel.addSubview(label) } }"
    private let effect = "class Base: UIView { let panel = UIVisualEffectView(effect: nil) }"

    @Test("A finding rests on what another file declares")
    func acrossFiles() throws {
        let folder = try Folder()
        try folder.write("A/Use.swift", use)
        try folder.write("B/Base.swift", effect)
        let result = try folder.audit()
        #expect(result.findings.map { "\($0.range.path) \($0.rule)" } == ["A/Use.swift vev-direct"])
        #expect(result.files == 2)
        #expect(result.lines == 2)
        #expect(result.findings[0].context == "Use.f(_:)")
    }

    @Test("An unchanged project comes from the cache, with the same findings and notices")
    func warm() throws {
        let folder = try Folder()
        try folder.write("Use.swift", use)
        try folder.write("Base.swift", effect)
        try folder.write("Bad.swift", "class {")
        let cold = try folder.audit(isCached: true)
        let warm = try folder.audit(isCached: true)
        #expect(cold.cachedFiles == 0)
        #expect(warm.cachedFiles == 3)
        #expect(cold.findings == warm.findings)
        #expect(cold.notices == warm.notices)
        #expect(warm.notices.map(\.kind) == [.syntaxError])
    }

    @Test("A file is checked again when what it asked for changes in another file, is added or goes")
    func dependencies() throws {
        let folder = try Folder()
        try folder.write("Use.swift", use)
        try folder.write("Base.swift", effect)
        #expect(try folder.audit(isCached: true).findings.count == 1)
        try folder.write("Base.swift", "class Base: UIView { let panel = UIView() }")
        #expect(try folder.audit(isCached: true).findings.isEmpty)
        try FileManager.default.removeItem(atPath: folder.path + "/Base.swift")
        #expect(try folder.audit(isCached: true).findings.isEmpty)
        try folder.write("New.swift", effect)
        let result = try folder.audit(isCached: true)
        #expect(result.findings.count == 1)
        #expect(result.cachedFiles == 1)
    }

    @Test("A cached run finds what a fresh one finds, after every one of many edits")
    func edits() throws {
        let folder = try Folder()
        let bases = [
            effect, "class Base: UIView { var panel: UIView! }", "class Base: Other {}", "typealias Base = Other",
            "class Base: UIView {}\nextension Base { var panel: UIVisualEffectView { Store.shared.panel } }", "// nothing",
        ]
        let others = [
            "class Other: UIView { let panel = make() }",
            "struct Store { static let shared = Store(); let panel = UIVisualEffectView() }",
            "func make() -> UIVisualEffectView { UIVisualEffectView() }", "func make() -> UILabel { UILabel() }",
        ]
        try folder.write("Use.swift", use)
        for step in 0..<24 {
            try folder.write("Base.swift", bases[step * 7 % bases.count])
            try folder.write("Other\(step % 3).swift", others[step * 5 % others.count])
            #expect(try folder.audit(isCached: true).findings == folder.audit().findings, "step \(step)")
        }
    }

    @Test("A corrupt or foreign cache is ignored")
    func corruptCache() throws {
        let folder = try Folder()
        try folder.write("Use.swift", use)
        try folder.write("Base.swift", effect)
        _ = try folder.audit(isCached: true)
        let path = folder.path + "/.vitrine/audit.cache"
        let good = try Data(contentsOf: URL(fileURLWithPath: path))
        for cut in stride(from: 0, to: good.count, by: max(1, good.count / 40)) {
            var bad = good
            bad[cut] ^= 0xFF
            try bad.write(to: URL(fileURLWithPath: path))
            _ = try folder.audit(isCached: true)
            try good.prefix(cut).write(to: URL(fileURLWithPath: path))
            #expect(try folder.audit(isCached: true).findings.count == 1)
        }
    }

    @Test("The order of findings does not depend on how many work")
    func order() throws {
        let folder = try Folder()
        for number in 0..<20 {
            try folder.write(
                "F\(number).swift", "func f\(number)(_ e: UIVisualEffectView) { e.addSubview(e); e.insertSubview(e, at: 0) }")
        }
        let one = try folder.audit(jobs: 1)
        #expect(one.findings.count == 40)
        #expect(try folder.audit(jobs: 4).findings == one.findings)
    }

    @Test("Files that cannot be read, are no UTF-8, empty, too large or too deep are told, and the rest goes on")
    func badFiles() throws {
        let folder = try Folder()
        try folder.write("Good.swift", "func f(_ e: UIVisualEffectView) { e.addSubview(e) }")
        try folder.write("Empty.swift", "")
        try folder.write(
            "Latin.swift", Data([0x2F, 0x2F, 0xE4, 0x0A]) + Data("func g(_ e: UIVisualEffectView) { e.addSubview(e) }".utf8))
        try folder.write("Deep.swift", String(repeating: "(", count: 100_000) + String(repeating: ")", count: 100_000))
        try folder.write("Huge.swift", Data(repeating: 0x20, count: (16 << 20) + 1))
        try FileManager.default.createDirectory(atPath: folder.path + "/Folder.swift", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/Gone.swift", withDestinationPath: "/nowhere/x.swift")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/Loop", withDestinationPath: folder.path)
        let result = try folder.audit(isCached: true)
        let kinds = Dictionary(grouping: result.notices, by: \.path).mapValues { $0.map(\.kind) }
        #expect(kinds["Latin.swift"] == [.invalidUTF8])
        #expect(kinds["Deep.swift"] == [.tooDeep])
        #expect(kinds["Huge.swift"] == [.tooLarge])
        #expect(kinds["Gone.swift"] == [.unreadable])
        #expect(kinds["Loop"] == [.linkLoop])
        #expect(kinds["Good.swift"] == nil)
        #expect(kinds["Empty.swift"] == nil)
        #expect(result.findings.map(\.range.path) == ["Good.swift", "Latin.swift"])
        #expect(result.findings.map { $0.fixes.isEmpty } == [false, true])
        #expect(try folder.audit(isCached: true).notices == result.notices)
    }

    @Test("Foreign folders are left out, named files and missing paths are seen")
    func selection() throws {
        let folder = try Folder()
        try folder.write("Sources/A.swift", use)
        try folder.write("Pods/B.swift", use)
        try folder.write(".build/C.swift", use)
        #expect(try folder.audit().files == 1)
        #expect(try folder.audit(["Sources/A.swift", "./Sources"]).files == 1)
        #expect(try folder.audit(["Nowhere"]).notices.map(\.kind) == [.unreadable])
    }

    @Test("Bytes that stand for a file are read instead of it")
    func overlays() throws {
        let folder = try Folder()
        try folder.write("Use.swift", use)
        try folder.write("Base.swift", effect)
        let result = try folder.audit(overlays: ["Base.swift": Array("class Base: UIView { let panel = UIView() }".utf8)])
        #expect(result.findings.isEmpty)
    }

    @Test("Suppressing comments come with the file, also from the cache")
    func suppressions() throws {
        let folder = try Folder()
        try folder.write("A.swift", "// vitrine:disable:next vev-direct it is a test\nlet a = 1\n")
        #expect(try folder.audit(isCached: true).suppressions["A.swift"]?.comments.count == 1)
        #expect(try folder.audit(isCached: true).suppressions["A.swift"]?.comments.count == 1)
    }
}
