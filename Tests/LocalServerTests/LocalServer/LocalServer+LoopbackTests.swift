// Who can reach the server at all.
import Foundation
import LocalServer
import Testing

@Suite("LocalServer: loopback") struct LocalServerLoopbackTests {
    @Test("it listens on 127.0.0.1 and on no other address of this machine")
    func loopbackOnly() throws {
        let test = try ServerUnderTest()
        #expect(RawClient(port: test.port) != nil)
        var interfaces: UnsafeMutablePointer<ifaddrs>?
        getifaddrs(&interfaces)
        defer { freeifaddrs(interfaces) }
        var others: [String] = []
        var next = interfaces
        while let interface = next?.pointee {
            next = interface.ifa_next
            guard let address = interface.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET) else { continue }
            var text = [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN))
            address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { pointer in
                var internet = pointer.pointee.sin_addr
                _ = inet_ntop(AF_INET, &internet, &text, socklen_t(INET_ADDRSTRLEN))
            }
            let name = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            if name != "127.0.0.1" { others.append(name) }
        }
        for address in others + ["127.0.0.2"] {
            #expect(RawClient(port: test.port, address: address) == nil, "reachable at \(address)")
        }
        // The kernel's table says the same where the machine has no other interface.
        let table = try String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)
        let suffix = ":" + String(test.port, radix: 16, uppercase: true)
        var listeners: [String] = []
        for line in table.split(separator: "\n") {
            let columns: [Substring] = line.split(separator: " ")
            guard columns.count > 3, columns[3] == "0A", columns[1].hasSuffix(suffix) else { continue }
            listeners.append(String(columns[1]))
        }
        #expect(listeners == ["0100007F" + suffix])
    }

    @Test("each server picks a port of its own")
    func randomPort() throws {
        let servers = try (0..<4).map { _ in try ServerUnderTest() }
        #expect(Set(servers.map(\.port)).count == 4)
        #expect(servers.allSatisfy { $0.port >= 1024 })
    }

    @Test("after stop nobody is answered and open connections end")
    func stop() throws {
        let test = try ServerUnderTest()
        let socket = try #require(test.openSocket())
        test.server.stop()
        #expect(socket.receiveAll(within: 3).utf8.count < 64)
        #expect(RawClient(port: test.port) == nil)
    }
}
