// The place in a test to which the network's issues go, and names that are similar to a missing one.
// No Apple page: this is ours.
import Foundation

/// The target of a network's issues: the test that put it into force.
struct NetworkSite: Sendable {
    let path: String
    let line: Int
    private let fallback: CodeSite

    init(path: String, line: Int) {
        self.path = path
        self.line = line
        fallback = CodeSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    }

    init(_ site: CodeSite) {
        path = "\(site.filePath)"
        line = Int(site.line)
        fallback = site
    }

    func record(_ message: String) {
        Failure.record(message, path: path, line: line, fallback: fallback, isWarning: false)
    }
}

/// Names that are near one that is missing.
enum NearestNames {
    /// At most five, nearest first, each once.
    static func of(_ name: String, among names: [String]) -> [String] {
        var seen: Set<String> = []
        let each = names.filter { seen.insert($0).inserted }
        let near = each.map { (name: $0, distance: distance(Array(name.utf8), Array($0.utf8))) }
        return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(5).map(\.name)
    }

    /// How many letters are put in, taken out or changed; long names by their first letters alone.
    private static func distance(_ one: [UInt8], _ two: [UInt8]) -> Int {
        let (one, two) = (Array(one.prefix(300)), Array(two.prefix(300)))
        var row = Array(0...two.count)
        for (i, a) in one.enumerated() {
            var before = row[0]
            row[0] = i + 1
            for (j, b) in two.enumerated() {
                let old = row[j + 1]
                row[j + 1] = min(old + 1, row[j] + 1, before + (a == b ? 0 : 1))
                before = old
            }
        }
        return row[two.count]
    }
}
