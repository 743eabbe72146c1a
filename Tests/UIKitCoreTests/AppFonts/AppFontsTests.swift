// The fonts that Info.plist names.
// Apple: "Information Property List", UIAppFonts.
import Diagnostics
import Foundation
import Synchronization
import Testing
import UIKit
import UIKitValues

@Suite("Fonts that Info.plist names")
struct AppFontsTests {
    /// Nine letters each; the font is Quicksand under that name (its licence allows it).
    private func font(_ family: String, in folder: URL, as name: String) throws {
        var data = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/quicksand/Quicksand-Bold.ttf"))
        let (old, new) = ("Quicksand".data(using: .utf16BigEndian)!, family.data(using: .utf16BigEndian)!)
        while let range = data.range(of: old) { data.replaceSubrange(range, with: new) }
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "app-fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func messages(_ body: () -> Void) -> [String] {
        let heard = Mutex<[String]>([])
        Diagnostics.$taskPolicy.withValue(.record { diagnostic in heard.withLock { $0.append(diagnostic.pinnedText) } }) {
            body()
        }
        return heard.withLock { $0 }
    }

    @Test("Fonts are found by path or bare file name in the first folder that has them, once each (documented)")
    func registers() throws {
        try withFolder { folder in
            try font("Vitrplst1", in: folder, as: "One.ttf")
            try font("Vitrplst2", in: folder, as: "Fonts/Two.ttf")
            try font("Vitrplst3", in: folder, as: "Three.ttf")
            let names = ["One.ttf", "Fonts/Two.ttf", "Elsewhere/Three.ttf", "One.ttf"]
            #expect(messages { AppFonts.register(names, folders: [folder.appending(path: "none"), folder]) } == [])
            for family in ["Vitrplst1", "Vitrplst2", "Vitrplst3"] {
                #expect(UIFont(name: "\(family)-Bold", size: 10)?.familyName == family)
            }
            #expect(CTFontManagerUnregisterFontsForURL(folder.appending(path: "One.ttf") as CFURL, .process, nil))
            #expect(UIFont(name: "Vitrplst1-Bold", size: 10) == nil)
        }
    }

    @Test("UIK0709: a font that the app does not have is named")
    func missing() throws {
        try withFolder { folder in
            let heard = messages { AppFonts.register(["Missing-\(folder.lastPathComponent).ttf"], folders: [folder]) }
            #expect(
                heard == [
                    """
                    UIK0709 misuse: Info.plist names a font that the app does not have.
                      object   "Missing-\(folder.lastPathComponent).ttf"
                      at       AppFontsTests.swift:…
                      cause    No file of this name is in the main bundle, beside the executable or in the app's resource bundle.
                      fix      Correct the name in UIAppFonts, including its capitalization, or add the file to the target's resources.
                    """
                ])
        }
    }

    @Test("UIK0710: a font that cannot be registered is named, and so is a name that is taken")
    func unusable() throws {
        try withFolder { folder in
            try Data("no font".utf8).write(to: folder.appending(path: "Broken.ttf"))
            try font("Vitrplst4", in: folder, as: "Four.ttf")
            try font("Vitrplst4", in: folder, as: "Copy.ttf")
            let heard = messages { AppFonts.register(["Broken.ttf", "Four.ttf", "Copy.ttf"], folders: [folder]) }
            #expect(
                heard == [
                    """
                    UIK0710 misuse: Info.plist names a font that cannot be registered.
                      object   "Broken.ttf"
                      at       AppFontsTests.swift:…
                      cause    The file is neither TrueType nor OpenType, is damaged, or cannot be read.
                      fix      Get the font again as .ttf, .otf or .ttc.
                    """,
                    """
                    UIK0710 misuse: Info.plist names a font that cannot be registered.
                      object   "Copy.ttf"
                      at       AppFontsTests.swift:…
                      cause    Another font of the app has the PostScript name Vitrplst4-Bold.
                      fix      Name only one of the two files in UIAppFonts.
                    """,
                ])
        }
    }
}
