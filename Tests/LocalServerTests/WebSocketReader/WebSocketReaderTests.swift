// Frames of the WebSocket protocol, whole, in pieces and wrong.
import LocalServer
import Testing

@Suite("WebSocketReader") struct WebSocketReaderTests {
    @Test("messages come out whole, however the bytes are cut")
    func pieces() throws {
        let bytes =
            clientFrame(1, Array("grüß".utf8)) + clientFrame(9, [7])
            + clientFrame(1, Array("a".utf8), isFinal: false) + clientFrame(10, [])
            + clientFrame(0, Array("b".utf8)) + clientFrame(2, Array(repeating: 5, count: 300)) + clientFrame(8, [])
        let expected: [WebSocketReader.Message] = [
            .text("grüß"), .ping([7]), .pong, .text("ab"), .binary(Array(repeating: 5, count: 300)), .close(1000),
        ]
        for size in [1, 2, 3, 7, 64, bytes.count] {
            var reader = WebSocketReader(limit: 1000)
            var messages: [WebSocketReader.Message] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                messages += try reader.read(bytes[start..<min(start + size, bytes.count)])
            }
            #expect(messages == expected, "cut by \(size)")
        }
    }

    @Test(
        "what the protocol forbids closes with its code",
        arguments: [
            ("unmasked", clientFrame(1, [65], isMasked: false), WebSocketCloseCode.protocolError),
            ("reserved bit", [0xC1, 0x81, 0, 0, 0, 0, 65], .protocolError),
            ("unknown opcode", clientFrame(3, []), .protocolError),
            ("fragmented ping", clientFrame(9, [], isFinal: false), .protocolError),
            ("long ping", clientFrame(9, Array(repeating: 0, count: 126)), .protocolError),
            ("continuation of nothing", clientFrame(0, [65]), .protocolError),
            ("text inside fragments", clientFrame(1, [65], isFinal: false) + clientFrame(1, [66]), .protocolError),
            ("no UTF-8", clientFrame(1, [0xFF, 0xFE]), .invalidData),
            ("close of one byte", clientFrame(8, [3]), .protocolError),
            ("close with a code for nobody to send", clientFrame(8, [0x03, 0xED]), .protocolError),
            ("close with a reason that is no UTF-8", clientFrame(8, [0x03, 0xE8, 0xFF]), .invalidData),
            ("too long", clientFrame(2, Array(repeating: 0, count: 1001)), .messageTooBig),
        ])
    func forbidden(name: String, bytes: [UInt8], code: WebSocketCloseCode) {
        var reader = WebSocketReader(limit: 1000)
        #expect(throws: code) { try reader.read(bytes) }
    }

    @Test("messages before a fault come out first, the fault stays, and nothing behind it is read")
    func beforeFault() throws {
        var reader = WebSocketReader(limit: 1000)
        let messages = try reader.read(clientFrame(1, [65]) + clientFrame(3, []) + clientFrame(1, [66]))
        #expect(messages == [.text("A")])
        #expect(reader.fault == .protocolError)
        #expect(throws: WebSocketCloseCode.protocolError) { try reader.read(clientFrame(1, [67])) }
    }

    @Test("text that is no UTF-8 is refused at its first wrong byte, before its frame or message is whole")
    func wrongTextEarly() throws {
        let good = Array("κόσμε".utf8)
        for wrong in [[0xF4, 0x90], [0xED, 0xA0], [0xC0], [0x80], [0xE0, 0x9F], [0xF5]] as [[UInt8]] {
            // In one frame that goes on, cut at each byte.
            let frame = clientFrame(1, good + wrong + good)
            let last = frame.count - good.count - 1
            var reader = WebSocketReader(limit: 1000)
            for byte in frame[..<last] { #expect(try reader.read([byte]).isEmpty) }
            #expect(throws: WebSocketCloseCode.invalidData) { try reader.read([frame[last]]) }
            // In the second of three fragments, which begins in a character.
            reader = WebSocketReader(limit: 1000)
            #expect(try reader.read(clientFrame(1, Array(good.dropLast(1)), isFinal: false)).isEmpty)
            #expect(throws: WebSocketCloseCode.invalidData) {
                try reader.read(clientFrame(0, Array(good.suffix(1)) + wrong, isFinal: false))
            }
        }
        var reader = WebSocketReader(limit: 1000)
        #expect(throws: WebSocketCloseCode.invalidData) { try reader.read(clientFrame(1, Array(good.dropLast(1)))) }
    }

    @Test("a close gives the client's code, and what comes behind it is passed over, a fault too")
    func afterClose() throws {
        for (payload, code) in [([], 1000), ([0x0B, 0xB8], 3000), ([0x03, 0xE9] + Array("bye".utf8), 1001)]
            as [([UInt8], UInt16)]
        {
            var reader = WebSocketReader(limit: 1000)
            let bytes = clientFrame(8, payload) + clientFrame(1, [65]) + [0xFF, 0xFF]
            #expect(try reader.read(bytes) == [.close(code)])
            #expect(try reader.read([0xFF, 0xFF]).isEmpty)
            #expect(reader.fault == nil)
        }
    }

    @Test("a close is answered with its code, pings before it with their pongs in order")
    func closing() throws {
        let test = try ServerUnderTest()
        let socket = try #require(test.openSocket())
        socket.send(clientFrame(9, [1]) + clientFrame(9, [2]) + clientFrame(8, [0x0B, 0xB8]))
        #expect(socket.receive(count: 10) == [0x8A, 1, 1, 0x8A, 1, 2, 0x88, 2, 0x0B, 0xB8])
        #expect(socket.receive() == [])
    }

    @Test("a goodbye arrives though a megabyte that nobody reads comes behind the fault")
    func goodbye() throws {
        let test = try ServerUnderTest()
        for _ in 0..<5 {
            let socket = try #require(test.openSocket())
            socket.send(clientFrame(3, []) + Array(repeating: 65, count: 1 << 20))
            #expect(socket.receive(count: 4) == [0x88, 2, 0x03, 0xEA])
        }
    }

    @Test("an open socket answers text with text and a ping with its payload")
    func live() throws {
        let test = try ServerUnderTest()
        let socket = try #require(test.openSocket())
        socket.send(clientFrame(1, Array("hello".utf8)))
        #expect(socket.receive(count: 7) == [0x81, 5] + Array("hello".utf8))
        socket.send(clientFrame(9, [1, 2]))
        #expect(socket.receive(count: 4) == [0x8A, 2, 1, 2])
        socket.send(clientFrame(8, [0x03, 0xE8]))
        #expect(socket.receive(count: 4) == [0x88, 2, 0x03, 0xE8])
    }

    @Test("the handshake answers the key as RFC 6455's example does")
    func handshake() throws {
        let test = try ServerUnderTest()
        let client = try #require(RawClient(port: test.port))
        client.send(test.handshake())
        let answer = String(decoding: client.receive() ?? [], as: UTF8.self)
        #expect(answer.hasPrefix("HTTP/1.1 101 "))
        #expect(answer.contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"))
        for field in ["Sec-WebSocket-Version", "Sec-WebSocket-Key", "Connection"] {
            #expect(status(test.ask(test.handshake([field: "x"]))) == 426, "\(field)")
        }
        #expect(status(test.ask(test.handshake(target: "/nothing"))) == 404)
    }
}
