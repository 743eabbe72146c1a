// The look of a segmented control, and its tracking of a finger.
// Apple: "UISegmentedControl"; measures observed in a recorded picture.
import CoreGraphics
import Foundation
import Typesetting
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// The views of a segmented control.
@MainActor struct SegmentParts {
    static let font = UIFont.systemFont(ofSize: SegmentMeasures.fontSize, weight: .medium)
    static let selectedFont = UIFont.systemFont(ofSize: SegmentMeasures.fontSize, weight: .semibold)
    /// White, or a grey where dark.
    static let thumbColor = UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }

    let track = ControlPart()
    /// Holds the thumb as well: its shadow ends at the control's edge.
    let dividers = ControlPart()
    let thumb = ControlPart()
    let holder = ControlPart()
}

extension UISegmentedControl {
    func setUpSegments() {
        isOpaque = false
        parts.track.backgroundColor = .tertiarySystemFill
        parts.track.layer.cornerRadius = SegmentMeasures.corner
        parts.thumb.layer.cornerRadius = SegmentMeasures.thumbCorner
        parts.thumb.castShadow(
            opacity: SegmentMeasures.shadowOpacity, deviation: SegmentMeasures.shadowDeviation, down: SegmentMeasures.shadowDown)
        parts.dividers.layer.cornerRadius = SegmentMeasures.corner
        parts.dividers.clipsToBounds = true
        parts.dividers.addSubview(parts.thumb)
        setUpParts([parts.track, parts.dividers, parts.holder])
        updateSegments()
    }

    private func state(of index: Int) -> UIControl.State {
        var state: UIControl.State = []
        if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
        if index == shownSelection { state.insert(.selected) }
        if index == choice.pressed, index != shownSelection || hasBackgrounds { state.insert(.highlighted) }
        return state
    }

    /// The selection that is drawn: none of a momentary control, the segment under a finger that drags it.
    private var shownSelection: Int? {
        if choice.isMomentary { return choice.pressed }
        if choice.drags, let pressed = choice.pressed { return pressed }
        return segments.indices.contains(choice.selected) ? choice.selected : nil
    }

    private var hasBackgrounds: Bool { !looks.backgrounds.isEmpty }

