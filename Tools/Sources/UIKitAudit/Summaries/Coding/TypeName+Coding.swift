// Written types as bytes.
import SwiftModel

extension TypeName: BinaryCoded {
    func write(to writer: inout BinaryWriter) {
        switch self {
        case .unknown: writer.write(UInt8(0))
        case .named(let parts):
            // A plain name is by far the most frequent.
            if parts.count == 1, parts[0].generics.isEmpty {
                writer.write(UInt8(1))
                writer.write(parts[0].name)
            } else {
                writer.write(UInt8(2))
                writer.write(parts)
            }
        case .optional(let inner): writer.write(3, inner)
        case .implicitlyUnwrapped(let inner): writer.write(4, inner)
        case .array(let inner): writer.write(5, inner)
        case .dictionary(let key, let value):
            writer.write(6, key)
            value.write(to: &writer)
        case .tuple(let elements):
            writer.write(UInt8(7))
            writer.write(elements)
        case .function(let parameters, let result, let isEscaping):
            writer.write(UInt8(8))
            writer.write(parameters)
            result.write(to: &writer)
            writer.write(isEscaping)
        case .existential(let inner): writer.write(9, inner)
        case .composition(let parts):
            writer.write(UInt8(10))
            writer.write(parts)
        case .metatype(let inner): writer.write(11, inner)
        }
    }

    init(from reader: inout BinaryReader) throws {
        self = try reader.nested { reader in
            switch try reader.byte() {
            case 0: .unknown
            case 1: .named([Component(try reader.string())])
            case 2: .named(try reader.list())
            case 3: .optional(try TypeName(from: &reader))
            case 4: .implicitlyUnwrapped(try TypeName(from: &reader))
            case 5: .array(try TypeName(from: &reader))
            case 6: .dictionary(try TypeName(from: &reader), try TypeName(from: &reader))
            case 7: .tuple(try reader.list())
            case 8:
                .function(
                    parameters: try reader.list(), result: try TypeName(from: &reader), isEscaping: try reader.bool())
            case 9: .existential(try TypeName(from: &reader))
            case 10: .composition(try reader.list())
            case 11: .metatype(try TypeName(from: &reader))
            default: throw BinaryReader.Corrupt()
            }
        }
    }
}

extension TypeName.Component: BinaryCoded {
    func write(to writer: inout BinaryWriter) {
        writer.write(name)
        writer.write(generics)
    }

    init(from reader: inout BinaryReader) throws {
        let name = try reader.string()
        self.init(name, generics: try reader.list())
    }
}

extension BinaryWriter {
    mutating func write(_ tag: UInt8, _ inner: some BinaryCoded) {
        write(tag)
        inner.write(to: &self)
    }
}
