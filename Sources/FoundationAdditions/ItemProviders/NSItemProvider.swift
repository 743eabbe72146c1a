// Data that is handed from one place to another, made when somebody wants it.
// Apple: "NSItemProvider".
import Foundation

/// Carries one item as representations by type, in order of fidelity. Each is made when it is asked for, away from the main thread.
///
/// May be used on any thread. A file that is loaded is there until the closure returns. Within one process everybody sees every
/// representation, whatever its visibility.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// Makes data of a type and calls the closure.
    public typealias LoadHandler =
        @Sendable (
            _ completionHandler: (@Sendable (Any?, (any Error)?) -> Void)?, _ expectedValueClass: AnyClass?,
            _ options: [AnyHashable: Any]?
        ) -> Void
    /// Gets an item or an error.
    public typealias CompletionHandler = @Sendable (Any?, (any Error)?) -> Void
    typealias DataDone = @Sendable (Data?, (any Error)?) -> Void
    typealias FileDone = @Sendable (URL?, Bool, (any Error)?) -> Void

    struct Representation: @unchecked Sendable {
        enum Source {
            case data((@escaping DataDone) -> Progress?)
            case file((@escaping FileDone) -> Progress?, NSItemProviderFileOptions)
            case value(Any)
            case item(LoadHandler)
        }
        let type: String
        let source: Source
    }

    private let lock = NSLock()
    private var stored: [Representation] = []
    private var loads = (running: 0, waiting: [@Sendable () -> Void]())
    private var name: String?

    /// A provider that carries nothing yet.
    public override init() { super.init() }
    /// A provider that carries an object in the types that it writes.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }
    /// A provider that carries a value under a type. A nil value is none.
    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        if let item { add(Representation(type: typeIdentifier ?? "public.item", source: .value(item))) }
    }
    /// A provider that carries a file; nil for an address that is none.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = FileTypes.type(ofExtension: fileURL.pathExtension)
        registerFileRepresentation(forTypeIdentifier: type, fileOptions: [], visibility: .all) { done in
            done(fileURL, false, nil)
            return nil
        }
    }

    /// A provider with the same representations.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        copy.stored = representations
        copy.name = suggestedName
        return copy
    }

    /// The name that a file of the item would have.
    open var suggestedName: String? {
        get { lock.withLock { name } }
        set { lock.withLock { name = newValue } }
    }

    /// The representations in order of their registration.
    final var representations: [Representation] { lock.withLock { stored } }

    /// A representation of the same type takes the place of an older one.
    final func add(_ new: Representation) {
        lock.withLock {
            if let place = stored.firstIndex(where: { $0.type == new.type }) { stored[place] = new } else { stored.append(new) }
        }
    }

    // MARK: What it carries

    /// The types, the most faithful one first.
    open var registeredTypeIdentifiers: [String] { representations.map(\.type) }
    /// The types of files that are handed over with options; without options all types.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
        representations.filter { Self.has($0, fileOptions) }.map(\.type)
    }
    /// Whether it carries the type or a kind of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representations.contains { TypeConformance.conforms($0.type, to: typeIdentifier) }
    }
    /// Whether it carries the type or a kind of it as a file with options; without options in any way.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        representations.contains { TypeConformance.conforms($0.type, to: typeIdentifier) && Self.has($0, fileOptions) }
    }
    /// Whether objects of a class can be made of what it carries.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { match(aClass) != nil }

    private static func has(_ one: Representation, _ options: NSItemProviderFileOptions) -> Bool {
        guard !options.isEmpty else { return true }
        if case .file(_, let own) = one.source { return own.isSuperset(of: options) }
        return false
    }

    /// The first representation of which the class can be made, and the type under which the class reads it.
    final func match(_ aClass: any NSItemProviderReading.Type) -> (Representation, String)? {
        let readable = aClass.readableTypeIdentifiersForItemProvider
        for one in representations {
            if readable.contains(one.type) { return (one, one.type) }
            if let type = readable.first(where: { TypeConformance.conforms(one.type, to: $0) }) { return (one, type) }
        }
        return nil
    }

    // MARK: Loads under way

    /// A load begins. Its closure is called once with its end.
    final func begin() -> @Sendable () -> Void {
        lock.withLock { loads.running += 1 }
        let isOver = OnceFlag()
        return { [self] in
            guard isOver.take() else { return }
            let ready = lock.withLock { () -> [@Sendable () -> Void] in
                loads.running -= 1
                guard loads.running == 0 else { return [] }
                defer { loads.waiting = [] }
                return loads.waiting
            }
            for body in ready { body() }
        }
    }

    /// Calls a closure when no load is under way: at once, or on the thread that ends the last one.
    package final func whenIdle(_ body: @escaping @Sendable () -> Void) {
        let isIdle = lock.withLock { () -> Bool in
            if loads.running > 0 { loads.waiting.append(body) }
            return loads.running == 0
        }
        if isIdle { body() }
    }
}

/// True once.
final class OnceFlag: @unchecked Sendable {
    private let lock = NSLock()
    private var isTaken = false

    func take() -> Bool {
        lock.withLock {
            defer { isTaken = true }
            return !isTaken
        }
    }
}

/// Types of files by the usual endings.
enum FileTypes {
    private static let types = [
        "txt": "public.plain-text", "text": "public.plain-text", "html": "public.html", "htm": "public.html", "json": "public.json",
        "xml": "public.xml", "csv": "public.comma-separated-values-text", "rtf": "public.rtf", "pdf": "com.adobe.pdf",
        "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif", "tiff": "public.tiff",
        "heic": "public.heic", "webp": "org.webmproject.webp", "svg": "public.svg-image", "mp3": "public.mp3",
        "mp4": "public.mpeg-4", "m4a": "public.mpeg-4-audio", "mov": "com.apple.quicktime-movie",
        "wav": "com.microsoft.waveform-audio",
        "zip": "public.zip-archive", "swift": "public.swift-source", "plist": "com.apple.property-list",
    ]
    /// The type of a file; data where the ending says nothing.
    static func type(ofExtension ending: String) -> String { types[ending.lowercased()] ?? "public.data" }
    /// The usual ending of a type's files; nil for none.
    static func ending(ofType type: String) -> String? {
        types.filter { $0.value == type }.map(\.key).min { ($0.count, $0) < ($1.count, $1) }
    }
}
