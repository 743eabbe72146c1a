// San Francisco's semibold: Inter's is heavier, its medium lighter.
// No Apple page: this is ours. The weight was measured on text recorded on iOS 16: its ink is that of 550 to 560.
internal import CPango
import Foundation

/// Takes from Inter's semibold glyphs what San Francisco's have less.
enum SemiboldInk {
    /// How far the outlines go from weight 600 to 500.
    static let part = 0.4
    /// The difference between Inter's upright stems in both weights, in ems.
    private static let stems = 0.0224

    /// The file of the medium weight that belongs to one of Inter's semibold ones; nil for others.
    static func lighterFile(of path: String) -> String? {
        guard path.contains("/Inter"), let range = path.range(of: "-SemiBold", options: .backwards) else { return nil }
        return path.replacingCharacters(in: range, with: "-Medium")
    }

    /// Thins the outline of a slot that was loaded from a semibold face; does nothing for others. Runs under FreeType's lock.
    ///
    /// Outlines of the same points go on the straight way between both weights, centred in the advance. Some are built
    /// otherwise in both: they lose as much of their stems' width.
    ///
    /// - Parameters:
    ///   - size: Pixels per em in 26.6 fixed point; nil for font units.
    ///   - flags: The flags with which the glyph was loaded.
    static func thin(_ slot: FT_GlyphSlot, of face: FontFace, glyph: UInt32, size: UInt32?, flags: Int32) {
        guard let lighter = face.lighter else { return }
        let handle = lighter.outlines.assumingMemoryBound(to: FT_FaceRec_.self)
        if let size, FT_Set_Char_Size(handle, 0, FT_F26Dot6(size), 72, 72) != 0 { return }
        if FT_Load_Glyph(handle, glyph, flags) == 0, let other = handle.pointee.glyph, areAlike(slot, other) {
            let (heavy, light) = (slot.pointee.outline, other.pointee.outline)
            let shift = Double(slot.pointee.metrics.horiAdvance - other.pointee.metrics.horiAdvance) / 2
            for index in 0..<Int(heavy.n_points) {
                let (from, to) = (heavy.points[index], light.points[index])
                heavy.points[index].x = FT_Pos((Double(from.x) + (Double(to.x) + shift - Double(from.x)) * part).rounded())
                heavy.points[index].y = FT_Pos((Double(from.y) + (Double(to.y) - Double(from.y)) * part).rounded())
            }
            return
        }
        let units = size.map(Double.init) ?? face.unitsPerEm
        let strength = FT_Pos((stems * part * units).rounded())
        FT_Outline_EmboldenXY(&slot.pointee.outline, -strength, 0)
        FT_Outline_Translate(&slot.pointee.outline, strength / 2, 0)
    }

    /// Whether two outlines have the same points of the same kinds in the same contours.
    private static func areAlike(_ one: FT_GlyphSlot, _ two: FT_GlyphSlot) -> Bool {
        let (a, b) = (one.pointee.outline, two.pointee.outline)
        guard a.n_points == b.n_points, a.n_contours == b.n_contours, a.n_points > 0, a.n_contours > 0 else { return false }
        let points = Int(a.n_points)
        let contours = Int(a.n_contours)
        return memcmp(a.tags, b.tags, points) == 0
            && memcmp(a.contours, b.contours, contours * MemoryLayout.size(ofValue: a.contours[0])) == 0
    }
}
