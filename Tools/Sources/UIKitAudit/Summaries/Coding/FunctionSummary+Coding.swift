// Summarized functions and properties as bytes.
import SwiftModel

extension FunctionSummary: BinaryCoded {
    func write(to writer: inout BinaryWriter) {
        writer.write(kind.rawValue)
        writer.write(name)
        writer.write(parameters)
        writer.write(result)
        writer.write(generics)
        writer.write((isAsync ? 1 : 0) | (isThrowing ? 2 : 0) | (isFailable ? 4 : 0) | (hasBody ? 8 : 0))
        writer.write(Int(modifiers.rawValue))
        writer.write(events)
        writer.write(range)
    }

    init(from reader: inout BinaryReader) throws {
        guard let kind = Kind(rawValue: try reader.byte()) else { throw BinaryReader.Corrupt() }
        self.kind = kind
        name = try reader.string()
        parameters = try reader.list()
        result = try reader.optional()
        generics = try reader.list()
        let flags = try reader.int()
        isAsync = flags & 1 != 0
        isThrowing = flags & 2 != 0
        isFailable = flags & 4 != 0
        hasBody = flags & 8 != 0
        modifiers = Modifiers(rawValue: UInt32(truncatingIfNeeded: try reader.int()))
        events = try reader.list()
        range = try reader.range()
    }
}

extension FunctionSummary.Parameter: BinaryCoded {
    func write(to writer: inout BinaryWriter) {
        writer.write(label)
        writer.write(name)
        type.write(to: &writer)
        writer.write((hasDefault ? 1 : 0) | (isVariadic ? 2 : 0))
    }

    init(from reader: inout BinaryReader) throws {
        label = try reader.string()
        name = try reader.string()
        type = try TypeName(from: &reader)
        let flags = try reader.int()
        hasDefault = flags & 1 != 0
        isVariadic = flags & 2 != 0
    }
}

extension SummaryEvent: BinaryCoded {
    func write(to writer: inout BinaryWriter) {
        writer.write(kind.rawValue)
        target.write(to: &writer)
        writer.write(labels)
        writer.write(arguments)
        writer.write(Int(place.rawValue))
        writer.write(range)
        writer.write(closure)
        writer.write(required)
        writer.write(closures.count)
        for number in closures { writer.write(number) }
    }

    init(from reader: inout BinaryReader) throws {
        guard let kind = Kind(rawValue: try reader.byte()) else { throw BinaryReader.Corrupt() }
        self.kind = kind
        target = try ValueExpression(from: &reader)
        labels = try reader.list()
        arguments = try reader.list()
        place = Place(rawValue: UInt16(truncatingIfNeeded: try reader.int()))
        range = try reader.range()
        closure = try reader.int()
        required = try reader.list()
        let count = try reader.int()
        // No more than there are arguments: damaged bytes must not ask for memory without end.
        guard count == 0 || count == arguments.count else { throw BinaryReader.Corrupt() }
        closures = try (0..<count).map { _ in try reader.int() }
    }
}

extension PropertySummary: BinaryCoded {
    func write(to writer: inout BinaryWriter) {
        writer.write(name)
        writer.write(type)
        value.write(to: &writer)
        writer.write(Int(modifiers.rawValue))
        writer.write((isLet ? 1 : 0) | (isComputed ? 2 : 0) | (isOutlet ? 4 : 0))
        writer.write(accessors)
        writer.write(range)
    }

    init(from reader: inout BinaryReader) throws {
        name = try reader.string()
        type = try reader.optional()
        value = try ValueExpression(from: &reader)
        modifiers = Modifiers(rawValue: UInt32(truncatingIfNeeded: try reader.int()))
        let flags = try reader.int()
        isLet = flags & 1 != 0
        isComputed = flags & 2 != 0
        isOutlet = flags & 4 != 0
        accessors = try reader.list()
        range = try reader.range()
    }
}
