// Characters to glyphs: directly for plain Latin, through Pango's itemizer for everything else.
// No Apple page: this is ours.
internal import CPango
import Diagnostics
import Foundation
import Synchronization

/// A run of one style, in UTF-16 units of its paragraph.
struct StyleRun {
    var range: Range<Int>
    var style: TextStyle
}

/// Characters to glyphs of one paragraph.
struct Shaper {
    private let text: [UInt16]
    private let runs: [StyleRun]
    private let scalars: ScalarMap
    private var items: [ShapedItem] = []
    private var clusters: [TextCluster] = []
    private var breaks: [TextCluster.Flags] = []
    private var isRightToLeft = false
    private var isSimple = false
    private var language: OpaquePointer?
    private var buffer: OpaquePointer

    /// - Parameter direction: The paragraph's, `.natural` for that of the first strong character.
    static func shape(
        _ text: [UInt16], runs: [StyleRun], direction: NSWritingDirection, neutralIsRightToLeft: Bool
    ) -> ShapedParagraph {
        var shaper = Shaper(text: text, runs: runs)
        shaper.run(direction, neutralIsRightToLeft)
        hb_buffer_destroy(shaper.buffer)
        return ShapedParagraph(
            items: shaper.items, clusters: shaper.clusters, isRightToLeft: shaper.isRightToLeft, length: text.count,
            isSimple: shaper.isSimple)
    }

    private init(text: [UInt16], runs: [StyleRun]) {
        self.text = text
        self.runs = runs
        scalars = ScalarMap(text)
        buffer = hb_buffer_create()
    }

    private mutating func run(_ direction: NSWritingDirection, _ neutralIsRightToLeft: Bool) {
        guard !text.isEmpty else {
            isRightToLeft = direction == .natural ? neutralIsRightToLeft : direction == .rightToLeft
            return
        }
        clusters.reserveCapacity(text.count)
        let simple = scalars.isPlain
        isRightToLeft =
            switch direction {
            case .leftToRight: false
            case .rightToLeft: true
            case .natural: simple ? scalars.hasLetters ? false : neutralIsRightToLeft : naturalDirection(neutralIsRightToLeft)
            }
        language = hb_language_from_string(scalars.language, -1)
        findBreaks()
        isSimple = simple && !isRightToLeft && allCovered && !hasOwnDirections
        if isSimple {
            for run in runs { shapeItem(run.range, run.style, run.style.face, level: 0, script: HB_SCRIPT_LATIN) }
        } else {
            shapeItemized()
        }
    }

    /// The direction of the first strong character (UAX #9, P2 and P3).
    private func naturalDirection(_ neutralIsRightToLeft: Bool) -> Bool {
        for scalar in scalars.scalars {
            if scalar == 0x200F || scalar == 0x061C { return true }
            if scalar == 0x200E { return false }
            guard Unicode.Scalar(scalar)?.properties.isAlphabetic == true else { continue }
            return ScalarMap.isRightToLeft(scalar)
        }
        return neutralIsRightToLeft
    }

    private var hasOwnDirections: Bool { runs.contains { !$0.style.directions.isEmpty } }

    private var allCovered: Bool {
        runs.allSatisfy { run in
            guard let face = run.style.face, run.style.attachment == nil else { return false }
            return run.range.allSatisfy { text[$0] < 0x20 || face.glyph(for: UInt32(text[$0])) != nil }
        }
    }

    // MARK: Breaks

    /// Finds the places at which lines and characters may break, for each UTF-16 unit.
    private mutating func findBreaks() {
        breaks = Array(repeating: [], count: text.count + 1)
        let count = scalars.starts.count
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
        scalars.utf8.withUnsafeBufferPointer { bytes in
            pango_get_log_attrs(
                bytes.baseAddress, Int32(scalars.byteCount), -1, pango_language_from_string(scalars.language),
                &attributes, Int32(count + 1))
        }
        for index in 0..<count {
            let attribute = attributes[index]
            var flags: TextCluster.Flags = []
            if attribute.is_line_break != 0 { flags.insert(.breakBefore) }
            if attribute.is_cursor_position != 0 { flags.insert(.characterStart) }
            let unit = text[scalars.starts[index]]
            // No-break spaces are white to Pango too, but lines do not end at them.
            if attribute.is_white != 0, unit != 0xA0, unit != 0x202F { flags.insert(.white) }
            if unit == 0xAD { flags.insert(.softHyphen) }
            if index > 0 {
                let previous = scalars.scalars[index - 1]
                if previous == 0x2028 { flags.insert(.mandatoryBreakBefore) }
                if ScalarMap.isHangul(previous), ScalarMap.isHangul(scalars.scalars[index]) { flags.insert(.insideHangul) }
            }
            breaks[scalars.starts[index]] = flags
        }
    }

    // MARK: Itemizing

    private mutating func shapeItemized() {
        let pieces = Fontconfig.shared.withPango { state in
            Itemizer(text: text, scalars: scalars, runs: runs, isRightToLeft: isRightToLeft).pieces(&state)
        }
        for piece in pieces {
            shapeItem(piece.range, piece.style, piece.face, level: piece.level, script: hb_script_t(piece.script))
        }
    }

    // MARK: HarfBuzz

