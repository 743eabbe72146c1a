// From a font descriptor to a face: the system's designs directly, names and fallback through fontconfig.
// No Apple page: this is ours.
import Diagnostics
import Foundation
import Synchronization

/// The fonts of this process. Every face that was opened stays open.
package final class FontLibrary: Sendable {
    package static let shared = FontLibrary()

    /// What caches do when fonts have changed.
    private let listeners = Mutex<[@Sendable () -> Void]>([])

    private struct FaceKey: Hashable {
        var path: String
        var index: Int
    }

    private struct PrimaryKey: Hashable {
        var family: FontDescriptor.Family
        var weight: Int
        var italic: Bool
        var display: Bool
    }

    private struct EntryKey: Hashable {
        var name: String
        var weight: Int
        var italic: Bool
    }

    private struct State {
        var files: FontFiles?
        var faces: [FaceKey: FontFace?] = [:]
        var primary: [PrimaryKey: FontFace?] = [:]
        var entries: [EntryKey: FontEntry?] = [:]
        var namedMetrics: [FontDescriptor: FontMetrics] = [:]
        var reportedNames: Set<String> = []
        var looked = false
        var checked = false
    }

    private let state = Mutex(State())

    init() {}

    // MARK: Files

    /// The pinned files; looks them over at the first call.
    var files: FontFiles {
        if let files = state.withLock({ $0.files }) { return files }
        let made = FontFiles()
        let report = state.withLock { state -> Bool in
            if state.files == nil { state.files = made }
            defer { state.looked = true }
            return !state.looked
        }
        if report { reportProblems(of: made) }
        return made
    }

    /// The files, looked over again where one changed since they were recorded.
    func refreshFiles() -> FontFiles {
        let files = files
        guard !files.isCurrent else { return files }
        let fresh = files.rebuilt()
        state.withLock { $0.files = fresh }
        reportProblems(of: fresh)
        return fresh
    }

    /// The files for fontconfig, every one of them checked by size and time; looked over once a process.
    var preparedFiles: FontFiles {
        let checked = state.withLock { state -> FontFiles? in state.checked ? state.files : nil }
        if let checked { return checked }
        let files = refreshFiles()
        state.withLock { $0.checked = true }
        return files
    }

    private func reportProblems(of files: FontFiles) {
        guard files.hasProblems else { return }
        let missing = files.missingPackages
        if !missing.isEmpty {
            Catalogue.fontFilesMissing.report(
                object: missing.joined(separator: ", "),
                fix: "Run script/setup, or: apt-get install \(missing.joined(separator: " "))")
        }
        let differing = files.differingFiles
        if let first = differing.first {
            let rest = differing.count > 1 ? " and \(differing.count - 1) more" : ""
            Catalogue.fontFileDiffers.report(object: first + rest)
        }
    }

    /// One value for the fonts that pixels depend on; stands beside snapshots.
    package var fingerprint: String { refreshFiles().fingerprint }

    // MARK: Faces

    /// An opened face; nil where the file is no font.
    func face(path: String, index: Int) -> FontFace? {
        let key = FaceKey(path: path, index: index)
        return state.withLock { state in
            if let known = state.faces[key] { return known }
            let face = FontFace(path: path, index: index)
            state.faces[key] = .some(face)
            return face
        }
    }

    /// The face that draws a descriptor's text where it has the glyphs. Nil only on a machine without any font.
    func primaryFace(of descriptor: FontDescriptor) -> FontFace? {
        let key = PrimaryKey(
            family: descriptor.family, weight: FontWeight.css(descriptor.weight), italic: descriptor.italic,
            display: descriptor.pointSize > 20)
        if let known = state.withLock({ $0.primary[key] }) { return known }
        let face = findPrimaryFace(of: descriptor)
        state.withLock { $0.primary[key] = .some(face) }
        return face
    }

    private func findPrimaryFace(of descriptor: FontDescriptor) -> FontFace? {
        if case .named(let name) = descriptor.family {
            if let entry = entry(of: descriptor), let face = face(of: entry) { return face }
            if let substitute = FontSubstitutes.descriptor(forName: name, like: descriptor) {
                return primaryFace(of: substitute)
            }
            let first = state.withLock { $0.reportedNames.insert(name).inserted }
            if first { Catalogue.fontNameUnknown.report(object: "\"\(name)\"") }
            var system = descriptor
            system.family = .system
            return primaryFace(of: system)
        }
        for candidate in SystemFaces.candidates(for: descriptor) {
            var path = files.path(of: candidate)
            if path == nil { path = refreshFiles().path(of: candidate) }
            if let path, let face = face(path: path, index: 0) { return face }
        }
        return Fontconfig.shared.anyFace()
    }

    private func face(of entry: FontEntry) -> FontFace? {
        RegisteredFonts.shared.face(of: entry) ?? face(path: entry.path, index: entry.index)
    }

    // MARK: Names

    /// The face that a font by name means, registered or pinned; nil for the system's designs, for substitutes and for
    /// unknown names.
    package func entry(of descriptor: FontDescriptor) -> FontEntry? {
        guard case .named(let name) = descriptor.family else { return nil }
        let key = EntryKey(name: name, weight: FontWeight.css(descriptor.weight), italic: descriptor.italic)
        if let known = state.withLock({ $0.entries[key] }) { return known }
        let entry =
            RegisteredFonts.shared.entry(named: name, weight: key.weight, italic: key.italic)
            ?? Fontconfig.shared.entry(named: name, weight: key.weight, italic: key.italic)
        state.withLock { state in
            if state.entries.count > 256 { state.entries = [:] }
            state.entries[key] = .some(entry)
        }
        return entry
    }

    /// Whether a family, full or PostScript name is known, as it is or through a substitute for an iOS font.
    package func isKnown(name: String) -> Bool {
        entry(of: FontDescriptor(family: .named(name))) != nil
            || FontSubstitutes.descriptor(forName: name, like: FontDescriptor()) != nil
    }

    /// The families of all fonts, sorted.
    package var familyNames: [String] {
        Fontconfig.shared.families.union(RegisteredFonts.shared.families).sorted()
    }

    /// The PostScript names of a family's faces, sorted.
    package func fontNames(forFamilyName family: String) -> [String] {
        Set(faces(ofFamily: family).map(\.postScript)).sorted()
    }

    /// The faces of a family, the registered ones first.
    package func faces(ofFamily family: String) -> [FontEntry] {
        RegisteredFonts.shared.faces(ofFamily: family) + Fontconfig.shared.faces(ofFamily: family)
    }

    // MARK: Fonts of the app

    /// Adds a font file of the app's.
    package func register(fontAt path: String) throws(FontRegistrationError) {
        try RegisteredFonts.shared.register(path: path)
        forgetNames()
    }

    /// Adds a font of the app's by its bytes.
    package func register(fontData: Data) throws(FontRegistrationError) {
        try RegisteredFonts.shared.register(data: fontData)
        forgetNames()
    }

    /// Takes a font file of the app's away.
    package func unregister(fontAt path: String) throws(FontRegistrationError) {
        try RegisteredFonts.shared.unregister(path: path)
        forgetNames()
    }

    /// Takes a font of the app's away.
    package func unregister(fontData: Data) throws(FontRegistrationError) {
        try RegisteredFonts.shared.unregister(data: fontData)
        forgetNames()
    }

    /// Descriptors of the faces in a font's bytes, which draw with them whether they are registered or not.
    package func descriptors(of fontData: Data, size: CGFloat) throws(FontRegistrationError) -> [FontDescriptor] {
        try RegisteredFonts.shared.open(fontData).entries.map { entry in
            FontDescriptor(
                family: .named(RegisteredFonts.name(of: entry)), pointSize: size, weight: entry.rawWeight,
                italic: entry.italic)
        }
    }

    private func forgetNames() {
        state.withLock { state in
            for key in state.primary.keys {
                if case .named = key.family { state.primary[key] = nil }
            }
            state.entries = [:]
            state.namedMetrics = [:]
            state.reportedNames = []
        }
        for told in listeners.withLock({ $0 }) { told() }
    }

    /// Calls a closure whenever the fonts that names stand for may be others, for good.
    func whenFontsChange(_ told: @escaping @Sendable () -> Void) { listeners.withLock { $0.append(told) } }

    /// The metrics of a named font: its file's, or the system font's where a substitute stands for it.
    func namedMetrics(of descriptor: FontDescriptor) -> FontMetrics {
        if let known = state.withLock({ $0.namedMetrics[descriptor] }) { return known }
        var metrics =
            FontSubstitutes.metrics(of: descriptor)
            ?? FontMetrics.system(pointSize: descriptor.pointSize, leading: descriptor.lineHeightLeading)
        if entry(of: descriptor) != nil, let face = primaryFace(of: descriptor) {
            let units = face.metrics
            let scale = descriptor.pointSize / CGFloat(face.unitsPerEm)
            metrics = FontMetrics(
                ascender: CGFloat(units.ascender) * scale, descender: CGFloat(units.descender) * scale,
                leading: CGFloat(units.lineGap) * scale + descriptor.lineHeightLeading,
                capHeight: CGFloat(units.capHeight) * scale, xHeight: CGFloat(units.xHeight) * scale)
        }
        state.withLock { state in
            if state.namedMetrics.count > 256 { state.namedMetrics = [:] }
            state.namedMetrics[descriptor] = metrics
        }
        return metrics
    }
}
