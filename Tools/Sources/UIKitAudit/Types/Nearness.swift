// Which of several declarations of one name a file means.

/// Chooses by folder, as modules are folders in most projects: the file itself, else the one that shares most of its path.
package enum Nearness {
    /// The only candidate, or the only nearest one; nil where several are as near, for then nobody knows.
    package static func only<T>(_ candidates: [T], to path: String, path of: (T) -> String) -> T? {
        if candidates.count <= 1 { return candidates.first }
        var best: T?
        var score = -1
        var isTied = false
        for candidate in candidates {
            let own = shared(of(candidate), path)
            if own > score {
                (best, score, isTied) = (candidate, own, false)
            } else if own == score {
                isTied = true
            }
        }
        return isTied ? nil : best
    }

    /// The number of leading folders that two paths share; a file shares more with itself than with any other.
    private static func shared(_ a: String, _ b: String) -> Int {
        if a == b { return .max }
        var folders = 0
        for (x, y) in zip(a.utf8, b.utf8) {
            guard x == y else { break }
            if x == UInt8(ascii: "/") { folders += 1 }
        }
        return folders
    }
}
