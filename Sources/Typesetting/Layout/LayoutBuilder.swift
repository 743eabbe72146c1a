// From a request to placed lines: breaking, line heights, which lines show, alignment.
// No Apple page: this is ours; the rules are UIKit's, observed in references and documented at NSParagraphStyle.
import Foundation

/// Converts a request to placed lines.
struct LayoutBuilder {
    /// A line before it is placed.
    private struct Draft {
        var paragraph: Int
        var line = LineDraft()
        var ascent = 0.0
        var descent = 0.0
        /// Below, before the next line.
        var spacing = 0.0
        var top: Double

        var clusters: Range<Int> { line.clusters }
        var indent: Double { line.indent }
        var room: Double { line.room }
    }

    private let request: TextLayoutRequest
    private let text: StyledText
    private let containerWidth: Double
    private var shaped: [Int: ShapedParagraph] = [:]
    private var drafts: [Draft] = []
    /// Lines from before an edit.
    private var reuse: LineReuse?
    private var hasMore = false

    /// - Returns: The lines, the size used and whether text was left out.
    static func build(_ request: TextLayoutRequest) -> (lines: [TextLine], size: CGSize, isTruncated: Bool) {
        TextCut.build(request) ?? buildWhole(request)
    }

    /// The same without a look at how much of the text can show.
    static func buildWhole(_ request: TextLayoutRequest) -> (lines: [TextLine], size: CGSize, isTruncated: Bool) {
        build(request, StyledText(request.content, defaultFont: request.defaultFont), shaped: [:])
    }

    /// The same of text whose attributes are resolved, and of paragraphs that are shaped already.
    static func build(
        _ request: TextLayoutRequest, _ text: StyledText, shaped: [Int: ShapedParagraph], reuse: LineReuse? = nil
    ) -> (lines: [TextLine], size: CGSize, isTruncated: Bool) {
        var builder = LayoutBuilder(request, text)
        builder.shaped = shaped
        builder.reuse = reuse
        builder.draftLines()
        return builder.placeLines()
    }

    private init(_ request: TextLayoutRequest, _ text: StyledText) {
        self.request = request
        self.text = text
        let width = request.width
        containerWidth = width.isFinite && width > 0 && width < 1e7 ? Double(width) : .infinity
    }

    // MARK: Paragraphs

    private func style(of paragraph: Int) -> ParagraphStyleState {
        var style = text.paragraphs[paragraph].style.sanitized
        if let mode = request.lineBreakMode { style.lineBreakMode = mode }
        if let alignment = request.alignment { style.alignment = alignment }
        if let strategy = request.lineBreakStrategy { style.lineBreakStrategy = strategy }
        return style
    }

    /// Whether a paragraph takes one line however long: modes that do not wrap, where no label asks for more lines.
    private func isSingleLine(_ style: ParagraphStyleState) -> Bool {
        if style.lineBreakMode.wraps { return false }
        return request.maximumLines == 1 || request.lineBreakMode == nil
    }

    private mutating func shape(_ index: Int, _ style: ParagraphStyleState) -> ShapedParagraph {
        if let known = shaped[index] { return known }
        let paragraph = text.paragraphs[index]
        let units = Array(text.units[paragraph.range])
        let direction = style.baseWritingDirection
        func make() -> ShapedParagraph {
            Shaper.shape(
                units, runs: paragraph.runs, direction: direction, neutralIsRightToLeft: request.isRightToLeft)
        }
        let result: ShapedParagraph
        if case .plain = request.content {
            let key = ShapeCache.Key(
                text: units, font: request.defaultFont, direction: direction,
                neutralIsRightToLeft: request.isRightToLeft)
            result = ShapeCache.paragraph(key, make: make)
        } else {
            result = make()
        }
        shaped[index] = result
        return result
    }

    private func breaker(_ index: Int, _ paragraph: ShapedParagraph, _ style: ParagraphStyleState) -> LineBreaker {
        LineBreaker(paragraph, style: style, hyphens: hyphens(index, style))
    }

    private func hyphens(_ index: Int, _ style: ParagraphStyleState) -> ParagraphHyphens? {
        // What the system's setting is, is a guess: every line that a hyphen makes fuller.
        let factor = style.hyphenationFactor > 0 ? Double(style.hyphenationFactor) : style.usesDefaultHyphenation ? 1 : 0
        guard factor > 0, let patterns = Hyphenation.current?.patterns() else { return nil }
        return ParagraphHyphens(units: Array(text.units[text.paragraphs[index].range]), patterns: patterns, factor: factor)
    }

