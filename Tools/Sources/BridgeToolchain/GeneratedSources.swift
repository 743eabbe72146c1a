// Which sources a build made itself.
// SwiftPM: the scratch path; it holds products, what plugins wrote, and the checkouts of dependencies.

/// Tells files that a build generated from those that people wrote.
public enum GeneratedSources {
    /// The scratch folder of a build, from the path of something that the build makes: products lie in
    /// `SCRATCH/TRIPLE/CONFIGURATION` or, with SwiftPM's next engine, in `SCRATCH/out`. Nil for a call outside a build.
    public static func scratch(product: String, triple: String?) -> String? {
        let parts = product.split(separator: "/", omittingEmptySubsequences: false)
        let index =
            parts.lastIndex { part in triple.map { part == $0 } ?? false || part.hasSuffix("-linux-gnu") }
            ?? parts.indices.last {
                parts[$0] == "out" && $0 + 1 < parts.count && ["Intermediates.noindex", "Products"].contains(parts[$0 + 1])
            }
        return index.map { parts[..<$0].joined(separator: "/") }
    }

    /// Whether a build made a file: it lies in the build's scratch folder and is none of the dependencies that are checked out there.
    /// A folder named `.build` above the package says nothing.
    public static func have(_ path: String, scratch: String?) -> Bool {
        guard let scratch else { return path.contains("/DerivedSources/") || path.contains("/plugins/outputs/") }
        return path.hasPrefix(scratch + "/") && !path.hasPrefix(scratch + "/checkouts/")
    }
}
