// The compiler with its errors read along, for the one that needs a word more.
// No Apple page: this is ours.
import Glibc

/// Adds U-ANYOBJECT to errors about members of `AnyObject` and U-METATYPE to those about metatypes: what a value is only
/// the compiler knows.
enum ObservedCompiler {
    /// What the compiler says, and the note that goes with it.
    private static let marks = [
        (
            "error: value of type 'AnyObject' has no member",
            "U-ANYOBJECT: Objective-C looks up members of AnyObject by name and Linux has no such look-up; "
                + "cast to the class first, as in (x as? UIView)?.tag"
        ),
        (
            " with a metatype value must use a 'required' initializer",
            "U-METATYPE: what class the metatype is of cannot be told from the text; give it a name with its type first, "
                + "as in let type: UIView.Type = kinds[0], then type.init()"
        ),
    ]

    /// Whether a module can have such an error.
    static func isWanted(_ arguments: Arguments) -> Bool {
        arguments.sources.contains { path in
            guard let text = Files.read(path) else { return false }
            return text.contains("AnyObject") || (text.contains(".init(") && (text.contains(".Type") || text.contains("type(of:")))
        }
    }

    /// Runs the compiler, hands its errors on as they come, adds the notes and ends as it ended.
    static func run(_ compiler: String, _ arguments: [String]) -> Never {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { Frontend.run(compiler, arguments) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
        var words: [UnsafeMutablePointer<CChar>?] = ([compiler] + arguments).map { strdup($0) }
        words.append(nil)
        var child: pid_t = 0
        guard posix_spawn(&child, compiler, &actions, nil, &words, environ) == 0 else { Frontend.run(compiler, arguments) }
        close(ends[1])
        var said: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(ends[0], &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            var written = 0
            while written < count {
                let step = buffer[written..<count].withUnsafeBytes { Glibc.write(2, $0.baseAddress, $0.count) }
                if step <= 0 { break }
                written += step
            }
            said += buffer[..<count]
        }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        for note in notes(String(decoding: said, as: UTF8.self)) {
            let bytes = Array((note + "\n").utf8)
            _ = Glibc.write(2, bytes, bytes.count)
        }
        exit(status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f))
    }

    /// A note for each place with such an error. Under `-parseable-output` the errors stand in JSON, whose slashes are escaped.
    static func notes(_ output: String) -> [String] {
        guard marks.contains(where: { output.contains($0.0) }) else { return [] }
        var notes: [String] = []
        let plain = output.replacing("\\/", with: "/").replacing("\\n", with: "\n")
        for line in plain.split(whereSeparator: \.isNewline) {
            guard let (_, note) = marks.first(where: { line.contains($0.0) }), let found = line.firstRange(of: ": error: ") else {
                continue
            }
            let start = line[..<found.lowerBound].lastIndex(of: "\"").map { line.index(after: $0) } ?? line.startIndex
            let whole = "\(line[start..<found.lowerBound]): note: \(note)"
            if whole.hasPrefix("/"), !notes.contains(whole) { notes.append(whole) }
        }
        return notes
    }
}
