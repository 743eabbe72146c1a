// The file that keeps an app's address from run to run: for its owner's eyes alone.
// No Apple page: this is ours. XDG Base Directory Specification: state that persists between restarts.
import Foundation
import LocalServer
import Synchronization

/// Port and token of an app's last run, in a file of mode 0600 in the user's state folder.
package final class AddressFile: Sendable {
    /// An address, but for the machine.
    package struct Address: Sendable {
        package let port: UInt16
        package let token: ServerToken

        package init(port: UInt16, token: ServerToken) {
            self.port = port
            self.token = token
        }
    }

    /// What the file said.
    package struct Taken: Sendable {
        /// Nil where it said nothing that can be used.
        package var address: Address?
        /// A running process of the same app has the file; what it says is that one's.
        package var isHeldByAnother = false
        /// Why the file was thrown away, in words for the user.
        package var refusal: String?
    }

    /// Seconds for which an address is used that no run has renewed: thirty days.
    package static let lifetime: Double = 30 * 24 * 3600

    private let path: String
    /// The descriptor whose lock says that this process runs; open until its end.
    private let held = Mutex<Int32?>(nil)

    /// A file of this path; its folder is made when it is taken first.
    package init(path: String) { self.path = path }

    deinit { giveBack() }

    /// Lets the next run of the app have the file.
    package func giveBack() {
        held.withLock { descriptor in
            if let open = descriptor { close(open) }
            descriptor = nil
        }
    }

    /// That of the running program, by its path and name; nil where the user has no home.
    static func ofThisProgram() -> AddressFile? {
        let variables = ProcessInfo.processInfo.environment
        let state =
            variables["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? variables["HOME"].map { $0 + "/.local/state" }
        guard let state, let program = Bundle.main.executablePath else { return nil }
        let name = "\(program)\u{0}\(ProcessInfo.processInfo.processName)"
        return AddressFile(path: "\(state)/vitrine/\(ServerToken.digest(of: name)).address")
    }

    /// Reads the file and holds it for this process. Steps: 1. its folder, for the user alone; 2. a file of another mode or
    /// owner, a link or anything that is no file is refused and taken away; 3. a lock, which a running process of the same
    /// app has; 4. what it says, unless it is too old.
    package func take() -> Taken {
        var taken = Taken()
        let folder = (path as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        var status = stat()
        if lstat(path, &status) == 0, let reason = Self.objection(to: status) {
            taken.refusal = "The file that kept the address \(reason); the app has a new one."
            unlink(path)
        }
        let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return taken }
        // What was opened is what was looked at, or it is not used.
        guard fstat(descriptor, &status) == 0, Self.objection(to: status) == nil else {
            close(descriptor)
            return taken
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            taken.isHeldByAnother = true
            return taken
        }
        held.withLock { $0 = descriptor }
        // The file system says what time it is: a test harness elsewhere in the process may have frozen the date.
        let written = Double(status.st_mtim.tv_sec)
        guard futimens(descriptor, nil) == 0, fstat(descriptor, &status) == 0 else { return taken }
        guard (-60...Self.lifetime).contains(Double(status.st_mtim.tv_sec) - written) else { return taken }
        taken.address = Self.read(descriptor)
        return taken
    }

    /// Writes what the next run is to take; nothing where this process does not hold the file.
    package func keep(_ address: Address) {
        held.withLock { descriptor in
            guard let descriptor else { return }
            let bytes = Array("\(address.port) \(address.token.secret)\n".utf8)
            guard ftruncate(descriptor, 0) == 0 else { return }
            if pwrite(descriptor, bytes, bytes.count, 0) != bytes.count { _ = ftruncate(descriptor, 0) }
        }
    }

    private static func objection(to status: stat) -> String? {
        if status.st_mode & S_IFMT != S_IFREG { return "is no plain file" }
        if status.st_uid != geteuid() { return "belongs to another user" }
        if status.st_mode & 0o7777 != 0o600 { return "could be read or written by others" }
        if status.st_nlink != 1 { return "has a second name" }
        return nil
    }

    private static func read(_ descriptor: Int32) -> Address? {
        var bytes = [UInt8](repeating: 0, count: 128)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count > 0, count < bytes.count else { return nil }
        let parts = String(decoding: bytes[..<count], as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard parts.count == 2, let port = UInt16(parts[0]), port >= 1024, let token = ServerToken(secret: String(parts[1]))
        else { return nil }
        return Address(port: port, token: token)
    }
}
