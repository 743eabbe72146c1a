// Printing to standard error.
// No Apple page: this is ours.
import Glibc

/// Prints a line to standard error.
func printError(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(2, bytes, bytes.count)
}
