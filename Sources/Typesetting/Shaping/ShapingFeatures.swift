// The OpenType features that a run is shaped with.
// No Apple page: this is ours.
internal import CPango

/// The OpenType features that a run is shaped with.
enum ShapingFeatures {
    static func list(for style: TextStyle, face: FontFace) -> [hb_feature_t] {
        var list: [hb_feature_t] = []
        func set(_ tag: StaticString, _ value: UInt32) {
            let bytes = tag.utf8Start
            let code = UInt32(bytes[0]) << 24 | UInt32(bytes[1]) << 16 | UInt32(bytes[2]) << 8 | UInt32(bytes[3])
            list.append(hb_feature_t(tag: code, value: value, start: 0, end: UInt32.max))
        }
        // Inter's alternates draw arrows for "->" and a cross for the x in "2x2", JetBrains Mono's one sign for "==";
        // San Francisco's text has none of them.
        if face.hidesAlternates { set("calt", 0) }
        if !style.kerns { set("kern", 0) }
        if !style.ligates {
            set("liga", 0)
            set("clig", 0)
        }
        let features = style.font.features
        if features.isEmpty { return list }
        if features.contains(.monospacedDigits) { set("tnum", 1) }
        if features.contains(.proportionalDigits) { set("pnum", 1) }
        if features.contains(.smallCaps) { set("smcp", 1) }
        if features.contains(.stylisticSet1) { set("ss01", 1) }
        if features.contains(.slashedZero) { set("zero", 1) }
        if features.contains(.fractions) { set("frac", 1) }
        return list
    }
}
