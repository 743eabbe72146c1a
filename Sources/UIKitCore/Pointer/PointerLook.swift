// The look of a pointer style: a ground or tint at the content, raised content, a shape in place of the pointer.
// Apple: "UIPointerEffect", "UIPointerShape"; the measures are guessed, Apple publishes none.
import CoreGraphics
import Foundation
import QuartzCore
import Stage
import UIKitValues

/// One style while it is shown. Views and their properties stay as they are: it adds layers and animations of its own.
@MainActor final class PointerLook {
    private let style: UIPointerStyle
    private let region: UIPointerRegion
    private weak var view: UIView?
    private var ground: CAShapeLayer?
    private var cursor: CAShapeLayer?
    private weak var lifted: CALayer?
    private static let key = "vitrine.pointer"

    init(_ style: UIPointerStyle, region: UIPointerRegion, view: UIView) {
        self.style = style
        self.region = region
        self.view = view
    }

    /// The pointer that the stage shows.
    var pointer: StagePointer {
        switch style.kind {
        case .system: .system
        case .hidden: .hidden
        case .shape(let shape, _): Self.beam(shape) ?? .hidden
        case .effect(let effect, let shape):
            if case .hover = Self.resolved(effect) {
                shape.flatMap(Self.beam) ?? (shape == nil ? .system : .hidden)
            } else {
                .hidden
            }
        }
    }

    private static func beam(_ shape: UIPointerShape) -> StagePointer? {
        switch shape {
        case .verticalBeam(let length): .verticalBeam(length)
        case .horizontalBeam(let length): .horizontalBeam(length)
        case .path, .roundedRect: nil
        }
    }

    // MARK: Effects

    func begin(at location: CGPoint) {
        switch style.kind {
        case .system, .hidden: return
        case .shape(let shape, _): drawCursor(shape, at: location)
        case .effect(let effect, let shape): begin(Self.resolved(effect), shape, at: location)
        }
    }

    /// Small content is highlighted, middling lifted, large hovered over.
    private static func resolved(_ effect: UIPointerEffect) -> UIPointerEffect {
        guard case .automatic(let preview) = effect else { return effect }
        let size = preview.size
        let (short, long) = (min(size.width, size.height), max(size.width, size.height))
        if short <= PointerMeasures.highlighted.height, long <= PointerMeasures.highlighted.width { return .highlight(preview) }
        return long <= PointerMeasures.lifted ? .lift(preview) : .hover(preview)
    }

    private func begin(_ effect: UIPointerEffect, _ shape: UIPointerShape?, at location: CGPoint) {
        let preview = effect.preview
        let outline = Self.outline(shape, preview)
        switch effect {
        case .automatic: return
        case .highlight: addGround(outline, preview, above: false)
        case .lift: lift(preview, scaled: true, shadow: true, outline)
        case .hover(_, let tint, let shadow, let scaled):
            let content = Self.outline(nil, preview)
            if tint != .none { addGround(content, preview, above: tint == .overlay) }
            lift(preview, scaled: scaled, shadow: shadow, content)
            if let shape, Self.beam(shape) == nil { drawCursor(shape, at: location) }
        }
    }

    /// The outline in points of the preview's container: the shape, else the visible part or the bounds of the content.
    private static func outline(_ shape: UIPointerShape?, _ preview: UITargetedPreview) -> CGPath {
        switch shape {
        case .path(let path): return path.cgPath
        case .roundedRect(let rect, let radius): return UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath
        default: break
        }
        let view = preview.view, container = preview.target.container
        if let visible = preview.parameters.visiblePath {
            let origin = container.convert(CGPoint.zero, from: view)
            var move = CGAffineTransform(translationX: origin.x, y: origin.y)
            return visible.cgPath.copy(using: &move) ?? visible.cgPath
        }
        let radius = view.layer.cornerRadius > 0 ? view.layer.cornerRadius : UIPointerShape.defaultCornerRadius
        return UIBezierPath(roundedRect: container.convert(view.bounds, from: view), cornerRadius: radius).cgPath
    }

