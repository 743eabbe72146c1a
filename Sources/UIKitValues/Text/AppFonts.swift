// The fonts that the app's Info.plist names.
// Apple: "Information Property List", UIAppFonts (Fonts provided by application).
import Diagnostics
import Foundation
import Synchronization
import Typesetting

/// The fonts that the app's Info.plist names. They are registered before the first font is looked up by name, which may
/// be before the launch: a delegate's stored property may be a font.
package enum AppFonts {
    private static let handled = Mutex<Set<String>>([])

    /// Registers what the executable's own Info.plist names. The first call does it.
    static func ready() { _ = early }

    private static let early: Void = {
        let modules = [InfoPlist.executableModule]
        register(InfoPlist.read(bundle: .main, modules: modules), modules: modules)
    }()

    /// Registers what the Info.plist names once the delegate's module is known too.
    @MainActor package static func launch() {
        ready()
        register(InfoPlist.current, modules: InfoPlist.modules())
    }

    private static func register(_ information: [String: Any], modules: [String]) {
        guard let names = information["UIAppFonts"] as? [String], !names.isEmpty else { return }
        let own = [Bundle.main.resourceURL ?? Bundle.main.bundleURL]
        register(names, folders: own + InfoPlist.folders(bundle: .main, modules: modules))
    }

    /// Registers fonts by their paths below the first of the folders that has them, or by their bare file names. Each name
    /// counts once; one that cannot be registered is reported.
    package static func register(_ names: [String], folders: [URL]) {
        for name in names where handled.withLock({ $0.insert(name).inserted }) {
            let candidates = [name, (name as NSString).lastPathComponent].flatMap { path in
                folders.map { $0.appending(path: path).path }
            }
            guard let path = candidates.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
                Catalogue.appFontMissing.report(object: "\"\(name)\"")
                continue
            }
            do {
                try FontLibrary.shared.register(fontAt: path)
            } catch .alreadyRegistered {
                continue
            } catch .duplicatedName(let other) {
                Catalogue.appFontUnusable.report(
                    object: "\"\(name)\"", cause: "Another font of the app has the PostScript name \(other).",
                    fix: "Name only one of the two files in UIAppFonts.")
            } catch {
                Catalogue.appFontUnusable.report(object: "\"\(name)\"")
            }
        }
    }
}
