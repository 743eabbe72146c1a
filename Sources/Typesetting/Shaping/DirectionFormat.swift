// The bidi levels of a paragraph whose attributes state embeddings and overrides.
// Apple: NSAttributedString.Key.writingDirection; the levels are UAX #9's
internal import CPango

/// One embedding or override: the raw values of NSWritingDirection and NSWritingDirectionFormatType together.
enum DirectionFormat: Int, Hashable, Sendable {
    case embedLeftToRight = 0
    case embedRightToLeft = 1
    case overrideLeftToRight = 2
    case overrideRightToLeft = 3

    /// The character that begins it in plain text.
    fileprivate var scalar: UInt32 {
        switch self {
        case .embedLeftToRight: 0x202A
        case .embedRightToLeft: 0x202B
        case .overrideLeftToRight: 0x202D
        case .overrideRightToLeft: 0x202E
        }
    }

    private static let pop: UInt32 = 0x202C

    /// The level of every scalar, as if the characters of the formats stood in the text; nil where no run has any.
    ///
    /// Runs side by side share the formats that they have in common.
    static func levels(of scalars: ScalarMap, runs: [StyleRun], isRightToLeft: Bool) -> [UInt8]? {
        guard runs.contains(where: { !$0.style.directions.isEmpty }) else { return nil }
        var units: [UInt16] = []
        /// Per scalar its place in the written text.
        var places: [Int] = []
        var written = 0
        var open: [DirectionFormat] = []
        func put(_ scalar: UInt32) {
            // Lone surrogates are U+FFFD in the map already.
            units.append(contentsOf: Unicode.Scalar(scalar).map { Array(String($0).utf16) } ?? [0xFFFD])
            written += 1
        }
        func change(to wanted: [DirectionFormat]) {
            let common = zip(open, wanted).prefix { $0 == $1 }.count
            for _ in common..<open.count { put(pop) }
            for format in wanted[common...] { put(format.scalar) }
            open = wanted
        }
        var run = 0
        for (index, start) in scalars.starts.enumerated() {
            while run < runs.count, runs[run].range.upperBound <= start { run += 1 }
            change(to: run < runs.count && runs[run].range.contains(start) ? runs[run].style.directions : [])
            places.append(written)
            put(scalars.scalars[index])
        }
        let map = ScalarMap(units)
        var base = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
        let found = map.utf8.withUnsafeBufferPointer {
            pango_log2vis_get_embedding_levels($0.baseAddress, Int32(map.byteCount), &base)
        }
        guard let found else { return nil }
        defer { g_free(found) }
        return places.map { found[$0] }
    }
}
