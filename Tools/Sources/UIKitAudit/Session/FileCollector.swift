// Which files there are.
import Foundation

/// Walks folders and lists the files to audit: `.swift`, `.xib` and `.storyboard`.
struct FileCollector {
    private let root: String
    private let selection: FileSelection
    private var seenFolders: Set<String> = []
    private var seenFiles: Set<String> = []
    private(set) var paths: [String] = []
    private(set) var notices: [FileNotice] = []

    init(root: String, selection: FileSelection) {
        self.root = root
        self.selection = selection
    }

    /// Adds a file or folder by its path relative to the root; `.` is the root. A file named here is taken whatever the selection
    /// includes, unless it is excluded.
    mutating func add(_ path: String) {
        var relative = path
        while relative.hasPrefix("./") { relative.removeFirst(2) }
        while relative.count > 1, relative.hasSuffix("/") { relative.removeLast() }
        if relative == "." { relative = "" }
        let absolute = absolutePath(relative)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder) else {
            notices.append(
                FileNotice(path: path, kind: .unreadable, message: "There is no file or folder of this name."))
            return
        }
        if isFolder.boolValue {
            walk(relative, depth: 0)
        } else if Self.isAudited(relative), !selection.skips(relative), seenFiles.insert(relative).inserted {
            paths.append(relative)
        }
    }

    static func isAudited(_ path: String) -> Bool {
        path.hasSuffix(".swift") || path.hasSuffix(".xib") || path.hasSuffix(".storyboard")
    }

    private func absolutePath(_ relative: String) -> String {
        if relative.hasPrefix("/") { return relative }
        if relative.isEmpty { return root.isEmpty ? "/" : root }
        return root == "/" ? "/" + relative : root + "/" + relative
    }

    private mutating func walk(_ folder: String, depth: Int) {
        let absolute = absolutePath(folder)
        // The real path tells a loop of links, and a folder that is reached twice.
        let real = realPath(absolute)
        guard seenFolders.insert(real).inserted else {
            notices.append(
                FileNotice(
                    path: folder.isEmpty ? "." : folder, kind: .linkLoop,
                    message: "The link leads to a folder that is audited already; it was left out."))
            return
        }
        guard depth < 256 else {
            notices.append(FileNotice(path: folder, kind: .tooDeep, message: "Folders are nested more than 256 deep."))
            return
        }
        guard let entries = FolderList.entries(absolute) else {
            notices.append(
                FileNotice(path: folder.isEmpty ? "." : folder, kind: .unreadable, message: "The folder cannot be listed."))
            return
        }
        for entry in entries {
            let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
            let isAudited = Self.isAudited(entry.name)
            // What is neither audited nor a folder need not be matched with patterns.
            if !isAudited, entry.isFolder == false { continue }
            if selection.skips(path) { continue }
            let isFolder = entry.isFolder ?? isFolder(path)
            if isFolder {
                walk(path, depth: depth + 1)
            } else if isAudited, selection.includes(path), seenFiles.insert(path).inserted {
                paths.append(path)
            }
        }
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: absolutePath(path), isDirectory: &isFolder) && isFolder.boolValue
    }

    private func realPath(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
