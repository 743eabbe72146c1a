// A slider's tracks, thumb and images: geometry, colours, and the finger.
// Apple: "UISlider"; measures observed (see SliderParts).
import CoreGraphics
import Diagnostics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// The views of a slider.
@MainActor struct SliderParts {
    let maximumTrack = UIImageView()
    let minimumTrack = UIImageView()
    let thumbShadow = ControlPart()
    let thumb = ControlPart()
    let thumbImage = UIImageView()
    let minimumImage = UIImageView()
    let maximumImage = UIImageView()
}

extension [UIControl.State: UIImage] {
    /// The image of a state, else that of `normal`.
    func image(_ state: UIControl.State) -> UIImage? { self[state] ?? self[.normal] }
}

extension UISlider {
    func setUpSlider() {
        isOpaque = false
        setUpParts([
            parts.maximumTrack, parts.minimumTrack, parts.thumbShadow, parts.thumb, parts.thumbImage,
            parts.minimumImage, parts.maximumImage,
        ])
        for side in [parts.thumbShadow, parts.thumb] { side.layer.cornerRadius = SliderMeasures.thumbSide / 2 }
        parts.thumbShadow.castShadow(
            opacity: SliderMeasures.shadowOpacity, deviation: SliderMeasures.farDeviation, down: SliderMeasures.farDown)
        parts.thumb.castShadow(
            opacity: SliderMeasures.shadowOpacity, deviation: SliderMeasures.nearDeviation, down: SliderMeasures.nearDown)
        parts.minimumImage.contentMode = .center
        parts.maximumImage.contentMode = .center
        updateTrack()
    }

    func changeLook(_ change: (inout Look) -> Void) {
        change(&look)
        updateTrack()
        setNeedsLayout()
    }

    /// Colours and images of the present state.
    func updateTrack() {
        let minimum = currentMinimumTrackImage
        let maximum = currentMaximumTrackImage
        let thumb = currentThumbImage
        parts.minimumTrack.image = minimum
        parts.maximumTrack.image = maximum
        let tint: UIColor = tintColor ?? .systemBlue
        parts.minimumTrack.backgroundColor = minimum == nil ? look.minimumTint ?? tint : nil
        parts.maximumTrack.backgroundColor = maximum == nil ? look.maximumTint ?? .systemFill : nil
        parts.thumbImage.image = thumb
        parts.thumbImage.isHidden = thumb == nil
        for part in [parts.thumb, parts.thumbShadow] {
            part.isHidden = thumb != nil
            part.backgroundColor = look.thumbTint ?? .white
        }
        parts.minimumImage.image = look.minimumImage
        parts.maximumImage.image = look.maximumImage
        // Observed: a disabled slider's tracks are half clear.
        let alpha: CGFloat = isEnabled ? 1 : 0.5
        for part in [parts.minimumTrack, parts.maximumTrack, parts.minimumImage, parts.maximumImage] { part.alpha = alpha }
        setNeedsLayout()
    }

    /// 0 at the least value, 1 at the greatest; 0 for an empty range.
    func fraction(_ value: Float) -> CGFloat {
        let width = range.maximum - range.minimum
        guard width > 0, width.isFinite else { return 0 }
        return CGFloat(min(max((value - range.minimum) / width, 0), 1))
    }

    func imageRect(_ image: UIImage?, _ bounds: CGRect, _ isTrailing: Bool) -> CGRect {
        guard let size = image?.size else { return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0) }
        let rect = CGRect(
            x: isTrailing ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
        return mirrored(rect, in: bounds)
    }

    func trackArea(_ bounds: CGRect) -> CGRect {
        var before = SliderMeasures.trackInset
        var after = SliderMeasures.trackInset
        if let image = look.minimumImage { before += image.size.width + SliderMeasures.imageGap }
        if let image = look.maximumImage { after += image.size.width + SliderMeasures.imageGap }
        let height = max(currentMinimumTrackImage?.size.height ?? 0, currentMaximumTrackImage?.size.height ?? 0)
        let tall = height > 0 ? height : SliderMeasures.trackHeight
        let rect = CGRect(
            x: bounds.minX + before, y: bounds.midY - tall / 2, width: max(0, bounds.width - before - after),
            height: tall)
        return mirrored(rect, in: bounds)
    }

