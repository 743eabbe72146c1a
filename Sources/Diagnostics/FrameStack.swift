// A stack of one frame, so that the toolchain looks up one line and not those of all frames.
// No Apple page: this is ours; Swift: "Compact Backtrace Format".
internal import Runtime

/// Makes stacks of single frames. `Backtrace` has no initialiser for that; it can be decoded.
enum FrameStack {
    /// The frame alone; nil where this toolchain writes stacks in another way.
    static func of(_ frame: Backtrace.Frame, _ architecture: String) -> Backtrace? {
        let kind: UInt8
        switch frame {
        case .programCounter: kind = 0x10
        case .returnAddress: kind = 0x20
        case .asyncResumePoint: kind = 0x30
        default: return nil
        }
        let wanted = frame.originalProgramCounter
        guard let address = UInt64(wanted) else { return nil }
        // Addresses of 64 bits; the kind, relative to 0, of 8 bytes; the address; the end.
        let bytes = [0x02, kind | 0x07] + (0..<8).map { UInt8(truncatingIfNeeded: address >> (56 - 8 * $0)) } + [0x00]
        let source = Fields(values: ["backtrace": base64(bytes), "architecture": architecture])
        guard let stack = try? Backtrace(from: source) else { return nil }
        var frames = stack.frames.makeIterator()
        return frames.next()?.originalProgramCounter == wanted ? stack : nil
    }

    /// A stack of these return addresses, innermost first; nil where this toolchain writes stacks in another way.
    static func of(returnAddresses: [UInt64], _ architecture: String) -> Backtrace? {
        var bytes: [UInt8] = [0x02], last: UInt64 = 0
        for address in returnAddresses {
            // Each is written as its distance from the one before.
            let distance = address &- last
            bytes.append(0x27)
            bytes += (0..<8).map { UInt8(truncatingIfNeeded: distance >> (56 - 8 * $0)) }
            last = address
        }
        let source = Fields(values: ["backtrace": base64(bytes + [0x00]), "architecture": architecture])
        guard let stack = try? Backtrace(from: source) else { return nil }
        return stack.frames.compactMap { UInt64($0.originalProgramCounter) } == returnAddresses ? stack : nil
    }

    /// Base64 without padding.
    private static func base64(_ bytes: [UInt8]) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var result: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let part = bytes[start..<min(start + 3, bytes.count)]
            let bits = part.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - part.count))
            for digit in 0...part.count { result.append(digits[Int(bits >> (18 - 6 * UInt32(digit))) & 63]) }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

/// Strings by key; whatever else is asked of it is not there.
private struct Fields: Decoder {
    let values: [String: String]
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Container<Key>(values: values))
    }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw missing() }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw missing() }

    private struct Container<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let values: [String: String]
        let codingPath: [any CodingKey] = []
        var allKeys: [Key] { values.keys.compactMap { Key(stringValue: $0) } }

        func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }
        func decodeNil(forKey key: Key) -> Bool { !contains(key) }
        func decode(_ type: String.Type, forKey key: Key) throws -> String {
            guard let value = values[key.stringValue] else { throw missing() }
            return value
        }
        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
            guard let value = values[key.stringValue] as? Value else { throw missing() }
            return value
        }
        func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { throw missing() }
        func decode(_ type: Double.Type, forKey key: Key) throws -> Double { throw missing() }
        func decode(_ type: Float.Type, forKey key: Key) throws -> Float { throw missing() }
        func decode(_ type: Int.Type, forKey key: Key) throws -> Int { throw missing() }
        func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { throw missing() }
        func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { throw missing() }
        func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { throw missing() }
        func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { throw missing() }
        func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { throw missing() }
        func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { throw missing() }
        func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { throw missing() }
        func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { throw missing() }
        func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { throw missing() }
        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) throws -> KeyedDecodingContainer<Nested> { throw missing() }
        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw missing() }
        func superDecoder() throws -> any Decoder { throw missing() }
        func superDecoder(forKey key: Key) throws -> any Decoder { throw missing() }
    }
}

private func missing() -> DecodingError {
    DecodingError.valueNotFound(String.self, .init(codingPath: [], debugDescription: "Strings by key alone are here."))
}
