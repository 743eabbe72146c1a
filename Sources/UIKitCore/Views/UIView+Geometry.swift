// Frame, bounds, centre, transforms.
// Apple: "View Programming Guide for iOS", View geometry and coordinate systems.
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import SelectorDispatch
import UIKitValues

extension UIView {
    /// The largest size that is laid out; beyond it a float's pixels are no longer whole.
    static let geometryLimit: CGFloat = 16_777_216
    /// The largest coordinate: rows of a long list are far from its beginning, and what is shown of it counts from the offset.
    static let placeLimit: CGFloat = 1_099_511_627_776

    func setFrame(_ value: CGRect) {
        guard MainThread.allows("-[UIView setFrame:]") else { return }
        placeFrame(value)
    }

    /// ``setFrame(_:)`` where a view is made, on whatever thread that is.
    func placeFrame(_ value: CGRect) {
        guard let value = checked(value, "setFrame:") else { return }
        changeSize { layerStorage.frame = value }
    }

    func setBounds(_ value: CGRect) {
        guard MainThread.allows("-[UIView setBounds:]"), let value = checked(value, "setBounds:") else { return }
        let before = layerStorage.bounds
        guard value.size == before.size else {
            changeSize { layerStorage.bounds = value }
            if value.origin != before.origin { originChanged(from: before.origin) }
            return
        }
        layerStorage.bounds = value
        if value.origin != before.origin { originChanged(from: before.origin) }
        // The view stays where it is; only what it holds may have come nearer to its edges.
        guard value.origin != before.origin, margins.safeArea != .zero, safeAreaForSubviews != .zero else { return }
        for view in hierarchy.subviews { view.updateSafeArea() }
    }

    /// A scroll view's offset is this origin, whoever moves it.
    private func originChanged(from before: CGPoint) {
        boundsOriginWasSet()
        KVO.didChange(self, "contentOffset", old: before, reading: { layerStorage.bounds.origin })
    }

    func setCenter(_ value: CGPoint) {
        guard MainThread.allows("-[UIView setCenter:]") else { return }
        guard value.x.isFinite, value.y.isFinite else {
            GeometryCheck.report(self, "center", [value.x, value.y], "setCenter:")
            return
        }
        layerStorage.position = value
        geometryWasSet()
        safeAreaMayHaveChanged()
    }

    func setTransform(_ value: CGAffineTransform) {
        guard MainThread.allows("-[UIView setTransform:]") else { return }
        let numbers = [value.a, value.b, value.c, value.d, value.tx, value.ty]
        guard GeometryCheck.areWithin(.infinity, numbers) else {
            GeometryCheck.report(self, "transform", numbers, "setTransform:")
            return
        }
        layerStorage.setAffineTransform(value)
    }

    func setTransform3D(_ value: CATransform3D) { layerStorage.transform = value }

    func setAnchorPoint(_ value: CGPoint) {
        guard value.x.isFinite, value.y.isFinite else {
            GeometryCheck.report(self, "anchorPoint", [value.x, value.y], "setAnchorPoint:")
            return
        }
        layerStorage.anchorPoint = value
    }

    func setContentScale(_ value: CGFloat) {
        layerStorage.contentsScale = value > 0 ? value : UIScreen.mainScale
        if drawsContent { layerStorage.setNeedsDisplay() }
    }

    func fitSize() {
        let size = sizeThatFits(bounds.size)
        guard size.width.isFinite, size.height.isFinite else {
            GeometryCheck.report(self, "sizeThatFits", [size.width, size.height], "sizeToFit")
            return
        }
        let origin = frame.origin
        bounds.size = size
        // The origin of the frame stays, whatever the anchor point.
        let now = frame.origin
        if now != origin { center = CGPoint(x: center.x + origin.x - now.x, y: center.y + origin.y - now.y) }
    }

    /// Runs a change of the layer's geometry and does what a new size asks for.
    private func changeSize(_ change: () -> Void) {
        let before = layerStorage.bounds.size
        change()
        let after = layerStorage.bounds.size
        geometryWasSet()
        if before != after { sizeChanged(from: before, to: after) }
        safeAreaMayHaveChanged()
    }

