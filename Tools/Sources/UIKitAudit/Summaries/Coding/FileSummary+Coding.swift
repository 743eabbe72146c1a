// Summarized types and files as bytes.
import SwiftModel

extension TypeSummary: BinaryCoded {
    func write(to writer: inout BinaryWriter) {
        writer.write(kind.rawValue)
        writer.write(name)
        writer.write(inherited)
        writer.write(generics)
        writer.write(Int(modifiers.rawValue))
        writer.write(isPrivate)
        writer.write(properties)
        writer.write(functions)
        writer.write(cases)
        writer.write(aliases)
        writer.write(range)
    }

    init(from reader: inout BinaryReader) throws {
        guard let kind = TypeDeclaration.Kind(rawValue: try reader.byte()) else { throw BinaryReader.Corrupt() }
        self.kind = kind
        name = try reader.string()
        inherited = try reader.list()
        generics = try reader.list()
        modifiers = Modifiers(rawValue: UInt32(truncatingIfNeeded: try reader.int()))
        isPrivate = try reader.bool()
        properties = try reader.list()
        functions = try reader.list()
        cases = try reader.list()
        aliases = try reader.list()
        range = try reader.range()
    }
}

extension TypeSummary.Case: BinaryCoded {
    func write(to writer: inout BinaryWriter) {
        writer.write(name)
        writer.write(labels)
        writer.write(types)
    }

    init(from reader: inout BinaryReader) throws {
        name = try reader.string()
        labels = try reader.list()
        types = try reader.list()
    }
}

extension TypeSummary.Alias: BinaryCoded {
    func write(to writer: inout BinaryWriter) {
        writer.write(name)
        writer.write(generics)
        target.write(to: &writer)
        writer.write(isPrivate)
    }

    init(from reader: inout BinaryReader) throws {
        name = try reader.string()
        generics = try reader.list()
        target = try TypeName(from: &reader)
        isPrivate = try reader.bool()
    }
}

extension FileSummary: BinaryCoded {
    func write(to writer: inout BinaryWriter) {
        writer.write(path)
        writer.write(imports)
        writer.write(types)
        writer.write(functions)
        writer.write(variables)
        writer.write(aliases)
        writer.write(mentions)
    }

    init(from reader: inout BinaryReader) throws {
        path = try reader.string()
        imports = try reader.list()
        types = try reader.list()
        functions = try reader.list()
        variables = try reader.list()
        aliases = try reader.list()
        mentions = try reader.list()
    }

    /// The whole summary as bytes.
    var encoded: [UInt8] {
        var writer = BinaryWriter(hasPlaces: true)
        write(to: &writer)
        return writer.bytes
    }
}
