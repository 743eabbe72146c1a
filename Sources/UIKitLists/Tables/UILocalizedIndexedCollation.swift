// Sections of an index by letters, and the order of names in them.
// Apple: "UILocalizedIndexedCollation".
import Foundation
import FoundationAdditions
import SelectorDispatch

/// Puts objects into sections by the first letter of a name, in the order of the app's language.
///
/// The language is the first of the preferred ones when the collation is made. Names are compared by Foundation's collation for it.
/// Apple: "UILocalizedIndexedCollation". Fidelity: documented; the letters of languages other than English, and that A to Z follow
/// those of other scripts, are guesses.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private let letters: IndexLetters

    /// A collation for the language of now.
    /// Apple: "UILocalizedIndexedCollation", init().
    public nonisolated required override init() {
        letters = IndexLetters(language: Localization.preferredLanguages.first ?? "en")
        super.init()
    }

    /// A collation for the language of now.
    /// Apple: "UILocalizedIndexedCollation", current().
    open class func current() -> Self { self.init() }

    /// The titles of the sections: letters, and `#` last for all that begins with none of them.
    /// Apple: "UILocalizedIndexedCollation", sectionTitles.
    open var sectionTitles: [String] { letters.titles }

    /// The titles of the index at the side of a table; those of the sections.
    /// Apple: "UILocalizedIndexedCollation", sectionIndexTitles.
    open var sectionIndexTitles: [String] { letters.titles }

    /// The section to scroll to for a title of the index; the nearest one of a number that no title has.
    /// Apple: "UILocalizedIndexedCollation", section(forSectionIndexTitle:).
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(indexTitleIndex, 0), letters.titles.count - 1)
    }

    /// The section of an object, by the text that its method gives. An object without the method is UIK1101, and in the last section.
    /// Apple: "UILocalizedIndexedCollation", section(for:collationStringSelector:).
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        letters.section(of: name(of: object, selector))
    }

    /// The objects in the order of the texts that their method gives; those with equal texts keep their order. An object without the
    /// method is UIK1101, and comes first.
    /// Apple: "UILocalizedIndexedCollation", sortedArray(from:collationStringSelector:).
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let named = array.enumerated().map { (place: $0, object: $1, name: name(of: $1, selector)) }
        return named.sorted { one, other in
            let order = letters.compare(one.name, other.name)
            return order == .orderedSame ? one.place < other.place : order == .orderedAscending
        }.map(\.object)
    }

    /// Texts are their own names for the methods that give them back.
    private func name(of object: Any, _ selector: Selector) -> String {
        if let text = object as? String, ["self", "description"].contains(NSStringFromSelector(selector)) { return text }
        return DispatchTable.perform(object as AnyObject, selector) as? String ?? ""
    }
}
