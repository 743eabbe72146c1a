// Lays a text out into lines, keeps the lines paragraph by paragraph, and draws them.
// Apple: "NSLayoutManager"
import CoreGraphics
import Diagnostics
import Foundation
import Typesetting

/// Lays a text storage's text out into a container's lines, finds places in them and draws them.
///
/// Lines are kept by paragraph: an edit lays out the paragraphs that it touches, the others move. A paragraph is laid out
/// when somebody first asks for something at or below it. Coordinates are points of the container, y downwards.
///
/// Differs from Apple in: there is one glyph for each UTF-16 unit, so that glyph and character indices are the same; one
/// container is filled; delegates cannot change line fragments.
open class NSLayoutManager: NSObject, NSSecureCoding {
    final var state = LayoutManagerState()
    /// The options by which a text view's layout manager differs from a plain one.
    package final var options = TextDisplayOptions()
    /// Called after lines were forgotten or shall be drawn anew.
    package final var didInvalidate: ((_ displayOnly: Bool) -> Void)?

    /// A manager without text and containers.
    public override init() { super.init() }
    /// Reads what ``encode(with:)`` wrote.
    public required init?(coder: NSCoder) {
        super.init()
        state.usesFontLeading = coder.decodeBool(forKey: "NSUsesFontLeading")
    }
    /// Writes the settings; containers and text are not archived.
    open func encode(with coder: NSCoder) { coder.encode(usesFontLeading, forKey: "NSUsesFontLeading") }
    /// True.
    open class var supportsSecureCoding: Bool { true }

    /// The delegate for completed and invalidated layout. Not retained.
    open weak var delegate: (any NSLayoutManagerDelegate)?

    // MARK: Text and containers

    /// The text; set by the storage's `addLayoutManager(_:)`. Setting it moves this manager to another storage.
    open var textStorage: NSTextStorage? {
        get { state.storage }
        set { moveText(to: newValue) }
    }
    /// The containers; lines go to the first.
    open var textContainers: [NSTextContainer] { state.containers }
    /// Adds a container behind the others. A second one stays empty (UIK1505).
    open func addTextContainer(_ container: NSTextContainer) { insert(container, state.containers.count) }
    /// Adds a container at an index.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) { insert(container, index) }
    /// Takes a container away.
    open func removeTextContainer(at index: Int) { removeContainer(index) }
    /// A container has changed its size or rules: all lines are forgotten.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { containerChanged(container) }

    // MARK: Settings

    /// Whether the leading of fonts is applied between lines; true by default.
    open var usesFontLeading: Bool {
        get { state.usesFontLeading }
        set { setUsesFontLeading(newValue) }
    }
    /// Whether far lines may be guessed until they are needed. Stored: what is asked for is always laid out exactly.
    open var allowsNonContiguousLayout: Bool {
        get { state.allowsNonContiguous }
        set { state.allowsNonContiguous = newValue }
    }
    /// False: no answer is a guess.
    open var hasNonContiguousLayout: Bool { false }
    /// Whether spaces and the like show signs; stored, none are drawn (UIK1201).
    open var showsInvisibleCharacters: Bool {
        get { state.showsInvisibles }
        set { declare(\.showsInvisibles, newValue, "showsInvisibleCharacters", "No signs are drawn.") }
    }
    /// Whether control characters show signs; stored, none are drawn (UIK1201).
    open var showsControlCharacters: Bool {
        get { state.showsControls }
        set { declare(\.showsControls, newValue, "showsControlCharacters", "No signs are drawn.") }
    }
    /// Whether words are broken in paragraphs whose style does not say so; stored (UIK1201): styles alone decide.
    open var usesDefaultHyphenation: Bool {
        get { state.hyphenates }
        set { declare(\.hyphenates, newValue, "usesDefaultHyphenation", "The paragraph styles alone decide.") }
    }
    /// Whether absurd contents are laid out at all; stored: layout here has no such limits.
    open var limitsLayoutForSuspiciousContents: Bool {
        get { state.limitsSuspicious }
        set { state.limitsSuspicious = newValue }
    }

    // MARK: Invalidation

