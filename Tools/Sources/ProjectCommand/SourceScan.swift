// What a package's files are like at one time, so that a change is seen.
// No Apple page: this is ours.
import Foundation

/// Times and sizes of the files of a package; two are equal where nobody has changed one between them.
struct SourceScan: Equatable {
    private struct Trace: Equatable {
        let time: Date
        let size: Int
        /// A file that is written anew beside the old one and takes its name is another file, at the same time perhaps.
        let number: Int
    }

    /// Folders with these names hold nothing that is compiled.
    private static let skipped: Set<String> = ["DerivedData", "node_modules", "Pods"]
    private var files: [String: Trace] = [:]

    /// Of a folder with all below it, but for hidden names and what ``skipped`` says.
    init(of folder: String) {
        let keys: [URLResourceKey] = [.isRegularFileKey, .isDirectoryKey]
        let root = URL(fileURLWithPath: folder)
        guard let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
        else { return }
        for case let url as URL in walk {
            if Self.skipped.contains(url.lastPathComponent) {
                walk.skipDescendants()
                continue
            }
            var status = stat()
            guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
            let time = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) * 1e-9
            files[url.path] = Trace(
                time: Date(timeIntervalSince1970: time), size: Int(status.st_size), number: Int(status.st_ino))
        }
    }

    /// The name of a file that is other in one of the two, the first of them by name; nil where none is.
    func firstChange(to other: SourceScan) -> String? {
        let names = Set(files.keys).union(other.files.keys).filter { files[$0] != other.files[$0] }
        return names.min().map { ($0 as NSString).lastPathComponent }
    }
}
