// Images and colours by name: the asset catalogues and files of a bundle.
// Apple: "UIImage", init(named:in:compatibleWith:); "UIColor", init(named:in:compatibleWith:)
import CoreGraphics
import Diagnostics
import Foundation
import Synchronization

/// Finds images by name in a bundle; found ones are kept.
enum ImageLookup {
    private struct Key: Hashable {
        let folder: String
        let name: String
    }

    private static let found = Mutex<[Key: UIImageAsset]>([:])

    /// The variant that suits the traits; nil and UIK1002 where there is none of that name.
    static func find(
        _ name: String, in bundle: Bundle?, traits: UITraitCollection?, reports: Bool = true
    ) -> ImageState? {
        let folders = ResourceFolders.of(bundle)
        var isBroken = false
        for folder in folders {
            if let asset = asset(name, in: folder) {
                let wanted = complete(traits)
                return asset.image(with: wanted).vectorVariant(for: wanted).state
            }
            isBroken = isBroken || hasFiles(name, in: folder)
        }
        // Of files that are there and cannot be read it is said what is wrong with them, and that alone.
        if reports, !isBroken {
            Catalogue.imageNotFound.report(
                object: "\"\(name)\"", cause: "Searched: " + folders.joined(separator: ", "))
        }
        return nil
    }

    /// The traits with the current ones behind them.
    static func complete(_ traits: UITraitCollection?) -> UITraitCollection {
        guard let traits else { return .current }
        return UITraitCollection(traitsFrom: [.current, traits])
    }

    /// Whether a folder has files of an image, readable or not.
    private static func hasFiles(_ name: String, in folder: String) -> Bool {
        let index = ResourceIndex.of(folder)
        if index.files[name]?.isEmpty == false { return true }
        guard let set = index.imageSets[name], let entries = AssetContents.read(set)?["images"] as? [[String: Any]] else {
            return false
        }
        return entries.contains { entry in
            (entry["filename"] as? String).map { FileManager.default.fileExists(atPath: set + "/" + $0) } ?? false
        }
    }

    private static func asset(_ name: String, in folder: String) -> UIImageAsset? {
        let key = Key(folder: folder, name: name)
        if let known = found.withLock({ $0[key] }) { return known }
        let index = ResourceIndex.of(folder)
        guard let made = index.imageSets[name].flatMap(read(set:)) ?? index.files[name].flatMap(read(files:)) else {
            return nil
        }
        found.withLock { $0[key] = made }
        return made
    }

    private static func read(set folder: String) -> UIImageAsset? {
        guard let contents = AssetContents.read(folder), let entries = contents["images"] as? [[String: Any]] else {
            return nil
        }
        let properties = contents["properties"] as? [String: Any]
        let intent = properties?["template-rendering-intent"] as? String
        let preserves = properties?["preserves-vector-representation"] as? Bool ?? false
        let asset = UIImageAsset()
        var isEmpty = true
        for entry in entries {
            guard let file = entry["filename"] as? String,
                var state = VectorContent.isVector(file)
                    ? VectorContent.state(ofFile: folder + "/" + file, preserves: preserves)
                    : ImageDecoding.state(ofFile: folder + "/" + file)
            else { continue }
            let traits = AssetContents.traits(of: entry)
            if state.vector == nil, traits.displayScale > 0 { state.scale = traits.displayScale }
            state.renderingMode = intent == "template" ? .alwaysTemplate : intent == "original" ? .alwaysOriginal : .automatic
            if let resizing = entry["resizing"] as? [String: Any] { state.take(resizing: resizing) }
            asset.register(UIImage(state: state), with: traits)
            isEmpty = false
        }
        return isEmpty ? nil : asset
    }

    private static func read(files: [ResourceIndex.File]) -> UIImageAsset? {
        let asset = UIImageAsset()
        var isEmpty = true
        for file in files {
            guard var state = ImageDecoding.state(ofFile: file.path) else { continue }
            state.scale = CGFloat(file.scale)
            asset.register(
                UIImage(state: state),
                with: UITraitCollection { traits in
                    traits.displayScale = CGFloat(file.scale)
                    if let device = file.device { traits.userInterfaceIdiom = device == "ipad" ? .pad : .phone }
                })
            isEmpty = false
        }
        return isEmpty ? nil : asset
    }
}

extension ImageState {
    /// The `resizing` entry of an image set: cap insets in pixels and how the middle is filled.
    mutating func take(resizing: [String: Any]) {
        guard let caps = resizing["cap-insets"] as? [String: Any] else { return }
        func points(_ key: String) -> CGFloat { CGFloat((caps[key] as? NSNumber)?.doubleValue ?? 0) / scale }
        capInsets = UIEdgeInsets(
            top: points("top"), left: points("left"), bottom: points("bottom"), right: points("right"))
        let center = resizing["center"] as? [String: Any]
        resizingMode = center?["mode"] as? String == "tile" ? .tile : .stretch
    }
}

/// The folders that a bundle's resources are in.
enum ResourceFolders {
    /// Returns the folders of a bundle; for nil and the main bundle its resources, and SwiftPM's resource folders beside the
    /// executable.
    static func of(_ bundle: Bundle?) -> [String] {
        if let bundle, bundle != Bundle.main { return [bundle.resourcePath ?? bundle.bundlePath] }
        return mainFolders
    }

    private static let mainFolders: [String] = {
        var folders: [String] = []
        if let path = Bundle.main.resourcePath { folders.append(path) }
        let executable = (Bundle.main.executablePath ?? CommandLine.arguments.first ?? "") as NSString
        for parent in Set([Bundle.main.bundlePath, executable.deletingLastPathComponent]).sorted() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
            for name in names.sorted() where name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
                folders.append(parent + "/" + name)
            }
        }
        return folders
    }()
}
