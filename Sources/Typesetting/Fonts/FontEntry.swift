// One face of a font file by its names.
// No Apple page: this is ours.
import Foundation

/// One face of a font file: where it is, its names, how heavy it is and whether it leans.
package struct FontEntry: Hashable, Sendable {
    /// The file, or what stands for one.
    var path: String
    /// The face's place in its file; from bit 16 on a variable font's named style, counted from 1.
    var index: Int
    /// The family, such as `JetBrains Mono`.
    package var family: String
    /// The PostScript name, such as `JetBrainsMono-Bold`.
    package var postScript: String
    /// The name for people, such as `JetBrains Mono Bold`.
    package var fullName: String
    /// The face within the family, such as `Bold`.
    package var style: String
    /// 100…900.
    var weight: Int
    package var italic: Bool
    package var isMonospaced: Bool

    /// UIFont.Weight's raw value.
    package var rawWeight: CGFloat { FontWeight.raw(weight) }

    /// Whether a name means this very face, not its family.
    package func isNamed(_ name: String) -> Bool {
        let key = name.lowercased()
        return postScript.lowercased() == key || fullName.lowercased() == key
    }
}

extension [FontEntry] {
    /// The face that a PostScript or full name means, or the nearest of a family. Letters' case does not count.
    func entry(named name: String, weight: Int, italic: Bool) -> FontEntry? {
        if let exact = first(where: { $0.isNamed(name) }) { return exact }
        func distance(_ entry: FontEntry) -> Int { (entry.italic == italic ? 0 : 1000) + abs(entry.weight - weight) }
        return faces(ofFamily: name).min { distance($0) < distance($1) }
    }

    /// The faces of a family.
    func faces(ofFamily family: String) -> [FontEntry] {
        let key = family.lowercased()
        return filter { $0.family.lowercased() == key }
    }
}
