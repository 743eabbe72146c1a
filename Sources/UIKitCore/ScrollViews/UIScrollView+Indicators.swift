// The bars that show which part of the content is visible.
// Apple: "UIScrollView", Managing the scroll indicator; measures: observed.
import CoreGraphics
import Foundation
import QuartzCore
import Stage
import UIKitValues

/// The place of an indicator along its axis, without views. Points.
struct IndicatorPlace: Equatable {
    var start: CGFloat
    var length: CGFloat

    /// - Parameters:
    ///   - track: The length that the indicator may use.
    ///   - visible: How much of the content the view shows.
    ///   - limits: Where the offset may rest.
    init(track: CGFloat, visible: CGFloat, offset: CGFloat, limits: AxisLimits) {
        let total = limits.upper - limits.lower + visible
        let track = max(0, track)
        let full = total > 0 ? min(track, max(IndicatorMeasures.shortest, track * visible / total)) : track
        let room = limits.upper - limits.lower
        let past = offset - limits.clamped(offset)
        length = max(min(full, IndicatorMeasures.shortestPastEdge), full - abs(past))
        if past < 0 || room <= 0 && past <= 0 {
            start = 0
        } else if past > 0 {
            start = track - length
        } else {
            start = (track - full) * (offset - limits.lower) / room
        }
    }

    /// The offset at which an indicator of a length begins at a place of its track.
    static func offset(start: CGFloat, track: CGFloat, length: CGFloat, limits: AxisLimits) -> CGFloat {
        let room = track - length
        guard room > 0 else { return limits.lower }
        return limits.clamped(limits.lower + start / room * (limits.upper - limits.lower))
    }
}

extension UIScrollView {
    func setIndicators(vertical: Bool, horizontal: Bool) {
        indicators.showsVertical = vertical
        indicators.showsHorizontal = horizontal
        placeIndicators()
    }

    func setIndicatorStyle(_ style: IndicatorStyle) {
        indicators.style = style
        colourIndicators()
    }

    func setIndicatorInsets(vertical: UIEdgeInsets, horizontal: UIEdgeInsets) {
        indicators.verticalInsets = vertical
        indicators.horizontalInsets = horizontal
        placeIndicators()
    }

    func setAdjustsIndicators(_ adjusts: Bool) {
        indicators.adjustsInsets = adjusts
        placeIndicators()
    }

    /// Shown at once; they stay until ``fadeIndicators()``.
    func showIndicators() {
        cancelFade()
        guard window != nil else { return }
        let made = (indicators.vertical ?? makeIndicator(), indicators.horizontal ?? makeIndicator())
        indicators.show(vertical: made.0, horizontal: made.1)
        colourIndicators()
        placeIndicators()
        for view in [indicators.vertical, indicators.horizontal] {
            view?.layer.removeAllAnimations()
            view?.alpha = 1
        }
    }

    /// Lets them stay for a moment, then fade.
    func fadeIndicators() {
        guard indicators.areVisible else { return }
        cancelFade()
        let clock = StageClock.current
        let number = clock.schedule(at: clock.now + IndicatorMeasures.stay, site: "UIScrollView's indicators") { [weak self] in
            MainActor.assumeIsolated { self?.fadeNow() }
        }
        indicators.fade(by: number)
    }

    func flash() {
        showIndicators()
        fadeIndicators()
    }

    func hideIndicators() {
        cancelFade()
        indicators.hide()
        for view in [indicators.vertical, indicators.horizontal] { view?.isHidden = true }
    }

    private func fadeNow() {
        indicators.endWaiting()
        indicators.hide()
        UIView.animate(withDuration: IndicatorMeasures.fading) {
            for view in [self.indicators.vertical, self.indicators.horizontal] { view?.alpha = 0 }
        }
    }

    private func cancelFade() {
        indicators.fade.map(StageClock.current.cancel)
        indicators.endWaiting()
    }

    private func makeIndicator() -> UIView {
        let view = UIView()
        view.isUserInteractionEnabled = false
        view.alpha = 0
        view.layer.cornerRadius = IndicatorMeasures.thickness / 2
        layer.addSublayer(view.layer)
        return view
    }