    // MARK: Lines

    /// Breaks into lines until one does not fit any more.
    private mutating func draftLines() {
        var top = 0.0
        let limit = request.height.isFinite ? Double(request.height) + 0.001 : .infinity
        let most = request.maximumLines > 0 ? request.maximumLines : .max
        for index in text.paragraphs.indices {
            let style = style(of: index)
            let paragraph = shape(index, style)
            let breaker = breaker(index, paragraph, style)
            if index > 0 { top += Double(style.paragraphSpacingBefore) }
            var first = 0
            let planned = plannedEnds(breaker, style, index)
            repeat {
                var draft = Draft(paragraph: index, top: top)
                draft.line.indent = Double(first == 0 ? style.firstLineHeadIndent : style.headIndent)
                draft.line.room = max(0, lineLimit(style) - draft.indent)
                var end = breaker.lineEnd(
                    from: first, indent: draft.indent, width: isSingleLine(style) ? .infinity : draft.room)
                if let place = planned[first] { end = LineBreaker.LineEnd(index: place) }
                draft.line.clusters = first..<end.index
                draft.line.isHyphenated = end.isHyphenated
                draft.line.isLastOfParagraph = end.index >= paragraph.clusters.count
                draft.line.endsAtWrap =
                    !draft.line.isLastOfParagraph && !paragraph.clusters[end.index].flags.contains(.mandatoryBreakBefore)
                measure(&draft, style, paragraph)
                if drafts.count >= most || (!drafts.isEmpty && top + draft.ascent + draft.descent > limit) {
                    hasMore = true
                    return
                }
                drafts.append(draft)
                top += draft.ascent + draft.descent + draft.spacing
                first = end.index
            } while first < paragraph.clusters.count
            top += Double(style.paragraphSpacing)
        }
    }

    /// The ends of lines that are not simply filled: `BreakPlan` has the rules.
    private func plannedEnds(_ breaker: LineBreaker, _ style: ParagraphStyleState, _ index: Int) -> BreakPlan.Ends {
        guard containerWidth.isFinite, !isSingleLine(style), !breaker.byCharacter else { return [:] }
        let indents = (first: Double(style.firstLineHeadIndent), others: Double(style.headIndent))
        let limit = lineLimit(style)
        let rooms = (first: max(0, limit - indents.first), others: max(0, limit - indents.others))
        let (units, start) = (text.units, text.paragraphs[index].range.lowerBound)
        let plan = BreakPlan(breaker, rooms: rooms, indents: indents) { cluster in
            let before = start + Int(breaker.clusters[cluster].start) - 1
            return units.indices.contains(before) && [0x2D, 0x2010].contains(units[before])
        }
        return plan.ends(
            isJustified: style.alignment == .justified, avoidsOrphan: style.lineBreakStrategy.contains(.pushOut))
    }

    /// The end of lines, in points from the leading edge.
    private func lineLimit(_ style: ParagraphStyleState) -> Double {
        let tail = Double(style.tailIndent)
        return tail > 0 ? min(tail, containerWidth) : containerWidth + tail
    }

    /// Ascent, descent and spacing by the fonts and the paragraph's rules.
    private func measure(_ draft: inout Draft, _ style: ParagraphStyleState, _ paragraph: ShapedParagraph) {
        var ascent = 0.0
        var descent = 0.0
        var leading = -Double.infinity
        func count(_ run: TextStyle) {
            ascent = max(ascent, Double(run.metrics.ascender) + run.baselineOffset)
            descent = max(descent, -Double(run.metrics.descender) - run.baselineOffset)
            leading = max(leading, Double(run.metrics.leading))
        }
        if draft.clusters.isEmpty { count(text.paragraphs[draft.paragraph].firstStyle) }
        var last: Int32 = -1
        for index in draft.clusters {
            let cluster = paragraph.clusters[index]
            if cluster.item == last, !cluster.flags.contains(.attachment) { continue }
            let run = paragraph.items[Int(cluster.item)].style
            if cluster.flags.contains(.attachment), let bounds = run.attachment?.typesetBounds(beside: run.font) {
                ascent = max(ascent, Double(bounds.maxY.finite) + run.baselineOffset)
                descent = max(descent, -Double(bounds.minY.finite) - run.baselineOffset)
                if draft.clusters.count == 1 { descent = max(descent, 0) }
                continue
            }
            last = cluster.item
            count(run)
        }
        var height = ascent + descent
        if style.lineHeightMultiple > 0 { height *= Double(style.lineHeightMultiple) }
        if style.minimumLineHeight > 0 { height = max(height, Double(style.minimumLineHeight)) }
        if style.maximumLineHeight > 0 { height = min(height, Double(style.maximumLineHeight)) }
        // The height that the rules add or remove is above the baseline.
        draft.ascent = height - descent
        draft.descent = descent
        draft.spacing = (request.usesFontLeading && leading.isFinite ? leading : 0) + Double(style.lineSpacing)
    }