    /// Steps: 1. subviews follow by their masks; 2. layout is due here (the layer asks for the superview's);
    /// 3. `redraw` draws anew.
    private func sizeChanged(from before: CGSize, to after: CGSize) {
        if autoresizesSubviews, !hierarchy.subviews.isEmpty { resizeSubviews(from: before, to: after) }
        setNeedsLayout()
        if contentMode == .redraw, drawsContent { setNeedsDisplay() }
        if let maskView = appearance.mask, maskView.autoresizingMask != [] {
            maskView.follow(from: before, to: after)
        }
    }

    /// The rectangle as it may be used: nil where it is not finite, clamped where it is giant, never negative.
    private func checked(_ rect: CGRect, _ method: String) -> CGRect? {
        if GeometryCheck.isWithin(Self.placeLimit.nextUp, Self.geometryLimit.nextUp, rect) { return rect }
        guard GeometryCheck.isWithin(.infinity, rect) else {
            let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
            GeometryCheck.report(self, method == "setFrame:" ? "frame" : "bounds", numbers, method)
            return nil
        }
        GeometryCheck.reportGiant(self, rect, method)
        return GeometryCheck.clamped(rect, Self.placeLimit, Self.geometryLimit)
    }
}

/// Reports of geometry that cannot be laid out.
@MainActor enum GeometryCheck {
    /// Whether every number is nearer to 0 than the limit; NaN is not.
    nonisolated static func areWithin(_ limit: CGFloat, _ numbers: [CGFloat]) -> Bool {
        for number in numbers where !(abs(number) < limit) { return false }
        return true
    }

    /// The same of a rectangle's four numbers.
    nonisolated static func isWithin(_ limit: CGFloat, _ rect: CGRect) -> Bool {
        abs(rect.origin.x) < limit && abs(rect.origin.y) < limit && abs(rect.size.width) < limit
            && abs(rect.size.height) < limit
    }

    static func text(_ value: CGFloat) -> String {
        if value.isNaN { return "nan" }
        if value.isInfinite { return value < 0 ? "-inf" : "inf" }
        return String(format: "%g", Double(value))
    }

    /// NaN or infinity: UIK0101. The value is not taken.
    static func report(_ view: UIView, _ property: String, _ numbers: [CGFloat], _ method: String) {
        let texts = numbers.map(text)
        let apple: String
        if property == "center" {
            apple = "CALayerInvalidGeometry: CALayer position contains NaN: [\(texts.joined(separator: " "))]"
        } else if property == "frame" {
            let x = numbers[0] + numbers[2] * view.anchorPoint.x
            let y = numbers[1] + numbers[3] * view.anchorPoint.y
            apple =
                x.isFinite && y.isFinite
                ? "CALayerInvalidGeometry: CALayer bounds contains NaN: [0 0; \(texts[2]) \(texts[3])]"
                : "CALayerInvalidGeometry: CALayer position contains NaN: [\(text(x)) \(text(y))]"
        } else if numbers.count == 4 {
            apple =
                "CALayerInvalidGeometry: CALayer bounds contains NaN: "
                + "[\(texts[0]) \(texts[1]); \(texts[2]) \(texts[3])]"
        } else {
            apple = "CALayerInvalidGeometry: CALayer \(property) contains NaN: [\(texts.joined(separator: " "))]"
        }
        Catalogue.viewGeometryNotFinite.report(
            object: ObjectName.of(view),
            cause: "\(property) was set to (\(texts.joined(separator: ", "))).", apple: apple)
    }

    /// Finite but beyond what can be laid out: UIK0102. The value is clamped.
    static func reportGiant(_ view: UIView, _ rect: CGRect, _ method: String) {
        let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(text)
        Catalogue.viewGeometryGiant.report(
            object: ObjectName.of(view),
            cause: "\(method == "setFrame:" ? "frame" : "bounds") was set to (\(numbers.joined(separator: ", "))).")
    }

    /// Places nearer to 0 than one limit, sizes than another.
    nonisolated static func isWithin(_ place: CGFloat, _ size: CGFloat, _ rect: CGRect) -> Bool {
        abs(rect.origin.x) < place && abs(rect.origin.y) < place && abs(rect.size.width) < size && abs(rect.size.height) < size
    }

    static func clamped(_ rect: CGRect, _ place: CGFloat, _ size: CGFloat) -> CGRect {
        func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(value, -limit), limit) }
        return CGRect(
            x: clamp(rect.origin.x, place), y: clamp(rect.origin.y, place), width: clamp(rect.size.width, size),
            height: clamp(rect.size.height, size))
    }
}
