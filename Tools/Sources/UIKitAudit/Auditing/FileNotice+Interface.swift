// What could not be read of interface files.
import InterfaceFiles

extension FileNotice {
    /// The notice of an interface file's reader.
    ///
    /// - Parameter path: Relative to the root.
    public init(_ notice: InterfaceNotice, path: String) {
        let kind: Kind = notice.kind == .tooDeep ? .tooDeep : .malformedXML
        self.init(
            path: path, line: notice.line, kind: kind,
            message: notice.message.capitalizedFirst + " (column \(notice.column)).")
    }
}
