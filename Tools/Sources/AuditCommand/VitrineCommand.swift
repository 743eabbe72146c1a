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
        let known = VitrineArguments.configuration.subcommands.compactMap { $0.configuration.commandName }
        if let word = arguments.first, !word.hasPrefix("-"), word != "help", !known.contains(word) {
            let suggestion = Suggestion.nearest(to: word, in: known).map { "; did you mean '\($0)'?" } ?? ""
            console.writeError("vitrine: '\(word)' is no command\(suggestion)\nSee 'vitrine --help'.\n")
            return .usage
        }
        var command: any ParsableCommand
        do { command = try VitrineArguments.parseAsRoot(arguments) } catch { return end(error) }
        guard let audit = command as? AuditArguments else {
            // Help and versions come as errors that are none; other commands end with a status of their own.
            do { try command.run() } catch let code as ExitCode {
                return ExitStatus(rawValue: code.rawValue) ?? .usage
            } catch { return end(error) }
            return .clean
        }
        do {
            return try AuditRun(audit, engine: engine, console: console, catalogue: catalogue).run()
        } catch {
            console.writeError("vitrine: \(error)\n")
            return .usage
        }
    }

    /// Writes what the parser has to say; help, versions and completion scripts come as errors that are none.
    private func end(_ error: any Error) -> ExitStatus {
        let message = VitrineArguments.fullMessage(for: error, columns: min(console.width, 120)) + "\n"
        let isWanted = VitrineArguments.exitCode(for: error) == .success
        if isWanted { console.write(message) } else { console.writeError(message) }
        return isWanted ? .clean : .usage
    }
}