    private mutating func shapeItem(
        _ range: Range<Int>, _ style: TextStyle, _ face: FontFace?, level: UInt8, script: hb_script_t
    ) {
        guard !range.isEmpty else { return }
        guard let face else { return appendBoxes(range, style, level: level) }
        hb_buffer_clear_contents(buffer)
        text.withUnsafeBufferPointer {
            hb_buffer_add_utf16(buffer, $0.baseAddress, Int32($0.count), UInt32(range.lowerBound), Int32(range.count))
        }
        hb_buffer_set_direction(buffer, level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, script)
        hb_buffer_set_language(buffer, language)
        let features = ShapingFeatures.list(for: style, face: face)
        features.withUnsafeBufferPointer { hb_shape(face.shaper, buffer, $0.baseAddress, UInt32($0.count)) }
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count), count > 0
        else { return appendBoxes(range, style, level: level) }
        var glyphs: [ShapedGlyph] = []
        glyphs.reserveCapacity(Int(count))
        for index in 0..<Int(count) {
            let position = positions[index]
            var glyph = ShapedGlyph(
                id: infos[index].codepoint, advance: position.x_advance, xOffset: position.x_offset,
                yOffset: position.y_offset)
            if glyph.id == 0 { glyph = missingGlyph(at: Int(infos[index].cluster), unitsPerEm: face.unitsPerEm) }
            glyphs.append(glyph)
        }
        let item = ShapedItem(face: face, style: style, level: level, glyphs: glyphs)
        appendClusters(of: item, range: range) { Int(infos[$0].cluster) }
    }

    /// Appends a box for every character of a text without any font.
    private mutating func appendBoxes(_ range: Range<Int>, _ style: TextStyle, level: UInt8) {
        let starts = range.filter { breaks[$0].contains(.characterStart) || $0 == range.lowerBound }
        let order = level & 1 == 1 ? starts.reversed() : starts
        let glyphs = order.map { missingGlyph(at: $0, unitsPerEm: 1000) }
        appendClusters(of: ShapedItem(face: nil, style: style, level: level, glyphs: glyphs), range: range) { order[$0] }
    }

    /// An empty box, or nothing for control characters.
    private func missingGlyph(at index: Int, unitsPerEm: Double) -> ShapedGlyph {
        let unit = text[index]
        if unit < 0x20 || (0x7F...0x9F).contains(unit) || unit == 0x2028 || unit == 0xFFFC {
            return ShapedGlyph(id: ShapedGlyph.invisible, advance: 0, xOffset: 0, yOffset: 0)
        }
        MissingGlyphs.report(scalars.scalar(at: index))
        return ShapedGlyph(id: ShapedGlyph.missing, advance: Int32(unitsPerEm * 0.6), xOffset: 0, yOffset: 0)
    }

    /// Groups an item's glyphs into clusters, in logical order.
    private mutating func appendClusters(of item: ShapedItem, range: Range<Int>, cluster: (Int) -> Int) {
        let itemIndex = Int32(items.count)
        let count = item.glyphs.count
        let backwards = item.level & 1 == 1
        let scale = item.scale * item.style.widthFactor
        let space = item.style.addedSpace + (item.face === item.style.face ? item.style.fontTracking : 0)
        var step = 0
        let first = clusters.count
        while step < count {
            let start = cluster(backwards ? count - 1 - step : step)
            let begin = step
            var units: Int64 = 0
            while step < count, cluster(backwards ? count - 1 - step : step) == start {
                units += Int64(item.glyphs[backwards ? count - 1 - step : step].advance)
                step += 1
            }
            var flags = breaks[start]
            var advance = Double(units) * scale
            if text[start] == 9 {
                flags.formUnion([.tab, .white])
                advance = 0
            } else if text[start] == 0xFFFC, let attachment = item.style.attachment {
                flags.insert(.attachment)
                let bounds = attachment.typesetBounds(beside: item.style.font)
                advance = Double(bounds.origin.x.finite + bounds.size.width.finite + 2 * attachment.typesetPadding.finite)
            } else if units != 0 {
                // Clusters without width, such as joiners, take no tracking.
                advance += space
                if item.face === item.style.face { advance += item.style.fontExtra.points(for: text[start]) }
            }
            clusters.append(
                TextCluster(
                    start: Int32(start), length: 0, item: itemIndex,
                    firstGlyph: Int32(backwards ? count - step : begin), glyphCount: Int32(step - begin), flags: flags,
                    advance: advance))
        }
        for index in first..<clusters.count {
            let end = index + 1 < clusters.count ? Int(clusters[index + 1].start) : range.upperBound
            clusters[index].length = Int32(end) - clusters[index].start
        }
        items.append(item)
    }
}

/// The characters that were reported as missing, once each.
enum MissingGlyphs {
    private static let reported = Mutex<Set<UInt32>>([])

    static func report(_ scalar: UInt32) {
        let first = reported.withLock { known in known.count < 64 && known.insert(scalar).inserted }
        guard first else { return }
        let hex = String(scalar, radix: 16, uppercase: true)
        Catalogue.glyphMissing.report(object: "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex)
    }

    /// Clears the list for tests: every character may be reported again.
    static func forget() { reported.withLock { $0 = [] } }
}

extension CGFloat {
    /// The value, or 0 where it is NaN or infinite.
    var finite: CGFloat { isFinite ? self : 0 }
}
