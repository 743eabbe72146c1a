// Text and containers that come and go, edits, and the layout of paragraphs.
// Apple: "NSLayoutManager", processEditing(for:edited:range:changeInLength:invalidatedRange:)
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import Typesetting

extension NSLayoutManager {
    // MARK: Text and containers

    /// Called by the storage alone.
    func take(_ storage: NSTextStorage?) {
        state.storage = storage
        readAll()
    }

    func moveText(to storage: NSTextStorage?) {
        guard storage !== state.storage else { return }
        state.storage?.removeLayoutManager(self)
        storage?.addLayoutManager(self)
    }

    func insert(_ container: NSTextContainer, _ index: Int) {
        guard !state.containers.contains(where: { $0 === container }) else { return }
        if let other = container.layoutManager, let at = other.state.containers.firstIndex(where: { $0 === container }) {
            other.removeTextContainer(at: at)
        }
        state.containers.insert(container, at: min(max(0, index), state.containers.count))
        container.layoutManager = self
        if state.containers.count > 1 { Catalogue.textContainersSeveral.report(object: "NSLayoutManager") }
        readAll()
    }

    func removeContainer(_ index: Int) {
        guard state.containers.indices.contains(index) else { return }
        state.containers.remove(at: index).layoutManager = nil
        readAll()
    }

    func containerChanged(_ container: NSTextContainer) {
        guard container === state.containers.first else { return }
        guard !state.isWhole, !container.leavesOut else { return readAll() }
        rebreak()
    }

    func setUsesFontLeading(_ uses: Bool) {
        guard uses != state.usesFontLeading else { return }
        state.usesFontLeading = uses
        if state.isWhole { readAll() } else { rebreak() }
    }

    func declare(_ path: WritableKeyPath<LayoutManagerState, Bool>, _ value: Bool, _ name: String, _ missing: String) {
        state[keyPath: path] = value
        Catalogue.stored("NSLayoutManager.\(name)", of: "NSLayoutManager", isDefault: !value, missing)
    }

    // MARK: Edits

    /// The text is cut into paragraphs anew; nothing is laid out.
    func readAll() {
        let text = state.storage?.string ?? ""
        state.isWhole = state.containers.first?.leavesOut ?? false
        state.hasPlacedAttachments = false
        state.list =
            state.isWhole
            ? ParagraphList(lengths: [text.utf16.count])
            : ParagraphList(lengths: ParagraphList.lengths(of: text.utf16, isEndOfText: true))
        invalidated()
    }

    /// Lines are broken anew; the shapes of the glyphs stay.
    private func rebreak() {
        guard let width = state.containers.first?.lineWidth, !state.hasPlacedAttachments else { return readAll() }
        let rules = LaidParagraph.Rules(width: width, usesFontLeading: state.usesFontLeading, scale: options.scale)
        state.list.forgetLines { laid in laid.text.map { LaidParagraph($0, rules) } }
        invalidated()
    }

    private func invalidated(displayOnly: Bool = false) {
        state.measured = [:]
        didInvalidate?(displayOnly)
        guard let delegate, MainExecutor.isCurrent else { return }
        nonisolated(unsafe) let (known, this) = (delegate, self)
        MainActor.assumeIsolated { known.layoutManagerDidInvalidateLayout(this) }
    }

    /// An edit of the storage. Steps: 1. the paragraphs that it touched, in the text as it was; 2. these are cut anew;
    /// 3. an empty last paragraph looks like the terminator before it.
    func take(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ change: Int) {
        guard let storage = state.storage else { return }
        guard !state.isWhole else { return readAll() }
        guard range.location != NSNotFound, range.location >= 0, range.length - change >= 0,
            range.location + range.length - change <= state.list.length, storage.length == state.list.length + change
        else { return readAll() }
        guard mask.contains(.editedCharacters) else {
            _ = forget(range)
            return
        }
        recut(NSRange(location: range.location, length: range.length - change), change, storage)
        invalidated()
    }

