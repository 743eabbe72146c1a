// Sections by letters.
import Diagnostics
import Foundation
import FoundationAdditions
import SelectorDispatch
import Testing

@testable import UIKitLists

private final class Person: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
}

@MainActor @Suite("UILocalizedIndexedCollation", .serialized) struct UILocalizedIndexedCollationTests {
    init() {
        DispatchTable.registerNonisolated("name", on: Person.self) { target, _ in target.name as NSString }
    }

    private func collation(_ language: String) -> UILocalizedIndexedCollation {
        Localization.$taskLanguages.withValue([language]) { UILocalizedIndexedCollation.current() }
    }

    private func title(_ name: String, _ language: String) -> String {
        let collation = collation(language)
        return collation.sectionTitles[collation.section(for: Person(name), collationStringSelector: Selector("name"))]
    }

    // Covers: UILocalizedIndexedCollation.sectionTitles, UILocalizedIndexedCollation.sectionIndexTitles
    // Covers: UILocalizedIndexedCollation.section, UILocalizedIndexedCollation.current
    @Test("English has A to Z and #; each title of the index is a section (documented)")
    func english() {
        let collation = collation("en")
        #expect(collation.sectionTitles == "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init))
        #expect(collation.sectionIndexTitles == collation.sectionTitles)
        #expect(collation.section(forSectionIndexTitle: 3) == 3)
        #expect(collation.section(forSectionIndexTitle: 99) == 26)
        #expect(title("zebra", "en") == "Z")
        #expect(title("m", "en") == "M")
        #expect(title("A", "en") == "A")
        #expect(title(" émile", "en") == "E")
        #expect(title("7 of 9", "en") == "#")
        #expect(title("", "en") == "#")
        #expect(title("Жук", "en") == "#")
    }

    @Test("letters are in the order of the language (guessed for languages other than English)")
    func languages() {
        #expect(title("Ähre", "de-AT") == "A")
        #expect(title("Ähre", "sv") == "Ä")
        #expect(title("Åre", "sv") == "Å")
        #expect(title("chata", "cs") == "CH")
        #expect(title("cukr", "cs") == "C")
        #expect(title("Čas", "cs") == "Č")
        #expect(title("Ñandú", "es") == "Ñ")
        #expect(title("Ёлка", "ru") == "Е")
        #expect(title("Anna", "ru") == "A")
        #expect(title("さくら", "ja") == "さ")
        #expect(title("サクラ", "ja") == "さ")
        #expect(title("がく", "ja") == "か")
        #expect(title("나비", "ko") == "ㄴ")
        #expect(title("张伟", "zh-Hans") == "Z")
        #expect(title("张伟", "en") == "#")
    }

    // Covers: UILocalizedIndexedCollation.sortedArray
    @Test("objects are sorted by their names in the order of the language; equal ones keep their order (documented)")
    func sorting() {
        let people = ["Zebra", "Ähre", "apfel", "Öl", "apfel"].map(Person.init)
        let german = collation("de").sortedArray(from: people, collationStringSelector: Selector("name")).compactMap {
            $0 as? Person
        }
        #expect(german.map(\.name) == ["Ähre", "apfel", "apfel", "Öl", "Zebra"])
        #expect(german[1] === people[2])
        let swedish = collation("sv").sortedArray(from: people, collationStringSelector: Selector("name")).compactMap {
            $0 as? Person
        }
        #expect(swedish.map(\.name) == ["apfel", "apfel", "Zebra", "Ähre", "Öl"])
        let texts = collation("en").sortedArray(from: ["b", "a"], collationStringSelector: Selector("self"))
        #expect(texts as? [String] == ["a", "b"])
    }

    @Test("an object without the method is UIK1101, and in the last section")
    func unknown() {
        var section = 0
        let codes = recorded { section = collation("en").section(for: NSObject(), collationStringSelector: Selector("title")) }
        #expect(codes.map(\.entry.code) == ["UIK1101"])
        #expect(section == 26)
    }
}
