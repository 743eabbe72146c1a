// A paragraph style that can be changed.
// Apple: NSMutableParagraphStyle
import Foundation

/// A paragraph style that can be changed; the properties are described at NSParagraphStyle.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var lineSpacing: CGFloat {
        get { state.lineSpacing }
        set { state.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { state.paragraphSpacing }
        set { state.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { state.paragraphSpacingBefore }
        set { state.paragraphSpacingBefore = newValue }
    }
    open override var alignment: NSTextAlignment {
        get { state.alignment }
        set { state.alignment = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { state.firstLineHeadIndent }
        set { state.firstLineHeadIndent = newValue }
    }
    open override var headIndent: CGFloat {
        get { state.headIndent }
        set { state.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { state.tailIndent }
        set { state.tailIndent = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { state.lineBreakMode }
        set { state.lineBreakMode = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { state.minimumLineHeight }
        set { state.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { state.maximumLineHeight }
        set { state.maximumLineHeight = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { state.lineHeightMultiple }
        set { state.lineHeightMultiple = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { state.baseWritingDirection }
        set { state.baseWritingDirection = newValue }
    }
    open override var hyphenationFactor: Float {
        get { state.hyphenationFactor }
        set { state.hyphenationFactor = newValue }
    }
    open override var usesDefaultHyphenation: Bool {
        get { state.usesDefaultHyphenation }
        set { state.usesDefaultHyphenation = newValue }
    }
    open override var defaultTabInterval: CGFloat {
        get { state.defaultTabInterval }
        set { state.defaultTabInterval = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { state.allowsDefaultTighteningForTruncation }
        set { state.allowsDefaultTighteningForTruncation = newValue }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { state.lineBreakStrategy }
        set { state.lineBreakStrategy = newValue }
    }
    open override var textLists: [NSTextList] {
        get { state.textLists }
        set { state.textLists = newValue }
    }
    open override var tabStops: [NSTextTab]! {
        get { state.tabStops }
        set { state.tabStops = (newValue ?? ParagraphStyleState.defaultTabStops).sorted { $0.location < $1.location } }
    }

    /// Adds a stop at its place in the order of locations.
    open func addTabStop(_ tab: NSTextTab) { tabStops = state.tabStops + [tab] }

    /// Removes the first stop that equals this one.
    open func removeTabStop(_ tab: NSTextTab) {
        if let index = state.tabStops.firstIndex(of: tab) { state.tabStops.remove(at: index) }
    }

    /// Takes over every property of another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) { state = style.state }
}
