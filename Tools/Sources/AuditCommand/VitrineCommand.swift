// From arguments to an exit status.
import ArgumentParser
import UIKitAudit

/// The `vitrine` command, with its engine and its console handed in.
public struct VitrineCommand: Sendable {
    private let engine: any Auditing
    private let console: Console
    private let catalogue: RuleCatalogue

    public init(engine: any Auditing, console: Console = .standard, catalogue: RuleCatalogue = .standard) {
        self.engine = engine
        self.console = console
        self.catalogue = catalogue
    }

    /// Runs the command.
    ///
    /// - Parameter arguments: Without the command's own name.
    public func run(_ arguments: [String]) -> ExitStatus {
        let command: any ParsableCommand
        do { command = try VitrineArguments.parseAsRoot(arguments) } catch {
            let message = VitrineArguments.fullMessage(for: error)
            // Help, version and completion scripts come as errors that are none.
            guard VitrineArguments.exitCode(for: error) != .success else {
                console.write(message + "\n")
                return .clean
            }
            console.writeError(message + "\n")
            return .usage
        }
        guard let audit = command as? AuditArguments else {
            console.write(VitrineArguments.helpMessage(columns: console.width) + "\n")
            return .clean
        }
        do {
            return try AuditRun(audit, engine: engine, console: console, catalogue: catalogue).run()
        } catch {
            console.writeError("vitrine: \(error)\n")
            return .usage
        }
    }
}
