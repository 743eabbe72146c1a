// What the command asks of the engine.

/// An engine that reads files and says what its rules found.
public protocol Auditing: Sendable {
    /// Reads every selected file under the request's paths and runs the request's rules over them.
    ///
    /// - Parameter progress: Called now and then, from any thread, with the files done and the files in all.
    func audit(_ request: AuditRequest, progress: @Sendable @escaping (_ done: Int, _ total: Int) -> Void) throws
        -> AuditResult
}
