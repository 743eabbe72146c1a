// Cuts a paragraph into pieces of one style, face, script and direction by Pango's itemizer.
// No Apple page: this is ours.
internal import CPango
import Foundation

/// Cuts a paragraph into pieces of one style, face, script and direction.
struct Itemizer {
    struct Piece {
        var range: Range<Int>
        var style: TextStyle
        var face: FontFace?
        var level: UInt8
        /// An hb_script_t's value.
        var script: UInt32
    }

    let text: [UInt16]
    let scalars: ScalarMap
    let runs: [StyleRun]
    let isRightToLeft: Bool

    func pieces(_ state: inout Fontconfig.State) -> [Piece] {
        guard let context = state.context, let list = pango_attr_list_new() else { return [] }
        defer { pango_attr_list_unref(list) }
        let language = pango_language_from_string(scalars.language)
        pango_context_set_language(context, language)
        for run in runs { add(run.range, fontDescription(run.style, &state), to: list) }
        let emoji = emojiRanges()
        for range in emoji { add(range, emojiDescription(&state), to: list) }
        let items = scalars.utf8.withUnsafeBufferPointer {
            pango_itemize_with_base_dir(
                context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR, $0.baseAddress, 0,
                Int32(scalars.byteCount), list, nil)
        }
        defer { g_list_free(items) }
        let levels = DirectionFormat.levels(of: scalars, runs: runs, isRightToLeft: isRightToLeft)
        var result: [Piece] = []
        var node = items
        while let current = node {
            let item = current.pointee.data.assumingMemoryBound(to: PangoItem.self)
            append(item.pointee, emoji, levels, &state, &result)
            pango_item_free(item)
            node = current.pointee.next
        }
        return result
    }

    private func append(
        _ item: PangoItem, _ emoji: [Range<Int>], _ levels: [UInt8]?, _ state: inout Fontconfig.State, _ result: inout [Piece]
    ) {
        let start = scalars.unit(atByte: Int(item.offset), textCount: text.count)
        let end = scalars.unit(atByte: Int(item.offset + item.length), textCount: text.count)
        let chosen = Fontconfig.face(of: item.analysis.font, &state)
        let tag = g_unicode_script_to_iso15924(GUnicodeScript(rawValue: Int32(item.analysis.script)))
        let script = hb_script_from_iso15924_tag(tag).rawValue
        // Pango cuts at attribute changes of fonts, not of other attributes: cut at our runs too.
        for run in runs where run.range.overlaps(start..<end) {
            let range = run.range.clamped(to: start..<end)
            let isEmoji = emoji.contains { $0.overlaps(range) }
            let own = run.style.face
            let face = !isEmoji && own.map { covers($0, range) } == true ? own : chosen
            for (part, level) in Self.parts(of: range, scalars, levels, item.analysis.level) {
                result.append(Piece(range: part, style: run.style, face: face, level: level, script: script))
            }
        }
    }