    /// A storage has processed edits: the paragraphs that they touch are forgotten, the others move.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) { take(editMask, newCharRange, delta) }
    /// Forgets the lines of the paragraphs that a range touches; these are given back.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        let forgotten = forget(charRange)
        actualCharacterRange?.pointee = forgotten
    }
    /// Invalidates the glyphs of characters. Glyphs and lines are created together, so this equals
    /// ``invalidateLayout(forCharacterRange:actualCharacterRange:)``.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
    ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange) }
    /// The range shall be drawn anew.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { didInvalidate?(true) }
    /// The range shall be drawn anew.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { didInvalidate?(true) }
    /// Lays out all text up to the range's end.
    open func ensureLayout(forCharacterRange charRange: NSRange) { lay(through: charRange.location + charRange.length) }
    /// Lays out all text up to the range's end.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { lay(through: glyphRange.location + glyphRange.length) }
    /// Lays out all text.
    open func ensureLayout(for container: NSTextContainer) { layAll() }
    /// Lays out all text down to the rectangle's bottom.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { lay(downTo: bounds.maxY) }
    /// Lays out all text up to the range's end.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) { lay(through: charRange.location + charRange.length) }
    /// Lays out all text up to the range's end.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { lay(through: glyphRange.location + glyphRange.length) }
    /// The first character whose paragraph is not laid out; the text's length where all are.
    open func firstUnlaidCharacterIndex() -> Int { state.list.firstUnlaid?.start ?? numberOfGlyphs }
    /// Returns the first glyph without layout, which is ``firstUnlaidCharacterIndex()``.
    open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

    // MARK: Glyphs

    /// One for each UTF-16 unit.
    open var numberOfGlyphs: Int { state.storage?.length ?? 0 }
    /// Whether there is such a glyph.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
    /// The same index.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// The same index.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// The same range, within the text.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        sameRange(charRange, actualCharacterRange)
    }
    /// The same range, within the text.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        sameRange(glyphRange, actualGlyphRange)
    }
    /// The glyphs that stand in a container: those that were not left out.
    open func glyphRange(for container: NSTextContainer) -> NSRange { shownRange(container) }

    // MARK: Lines

    /// The container of a glyph; nil where it was left out.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
        container(ofGlyph: glyphIndex, effectiveRange)
    }
    /// Returns the container of a glyph, like the form without the last parameter.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? { container(ofGlyph: glyphIndex, effectiveRange) }
    /// The smallest rectangle around all lines with their padding, the line behind a last line break included.
    open func usedRect(for container: NSTextContainer) -> CGRect { used(container) }
    /// The whole width of the container by the line's height with its spacing, and the glyphs of the line.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        fragment(ofGlyph: glyphIndex, effectiveRange)
    }
    /// Returns the rectangle of a glyph's line, like the form without the last parameter.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { fragment(ofGlyph: glyphIndex, effectiveRange) }
    /// The part of the line fragment that text takes, with the padding, without paragraph spacing.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        usedFragment(ofGlyph: glyphIndex, effectiveRange)
    }
    /// Returns the used rectangle of a glyph's line, like the form without the last parameter.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { usedFragment(ofGlyph: glyphIndex, effectiveRange) }
    /// The line behind the last line break, or of an empty text; zero where the text ends in a line.
    open var extraLineFragmentRect: CGRect { extraFragment?.rect ?? .zero }
    /// The part of it that its insertion point takes.
    open var extraLineFragmentUsedRect: CGRect { extraFragment?.used ?? .zero }
    /// The container of that line.
    open var extraLineFragmentTextContainer: NSTextContainer? { extraFragment == nil ? nil : state.containers.first }
    /// Returns the place of a glyph's origin on the baseline, from its line fragment's corner.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint { location(ofGlyph: glyphIndex) }
    /// The glyphs that an ellipsis at the line's end stands for; location `NSNotFound` for none.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange { truncated(glyphIndex) }
    /// The size of an attachment in the text; (−1, −1) for other glyphs.
    open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize { attachmentSize(glyphIndex) }
    /// False: every character but controls is drawn or white.
    open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool { !hasPlace(glyphIndex) }

    // MARK: Finding

    /// The glyphs of the lines that a rectangle touches.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange { glyphs(in: bounds) }
    /// Returns the glyphs in a rectangle, like the form that may lay out.
    open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange {
        glyphs(in: bounds)
    }
    /// The smallest rectangle around some glyphs, whole lines high.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        bounds(of: glyphRange)
    }
    /// The glyph under or nearest to a point.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { hit(point).index }
    /// The glyph under or nearest to a point, and how much of it lies before the point.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let hit = hit(point)
        partialFraction?.pointee = hit.fraction
        return hit.index
    }
    /// How much of the glyph under a point lies before it, 0…1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        hit(point).fraction
    }
    /// The character under or nearest to a point, and how far to the next insertion point the point lies, 0…1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let hit = hit(point)
        partialFraction?.pointee = hit.fraction
        return hit.index
    }
    /// Calls a block for each line of some glyphs: its rectangle, the used part, the container, its glyphs, stop.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { eachFragment(glyphRange, block) }
    /// Calls a block for each rectangle that encloses some glyphs; those of a selection reach from line to line.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { eachRect(glyphRange, selectedRange, block) }

    // MARK: Drawing

    /// Draws what lies behind glyphs into the current context, the container's corner at a point.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        paint(glyphsToShow, origin, backgrounds: true)
    }
    /// Draws glyphs, lines below and through them, and attachments into the current context.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        paint(glyphsToShow, origin, backgrounds: false)
    }
}

/// Changed by `NSLayoutManager+Editing.swift`.
struct LayoutManagerState {
    weak var storage: NSTextStorage?
    var containers: [NSTextContainer] = []
    var list = ParagraphList()
    /// The one entry of ``list`` is the whole text, because lines may be left out.
    var isWhole = false
    /// Whether attachments of subclasses were asked for their room at the width of now.
    var hasPlacedAttachments = false
    /// Changed by `NSLayoutManager+Editing.swift` and the accessors.
    var usesFontLeading = true

    // Changed by the accessors alone.
    var allowsNonContiguous = false
    var showsInvisibles = false
    var showsControls = false
    var hyphenates = false
    var limitsSuspicious = false

    var isLaying = false
    /// Paragraphs laid out so far; for tests and benchmarks.
    var paragraphsLaid = 0
    /// Text sizes by width, until the next change.
    var measured: [CGFloat: CGSize] = [:]
}

/// The options by which a text view's layout manager differs from a plain one.
package struct TextDisplayOptions {
    /// Laid over the attributes of links; nil leaves them as labels show them.
    package var linkAttributes: [NSAttributedString.Key: Any]?
    /// The attributes that determine the height of an empty text.
    package var emptyAttributes: [NSAttributedString.Key: Any] = [:]
    /// The font of text without one. Documented.
    var defaultFont = FontDescriptor(family: .named("Helvetica"), pointSize: FontMeasures.unstyledSize)
    /// The direction of paragraphs without strong characters.
    package var isRightToLeft = false
    package var scale: CGFloat = 1
}
