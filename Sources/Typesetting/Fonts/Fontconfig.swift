// The private fontconfig and Pango's font map over it: names, fallback, itemizing.
// No Apple page: this is ours.
internal import CPango
import Foundation
import Synchronization

/// The private fontconfig and Pango's font map over it, made at first need: plain Latin text never needs them.
final class Fontconfig: Sendable {
    static let shared = Fontconfig()

    /// One of the fonts by name.
    fileprivate struct Entry {
        var path: String
        var index: Int
        var family: String
        var postScript: String
        var fullName: String
        var weight: Int
        var italic: Bool
    }

    struct State: @unchecked Sendable {
        fileprivate var config: OpaquePointer?
        var fontMap: UnsafeMutablePointer<PangoFontMap>?
        var context: OpaquePointer?
        fileprivate var entries: [Entry]?
        fileprivate var registered: [String] = []
        var facesByFont: [UnsafeMutableRawPointer: FontFace?] = [:]
        var descriptions: [String: OpaquePointer] = [:]
    }

    private let state = Mutex(State())

    /// Runs with the lock that guards fontconfig and Pango, both made where they are not yet.
    func withPango<T>(_ body: (inout State) -> T) -> T {
        let files = FontLibrary.shared.preparedFiles
        return state.withLock { state in
            if state.config == nil { Self.start(&state, files: files) }
            return body(&state)
        }
    }

    private static func start(_ state: inout State, files: FontFiles) {
        let config = FcConfigCreate()
        let xml = configuration(folder: files.folder)
        FcConfigParseAndLoadFromMemory(config, xml, 1)
        FcConfigBuildFonts(config)
        for path in state.registered { FcConfigAppFontAddFile(config, path) }
        let map = pango_ft2_font_map_new()!
        let fc = OpaquePointer(UnsafeMutableRawPointer(map))
        let ft = OpaquePointer(UnsafeMutableRawPointer(map))
        pango_fc_font_map_set_config(fc, config)
        pango_ft2_font_map_set_resolution(ft, 72, 72)
        state.config = config
        state.fontMap = map
        state.context = pango_font_map_create_context(map)
    }

    private static func configuration(folder: String) -> String {
        """
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig>
        <dir>\(folder)/links</dir>
        <cachedir>\(folder)/fontconfig</cachedir>
        <match target="pattern"><edit name="lang" mode="append"><string>en</string></edit></match>
        <match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit></match>
        </fontconfig>
        """
    }

    // MARK: Names

    private func entries(_ state: inout State) -> [Entry] {
        if let known = state.entries { return known }
        var all: [Entry] = []
        for set in [FcSetSystem, FcSetApplication] {
            guard let fonts = FcConfigGetFonts(state.config, set) else { continue }
            for position in 0..<Int(fonts.pointee.nfont) {
                guard let pattern = fonts.pointee.fonts[position], let path = Self.file(pattern) else { continue }
                var weight: Double = 80
                FcPatternGetDouble(pattern, "weight", 0, &weight)
                all.append(
                    Entry(
                        path: path, index: Self.integer(pattern, "index"), family: Self.string(pattern, "family") ?? "",
                        postScript: Self.string(pattern, "postscriptname") ?? "",
                        fullName: Self.string(pattern, "fullname") ?? "",
                        weight: Int(FcWeightToOpenTypeDouble(weight)), italic: Self.integer(pattern, "slant") > 0))
            }
        }
        all.sort { ($0.family, $0.postScript, $0.index) < ($1.family, $1.postScript, $1.index) }
        state.entries = all
        return all
    }

    /// A face by PostScript or full name, or the nearest of a family by name.
    func face(named name: String, weight: CGFloat, italic: Bool) -> FontFace? {
        let found = withPango { state -> Entry? in
            let all = entries(&state)
            let key = name.lowercased()
            if let exact = all.first(where: { $0.postScript.lowercased() == key || $0.fullName.lowercased() == key }) {
                return exact
            }
            let css = FontWeight.css(weight)
            return all.filter { $0.family.lowercased() == key }.min {
                (($0.italic == italic ? 0 : 1000) + abs($0.weight - css))
                    < (($1.italic == italic ? 0 : 1000) + abs($1.weight - css))
            }
        }
        return found.flatMap { FontLibrary.shared.face(path: $0.path, index: $0.index) }
    }

    func isKnown(name: String) -> Bool {
        let key = name.lowercased()
        return withPango { state in
            entries(&state).contains {
                $0.postScript.lowercased() == key || $0.fullName.lowercased() == key || $0.family.lowercased() == key
            }
        }
    }

    var familyNames: [String] {
        withPango { state in Set(entries(&state).map(\.family)).sorted() }
    }

    func fontNames(ofFamily family: String) -> [String] {
        withPango { state in
            entries(&state).filter { $0.family.lowercased() == family.lowercased() }.map(\.postScript).sorted()
        }
    }

    /// Some face of the private fonts; nil on a machine that has none of them.
    func anyFace() -> FontFace? {
        let first = withPango { state in entries(&state).first { !$0.path.contains("Emoji") } }
        return first.flatMap { FontLibrary.shared.face(path: $0.path, index: $0.index) }
    }

    func register(path: String) -> Bool {
        withPango { state in
            guard FcConfigAppFontAddFile(state.config, path) != 0 else { return false }
            state.registered.append(path)
            state.entries = nil
            if let map = state.fontMap {
                pango_fc_font_map_config_changed(OpaquePointer(UnsafeMutableRawPointer(map)))
            }
            state.facesByFont = [:]
            return true
        }
    }

    // MARK: Pango's fonts

    /// The face behind a font that Pango chose.
    static func face(of font: UnsafeMutablePointer<PangoFont>?, _ state: inout State) -> FontFace? {
        guard let font else { return nil }
        let key = UnsafeMutableRawPointer(font)
        if let known = state.facesByFont[key] { return known }
        let fc = key.assumingMemoryBound(to: PangoFcFont.self)
        var face: FontFace?
        if let pattern = pango_fc_font_get_pattern(fc), let path = file(pattern) {
            face = FontLibrary.shared.face(path: path, index: integer(pattern, "index"))
        }
        // Kept alive so that the address stays the key of this font.
        g_object_ref(key)
        state.facesByFont[key] = .some(face)
        return face
    }

    /// A pattern's file, the link in the cache folder followed: one file is one face.
    private static func file(_ pattern: OpaquePointer) -> String? {
        guard let path = string(pattern, "file") else { return nil }
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    private static func string(_ pattern: OpaquePointer, _ key: String) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else { return nil }
        return String(cString: value)
    }

    private static func integer(_ pattern: OpaquePointer, _ key: String) -> Int {
        var value: Int32 = 0
        FcPatternGetInteger(pattern, key, 0, &value)
        return Int(value)
    }
}
