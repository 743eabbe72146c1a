// What a file tells the others.
import SwiftModel

/// The names that a file says something about, each with a hash of what it says, places left out. Two versions of a file with
/// equal contributions are alike to all other files.
package struct Contributions: Sendable {
    /// Ascending.
    package var keys: PackedHashes
    /// What is said under each key.
    var meanings: PackedHashes

    static let none = Contributions(keys: PackedHashes([]), meanings: PackedHashes([]))

    /// The keys whose meaning differs between two versions of a file; all keys of one that is new or gone.
    package static func changes(_ old: Contributions, _ new: Contributions) -> Set<UInt64> {
        var known = Dictionary(zip(old.keys.hashes, old.meanings.hashes), uniquingKeysWith: { first, _ in first })
        var result: Set<UInt64> = []
        for (key, meaning) in zip(new.keys.hashes, new.meanings.hashes) where known.removeValue(forKey: key) != meaning {
            result.insert(key)
        }
        result.formUnion(known.keys)
        return result
    }
}

extension FileSummary {
    package var contributions: Contributions {
        var meanings: [UInt64: UInt64] = [:]
        var writer = BinaryWriter(hasPlaces: false)
        func add(_ key: IndexKey, _ meaning: UInt64) {
            // Order matters: a name may be declared twice in a file.
            meanings[key.hash] = StableHash.combine(meanings[key.hash] ?? 0, meaning)
        }
        func hash(_ value: some BinaryCoded) -> UInt64 {
            writer.removeAll()
            value.write(to: &writer)
            return StableHash.of(writer.bytes)
        }
        for type in types {
            let meaning = hash(type)
            add(.type(type.name), meaning)
            // `UIKit.UIView` may mean what `UIView` does.
            if let rest = FrameworkInterface.withoutModule(type.name) { add(.type(rest), meaning) }
            for name in type.inheritedNames { add(.conforming(name), StableHash.of(type.name)) }
            if case .named(let parts)? = type.inherited.first, let last = parts.last {
                // Only classes have subclasses: a structure that becomes one counts.
                add(.subclasses(last.name), StableHash.combine(StableHash.of(type.name), UInt64(type.kind.rawValue)))
            }
        }
        for function in functions { add(.global(function.name), hash(function)) }
        for variable in variables { add(.global(variable.name), hash(variable)) }
        for alias in aliases { add(.type(alias.name), hash(alias)) }
        for name in mentions { add(.mention(name), 1) }
        let keys = meanings.keys.sorted()
        return Contributions(keys: PackedHashes(keys), meanings: PackedHashes(keys.map { meanings[$0]! }))
    }
}
