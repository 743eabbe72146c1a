// Lines of code addresses, out of the program's and its libraries' own line tables.
// No Apple page: this is ours.
internal import CLineTable
import Synchronization

/// The line tables of this process's files. A file is read when it is first asked for (some 100 ms for 200 MB); a line then takes
/// about 40 µs.
enum LineTables {
    /// A mapped table; it stays until the process ends.
    private struct Table: @unchecked Sendable {
        let file: OpaquePointer?
    }
    private static let tables = Mutex<[String: Table]>([:])

    /// The line of the code at `address`, an address of this process.
    /// - Parameters:
    ///   - path: The file that the code was loaded from.
    ///   - start: Where the file was loaded.
    /// - Returns: nil where the file has no line table, or none for this address; line 0 for code that the compiler added.
    static func site(of address: UInt64, in path: String, loadedAt start: UInt64) -> CallSite? {
        let table = tables.withLock { known in
            if let table = known[path] { return table }
            let table = Table(file: vlt_open(path))
            known[path] = table
            return table
        }
        guard let file = table.file else { return nil }
        var place = vlt_place()
        guard vlt_find(file, address &- start &+ vlt_lowest_address(file), &place) != 0 else { return nil }
        let name = withUnsafeBytes(of: &place.path) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return CallSite(path: name, line: Int(place.line), column: Int(place.column))
    }
}
