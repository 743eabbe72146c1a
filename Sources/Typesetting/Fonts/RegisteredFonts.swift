// The fonts that an app brings: registered by file or by bytes, found before the pinned ones.
// Apple: "Core Text", CTFontManager; "Information Property List", UIAppFonts.
internal import CPango
import CoreGraphics
import Foundation
import Synchronization

/// Why a font was not registered, or not taken away.
package enum FontRegistrationError: Error, Hashable, Sendable {
    case fileNotFound
    case insufficientPermissions
    /// The bytes do not begin as a font's do.
    case unrecognizedFormat
    /// The bytes begin as a font's do and are none.
    case invalidData
    case alreadyRegistered
    /// Another registered font has this PostScript name.
    case duplicatedName(String)
    case notRegistered
}

/// The fonts that an app brings. They are read into memory: the file may go or change afterwards. Text in other fonts
/// does not fall back on them.
final class RegisteredFonts: Sendable {
    static let shared = RegisteredFonts()

    private struct Font {
        /// The path of the file; nil for a font from bytes.
        var path: String?
        var program: String
        var entries: [FontEntry]
    }

    private struct State {
        var fonts: [Font] = []
        /// The bytes of every font that was ever registered or opened, by their SHA-256.
        var programs: [String: Data] = [:]
        var entries: [String: [FontEntry]] = [:]
        var faces: [String: FontFace?] = [:]
    }

    private let state = Mutex(State())

    // MARK: Registering

    func register(path: String) throws(FontRegistrationError) {
        let path = Self.standard(path)
        if state.withLock({ state in state.fonts.contains { $0.path == path } }) { throw .alreadyRegistered }
        guard access(path, F_OK) == 0 else { throw .fileNotFound }
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { throw .insufficientPermissions }
        try add(path: path, data: data)
    }

    func register(data: Data) throws(FontRegistrationError) { try add(path: nil, data: data) }

    private func add(path: String?, data: Data) throws(FontRegistrationError) {
        let (program, entries) = try open(data)
        let problem = state.withLock { state -> FontRegistrationError? in
            let registered = state.fonts.flatMap(\.entries)
            if let twice = entries.first(where: { entry in registered.contains { $0.postScript == entry.postScript } }) {
                return path == nil ? .alreadyRegistered : .duplicatedName(twice.postScript)
            }
            state.fonts.append(Font(path: path, program: program, entries: entries))
            return nil
        }
        if let problem { throw problem }
    }

    func unregister(path: String) throws(FontRegistrationError) {
        let path = Self.standard(path)
        try remove { $0.path == path }
    }

    func unregister(data: Data) throws(FontRegistrationError) {
        let program = FontFiles.sha256(Array(data))
        try remove { $0.program == program }
    }

    private func remove(_ isMeant: (Font) -> Bool) throws(FontRegistrationError) {
        let found = state.withLock { state -> Bool in
            guard let index = state.fonts.firstIndex(where: isMeant) else { return false }
            state.fonts.remove(at: index)
            return true
        }
        if !found { throw .notRegistered }
    }

    private static func standard(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    // MARK: Opening

    /// Keeps the bytes and reads the faces in them.
    func open(_ data: Data) throws(FontRegistrationError) -> (program: String, entries: [FontEntry]) {
        guard FontTables.isFont(data) else { throw .unrecognizedFormat }
        let program = FontFiles.sha256(Array(data))
        if let known = state.withLock({ $0.entries[program] }) { return (program, known) }
        guard FontTables(data) != nil, FontFace(data: data, name: program, index: 0) != nil else { throw .invalidData }
        let entries = Self.entries(of: data, program: program)
        guard !entries.isEmpty else { throw .invalidData }
        state.withLock { state in
            state.programs[program] = data
            state.entries[program] = entries
        }
        return (program, entries)
    }

    /// fontconfig reads faces from files alone.
    private static func entries(of data: Data, program: String) -> [FontEntry] {
        let file = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(getpid())-\(UUID().uuidString).font")
        guard (try? data.write(to: file)) != nil else { return [] }
        defer { try? FileManager.default.removeItem(at: file) }
        return Fontconfig.entries(inFileAt: file.path).map { entry in
            var entry = entry
            entry.path = program
            return entry
        }
    }

    /// The face of an entry of these fonts; nil for other entries.
    func face(of entry: FontEntry) -> FontFace? {
        let key = "\(entry.path)#\(entry.index)"
        return state.withLock { state in
            if let known = state.faces[key] { return known }
            guard let data = state.programs[entry.path] else { return nil }
            let face = FontFace(data: data, name: entry.path, index: entry.index)
            state.faces[key] = .some(face)
            return face
        }
    }

    /// The bytes of an entry of these fonts; nil for other entries.
    func data(of entry: FontEntry) -> Data? { state.withLock { $0.programs[entry.path] } }

    // MARK: Finding

    /// The prefix of the name of a face that was opened but not registered. Only code that holds the name finds the face.
    private static let opened = ".vitrine-opened-"

    /// The name by which the face of an opened font is found, registered or not.
    static func name(of entry: FontEntry) -> String { "\(opened)\(entry.path)#\(entry.index)" }

    /// The face that a name means; nil where no registered font has it.
    func entry(named name: String, weight: Int, italic: Bool) -> FontEntry? {
        state.withLock { state in
            if name.hasPrefix(Self.opened) {
                let program = String(name.dropFirst(Self.opened.count).prefix { $0 != "#" })
                return state.entries[program]?.first { Self.name(of: $0) == name }
            }
            if state.fonts.isEmpty { return nil }
            return state.fonts.flatMap(\.entries).entry(named: name, weight: weight, italic: italic)
        }
    }

    var families: Set<String> { state.withLock { Set($0.fonts.flatMap(\.entries).map(\.family)) } }

    func faces(ofFamily family: String) -> [FontEntry] {
        state.withLock { $0.fonts.flatMap(\.entries).faces(ofFamily: family) }
    }
}
