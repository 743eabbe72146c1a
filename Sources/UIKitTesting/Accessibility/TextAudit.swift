// Checks of texts: contrast, Dynamic Type, clipping.
// No Apple page: this is ours; contrast by WCAG 2.2 (1.4.3, relative luminance).
import CoreGraphics
import Foundation
import PixelKernels
import QuartzCore
import UIKit
import UIKitControls
import UIKitCore
import UIKitValues

/// Checks of texts.
@MainActor enum TextAudit {
    static func visit(_ view: UIView, _ body: (UIView) -> Void) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        body(view)
        for subview in view.subviews { DeepWalk.level(ObjectName.of(subview)) { visit(subview, body) } }
    }

    /// Controls of the system that keep their text's size on a device as well.
    private static func isFixedBySystem(_ label: UILabel) -> Bool {
        var above = label.superview
        while let there = above {
            if there is UISegmentedControl || (there as? UIButton)?.configuration != nil { return true }
            above = there.superview
        }
        return false
    }

    static func dynamicType(of label: UILabel) -> [AccessibilityIssue] {
        guard !isFixedBySystem(label), let font = label.font else { return [] }
        let traits = label.traitCollection
        let other: UIContentSizeCategory =
            traits.preferredContentSizeCategory == .accessibilityExtraLarge ? .large : .accessibilityExtraLarge
        let grown = font.adjusted(for: traits.modifyingTraits { $0.preferredContentSizeCategory = other })
        let scales = grown.pointSize != font.pointSize
        if scales, label.adjustsFontForContentSizeCategory { return [] }
        return [
            AccessibilityIssue(
                .dynamicType, label, "Its text keeps \(ViewTree.number(font.pointSize)) points at every text size.",
                fix: scales
                    ? "Set adjustsFontForContentSizeCategory to true."
                    : "Use UIFont.preferredFont(forTextStyle:) or UIFontMetrics, with adjustsFontForContentSizeCategory.")
        ]
    }

    static func clipping(of label: UILabel) -> [AccessibilityIssue] {
        guard !label.adjustsFontSizeToFitWidth, label.bounds.width > 0 else { return [] }
        let room = CGRect(x: 0, y: 0, width: label.bounds.width, height: 1e6)
        let needed = label.textRect(forBounds: room, limitedToNumberOfLines: 0)
        let shown = label.textRect(forBounds: room, limitedToNumberOfLines: label.numberOfLines)
        let height = min(shown.height, label.bounds.height)
        guard needed.height > height + 1 || needed.width > label.bounds.width + 1 else { return [] }
        return [
            AccessibilityIssue(
                .textClipped, label,
                "Its text needs \(ViewTree.number(needed.width)) × \(ViewTree.number(needed.height)) points and has "
                    + "\(ViewTree.number(label.bounds.width)) × \(ViewTree.number(height)).",
                fix: "Set numberOfLines to 0 and let the layout give the label the height of its text.")
        ]
    }

    /// The colour that most of the text's place has is what lies behind. Texts of disabled controls are exempt (WCAG).
    static func contrast(of label: UILabel, in picture: Picture) -> [AccessibilityIssue] {
        guard !isDisabled(label), let font = label.font, let color = label.textColor,
            let place = Visibility.visibleRect(label), let window = label.window
        else { return [] }
        let origin = window.convert(place.origin, to: nil)
        guard let behind = Background.color(of: CGRect(origin: origin, size: place.size), in: picture) else { return [] }
        var alpha: CGFloat = 1
        var above: UIView? = label
        while let there = above {
            alpha *= there.alpha
            above = there.superview
        }
        guard let ink = Background.blend(color.resolvedColor(with: label.traitCollection), alpha, over: behind) else {
            return []
        }
        let isLarge = font.pointSize >= 18 || font.pointSize >= 14 && font.fontDescriptor.symbolicTraits.contains(.traitBold)
        let needed = isLarge ? 3.0 : 4.5
        let ratio = Background.ratio(ink, behind)
        guard ratio < needed - 0.005 else { return [] }
        return [
            AccessibilityIssue(
                .contrast, label,
                "Its text has a contrast of \(String(format: "%.2f", ratio)):1 against what lies behind; "
                    + "\(needed == 3 ? "3" : "4.5"):1 is needed at \(ViewTree.number(font.pointSize)) points.",
                fix: "Choose a darker or lighter text, or a calmer background: label and secondaryLabel suit systemBackground.")
        ]
    }

    private static func isDisabled(_ label: UILabel) -> Bool {
        if !label.isEnabled { return true }
        var above = label.superview
        while let there = above {
            if let control = there as? UIControl, !control.isEnabled { return true }
            above = there.superview
        }
        return false
    }
}

/// Colours of a picture and their contrast. Channels are 0…1.
@MainActor enum Background {
    typealias Channels = (red: Double, green: Double, blue: Double)

    /// The most frequent colour of a rectangle in points, to five bits a channel; nil outside the picture.
    static func color(of rect: CGRect, in picture: Picture) -> Channels? {
        let scale = picture.scale
        let left = max(0, Int((rect.minX * scale).rounded())), right = min(picture.width, Int((rect.maxX * scale).rounded()))
        let top = max(0, Int((rect.minY * scale).rounded())), bottom = min(picture.height, Int((rect.maxY * scale).rounded()))
        guard left < right, top < bottom else { return nil }
        var counts: [UInt32: (count: Int, pixel: UInt32)] = [:]
        for y in top..<bottom {
            for x in left..<right {
                let pixel = picture.buffer.pixel(x: x, y: y)
                counts[pixel & 0xF8F8F8, default: (0, pixel)].count += 1
            }
        }
        guard let pixel = counts.max(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) })?.value.pixel else {
            return nil
        }
        return (Double(pixel >> 16 & 255) / 255, Double(pixel >> 8 & 255) / 255, Double(pixel & 255) / 255)
    }

    /// A colour with an alpha over another; nil for a pattern.
    static func blend(_ color: UIColor, _ alpha: CGFloat, over behind: Channels) -> Channels? {
        var (red, green, blue, own): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &own) else { return nil }
        let cover = Double(own * alpha)
        func mix(_ one: CGFloat, _ two: Double) -> Double { min(max(Double(one), 0), 1) * cover + two * (1 - cover) }
        return (mix(red, behind.red), mix(green, behind.green), mix(blue, behind.blue))
    }

    /// 1 for the same colour, 21 for black on white.
    static func ratio(_ one: Channels, _ two: Channels) -> Double {
        let (a, b) = (luminance(one), luminance(two))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private static func luminance(_ color: Channels) -> Double {
        func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
}
