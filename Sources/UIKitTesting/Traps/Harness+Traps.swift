// Expecting a diagnostic.
// No Apple page: this is ours.
import Foundation

extension Harness {
    /// Runs the body and expects at least one diagnostic with this code. Fails the test if there is none.
    ///
    /// Other diagnostics fail the test as usual. Returns the expected diagnostics.
    @discardableResult public func expectTrap(
        _ code: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, _ body: () async throws -> Void
    ) async rethrows -> [Trap] {
        traps.beginExpecting(code)
        do {
            try await body()
        } catch {
            _ = traps.endExpecting()
            throw error
        }
        return judge(traps.endExpecting(), code, CodeSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// ``expectTrap(_:fileID:filePath:line:column:_:)-async`` for a synchronous body.
    @discardableResult public func expectTrap(
        _ code: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, _ body: () throws -> Void
    ) rethrows -> [Trap] {
        traps.beginExpecting(code)
        do {
            try body()
        } catch {
            _ = traps.endExpecting()
            throw error
        }
        return judge(traps.endExpecting(), code, CodeSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    private func judge(_ found: [Trap], _ code: String, _ site: CodeSite) -> [Trap] {
        if found.isEmpty { Failure.record("Expected a diagnostic \(code), and none came.", at: site) }
        return found
    }
}
