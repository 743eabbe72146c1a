// kiwi's interfaces: a program that script/bench builds from the headers of its PyPI source package.
import Foundation

public enum Kiwi {
    public static let name = "kiwi 1.5.1 (C++ headers)"

    /// What the program prints for an interface (`views` or `labels`) of `count` parts: `times` or `values`.
    public static func numbers(_ kind: String, _ what: String, _ count: Int) throws -> [String: Double] {
        guard let path = ProcessInfo.processInfo.environment["BENCH_KIWI"], !path.isEmpty else {
            throw Unavailable("no kiwi: run script/bench; performance.md cites 102 ms for 1000 views, 171 µs for the width")
        }
        return try Peer.numbers(URL(fileURLWithPath: path), [kind, what, "\(count)"])
    }

    /// Milliseconds of `build`, `width` or `constant`; of `bytes`, bytes.
    public static func time(_ kind: String, _ count: Int, _ name: String) throws -> Double {
        guard let time = try numbers(kind, "times", count)[name] else { throw Unavailable("kiwi_layout") }
        return time
    }
}
