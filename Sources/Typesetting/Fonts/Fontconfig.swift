// The private fontconfig and Pango's font map over it: names, fallback, itemizing.
// No Apple page: this is ours.
internal import CPango
import Foundation
import Synchronization

/// The private fontconfig and Pango's font map over it, made at first need: plain Latin text never needs them.
final class Fontconfig: Sendable {
    static let shared = Fontconfig()

    struct State: @unchecked Sendable {
        fileprivate var config: OpaquePointer?
        var fontMap: UnsafeMutablePointer<PangoFontMap>?
        var context: OpaquePointer?
        fileprivate var entries: [FontEntry]?
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

    private func entries(_ state: inout State) -> [FontEntry] {
        if let known = state.entries { return known }
        var all = Self.entries(of: FcConfigGetFonts(state.config, FcSetSystem))
        all.sort { ($0.family, $0.postScript, $0.index) < ($1.family, $1.postScript, $1.index) }
        state.entries = all
        return all
    }

    private static func entries(of fonts: UnsafeMutablePointer<FcFontSet>?) -> [FontEntry] {
        guard let fonts else { return [] }
        return (0..<Int(fonts.pointee.nfont)).compactMap { position in
            guard let pattern = fonts.pointee.fonts[position], let path = file(pattern) else { return nil }
            // A variable font comes as a whole and as each of its named styles: those count.
            guard integer(pattern, "variable") == 0 else { return nil }
            var weight: Double = 80
            FcPatternGetDouble(pattern, "weight", 0, &weight)
            return FontEntry(
                path: path, index: integer(pattern, "index"), family: string(pattern, "family") ?? "",
                postScript: string(pattern, "postscriptname") ?? "", fullName: string(pattern, "fullname") ?? "",
                style: string(pattern, "style") ?? "", weight: Int(FcWeightToOpenTypeDouble(weight).rounded()),
                italic: integer(pattern, "slant") > 0, isMonospaced: integer(pattern, "spacing") == 100)
        }
    }

    /// The faces in a font's file; none where it is no font.
    static func entries(inFileAt path: String) -> [FontEntry] {
        guard let set = FcFontSetCreate() else { return [] }
        defer { FcFontSetDestroy(set) }
        var count: Int32 = 0
        _ = FcFreeTypeQueryAll(path, UInt32.max, nil, &count, set)
        return entries(of: set)
    }

    /// The entry that a name means: a PostScript or full name, or the nearest face of a family.
    func entry(named name: String, weight: Int, italic: Bool) -> FontEntry? {
        withPango { state in entries(&state).entry(named: name, weight: weight, italic: italic) }
    }

    /// The families' names.
    var families: Set<String> {
        withPango { state in Set(entries(&state).map(\.family)) }
    }

    /// The faces of a family.
    func faces(ofFamily family: String) -> [FontEntry] {
        withPango { state in entries(&state).faces(ofFamily: family) }
    }

    /// Some face of the private fonts; nil on a machine that has none of them.
    func anyFace() -> FontFace? {
        let first = withPango { state in entries(&state).first { !$0.path.contains("Emoji") } }
        return first.flatMap { FontLibrary.shared.face(path: $0.path, index: $0.index) }
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