    // MARK: Placing

    private mutating func placeLines() -> (lines: [TextLine], size: CGSize, isTruncated: Bool) {
        var placers: [LinePlacer?] = []
        var kept: [TextLine?] = []
        var truncated = hasMore
        for index in drafts.indices {
            let draft = drafts[index]
            let old = reused(draft)
            kept.append(old)
            if old != nil {
                placers.append(nil)
                continue
            }
            let paragraph = shaped[draft.paragraph]!
            let style = style(of: draft.paragraph)
            var placer = LinePlacer(
                paragraph: paragraph, breaker: breaker(draft.paragraph, paragraph, style),
                offset: text.paragraphs[draft.paragraph].range.lowerBound)
            let isLast = index == drafts.count - 1 && hasMore
            let mode = style.lineBreakMode
            if let whole = tightenable(draft, paragraph, style, isLast: isLast),
                placer.takeTightened(whole, indent: draft.indent, room: draft.room)
            {
                truncated = false
                drafts[index].line.clusters = whole
                drafts[index].line.isLastOfParagraph = true
            } else if isLast, mode.truncates || request.truncatesLastLine {
                // Several lines truncate at the end whatever the mode (references).
                placer.takeTruncated(
                    draft.clusters.lowerBound..<paragraphEnd(draft, paragraph), indent: draft.indent, room: draft.room,
                    mode: isSingleLine(style) && mode.truncates ? mode : .byTruncatingTail,
                    forced: draft.line.isLastOfParagraph || !draft.line.endsAtWrap,
                    emptyStyle: text.paragraphs[draft.paragraph].firstStyle)
            } else if isSingleLine(style), mode.truncates {
                placer.takeTruncated(
                    draft.clusters, indent: draft.indent, room: draft.room, mode: mode, forced: false,
                    emptyStyle: text.paragraphs[draft.paragraph].firstStyle)
            } else {
                placer.take(draft.clusters, indent: draft.indent, hyphenated: draft.line.isHyphenated)
            }
            if style.alignment == .justified, draft.line.endsAtWrap, !placer.isTruncated, draft.room.isFinite {
                placer.justify(to: draft.room)
            }
            truncated = truncated || placer.isTruncated
            placers.append(placer)
        }
        var used = 0.0
        var inked = 0.0
        for (index, draft) in drafts.enumerated() {
            let width = placers[index]?.width ?? Double(kept[index]?.width ?? 0)
            let space = placers[index].map { hanging($0, draft) } ?? Double(kept[index]?.hanging ?? 0)
            inked = max(inked, draft.indent + width)
            used = max(used, draft.indent + width + space)
        }
        let container = containerWidth.isFinite ? containerWidth : inked
        let lines = drafts.indices.map { index in
            kept[index] ?? place(drafts[index], placers[index]!, container: container)
        }
        let height = drafts.last.map { $0.top + $0.ascent + $0.descent } ?? 0
        return (lines, CGSize(width: used, height: height), truncated)
    }

    /// The part of the white space at a line's end that lies in the line's room.
    private func hanging(_ placer: LinePlacer, _ draft: Draft) -> Double {
        min(placer.trailingWidth, max(0, draft.room - placer.width))
    }

    /// The line from before an edit that has the same clusters in the same room, moved to its new place.
    private func reused(_ draft: Draft) -> TextLine? {
        guard let reuse, containerWidth.isFinite, !draft.clusters.isEmpty, var line = reuse.line(draft.line) else { return nil }
        let source = text.paragraphs[draft.paragraph]
        line.draft = draft.line
        line.origin.y = CGFloat(draft.top)
        line.baseline = CGFloat(draft.top + draft.ascent)
        line.ascent = CGFloat(draft.ascent)
        line.descent = CGFloat(draft.descent)
        line.spacing = CGFloat(draft.spacing)
        line.range = range(of: draft, source, shaped[draft.paragraph]!)
        return line
    }

