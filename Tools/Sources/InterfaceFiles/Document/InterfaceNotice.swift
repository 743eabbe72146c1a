// What could not be read of an interface file.

/// Why a file was not read, or not to its end.
public struct InterfaceNotice: Sendable, Codable, Hashable {
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// The text is no well-formed XML, or declares a document type.
        case malformedXML
        case tooDeep
        /// The file is XML, but of another kind.
        case notAnInterface
        /// An object's id stands twice.
        case doubledID
    }

    public var kind: Kind
    /// From 1.
    public var line: Int
    /// From 1, in Unicode scalars.
    public var column: Int
    /// One sentence without a full stop.
    public var message: String

    public init(kind: Kind, line: Int, column: Int, message: String) {
        self.kind = kind
        self.line = line
        self.column = column
        self.message = message
    }
}
