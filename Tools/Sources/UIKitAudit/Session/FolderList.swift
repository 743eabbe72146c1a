// What is in a folder.
import Foundation

/// The names in a folder with their kinds, as the folder itself has them: most need no question of their own.
enum FolderList {
    struct Entry {
        var name: String
        /// nil where the folder does not say, or it is a link.
        var isFolder: Bool?
    }

    /// By name; nil where the folder cannot be listed.
    static func entries(_ path: String) -> [Entry]? {
        guard let folder = opendir(path) else { return nil }
        defer { closedir(folder) }
        var result: [Entry] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) { String(cString: $0) }
            }
            if name == "." || name == ".." { continue }
            let isFolder: Bool?
            switch Int32(entry.pointee.d_type) {
            case Int32(DT_DIR): isFolder = true
            case Int32(DT_LNK), Int32(DT_UNKNOWN): isFolder = nil
            default: isFolder = false
            }
            result.append(Entry(name: name, isFolder: isFolder))
        }
        return result.sorted { $0.name < $1.name }
    }
}
