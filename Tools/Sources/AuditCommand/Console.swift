// Where the command's words go.
import Foundation

/// The command's outputs and what is known of them.
public struct Console: Sendable {
    public var write: @Sendable (String) -> Void
    public var writeError: @Sendable (String) -> Void
    public var outputIsTerminal: Bool
    public var errorIsTerminal: Bool
    /// In cells.
    public var width: Int
    public var environment: [String: String]
    /// Absolute.
    public var currentDirectory: String
    /// The path of the running program; nil where it is not known.
    public var program: String?

    public init(
        write: @Sendable @escaping (String) -> Void, writeError: @Sendable @escaping (String) -> Void,
        outputIsTerminal: Bool = false, errorIsTerminal: Bool = false, width: Int = 120,
        environment: [String: String] = [:], currentDirectory: String, program: String? = nil
    ) {
        self.write = write
        self.writeError = writeError
        self.outputIsTerminal = outputIsTerminal
        self.errorIsTerminal = errorIsTerminal
        self.width = width
        self.environment = environment
        self.currentDirectory = currentDirectory
        self.program = program
    }

    /// Standard output and standard error.
    public static var standard: Console {
        var size = winsize()
        let isSized = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return Console(
            write: { FileHandle.standardOutput.write(Data($0.utf8)) },
            writeError: { FileHandle.standardError.write(Data($0.utf8)) },
            outputIsTerminal: isatty(STDOUT_FILENO) == 1, errorIsTerminal: isatty(STDERR_FILENO) == 1,
            width: isSized ? Int(size.ws_col) : 120, environment: ProcessInfo.processInfo.environment,
            currentDirectory: FileManager.default.currentDirectoryPath, program: Bundle.main.executablePath)
    }
}
