// The compiler with its errors read along, for the one that needs a word more.
// No Apple page: this is ours.
import Glibc

/// Adds U-ANYOBJECT to errors about members of `AnyObject` (U72): whether a value is one only the compiler knows.
enum ObservedCompiler {
    private static let mark = "error: value of type 'AnyObject' has no member"

    /// Whether a module can have such an error.
    static func isWanted(_ arguments: Arguments) -> Bool {
        arguments.sources.contains { Files.read($0)?.contains("AnyObject") ?? false }
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
        guard output.contains(mark) else { return [] }
        var places: [String] = []
        let plain = output.replacing("\\/", with: "/").replacing("\\n", with: "\n")
        for line in plain.split(whereSeparator: \.isNewline) {
            guard let found = line.firstRange(of: ": " + mark) else { continue }
            let start = line[..<found.lowerBound].lastIndex(of: "\"").map { line.index(after: $0) } ?? line.startIndex
            let place = String(line[start..<found.lowerBound])
            if place.hasPrefix("/"), !places.contains(place) { places.append(place) }
        }
        return places.map {
            "\($0): note: U-ANYOBJECT: Objective-C looks up members of AnyObject by name and Linux has no such look-up; "
                + "cast to the class first, as in (x as? UIView)?.tag"
        }
    }
}
