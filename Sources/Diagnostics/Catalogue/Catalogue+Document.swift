// The text of Documentation/Diagnostics.md.
// No Apple page: this is ours.

extension Catalogue {
    /// The whole of `Documentation/Diagnostics.md`; script/diagnostics-doc writes it.
    package static var document: String {
        var lines = [
            "# Diagnostics", "",
            "Generated from the catalogue by `script/diagnostics-doc`; do not edit.", "",
            "Each message begins with a code and a line that never change, so that both can be searched for.", "",
            "- **exception**: UIKit raises here. Under `.crash`, the default for apps, the process ends.",
            "- **misuse**: UIKit says nothing here; the bug comes later.",
            "- **unsupported**: Vitrine does not do this yet. Reported once for each call site.", "",
            "Under `.record` (tests) and `.custom` the run goes on; the line *then* says with what.", "",
        ]
        for (title, entries) in areas where !entries.isEmpty {
            lines += ["## \(title)", ""]
            for entry in entries { lines += section(of: entry) }
        }
        return lines.joined(separator: "\n")
    }

    private static func section(of entry: CatalogueEntry) -> [String] {
        var lines = [
            "### \(entry.code)", "", "**\(entry.title)** (\(entry.severity.rawValue))", "", "- cause: \(entry.cause)",
            "- fix: \(entry.fix)",
        ]
        if let apple = entry.apple { lines.append("- Apple: `\(apple)`") }
        lines.append("- then: \(entry.recovery.sentence)")
        return lines + [""]
    }
}

extension Recovery {
    /// What happens, as a sentence.
    package var sentence: String {
        switch self {
        case .noOperation: "The call has no effect."
        case .continues(let sentence): sentence
        }
    }
}
