// Handing on to the real compiler.
// No Apple page: this is ours.
import BridgeToolchain
import Glibc

enum Frontend {
    /// The flags of the driver as the frontend takes them: it knows no `-Xlinker`, and `-Xcc` as it is.
    static func flags(_ flags: [String]) -> [String] {
        var result: [String] = []
        var index = 0
        while index < flags.count {
            if flags[index] == "-Xlinker" {
                index += 1
            } else if flags[index] == "-Xfrontend", index + 1 < flags.count {
                index += 1
                result.append(flags[index])
            } else {
                result.append(flags[index])
            }
            index += 1
        }
        return result
    }

    /// Becomes the compiler.
    static func run(_ compiler: String, _ arguments: [String]) -> Never {
        var words: [UnsafeMutablePointer<CChar>?] = ([compiler] + arguments).map { strdup($0) }
        words.append(nil)
        execv(compiler, &words)
        complain("\(compiler) cannot be run: \(String(cString: strerror(errno)))")
        exit(127)
    }
}

enum Version {
    /// The compiler's version with the rewriter's behind it: SwiftPM compiles all targets anew when this text changes.
    static func print(_ compiler: String, _ arguments: [String], _ settings: BridgeSettings) -> Never {
        var words: [UnsafeMutablePointer<CChar>?] = ([compiler] + arguments).map { strdup($0) }
        words.append(nil)
        var child: pid_t = 0
        guard posix_spawn(&child, compiler, nil, nil, &words, environ) == 0 else {
            complain("\(compiler) cannot be run: \(String(cString: strerror(errno)))")
            exit(127)
        }
        var status: Int32 = 0
        waitpid(child, &status, 0)
        let line = "Vitrine \(settings.version ?? "development") (rules \(RuleSet.digest.prefix(8)))\n"
        let bytes = Array(line.utf8)
        _ = Glibc.write(1, bytes, bytes.count)
        exit(status == 0 ? 0 : 1)
    }
}