    /// A range cut where the stated directions change its level; whole, at Pango's level, where none are stated.
    private static func parts(
        of range: Range<Int>, _ scalars: ScalarMap, _ levels: [UInt8]?, _ level: UInt8
    ) -> [(Range<Int>, UInt8)] {
        guard let levels, var index = scalars.scalarIndex(atUnit: range.lowerBound) else { return [(range, level)] }
        var result: [(Range<Int>, UInt8)] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let level = levels[index]
            while index < levels.count, levels[index] == level, scalars.starts[index] < range.upperBound { index += 1 }
            let end = index < levels.count ? min(scalars.starts[index], range.upperBound) : range.upperBound
            result.append((start..<end, level))
            start = end
        }
        return result
    }

    private func covers(_ face: FontFace, _ range: Range<Int>) -> Bool {
        guard let first = scalars.scalarIndex(atUnit: range.lowerBound) else { return false }
        var index = first
        while index < scalars.starts.count, scalars.starts[index] < range.upperBound {
            let scalar = scalars.scalars[index]
            let ignorable =
                scalar < 0x20 || (0x200B...0x200F).contains(scalar) || (0x202A...0x202E).contains(scalar)
                || (0x2060...0x2069).contains(scalar) || (0xFE00...0xFE0F).contains(scalar) || scalar == 0xFFFC
            if !ignorable, face.glyph(for: scalar) == nil { return false }
            index += 1
        }
        return true
    }

    // MARK: Attributes

    private func add(_ range: Range<Int>, _ description: OpaquePointer, to list: OpaquePointer) {
        guard let attribute = pango_attr_font_desc_new(description) else { return }
        attribute.pointee.start_index = UInt32(scalars.byte(atUnit: range.lowerBound))
        attribute.pointee.end_index = UInt32(
            range.upperBound >= text.count ? scalars.byteCount : scalars.byte(atUnit: range.upperBound))
        pango_attr_list_change(list, attribute)
    }

    private func fontDescription(_ style: TextStyle, _ state: inout Fontconfig.State) -> OpaquePointer {
        let weight = FontWeight.css(style.font.weight)
        let family: String
        switch style.font.family {
        case .system: family = style.font.pointSize > 20 ? "Inter Display" : "Inter"
        case .monospaced: family = "JetBrains Mono"
        case .rounded: family = "Quicksand"
        case .serif: family = "Noto Serif"
        case .named(let name): family = name
        }
        let names = "\(family),\(scalars.hanFamily),Noto Sans,Noto Sans Symbols,Noto Sans Symbols2,Noto Sans Math"
        return description("\(names)|\(weight)", &state) { description in
            pango_font_description_set_family(description, names)
            pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(weight)))
        }
    }

    private func emojiDescription(_ state: inout Fontconfig.State) -> OpaquePointer {
        description("emoji", &state) { pango_font_description_set_family($0, "Noto Color Emoji") }
    }

    private func description(
        _ key: String, _ state: inout Fontconfig.State, _ fill: (OpaquePointer) -> Void
    ) -> OpaquePointer {
        if let known = state.descriptions[key] { return known }
        let description = pango_font_description_new()!
        fill(description)
        pango_font_description_set_absolute_size(description, 16 * 1024)
        state.descriptions[key] = description
        return description
    }

    // MARK: Emoji

    /// Ranges of emoji sequences: presentation by default or by U+FE0F, with modifiers, joiners, flags and keycaps.
    private func emojiRanges() -> [Range<Int>] {
        guard scalars.highest >= 0x203C || text.contains(0xFE0F) else { return [] }
        var result: [Range<Int>] = []
        var index = 0
        let count = scalars.scalars.count
        while index < count {
            guard let end = emojiEnd(from: index) else {
                index += 1
                continue
            }
            let upper = end < count ? scalars.starts[end] : text.count
            result.append(scalars.starts[index]..<upper)
            index = end
        }
        return result
    }

    /// Behind the emoji sequence that begins at a scalar, nil where none does.
    private func emojiEnd(from first: Int) -> Int? {
        let all = scalars.scalars
        func at(_ index: Int) -> UInt32 { index < all.count ? all[index] : 0 }
        let scalar = all[first]
        if (0x1F1E6...0x1F1FF).contains(scalar) {
            return (0x1F1E6...0x1F1FF).contains(at(first + 1)) ? first + 2 : first + 1
        }
        if scalar < 0x40 { return at(first + 1) == 0xFE0F && at(first + 2) == 0x20E3 ? first + 3 : nil }
        guard let properties = Unicode.Scalar(scalar)?.properties, properties.isEmoji else { return nil }
        let next = at(first + 1)
        if next == 0xFE0E { return nil }
        let modified = (0x1F3FB...0x1F3FF).contains(next)
        guard properties.isEmojiPresentation || next == 0xFE0F || modified else { return nil }
        var end = first + 1
        while end < all.count {
            let scalar = at(end)
            if scalar == 0xFE0F || (0x1F3FB...0x1F3FF).contains(scalar) || (0xE0020...0xE007F).contains(scalar) {
                end += 1
            } else if scalar == 0x200D, let joined = Unicode.Scalar(at(end + 1)), joined.properties.isEmoji {
                end += 2
            } else {
                break
            }
        }
        return end
    }
}
