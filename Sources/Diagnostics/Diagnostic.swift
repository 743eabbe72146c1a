// One occurrence of a catalogue entry, with its facts.
// No Apple page: this is ours.

/// One occurrence of a ``CatalogueEntry``.
public struct Diagnostic: Sendable {
    /// What kind of mistake it is.
    public let entry: CatalogueEntry
    /// Class, address, name and path of the object concerned.
    public var object: String?
    /// The pass and the virtual time, such as `layoutIfNeeded, frame 14, t = 0.233 s`.
    public var during: String?
    /// The caller outside Vitrine's own modules; nil where it is not known. Looked up when it is first read.
    public var site: CallSite? {
        get { givenSite ?? soughtSite?.site }
        set {
            givenSite = newValue
            soughtSite = nil
        }
    }
    private var givenSite: CallSite?
    var hasGivenSite: Bool { givenSite != nil }
    /// Where the site is found if it was not given.
    var soughtSite: SoughtSite?
    /// `File.swift:42` of ``site``.
    public var location: String? { site?.description }
    /// Why it happened, with this occurrence's values.
    public var cause: String
    /// How to mend it.
    public var fix: String
    /// Apple's message with this occurrence's values, if UIKit has one.
    public var apple: String?

    /// An occurrence; cause, fix and Apple's message are the entry's own where they are nil.
    public init(
        entry: CatalogueEntry, object: String? = nil, cause: String? = nil, fix: String? = nil, apple: String? = nil,
        site: CallSite? = nil
    ) {
        self.entry = entry
        self.object = object
        givenSite = site
        self.cause = cause ?? entry.cause
        self.fix = fix ?? entry.fix
        self.apple = apple ?? entry.apple
    }

    /// ``message`` for tests that pin the whole text: the number of the line in a source file, which every edit above
    /// it moves, is `…`.
    package var pinnedText: String {
        guard let site else { return message }
        return message.replacing("  at       \(site)\n", with: "  at       \(site.fileName):…\n")
    }

    /// The whole text: a first line constant for the code, the facts, the cure last but for Apple's line.
    public var message: String {
        var lines = ["\(entry.code) \(entry.severity.rawValue): \(entry.title)"]
        func add(_ key: String, _ value: String?) {
            guard let value, !value.isEmpty else { return }
            lines.append("  \(key)\(String(repeating: " ", count: 9 - key.utf8.count))\(value)")
        }
        add("object", object)
        add("during", during)
        add("at", location)
        add("cause", cause)
        add("fix", fix)
        add("apple", apple)
        return lines.joined(separator: "\n")
    }
}