    private func recut(_ old: NSRange, _ change: Int, _ storage: NSTextStorage) {
        let units = storage.string.utf16
        var first = state.list.place(containing: old.location)
        // A line feed may join the carriage return before it.
        if first.start == old.location, let before = state.list.previous(first) { first = before }
        var last = state.list.place(containing: old.location + old.length)
        if let next = state.list.next(last), state.list[next].length == 0 { last = next }
        let end = last.start + state.list[last].length
        let isEnd = end == state.list.length
        let from = units.index(units.startIndex, offsetBy: first.start)
        let piece = units[from..<units.index(from, offsetBy: end + change - first.start)]
        let lengths = ParagraphList.lengths(of: Array(piece), isEndOfText: isEnd)
        // The paragraph before was looked at for its carriage return alone: it keeps its lines where it stays whole.
        if first.start + state.list[first].length == old.location, lengths.first == state.list[first].length,
            lengths.count > 1, let second = state.list.next(first)
        {
            state.list.replace(from: second, through: last, with: Array(lengths.dropFirst()))
        } else {
            state.list.replace(from: first, through: last, with: lengths)
        }
        checkList()
    }

    private func checkList() {
        CacheCheck.look(.paragraphs, "NSLayoutManager") {
            state.list.isConsistent ? nil : "they are not those of its \(state.list.count) paragraphs."
        }
    }

    /// Forgets the lines of the paragraphs that a range of the text touches. Returns their range.
    func forget(_ range: NSRange) -> NSRange {
        guard !state.isWhole else {
            readAll()
            return NSRange(location: 0, length: numberOfGlyphs)
        }
        let first = state.list.place(containing: max(0, range.location))
        var last = state.list.place(containing: max(range.location, range.location + range.length - 1))
        if let next = state.list.next(last), state.list[next].length == 0 { last = next }
        var lengths: [Int] = []
        var place: ParagraphList.Place? = first
        while let current = place {
            lengths.append(state.list[current].length)
            place = current == last ? nil : state.list.next(current)
        }
        let end = last.start + state.list[last].length
        state.list.replace(from: first, through: last, with: lengths)
        invalidated()
        return NSRange(location: first.start, length: end - first.start)
    }

    // MARK: Layout

    private var mayLay: Bool {
        guard let storage = state.storage, !state.containers.isEmpty else { return false }
        let isEditing = storage.editing.depth > 0 && !storage.editing.mask.isEmpty
        guard !isEditing, storage.length == state.list.length else {
            Catalogue.layoutWhileEditing.report(object: "NSLayoutManager")
            return false
        }
        return true
    }

    /// Lays out every paragraph down to the one that holds a character.
    func lay(through unit: Int) { lay { $0.start <= unit } }

    /// Lays out every paragraph that begins above a height.
    func lay(downTo y: CGFloat) { lay { $0.top <= Double(y) } }

    func layAll() { lay { _ in true } }

    private func lay(_ isWanted: (ParagraphList.Place) -> Bool) {
        guard state.list.unlaid > 0, !state.isLaying, mayLay else { return }
        state.isLaying = true
        let text = state.storage!.string
        var place = state.list.firstUnlaid
        while let current = place, isWanted(current) {
            if state.list[current].laid == nil {
                let made = make(current, text)
                state.list.lay(made, at: current)
            }
            place = state.list.next(current)
            if state.list.unlaid == 0 { break }
        }
        state.isLaying = false
        checkList()
        guard state.list.unlaid == 0, let delegate, MainExecutor.isCurrent else { return }
        nonisolated(unsafe) let (known, this, container) = (delegate, self, state.containers.first)
        MainActor.assumeIsolated { known.layoutManager(this, didCompleteLayoutFor: container, atEnd: true) }
    }

    private func make(_ place: ParagraphList.Place, _ text: String) -> LaidParagraph {
        state.paragraphsLaid += 1
        let container = state.containers[0]
        if state.isWhole { return LaidParagraph(whole: wholeLayout(text, container, container.lineWidth)) }
        let entry = state.list[place]
        let paragraph = paragraphText(place.start, entry.length, text.utf16, entry.before?.text)
        let rules = LaidParagraph.Rules(
            width: container.lineWidth, usesFontLeading: state.usesFontLeading, scale: options.scale)
        return LaidParagraph(paragraph, rules, old: entry.before)
    }