    /// Font and colour of a title: the state's own attributes over those of `normal` over the system's.
    private func attributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [
            .font: state.contains(.selected) ? SegmentParts.selectedFont : SegmentParts.font,
            .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : UIColor.label,
        ]
        for layer in [looks.texts[.normal], state == .normal ? nil : looks.texts[state]] {
            result.merge(layer ?? [:]) { $1 }
        }
        return result
    }

    /// Texts, images and colours of the present state.
    func updateSegments() {
        for (index, item) in segments.enumerated() {
            let state = state(of: index)
            let text = attributes(state)
            item.view.image.image = item.image
            item.view.image.isHidden = item.image == nil
            item.view.image.tintColor = text[.foregroundColor] as? UIColor
            item.view.label.isHidden = item.image != nil
            item.view.label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: text) }
            item.view.label.textAlignment = .center
            item.view.label.lineBreakMode = .byTruncatingTail
            item.view.alpha = state.contains(.highlighted) && !hasBackgrounds ? SegmentMeasures.pressedAlpha : 1
            item.view.speak(
                item.title ?? item.action?.title, isSelected: state.contains(.selected),
                isEnabled: !state.contains(.disabled))
        }
        parts.track.isHidden = hasBackgrounds
        parts.thumb.backgroundColor = looks.thumbTint ?? SegmentParts.thumbColor
        parts.thumb.alpha = shownSelection == nil || hasBackgrounds ? 0 : 1
        setNeedsLayout()
    }

    // MARK: Layout

    private func contentWidth(_ item: SegmentItem) -> CGFloat {
        if let image = item.image { return image.size.width }
        guard let title = item.title else { return 0 }
        // The selected segment's bolder font does not count (observed), one that the app sets does.
        let states = looks.texts[.selected] == nil ? [UIControl.State.normal] : [.normal, .selected]
        let widths = states.map { state in
            NSAttributedString(string: title, attributes: attributes(state)).size().width
        }
        return widths.max() ?? 0
    }

    private var dividerWidth: CGFloat {
        looks.divider(StatePair(left: .normal, right: .normal), .default)?.size.width ?? SegmentMeasures.divider
    }

    /// Widths in a room; nil for the natural ones. Steps: 1. widths that were set; 2. the content's, or the widest one's
    /// for all; 3. what is left or missing is shared, in equal parts or by content.
    func segmentWidths(_ room: CGFloat?) -> [CGFloat] {
        let contents = segments.map { ($0.width > 0 ? 0 : contentWidth($0) + 2 * SegmentMeasures.padding).rounded(.up) }
        let widest = contents.max() ?? 0
        var widths = segments.indices.map { index in
            segments[index].width > 0 ? segments[index].width : choice.apportions ? contents[index] : widest
        }
        let free = segments.indices.filter { segments[$0].width == 0 }
        guard let room, !free.isEmpty else { return widths }
        let available = room - dividerWidth * CGFloat(max(0, segments.count - 1))
        let natural = free.reduce(0) { $0 + widths[$1] }
        let left = available - widths.reduce(0, +)
        for index in free {
            let share = choice.apportions && natural > 0 ? widths[index] / natural : 1 / CGFloat(free.count)
            widths[index] = max(0, widths[index] + left * share)
        }
        return widths
    }

    var naturalSize: CGSize {
        let widths = segmentWidths(nil)
        let gaps = dividerWidth * CGFloat(max(0, segments.count - 1))
        return CGSize(
            width: widths.reduce(0, +) + gaps,
            height: max(SegmentMeasures.height, looks.background(.normal, .default)?.size.height ?? 0))
    }

    /// The rectangles of the segments, from the leading end.
    func segmentRects() -> [CGRect] {
        var x = bounds.minX
        return segmentWidths(bounds.width).map { width in
            let rect = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
            x += width + dividerWidth
            return mirrored(rect, in: bounds)
        }
    }

    private func place(of index: Int) -> Segment {
        if segments.count == 1 { return .alone }
        return index == 0 ? .left : index == segments.count - 1 ? .right : .center
    }

    func layoutSegments() {
        for part in [parts.track, parts.dividers, parts.holder] { part.frame = bounds }
        let rects = segmentRects()
        let scale = traitCollection.pixelScale
        for (index, item) in segments.enumerated() {
            item.view.frame = rects[index]
            let offset = looks.place(place(of: index), .default)
            let content = item.view.bounds.offsetBy(
                dx: item.contentOffset.width + offset.horizontal, dy: item.contentOffset.height + offset.vertical)
            let height = item.view.label.sizeThatFits(.zero).height
            let y = ((content.height - height) / 2 * scale).rounded() / scale
            item.view.label.frame = CGRect(x: content.minX, y: content.minY + y, width: content.width, height: height)
            item.view.image.frame = content
        }
        if let index = shownSelection, rects.indices.contains(index) {
            parts.thumb.place(
                rects[index].insetBy(dx: SegmentMeasures.thumbInset, dy: SegmentMeasures.thumbInset)
                    .offsetBy(dx: -bounds.minX, dy: -bounds.minY))
        }
        let isPressed = choice.pressed != nil && choice.pressed == shownSelection
        parts.thumb.transform =
            isPressed
            ? CGAffineTransform(scaleX: SegmentMeasures.pressedScale, y: SegmentMeasures.pressedScale) : .identity
        layoutDividers(rects)
        layoutBackgrounds(rects)
    }

    /// Between two segments neither of which is selected; an image stands between any two.
    private func layoutDividers(_ rects: [CGRect]) {
        let count = max(0, segments.count - 1)
        while dividers.count < count {
            let divider = UIImageView()
            divider.layer.cornerRadius = SegmentMeasures.divider / 2
            parts.dividers.insertSubview(divider, belowSubview: parts.thumb)
            dividers.append(divider)
        }
        while dividers.count > count { dividers.removeLast().removeFromSuperview() }
        for (index, divider) in dividers.enumerated() {
            let pair = StatePair(left: state(of: index), right: state(of: index + 1))
            let image = looks.divider(pair, .default)
            divider.image = image
            divider.backgroundColor = image == nil && !hasBackgrounds ? .systemFill : nil
            let isBeside = index == shownSelection || index + 1 == shownSelection
            divider.alpha = image == nil && isBeside ? 0 : 1
            let gap = min(rects[index].maxX, rects[index + 1].maxX)
            let inset = image == nil ? SegmentMeasures.dividerInset : 0
            divider.frame = CGRect(
                x: gap - bounds.minX, y: inset, width: dividerWidth, height: max(0, bounds.height - 2 * inset))
        }
    }

    private func layoutBackgrounds(_ rects: [CGRect]) {
        for (index, item) in segments.enumerated() {
            item.view.background.image = hasBackgrounds ? looks.background(state(of: index), .default) : nil
            item.view.background.frame = item.view.bounds
        }
    }

    // MARK: Touches

    private func segment(at touch: UITouch) -> Int? { segment(at: touch.location(in: self).x) }

    func segment(at x: CGFloat) -> Int? {
        let rects = segmentRects()
        if let hit = rects.firstIndex(where: { $0.minX <= x && x < $0.maxX + dividerWidth }) { return hit }
        // Left of the first or right of the last: the nearest.
        return rects.indices.min { abs(rects[$0].midX - x) < abs(rects[$1].midX - x) }
    }

    func press(_ touch: UITouch) -> Bool {
        guard let index = segment(at: touch), segments[index].isEnabled else { return false }
        choice.pressed = index
        choice.drags = index == choice.selected && !choice.isMomentary
        updateSegments()
        return true
    }

    func movePress(_ touch: UITouch) -> Bool {
        let index = isTouchInside ? segment(at: touch) : nil
        guard let index else {
            if !choice.drags { choice.pressed = nil }
            updateSegments()
            return true
        }
        guard segments[index].isEnabled, index != choice.pressed else { return true }
        choice.pressed = index
        updateSegments()
        if choice.drags, window != nil { UIView.animate(withDuration: SegmentMeasures.duration) { self.layoutSegments() } }
        return true
    }

    /// Steps: 1. the press ends; 2. another segment, or any of a momentary control, is selected; 3. its action runs;
    /// 4. who listens hears of it.
    func endPress(_ touch: UITouch?) {
        let pressed = choice.pressed
        let accepts = isTouchInside || choice.drags
        choice.pressed = nil
        choice.drags = false
        defer { updateSegments() }
        if let pressed, accepts { choose(pressed) }
    }

    /// A person chose a segment.
    func choose(_ pressed: Int) {
        guard segments.indices.contains(pressed) else { return }
        guard pressed != choice.selected || choice.isMomentary else { return }
        choice.selected = pressed
        updateSegments()
        if window != nil { UIView.animate(withDuration: SegmentMeasures.duration) { self.layoutSegments() } }
        if let action = segments[pressed].action { sendAction(action) }
        sendValueChanged()
    }

    func cancelPress() {
        choice.pressed = nil
        choice.drags = false
        updateSegments()
    }
}
