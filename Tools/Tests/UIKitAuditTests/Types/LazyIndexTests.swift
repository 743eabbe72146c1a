// Names that are joined when they are asked for.
import Foundation
import SwiftModel
import Testing
import UIKitAudit

@Suite("The project's index")
struct LazyIndexTests {
    /// All that an index says of every name, as it can be compared.
    private struct Answers: Hashable {
        var types: [EagerIndex.Entry]?
        var framework: EagerIndex.Entry?
        var globals: [ProjectIndex.Global]
        var aliases: [ProjectIndex.GlobalAlias]
        var mentions: [String]
        var heirs: [NominalType]
        var conforming: [String]

        init(_ name: String, in index: EagerIndex) {
            types = index.types[name]
            framework = index.framework[name]
            globals = index.globals[name] ?? []
            aliases = index.aliases[name] ?? []
            mentions = index.mentions[name] ?? []
            heirs = index.heirs[name] ?? []
            conforming = index.conforming[name] ?? []
        }

        init(_ name: String, in index: ProjectIndex) {
            types = index.types(named: name)?.map { EagerIndex.Entry($0) }
            framework = index.framework(name).map { EagerIndex.Entry($0) }
            globals = index.globals(named: name)
            aliases = index.aliases(named: name)
            mentions = index.files(mentioning: name)
            heirs = index.inheriting(name)
            conforming = index.conforming(name).map { $0.path + " " + $0.summary.name }
        }
    }

    @Test("Says of every name what joining all files at once says, whether summaries are at hand or still bytes")
    func equalsEager() {
        var answered = 0
        for seed in 0..<400 {
            let project = RandomProject(seed: seed)
            let eager = EagerIndex(project.files)
            for isEncoded in [false, true] {
                let lazy = ProjectIndex(project.files.map { IndexedFile($0, isEncoded: isEncoded) })
                var chance = SeededGenerator(seed: seed)
                for name in RandomProject.names.shuffled(using: &chance) {
                    let expected = Answers(name, in: eager)
                    #expect(Answers(name, in: lazy) == expected, "seed \(seed), name \(name), encoded \(isEncoded)")
                    if expected.types != nil, expected.framework?.extensions.isEmpty == false { answered += 1 }
                }
            }
        }
        // The projects are of the kind in which it matters.
        #expect(answered > 20)
    }

    @Test("Gives one answer to several threads, and the same entry each time")
    func threads() {
        for seed in 400..<430 {
            let files = RandomProject(seed: seed).files
            let lazy = ProjectIndex(files.map { IndexedFile($0, isEncoded: true) })
            let eager = EagerIndex(files)
            let entries = Entries()
            DispatchQueue.concurrentPerform(iterations: 8) { number in
                for name in number % 2 == 0 ? RandomProject.names : RandomProject.names.reversed() {
                    entries.add(name, lazy.types(named: name) ?? [], isRight: Answers(name, in: lazy) == Answers(name, in: eager))
                }
            }
            #expect(entries.isRight, "seed \(seed)")
        }
    }

    /// Collects from several threads.
    private final class Entries: @unchecked Sendable {
        private let lock = NSLock()
        private var known: [String: [ObjectIdentifier]] = [:]
        private(set) var isRight = true

        func add(_ name: String, _ entries: [TypeEntry], isRight: Bool) {
            lock.lock()
            defer { lock.unlock() }
            let identities = entries.map { ObjectIdentifier($0) }
            if !isRight || known[name] ?? identities != identities { self.isRight = false }
            known[name] = identities
        }
    }

    @Test("Two versions of a file differ under the names that others may see differently, and under no others")
    func contributions() {
        func changes(_ old: String, _ new: String) -> Set<String> {
            let changed = Contributions.changes(Self.summary(old).contributions, Self.summary(new).contributions)
            return Set(Self.keys.filter { changed.contains($0.value.hash) }.map(\.key))
        }
        #expect(changes("class A: B {}", "// More.\n\nclass A: B {}") == [])
        #expect(changes("class A: B {}", "class A: B { func f() {} }") == ["type A"])
        // A structure that becomes a class is a subclass at once.
        #expect(changes("struct A: B {}", "class A: B {}") == ["type A", "subclasses B"])
        #expect(changes("", "extension UIKit.UIView {}") == ["type UIKit.UIView", "type UIView", "mention UIKit.UIView"])
        #expect(changes("func f() {}", "func f() { g() }") == ["global f"])
        #expect(changes("typealias A = B", "typealias A = C").contains("type A"))
        #expect(changes("let a = 1", "") == ["global a"])
    }

    private static let keys: [String: IndexKey] = {
        var result: [String: IndexKey] = [:]
        for name in ["A", "B", "C", "UIView", "UIKit.UIView", "f", "g", "a"] {
            result["type " + name] = .type(name)
            result["global " + name] = .global(name)
            result["subclasses " + name] = .subclasses(name)
            result["mention " + name] = .mention(name)
        }
        return result
    }()

    private static func summary(_ text: String) -> FileSummary { Project(text.isEmpty ? "\n// Empty.\n" : text).index.files[0] }
}