    private func addGround(_ outline: CGPath, _ preview: UITargetedPreview, above: Bool) {
        let container = preview.target.container, content = preview.view.layer
        let layer = CAShapeLayer()
        layer.path = outline
        layer.fillColor = container.traitCollection.performAsCurrent { UIColor.systemFill.cgColor }
        if content.superlayer === container.layer {
            above
                ? container.layer.insertSublayer(layer, above: content)
                : container.layer.insertSublayer(layer, below: content)
        } else {
            container.layer.addSublayer(layer)
        }
        Self.fade(layer, from: 0, to: 1)
        ground = layer
    }

    private func lift(_ preview: UITargetedPreview, scaled: Bool, shadow: Bool, _ outline: CGPath) {
        guard scaled || shadow else { return }
        let layer = preview.view.layer
        lifted = layer
        var parts: [CABasicAnimation] = []
        if scaled {
            let long = max(preview.size.width, preview.size.height, 1)
            let much = min(PointerMeasures.mostScale, 1 + PointerMeasures.growth / long)
            parts.append(
                Self.animation(
                    "transform", CATransform3DIdentity, CATransform3DMakeScale(much, much, 1), additive: true))
        }
        if shadow {
            parts.append(Self.animation("shadowOpacity", layer.shadowOpacity, PointerMeasures.shadowOpacity))
            parts.append(Self.animation("shadowRadius", layer.shadowRadius, PointerMeasures.shadowRadius))
            parts.append(Self.animation("shadowOffset", layer.shadowOffset, PointerMeasures.shadowOffset))
        }
        for (index, part) in parts.enumerated() { layer.add(part, forKey: "\(Self.key).\(index)") }
    }

    private static func animation(_ path: String, _ from: Any, _ to: Any, additive: Bool = false) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = from
        animation.toValue = to
        animation.isAdditive = additive
        animation.duration = UIView.areAnimationsEnabled ? PointerMeasures.duration : 0.001
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        return animation
    }

    private static func fade(_ layer: CALayer, from: Float, to: Float) {
        layer.opacity = to
        guard UIView.areAnimationsEnabled else { return }
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = from
        fade.toValue = to
        fade.duration = PointerMeasures.duration
        layer.add(fade, forKey: key)
    }

    // MARK: The pointer's shape

    /// Above everything in the window, around the pointer.
    private func drawCursor(_ shape: UIPointerShape, at location: CGPoint) {
        guard let window = view?.window else { return }
        let outline: CGPath
        switch shape {
        case .path(let path): outline = path.cgPath
        case .roundedRect(let rect, let radius): outline = UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath
        case .verticalBeam, .horizontalBeam: return
        }
        let layer = CAShapeLayer()
        layer.path = outline
        layer.fillColor = UIColor.systemGray.withAlphaComponent(0.5).cgColor
        layer.zPosition = 1_000_000
        window.layer.addSublayer(layer)
        cursor = layer
        follow(location)
    }

    /// The pointer moved within the region. Along constrained axes the shape keeps to the region's middle.
    func follow(_ location: CGPoint) {
        guard let cursor, let view, let window = view.window else { return }
        var point = window.convertFromScreen(location)
        if case .shape(_, let axes) = style.kind {
            let middle = view.convert(CGPoint(x: region.rect.midX, y: region.rect.midY), to: window)
            if axes.contains(.horizontal) { point.x = middle.x }
            if axes.contains(.vertical) { point.y = middle.y }
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        cursor.position = point
        CATransaction.commit()
    }

    func end() {
        cursor?.removeFromSuperlayer()
        if let lifted {
            for key in lifted.animationKeys() ?? [] where key.hasPrefix(Self.key) {
                guard let old = lifted.animation(forKey: key) as? CABasicAnimation, let path = old.keyPath,
                    let from = old.toValue, let to = old.fromValue
                else { continue }
                let back = Self.animation(path, from, to, additive: old.isAdditive)
                back.isRemovedOnCompletion = true
                lifted.add(back, forKey: key)
            }
        }
        if let ground {
            Self.fade(ground, from: 1, to: 0)
            guard UIView.areAnimationsEnabled else { return ground.removeFromSuperlayer() }
            let clock = AppSession.clock
            nonisolated(unsafe) let gone = ground
            clock.schedule(at: clock.now + PointerMeasures.duration, site: "PointerLook.end") {
                MainActor.assumeIsolated { gone.removeFromSuperlayer() }
            }
        }
    }
}