    private func paragraphText(
        _ start: Int, _ length: Int, _ text: String.UTF16View, _ before: ParagraphText?
    ) -> ParagraphText {
        let storage = state.storage!
        let from = text.index(text.startIndex, offsetBy: start)
        var units = Array(text[from..<text.index(from, offsetBy: length)])
        let terminator = ParagraphList.terminatorLength(units)
        units.removeLast(terminator)
        var runs: [ParagraphText.Run] = []
        var index = start
        let end = start + units.count
        while index < end {
            var run = NSRange(location: index, length: 0)
            let attributes = storage.attributes(at: index, effectiveRange: &run)
            let next = min(end, max(index + 1, run.location + run.length))
            runs.append(ParagraphText.Run(range: index - start..<next - start, attributes: shown(attributes, at: index)))
            index = next
        }
        var empty = options.emptyAttributes
        if runs.isEmpty, storage.length > 0 {
            // An empty paragraph looks like its terminator, the last one like the terminator before it.
            empty = shown(storage.attributes(at: terminator > 0 ? start : start - 1, effectiveRange: nil), at: start)
        }
        return ParagraphText(
            units: units, runs: runs, terminatorLength: terminator, emptyAttributes: empty,
            defaultFont: options.defaultFont, isRightToLeft: options.isRightToLeft, before: before)
    }

    private func shown(_ attributes: [NSAttributedString.Key: Any], at index: Int) -> [NSAttributedString.Key: Any] {
        var attributes = attributes
        if let attachment = attributes[.attachment] as? NSTextAttachment, type(of: attachment) != NSTextAttachment.self {
            state.hasPlacedAttachments = true
            attributes[.attachment] = PlacedAttachment(
                attachment, AttachmentPlace(container: state.containers.first, index: index))
        }
        guard let look = options.linkAttributes, attributes[.link] != nil else { return attributes }
        attributes[.link] = nil
        attributes.merge(look) { $1 }
        return attributes
    }

    /// The text as one layout, which may leave lines out.
    private func wholeLayout(_ text: String, _ container: NSTextContainer, _ width: CGFloat) -> TextLayout {
        let storage = state.storage!
        let copy = NSMutableAttributedString(string: text)
        var index = 0
        while index < storage.length {
            var run = NSRange(location: index, length: 0)
            let attributes = storage.attributes(at: index, effectiveRange: &run)
            let end = max(index + 1, run.location + run.length)
            copy.setAttributes(shown(attributes, at: index), range: NSRange(location: index, length: end - index))
            index = end
        }
        var request = TextLayoutRequest(string: copy, defaultFont: options.defaultFont, width: width)
        if storage.length == 0, let font = options.emptyAttributes[.font] as? any TypesetFont {
            request.defaultFont = font.typesetFont
        }
        request.height = container.lineHeightLimit
        request.maximumLines = container.maximumNumberOfLines
        if container.lineBreakMode != .byWordWrapping { request.lineBreakMode = container.lineBreakMode }
        request.usesFontLeading = state.usesFontLeading
        request.isRightToLeft = options.isRightToLeft
        request.alignsByText = true
        request.scale = options.scale
        return TextLayout.make(request)
    }

    // MARK: Measuring

    /// The size that the text takes at a width, with the padding; the layout stays as it is.
    package func measure(width: CGFloat) -> CGSize {
        guard let container = state.containers.first else { return .zero }
        layAll()
        let inner = width > 0 && width < 1e6 ? max(width - 2 * container.lineFragmentPadding, 0.001) : CGFloat.infinity
        if inner == container.lineWidth { return textSize(container.lineFragmentPadding) }
        if let known = state.measured[inner] { return known }
        var size = CGSize.zero
        if state.isWhole, let text = state.storage?.string {
            let layout = wholeLayout(text, container, inner)
            size = CGSize(width: layout.size.width, height: CGFloat(LaidParagraph.exact(layout.heightWithSpacing)))
        }
        var place: ParagraphList.Place? = state.list.first
        while let current = place, let laid = state.list[current].laid, let text = laid.text {
            let next = state.list.next(current)
            let own = text.size(width: inner, usesFontLeading: state.usesFontLeading)
            size.width = max(size.width, own.width)
            size.height += CGFloat(LaidParagraph.exact(own.height)) + (current.start == 0 ? 0 : CGFloat(laid.before))
            if next != nil { size.height += CGFloat(laid.after) }
            place = next
        }
        size.width += 2 * container.lineFragmentPadding
        state.measured[inner] = size
        return size
    }

    private func textSize(_ padding: CGFloat) -> CGSize {
        guard let container = state.containers.first else { return .zero }
        return CGSize(width: CGFloat(state.list.widest) + 2 * padding, height: used(container).maxY)
    }
}