    private func range(of draft: Draft, _ source: StyledText.Paragraph, _ paragraph: ShapedParagraph) -> NSRange {
        func unit(_ index: Int) -> Int {
            source.range.lowerBound
                + (index < paragraph.clusters.count ? Int(paragraph.clusters[index].start) : paragraph.length)
        }
        let start = unit(draft.clusters.lowerBound)
        let end = unit(draft.clusters.upperBound) + (draft.line.isLastOfParagraph ? source.terminatorLength : 0)
        return NSRange(location: start, length: end - start)
    }

    /// The rest of the text, where letters may come closer for it to fit its line; nil where they may not.
    private func tightenable(
        _ draft: Draft, _ paragraph: ShapedParagraph, _ style: ParagraphStyleState, isLast: Bool
    ) -> Range<Int>? {
        guard request.tightensBeforeTruncation || style.allowsDefaultTighteningForTruncation else { return nil }
        let truncates = style.lineBreakMode.truncates
        let range: Range<Int>
        if isLast, truncates || request.truncatesLastLine {
            range = draft.clusters.lowerBound..<paragraphEnd(draft, paragraph)
        } else if isSingleLine(style), truncates {
            range = draft.clusters
        } else {
            return nil
        }
        // The text behind the line still needs its ellipsis.
        let endsText = draft.paragraph == text.paragraphs.count - 1 && range.upperBound == paragraph.clusters.count
        return endsText || !isLast ? range : nil
    }

    /// The end of what an ellipsis may shorten: the paragraph's, or the line separator before it.
    private func paragraphEnd(_ draft: Draft, _ paragraph: ShapedParagraph) -> Int {
        guard draft.line.endsAtWrap else { return draft.clusters.upperBound }
        var end = draft.clusters.upperBound
        while end < paragraph.clusters.count, !paragraph.clusters[end].flags.contains(.mandatoryBreakBefore) { end += 1 }
        return end
    }

    private func place(_ draft: Draft, _ placer: LinePlacer, container: Double) -> TextLine {
        let style = style(of: draft.paragraph)
        let backwards = placer.paragraph.isRightToLeft
        let limit = containerWidth.isFinite ? lineLimit(style) : container
        let low = backwards ? container - limit : draft.indent
        let high = backwards ? container - draft.indent : limit
        let left: Double
        switch resolved(style, backwards) {
        case .right: left = high - placer.width
        case .center: left = low + (high - low - placer.width) / 2
        default: left = low
        }
        let range = range(of: draft, text.paragraphs[draft.paragraph], placer.paragraph)
        var line = TextLine(
            origin: CGPoint(x: left, y: draft.top), baseline: CGFloat(draft.top + draft.ascent),
            ascent: CGFloat(draft.ascent), descent: CGFloat(draft.descent), spacing: CGFloat(draft.spacing),
            width: CGFloat(placer.width), range: range,
            isTruncated: placer.isTruncated, isRightToLeft: backwards)
        line.draft = draft.line
        line.hanging = CGFloat(hanging(placer, draft))
        placer.place(into: &line, left: left)
        return line
    }

    /// Natural alignment follows the app's direction unless the paragraph states one; so does justified's last line.
    private func resolved(_ style: ParagraphStyleState, _ backwards: Bool) -> NSTextAlignment {
        switch style.alignment {
        case .left, .right, .center: return style.alignment
        case .justified: return backwards ? .right : .left
        case .natural:
            switch style.baseWritingDirection {
            case .leftToRight: return .left
            case .rightToLeft: return .right
            case .natural: return (request.alignsByText ? backwards : request.isRightToLeft) ? .right : .left
            }
        }
    }
}

extension ParagraphStyleState {
    /// The state with NaN and infinite lengths as 0.
    var sanitized: ParagraphStyleState {
        let lengths = [
            lineSpacing, paragraphSpacing, paragraphSpacingBefore, firstLineHeadIndent, headIndent, tailIndent,
            minimumLineHeight, maximumLineHeight, lineHeightMultiple, defaultTabInterval,
        ]
        if lengths.allSatisfy(\.isFinite) { return self }
        var copy = self
        copy.lineSpacing = lineSpacing.finite
        copy.paragraphSpacing = paragraphSpacing.finite
        copy.paragraphSpacingBefore = paragraphSpacingBefore.finite
        copy.firstLineHeadIndent = firstLineHeadIndent.finite
        copy.headIndent = headIndent.finite
        copy.tailIndent = tailIndent.finite
        copy.minimumLineHeight = minimumLineHeight.finite
        copy.maximumLineHeight = maximumLineHeight.finite
        copy.lineHeightMultiple = lineHeightMultiple.finite
        copy.defaultTabInterval = defaultTabInterval.finite
        return copy
    }
}
