// A layer on its way from one look to another: a node that stands for both.
// Apple: "CATransition".
import CoreGraphics
import Foundation

/// Puts the old look of a layer and its new one together, as a node in the layer's place.
enum TransitionLook {
    /// Returns the mixed look of a transition at a time of the layer; nil if none runs. `new` is the layer as it is presented.
    static func between(_ node: RenderNode, _ new: RenderNode, at local: TimeInterval) -> RenderNode? {
        guard let record = node.animations.last(where: { $0.body.isTransition }),
            let track = record.body.transition, let part = track.progress(at: local, record.timing)
        else { return nil }
        let size = new.model.bounds.size, p = CGFloat(part)
        // Where what moves stands, in whole widths and heights of the layer.
        let (dx, dy): (CGFloat, CGFloat) =
            switch track.side {
            case .left: (-1, 0)
            case .right: (1, 0)
            case .above: (0, -1)
            case .below: (0, 1)
            }
        func moved(_ look: RenderNode, _ part: CGFloat, opacity: CGFloat = 1) -> RenderNode {
            var model = look.model
            model.zPosition = 0
            model.move(by: CGPoint(x: dx * size.width * part, y: dy * size.height * part))
            if opacity != 1 { model.opacity *= Float(min(max(0, opacity), 1)) }
            return RenderNode(presented: look, model: model, children: look.children, copies: look.copies, mask: look.mask)
        }
        var looks = ContiguousArray<RenderNode>()
        var special: SpecialModel?
        let old = node.oldLook.map { RenderNode(id: ObjectIdentifier(record.body), of: $0) }
        switch track.kind {
        case .fade:
            if let old { looks.append(moved(old, 0)) }
            looks.append(moved(new, 0))
            special = .mix(part)
        case .push:
            // The pushed look fades as it goes, the other as it comes (observed).
            if let old { looks.append(moved(old, -p, opacity: 1 - p)) }
            looks.append(moved(new, 1 - p, opacity: p))
        case .moveIn:
            if let old { looks.append(moved(old, 0)) }
            looks.append(moved(new, 1 - p))
        case .reveal:
            looks.append(moved(new, 0))
            if let old { looks.append(moved(old, -p)) }
        }
        let children = NodeList(looks)
        var model = LayerModel()
        model.zPosition = new.model.zPosition
        model.anchorPoint = .zero
        if !children.extent.isNull {
            model.bounds = children.extent
            model.position = children.extent.origin
        }
        model.special = special
        return RenderNode(id: node.id, model: model, children: children, mask: nil, animations: [])
    }
}

extension LayerModel {
    /// Moves the layer in its own space, before its transform.
    fileprivate mutating func move(by offset: CGPoint) {
        if offset == .zero { return }
        if hasRare, !rare.transformIsIdentity {
            let turned = CATransform3DConcat(CATransform3DMakeTranslation(offset.x, offset.y, 0), rare.transform)
            changeRare { $0.transform = turned }
        } else {
            position = CGPoint(x: position.x + offset.x, y: position.y + offset.y)
        }
    }
}
