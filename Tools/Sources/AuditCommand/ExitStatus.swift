// What the command ends with.

/// The command's exit status; Documentation/Audit/Command.md lists them.
public enum ExitStatus: Int32, Sendable {
    /// No error and no warning was found; notes, and parts that could not be read, do not count unless under `--strict`.
    case clean = 0
    /// There are findings: errors or warnings; under `--strict` notes and stale baseline entries too.
    case findings = 1
    /// The arguments, the configuration or the baseline are wrong, or an output could not be written; nothing was decided.
    case usage = 2
    /// Under `--strict`: there are no findings, but something could not be read.
    case unread = 3
}
