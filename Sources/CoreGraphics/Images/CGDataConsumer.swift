// Where written bytes go.
// Apple: "CGDataConsumer".

/// A place for bytes: growing data or a file.
public final class CGDataConsumer: @unchecked Sendable {
    enum Target {
        case data(CFMutableData)
        case file(URL)
    }

    let target: Target

    /// Appends to the data.
    public init?(data: CFMutableData) {
        target = .data(data)
    }

    /// Writes a file; nil for an address that is not a file's.
    public init?(url: CFURL) {
        guard url.isFileURL else { return nil }
        target = .file(url)
    }

    /// Hands over the bytes; false where the file cannot be written.
    @discardableResult
    package func finish(with data: Data) -> Bool {
        switch target {
        case .data(let target):
            target.append(data)
            return true
        case .file(let url): return (try? data.write(to: url)) != nil
        }
    }
}
