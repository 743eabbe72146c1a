// Where an image's bytes come from.
// Apple: "CGDataProvider".

/// Releases the bytes of a provider: the info, the bytes and their count.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Immutable bytes for an image.
public final class CGDataProvider: @unchecked Sendable {
    private let load: @Sendable () -> Data?

    init(load: @escaping @Sendable () -> Data?) {
        self.load = load
    }

    /// The bytes given.
    public init?(data: CFData) {
        load = { data }
    }

    /// The bytes given, as they are now.
    public convenience init?(data: NSData) { self.init(data: Data(referencing: data.copy() as? NSData ?? data)) }

    /// Bytes that stay where they are until the provider and all copies of ``data`` are gone.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        // The bytes are copied, so that the owner's memory may go at once.
        let copy = Data(bytes: data, count: size)
        releaseData(info, data, size)
        self.init(data: copy)
    }

    /// The bytes of a file; nil where it cannot be read.
    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// The bytes of a file; nil where it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }

    /// All bytes.
    public var data: CFData? { load() }
}
