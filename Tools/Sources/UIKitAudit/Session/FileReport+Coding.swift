// Findings, notices and suppressing comments as bytes.

extension FileReport: BinaryCoded {
    func write(to writer: inout BinaryWriter) {
        writer.write(findings)
        writer.write(notices)
        writer.write(suppressions.comments)
    }

    init(from reader: inout BinaryReader) throws {
        findings = try reader.list()
        notices = try reader.list()
        suppressions = FileSuppressions(comments: try reader.list())
    }
}

extension SourceRange: BinaryCoded {
    func write(to writer: inout BinaryWriter) {
        writer.write(path)
        writer.write(offsets)
        for number in [line, column, endLine, endColumn] { writer.write(number) }
    }

    init(from reader: inout BinaryReader) throws {
        path = try reader.string()
        offsets = try reader.range()
        line = try reader.int()
        column = try reader.int()
        endLine = try reader.int()
        endColumn = try reader.int()
    }
}

extension Finding: BinaryCoded {
    func write(to writer: inout BinaryWriter) {
        writer.write(rule)
        writer.write(severity.rawValue)
        writer.write(message)
        range.write(to: &writer)
        writer.write(cure)
        writer.write(flow)
        writer.write(fixes)
        writer.write(certainty.rawValue)
        writer.write(context)
    }

    init(from reader: inout BinaryReader) throws {
        rule = try reader.string()
        severity = try reader.value()
        message = try reader.string()
        range = try SourceRange(from: &reader)
        cure = try reader.string()
        flow = try reader.list()
        fixes = try reader.list()
        certainty = try reader.value()
        context = try reader.string()
    }
}

extension Finding.FlowStep: BinaryCoded {
    func write(to writer: inout BinaryWriter) {
        range.write(to: &writer)
        writer.write(message)
    }

    init(from reader: inout BinaryReader) throws {
        range = try SourceRange(from: &reader)
        message = try reader.string()
    }
}

extension Fix: BinaryCoded {
    func write(to writer: inout BinaryWriter) {
        writer.write(title)
        writer.write(edits)
        writer.write(isSafe)
    }

    init(from reader: inout BinaryReader) throws {
        title = try reader.string()
        edits = try reader.list()
        isSafe = try reader.bool()
    }
}

extension TextEdit: BinaryCoded {
    func write(to writer: inout BinaryWriter) {
        writer.write(path)
        writer.write(offsets)
        writer.write(replacement)
    }

    init(from reader: inout BinaryReader) throws {
        path = try reader.string()
        offsets = try reader.range()
        replacement = try reader.string()
    }
}

extension FileNotice: BinaryCoded {
    func write(to writer: inout BinaryWriter) {
        writer.write(path)
        // Lines begin at 1.
        writer.write(line ?? 0)
        writer.write(kind.rawValue)
        writer.write(message)
    }

    init(from reader: inout BinaryReader) throws {
        path = try reader.string()
        let line = try reader.int()
        self.line = line == 0 ? nil : line
        kind = try reader.value()
        message = try reader.string()
    }
}

extension SuppressionComment: BinaryCoded {
    func write(to writer: inout BinaryWriter) {
        writer.write(command?.rawValue ?? "")
        writer.write(word)
        writer.write(body)
        range.write(to: &writer)
        writer.write(line)
        writer.write(deletion)
    }

    init(from reader: inout BinaryReader) throws {
        command = Command(rawValue: try reader.string())
        word = try reader.string()
        body = try reader.string()
        range = try SourceRange(from: &reader)
        line = try reader.int()
        deletion = try reader.range()
    }
}

extension BinaryReader {
    /// A value that was written as its text.
    fileprivate mutating func value<T: RawRepresentable<String>>() throws -> T {
        guard let value = T(rawValue: try string()) else { throw Corrupt() }
        return value
    }
}
