// A paragraph style's state to and from a keyed archive.
// Apple: NSParagraphStyle (NSCoding)
import Foundation

extension ParagraphStyleState {
    /// Reads the values of an archive; absent or invalid values are the defaults.
    init(coder: NSCoder) {
        self.init()
        func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        func integer(_ key: String) -> Int? {
            coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil
        }
        lineSpacing = number("NSLineSpacing")
        paragraphSpacing = number("NSParagraphSpacing")
        paragraphSpacingBefore = number("NSParagraphSpacingBefore")
        firstLineHeadIndent = number("NSFirstLineHeadIndent")
        headIndent = number("NSHeadIndent")
        tailIndent = number("NSTailIndent")
        minimumLineHeight = number("NSMinLineHeight")
        maximumLineHeight = number("NSMaxLineHeight")
        lineHeightMultiple = number("NSLineHeightMultiple")
        hyphenationFactor = Float(number("NSHyphenationFactor"))
        defaultTabInterval = number("NSDefaultTabInterval")
        usesDefaultHyphenation = coder.decodeBool(forKey: "NSUsesDefaultHyphenation")
        allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: "NSAllowsTighteningForTruncation")
        alignment = integer("NSAlignment").flatMap(NSTextAlignment.init) ?? .natural
        lineBreakMode = integer("NSLineBreakMode").flatMap(NSLineBreakMode.init) ?? .byWordWrapping
        baseWritingDirection = integer("NSWritingDirection").flatMap(NSWritingDirection.init) ?? .natural
        lineBreakStrategy = .init(rawValue: UInt(max(0, integer("NSLineBreakStrategy") ?? 0)))
        if let count = integer("NSTextListCount"), (0...1000).contains(count) {
            textLists = (0..<count).compactMap { coder.decodeObject(of: NSTextList.self, forKey: "NSTextList\($0)") }
        }
        if let count = integer("NSTabStopCount"), (0...1000).contains(count) {
            tabStops = (0..<count).map { index in
                NSTextTab(
                    textAlignment: integer("NSTabAlignment\(index)").flatMap(NSTextAlignment.init) ?? .left,
                    location: number("NSTabLocation\(index)"))
            }
        }
    }

    func encode(with coder: NSCoder) {
        func put(_ value: CGFloat, _ key: String) { coder.encode(Double(value), forKey: key) }
        put(lineSpacing, "NSLineSpacing")
        put(paragraphSpacing, "NSParagraphSpacing")
        put(paragraphSpacingBefore, "NSParagraphSpacingBefore")
        put(firstLineHeadIndent, "NSFirstLineHeadIndent")
        put(headIndent, "NSHeadIndent")
        put(tailIndent, "NSTailIndent")
        put(minimumLineHeight, "NSMinLineHeight")
        put(maximumLineHeight, "NSMaxLineHeight")
        put(lineHeightMultiple, "NSLineHeightMultiple")
        put(CGFloat(hyphenationFactor), "NSHyphenationFactor")
        put(defaultTabInterval, "NSDefaultTabInterval")
        coder.encode(usesDefaultHyphenation, forKey: "NSUsesDefaultHyphenation")
        coder.encode(allowsDefaultTighteningForTruncation, forKey: "NSAllowsTighteningForTruncation")
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
        coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection")
        coder.encode(Int(lineBreakStrategy.rawValue), forKey: "NSLineBreakStrategy")
        if !textLists.isEmpty {
            coder.encode(textLists.count, forKey: "NSTextListCount")
            for (index, list) in textLists.enumerated() { coder.encode(list, forKey: "NSTextList\(index)") }
        }
        guard tabStops != Self.defaultTabStops else { return }
        coder.encode(tabStops.count, forKey: "NSTabStopCount")
        for (index, stop) in tabStops.enumerated() {
            coder.encode(stop.alignment.rawValue, forKey: "NSTabAlignment\(index)")
            put(stop.location, "NSTabLocation\(index)")
        }
    }
}