    func thumbArea(_ track: CGRect, _ value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: SliderMeasures.thumbSide, height: SliderMeasures.thumbSide)
        let rise = currentThumbImage == nil ? SliderMeasures.thumbRise : 0
        let over = SliderMeasures.thumbOverhang
        let travel = max(0, track.width + 2 * over - size.width)
        let rect = CGRect(
            x: track.minX - over + fraction(value) * travel, y: track.midY - rise - size.height / 2, width: size.width,
            height: size.height)
        return mirrored(rect, in: track)
    }

    func layoutTrack() {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: range.value)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // Each track has its own height, about the common middle.
        func part(_ image: UIImage?, from start: CGFloat, to end: CGFloat) -> CGRect {
            let height = image?.size.height ?? track.height
            return CGRect(x: start, y: track.midY - height / 2, width: max(0, end - start), height: height)
        }
        let middle = min(max(thumb.midX, track.minX), track.maxX)
        // The system's track runs under the whole; an image's only after the thumb.
        let hasImages = currentMaximumTrackImage != nil
        let start = isRightToLeft ? middle : track.minX
        let end = isRightToLeft ? track.maxX : middle
        parts.minimumTrack.frame = part(currentMinimumTrackImage, from: start, to: end)
        parts.maximumTrack.frame = part(
            currentMaximumTrackImage, from: hasImages && !isRightToLeft ? middle : track.minX,
            to: hasImages && isRightToLeft ? middle : track.maxX)
        parts.minimumTrack.layer.cornerRadius = currentMinimumTrackImage == nil ? track.height / 2 : 0
        parts.maximumTrack.layer.cornerRadius = hasImages ? 0 : track.height / 2
        for view in [parts.thumb, parts.thumbShadow, parts.thumbImage] { view.frame = thumb }
        parts.minimumImage.frame = minimumValueImageRect(forBounds: bounds)
        parts.maximumImage.frame = maximumValueImageRect(forBounds: bounds)
    }

    func setMinimum(_ value: Float) {
        guard ControlValue.isNumber(value, self, "minimumValue") else { return }
        range.minimum = value
        range.maximum = max(range.maximum, value)
        changeValue(range.value, animated: false)
    }

    func setMaximum(_ value: Float) {
        guard ControlValue.isNumber(value, self, "maximumValue") else { return }
        range.maximum = value
        range.minimum = min(range.minimum, value)
        changeValue(range.value, animated: false)
    }

    func changeValue(_ value: Float, animated: Bool) {
        guard ControlValue.isNumber(value, self, "value") else { return }
        range.value = min(max(value, range.minimum), range.maximum)
        setNeedsLayout()
        if animated, window != nil {
            UIView.animate(withDuration: SliderMeasures.duration) { self.layoutTrack() }
        }
    }

    func grab(_ touch: UITouch) -> Bool {
        let point = touch.location(in: self)
        let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: range.value)
        guard thumb.insetBy(dx: -SliderMeasures.reach, dy: -SliderMeasures.reach).contains(point) else { return false }
        grip = thumb.midX - point.x
        return true
    }

    func follow(_ touch: UITouch) -> Bool {
        let track = trackRect(forBounds: bounds)
        let first = thumbRect(forBounds: bounds, trackRect: track, value: range.minimum).midX
        let last = thumbRect(forBounds: bounds, trackRect: track, value: range.maximum).midX
        guard first != last else { return true }
        let part = min(max((touch.location(in: self).x + grip - first) / (last - first), 0), 1)
        let before = range.value
        range.value = range.minimum + Float(part) * (range.maximum - range.minimum)
        setNeedsLayout()
        if range.isContinuous, range.value != before { sendValueChanged() }
        return true
    }

    func encodeSlider(_ coder: NSCoder) {
        coder.encode(range.value, forKey: "UIValue")
        coder.encode(range.minimum, forKey: "UIMinValue")
        coder.encode(range.maximum, forKey: "UIMaxValue")
        coder.encode(range.isContinuous, forKey: "UIContinuous")
    }

    func decodeSlider(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIMaxValue") else { return }
        range = Range(
            value: coder.decodeFloat(forKey: "UIValue"), minimum: coder.decodeFloat(forKey: "UIMinValue"),
            maximum: coder.decodeFloat(forKey: "UIMaxValue"), isContinuous: coder.decodeBool(forKey: "UIContinuous"))
    }
}
