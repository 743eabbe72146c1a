// The names that Objective-C has for Swift's methods.
// Apple: "Importing Swift into Objective-C".

/// How a Swift name becomes an Objective-C one.
public enum ObjectiveCName {
    /// Words before which no "With" is put.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using",
        "via", "when", "with", "within",
    ]

    /// The name of a method: the base, then the labels, each with a colon.
    public static func method(
        _ base: String, _ labels: [String?], throws isThrowing: Bool = false, async isAsync: Bool = false
    ) -> String {
        var labels = labels
        if isAsync { labels.append("completionHandler") } else if isThrowing { labels.append("error") }
        guard let first = labels.first else { return base }
        var name = base
        if isThrowing, !isAsync, labels.count == 1 {
            name += "AndReturnError:"
        } else if let first {
            name += (prepositions.contains(firstWord(first)) ? "" : "With") + capitalized(first) + ":"
        } else {
            name += ":"
        }
        for label in labels.dropFirst() { name += (label ?? "") + ":" }
        return name
    }

    /// The name of a property's setter.
    public static func setter(_ property: String) -> String { "set" + capitalized(property) + ":" }

    static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func firstWord(_ label: String) -> String {
        var word = ""
        for character in label {
            if character.isUppercase, !word.isEmpty { break }
            word.append(character)
        }
        return word.lowercased()
    }
}
