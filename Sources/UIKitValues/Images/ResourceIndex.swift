// The content of a folder of resources: image files by stem, and the sets of its asset catalogues.
// Apple: "Asset Catalog Format Reference" (archived); Bundle resource naming (@2x, ~ipad)
import Foundation
import Synchronization

/// The images and colours of one resource folder; read once.
final class ResourceIndex: Sendable {
    /// One image file.
    struct File: Sendable {
        let path: String
        let scale: Int
        /// `iphone`, `ipad` or nil for any.
        let device: String?
    }

    /// The files by stem with extension (`a.png`) and without (`a`).
    let files: [String: [File]]
    /// The folders `name.imageset`, by name with the namespace of the catalogue's folders where they provide one.
    let imageSets: [String: String]
    /// The folders `name.colorset`.
    let colorSets: [String: String]

    private static let known = Mutex<[String: ResourceIndex]>([:])

    /// The index of a folder, made at first use.
    static func of(_ folder: String) -> ResourceIndex {
        if let index = known.withLock({ $0[folder] }) { return index }
        let index = ResourceIndex(folder: folder)
        known.withLock { $0[folder] = index }
        return index
    }

    static let imageExtensions: Set<String> = ["png", "jpg", "jpeg", "gif", "webp"]

    private init(folder: String) {
        var files: [String: [File]] = [:]
        var imageSets: [String: String] = [:]
        var colorSets: [String: String] = [:]
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
        for name in names {
            let path = folder + "/" + name
            if name.hasSuffix(".xcassets") {
                Self.readCatalogue(path, prefix: "", &imageSets, &colorSets)
            } else if let file = Self.parse(name) {
                let entry = File(path: path, scale: file.scale, device: file.device)
                files[file.stem, default: []].append(entry)
                files["\(file.stem).\(file.type)", default: []].append(entry)
            }
        }
        self.files = files
        self.imageSets = imageSets
        self.colorSets = colorSets
    }

    private static func readCatalogue(
        _ folder: String, prefix: String, _ images: inout [String: String], _ colors: inout [String: String]
    ) {
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
            let path = folder + "/" + name
            if name.hasSuffix(".imageset") {
                images[prefix + name.dropLast(9)] = path
            } else if name.hasSuffix(".colorset") {
                colors[prefix + name.dropLast(9)] = path
            } else if !name.contains("."), isFolder(path) {
                let inner = providesNamespace(path) ? prefix + name + "/" : prefix
                readCatalogue(path, prefix: inner, &images, &colors)
            }
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func providesNamespace(_ folder: String) -> Bool {
        guard let contents = AssetContents.read(folder), let properties = contents["properties"] as? [String: Any]
        else { return false }
        return properties["provides-namespace"] as? Bool ?? false
    }

    /// `photo@2x~ipad.png` is the stem `photo` at scale 2 for an iPad, of type `png`.
    static func parse(_ name: String) -> (stem: String, scale: Int, device: String?, type: String)? {
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let type = name[name.index(after: dot)...].lowercased()
        guard imageExtensions.contains(type) else { return nil }
        var stem = String(name[..<dot])
        var device: String?
        for suffix in ["iphone", "ipad"] where stem.hasSuffix("~" + suffix) {
            device = suffix
            stem.removeLast(suffix.count + 1)
        }
        let scale = ImageDecoding.scale(ofStem: stem)
        if scale > 1 || stem.hasSuffix("@1x") { stem.removeLast(3) }
        return (stem, scale, device, type)
    }
}

/// The `Contents.json` of an asset catalogue's folder.
enum AssetContents {
    static func read(_ folder: String) -> [String: Any]? {
        guard let data = FileManager.default.contents(atPath: folder + "/Contents.json") else { return nil }
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    }

    /// The traits that an entry of a set is for: appearance, contrast, idiom, scale, direction.
    static func traits(of entry: [String: Any]) -> UITraitCollection {
        UITraitCollection { traits in
            for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
                switch (appearance["appearance"] as? String, appearance["value"] as? String) {
                case ("luminosity", "dark"): traits.userInterfaceStyle = .dark
                case ("luminosity", "light"): traits.userInterfaceStyle = .light
                case ("contrast", "high"): traits.accessibilityContrast = .high
                default: break
                }
            }
            switch entry["idiom"] as? String {
            case "iphone": traits.userInterfaceIdiom = .phone
            case "ipad": traits.userInterfaceIdiom = .pad
            case "mac": traits.userInterfaceIdiom = .mac
            case "tv": traits.userInterfaceIdiom = .tv
            case "car": traits.userInterfaceIdiom = .carPlay
            default: break
            }
            if let scale = (entry["scale"] as? String).flatMap({ Int($0.dropLast()) }) {
                traits.displayScale = CGFloat(scale)
            }
        }
    }
}
