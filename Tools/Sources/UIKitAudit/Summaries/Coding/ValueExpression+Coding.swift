// Summarized values as bytes.
import SwiftModel

extension ValueExpression: BinaryCoded {
    func write(to writer: inout BinaryWriter) {
        switch self {
        case .unknown: writer.write(UInt8(0))
        case .name(let name): writer.write(1, name)
        case .member(let base?, let name):
            writer.write(2, base)
            writer.write(name)
        case .member(nil, let name): writer.write(3, name)
        case .call(let callee, let labels):
            writer.write(4, callee)
            writer.write(labels)
        case .subscripting(let base): writer.write(5, base)
        case .unwrapped(let inner): writer.write(6, inner)
        case .optional(let inner): writer.write(7, inner)
        case .cast(let inner, let type, let isConditional):
            writer.write(8, inner)
            type.write(to: &writer)
            writer.write(isConditional)
        case .type(let type): writer.write(9, type)
        case .array(let elements):
            writer.write(UInt8(10))
            writer.write(elements)
        case .dictionary: writer.write(UInt8(11))
        case .literal(let kind, let text):
            writer.write(12, kind)
            writer.write(text)
        case .closure(let result): writer.write(13, result)
        case .either(let first, let second):
            writer.write(14, first)
            second.write(to: &writer)
        }
    }

    init(from reader: inout BinaryReader) throws {
        self = try reader.nested { reader in
            switch try reader.byte() {
            case 0: .unknown
            case 1: .name(try reader.string())
            case 2: .member(try ValueExpression(from: &reader), try reader.string())
            case 3: .member(nil, try reader.string())
            case 4: .call(try ValueExpression(from: &reader), labels: try reader.list())
            case 5: .subscripting(try ValueExpression(from: &reader))
            case 6: .unwrapped(try ValueExpression(from: &reader))
            case 7: .optional(try ValueExpression(from: &reader))
            case 8:
                .cast(
                    try ValueExpression(from: &reader), try TypeName(from: &reader), isConditional: try reader.bool())
            case 9: .type(try TypeName(from: &reader))
            case 10: .array(try reader.list())
            case 11: .dictionary
            case 12: .literal(try reader.string(), try reader.string())
            case 13: .closure(try ValueExpression(from: &reader))
            case 14: .either(try ValueExpression(from: &reader), try ValueExpression(from: &reader))
            default: throw BinaryReader.Corrupt()
            }
        }
    }
}
