// All filters by name.
// Apple: "CIFilter", init(name:), filterNames(inCategory:), localizedName(forFilterName:).
import Diagnostics

/// The filters that there are.
enum FilterLibrary {
    static let all: [FilterDefinition] =
        blurs + colorAdjustments + colorEffects + composites + generators + geometry + stylizing

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// A filter by name; nil with a diagnostic.
    static func definition(_ name: String) -> FilterDefinition? {
        if let found = byName[name] { return found }
        let bare = name.hasPrefix("CI") ? String(name.dropFirst(2)) : name
        if AppleFilterNames.all.contains(bare), name.hasPrefix("CI") {
            Catalogue.filterNotBuilt.report(cause: "Vitrine has \(all.count) of Apple's filters; \(name) is not among them.")
        } else {
            let near = nearest(to: name)
            Catalogue.filterUnknown.report(
                cause: "\"\(name)\" is not the name of an Apple filter."
                    + (near.map { " Did you mean \($0)?" } ?? ""))
        }
        return nil
    }

    static func known(_ name: String) -> FilterDefinition? { byName[name] }

    /// A name that differs in a few letters.
    private static func nearest(to name: String) -> String? {
        let wanted = name.lowercased()
        let close = all.map { ($0.name, distance(wanted, $0.name.lowercased())) }.min { $0.1 < $1.1 }
        return close.flatMap { $0.1 <= 4 ? $0.0 : nil }
    }

    private static func distance(_ a: String, _ b: String) -> Int {
        let b = Array(b)
        var line = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var before = line[0]
            line[0] = i + 1
            for (j, y) in b.enumerated() {
                let next = min(line[j + 1] + 1, line[j] + 1, before + (x == y ? 0 : 1))
                before = line[j + 1]
                line[j + 1] = next
            }
        }
        return line[b.count]
    }
}

extension CIFilter {
    /// The names of the filters of a category, in order; nil for all.
    public class func filterNames(inCategory category: String?) -> [String] {
        filterNames(inCategories: category.map { [$0] })
    }

    /// The names of the filters that are in all of the categories, in order; nil for all filters.
    public class func filterNames(inCategories categories: [String]?) -> [String] {
        FilterLibrary.all.filter { filter in (categories ?? []).allSatisfy(filter.categories.contains) }
            .map { $0.name }.sorted()
    }

    /// A filter's name for people, in English; nil for one that there is not.
    public class func localizedName(forFilterName filterName: String) -> String? {
        FilterLibrary.known(filterName)?.title
    }
}