    /// Before all content, without being part of it.
    func raiseIndicators() {
        for view in [indicators.vertical, indicators.horizontal] {
            if let view { layer.addSublayer(view.layer) }
        }
    }

    func colourIndicators() {
        guard indicators.vertical != nil else { return }
        let isWhite: Bool
        switch indicators.style {
        case .default: isWhite = traitCollection.userInterfaceStyle == .dark
        case .black: isWhite = false
        case .white: isWhite = true
        }
        let colour =
            isWhite
            ? UIColor(white: 1, alpha: IndicatorMeasures.whiteAlpha) : UIColor(white: 0, alpha: IndicatorMeasures.blackAlpha)
        for view in [indicators.vertical, indicators.horizontal] { view?.backgroundColor = colour }
    }

    /// Steps: 1. an axis has one if it is wanted and there is something to scroll; 2. both leave each other the corner.
    func placeIndicators() {
        guard let vertical = indicators.vertical, let horizontal = indicators.horizontal,
            indicators.areVisible || vertical.alpha > 0
        else { return }
        let limits = limits
        let hasVertical = indicators.showsVertical && limits.y.upper > limits.y.lower
        let hasHorizontal = indicators.showsHorizontal && limits.x.upper > limits.x.lower
        let corner = indicatorCorner
        vertical.isHidden = !hasVertical
        horizontal.isHidden = !hasHorizontal
        vertical.layer.cornerRadius = thickness(of: .vertical) / 2
        horizontal.layer.cornerRadius = thickness(of: .horizontal) / 2
        if hasVertical { vertical.frame = verticalFrame(limits.y, corner) }
        if hasHorizontal { horizontal.frame = horizontalFrame(limits.x, corner) }
    }

    private func indicatorArea(_ insets: UIEdgeInsets) -> CGRect {
        let safe = indicators.adjustsInsets && content.adjustment != .never ? safeAreaInsets : .zero
        return bounds.inset(by: insets.adding(safe)).insetBy(dx: IndicatorMeasures.inset, dy: IndicatorMeasures.inset)
    }

    private func thickness(of axis: UIAxis) -> CGFloat {
        indicators.dragged == axis ? IndicatorMeasures.heldThickness : IndicatorMeasures.thickness
    }

    /// The room that the other indicator takes at the corner.
    private var indicatorCorner: CGFloat {
        let limits = limits
        let hasBoth =
            indicators.showsVertical && limits.y.upper > limits.y.lower
            && indicators.showsHorizontal && limits.x.upper > limits.x.lower
        return hasBoth ? IndicatorMeasures.thickness + IndicatorMeasures.inset : 0
    }

    /// The track in which an indicator moves along its axis, from the view's edge, and the indicator's length.
    func indicatorTrack(_ axis: UIAxis, _ limits: AxisLimits) -> (track: (start: CGFloat, length: CGFloat), length: CGFloat) {
        let corner = indicatorCorner
        if axis == .vertical {
            let area = indicatorArea(indicators.verticalInsets)
            return ((area.minY - bounds.minY, area.height - corner), verticalFrame(limits, corner).height)
        }
        let area = indicatorArea(indicators.horizontalInsets)
        return ((area.minX - bounds.minX, area.width - corner), horizontalFrame(limits, corner).width)
    }

    private func verticalFrame(_ limits: AxisLimits, _ corner: CGFloat) -> CGRect {
        let area = indicatorArea(indicators.verticalInsets)
        let width = thickness(of: .vertical)
        let place = IndicatorPlace(
            track: area.height - corner, visible: limits.length - content.adjustedInset.vertical,
            offset: contentOffset.y, limits: limits)
        let x = isRightToLeft ? area.minX : area.maxX - width
        return CGRect(x: x, y: area.minY + place.start, width: width, height: place.length)
    }

    private func horizontalFrame(_ limits: AxisLimits, _ corner: CGFloat) -> CGRect {
        let area = indicatorArea(indicators.horizontalInsets)
        let height = thickness(of: .horizontal)
        let place = IndicatorPlace(
            track: area.width - corner, visible: limits.length - content.adjustedInset.horizontal,
            offset: contentOffset.x, limits: limits)
        return CGRect(x: area.minX + place.start, y: area.maxY - height, width: place.length, height: height)
    }
}
