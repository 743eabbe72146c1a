// A layer's values by key path: what animations and key-value access read and write.
// Apple: "Animatable Properties"; "Key-Value Coding Extensions".
import CoreGraphics
import Foundation

extension LayerModel {
    /// The value at a key path; nil for paths that lead nowhere.
    func value(at path: String) -> AnimatableValue? {
        if let whole = value(forKey: path[...]) { return whole }
        guard let dot = path.firstIndex(of: ".") else { return nil }
        guard let base = value(forKey: path[..<dot]) else { return nil }
        return base.component(String(path[path.index(after: dot)...]))
    }

    /// Sets the value at a key path. False where the path leads nowhere or the value is of another kind.
    mutating func setValue(_ value: AnimatableValue, at path: String) -> Bool {
        if setValue(value, forKey: path[...]) { return true }
        guard let dot = path.firstIndex(of: "."), let base = self.value(forKey: path[..<dot]),
            let changed = base.settingComponent(String(path[path.index(after: dot)...]), value)
        else { return false }
        return setValue(changed, forKey: path[..<dot])
    }

    private func value(forKey key: Substring) -> AnimatableValue? {
        switch key {
        case "position": .point(position)
        case "bounds": .rect(bounds)
        case "anchorPoint": .point(anchorPoint)
        case "anchorPointZ": .number(rare.anchorPointZ)
        case "zPosition": .number(zPosition)
        case "opacity": .number(CGFloat(opacity))
        case "hidden": .number(flags.contains(.hidden) ? 1 : 0)
        case "masksToBounds": .number(flags.contains(.masksToBounds) ? 1 : 0)
        case "doubleSided": .number(flags.contains(.doubleSided) ? 1 : 0)
        case "shouldRasterize": .number(flags.contains(.shouldRasterize) ? 1 : 0)
        case "cornerRadius": .number(cornerRadius)
        case "backgroundColor": .color(backgroundColor)
        case "borderWidth": .number(rare.borderWidth)
        case "borderColor": .color(rare.borderColor)
        case "shadowColor": .color(rare.shadowColor)
        case "shadowOpacity": .number(CGFloat(rare.shadowOpacity))
        case "shadowOffset": .size(rare.shadowOffset)
        case "shadowRadius": .number(rare.shadowRadius)
        case "shadowPath": .path(rare.shadowPath)
        case "transform": .transform(rare.transform)
        case "sublayerTransform": .transform(rare.sublayerTransform)
        case "contents": .contents(contents)
        case "contentsRect": .rect(rare.contentsRect)
        case "contentsCenter": .rect(rare.contentsCenter)
        case "contentsScale": .number(contentsScale)
        case "rasterizationScale": .number(rare.rasterizationScale)
        default: special?.value(forKey: key)
        }
    }

    private mutating func setFlag(_ flag: LayerFlags, _ on: Bool) {
        if on { flags.insert(flag) } else { flags.remove(flag) }
    }

    private mutating func setValue(_ value: AnimatableValue, forKey key: Substring) -> Bool {
        switch (key, value) {
        case ("position", .point(let v)): position = v
        case ("bounds", .rect(let v)): bounds = v
        case ("anchorPoint", .point(let v)): anchorPoint = v
        case ("anchorPointZ", .number(let v)): changeRare { $0.anchorPointZ = v }
        case ("zPosition", .number(let v)): zPosition = v
        case ("opacity", .number(let v)): opacity = Float(v)
        case ("hidden", .number(let v)): setFlag(.hidden, v != 0)
        case ("masksToBounds", .number(let v)): setFlag(.masksToBounds, v != 0)
        case ("doubleSided", .number(let v)): setFlag(.doubleSided, v != 0)
        case ("shouldRasterize", .number(let v)): setFlag(.shouldRasterize, v != 0)
        case ("cornerRadius", .number(let v)): cornerRadius = v
        case ("backgroundColor", .color(let v)): backgroundColor = v
        case ("borderWidth", .number(let v)): changeRare { $0.borderWidth = v }
        case ("borderColor", .color(let v)): changeRare { $0.borderColor = v }
        case ("shadowColor", .color(let v)): changeRare { $0.shadowColor = v }
        case ("shadowOpacity", .number(let v)): changeRare { $0.shadowOpacity = Float(v) }
        case ("shadowOffset", .size(let v)): changeRare { $0.shadowOffset = v }
        case ("shadowOffset", .point(let v)): changeRare { $0.shadowOffset = CGSize(width: v.x, height: v.y) }
        case ("shadowRadius", .number(let v)): changeRare { $0.shadowRadius = max(0, v) }
        case ("shadowPath", .path(let v)): changeRare { $0.shadowPath = v }
        case ("transform", .transform(let v)):
            changeRare {
                $0.transform = v
                $0.transformIsIdentity = CATransform3DIsIdentity(v)
            }
        case ("sublayerTransform", .transform(let v)):
            changeRare {
                $0.sublayerTransform = v
                $0.sublayerTransformIsIdentity = CATransform3DIsIdentity(v)
            }
        case ("contents", .contents(let v)): contents = v
        case ("contentsRect", .rect(let v)): changeRare { $0.contentsRect = v }
        case ("contentsCenter", .rect(let v)): changeRare { $0.contentsCenter = v }
        case ("contentsScale", .number(let v)) where v > 0: contentsScale = v
        case ("rasterizationScale", .number(let v)) where v > 0: changeRare { $0.rasterizationScale = v }
        default:
            guard var own = special, own.setValue(value, forKey: key) else { return false }
            special = own
        }
        return true
    }
}

extension AnimatableValue {
    /// A component such as `x`, `size.width`, `rotation.z` or `scale`.
    func component(_ name: String) -> AnimatableValue? {
        switch (self, name) {
        case (.point(let p), "x"): return .number(p.x)
        case (.point(let p), "y"): return .number(p.y)
        case (.size(let s), "width"): return .number(s.width)
        case (.size(let s), "height"): return .number(s.height)
        case (.rect(let r), "origin"): return .point(r.origin)
        case (.rect(let r), "size"): return .size(r.size)
        case (.rect(let r), "origin.x"): return .number(r.origin.x)
        case (.rect(let r), "origin.y"): return .number(r.origin.y)
        case (.rect(let r), "size.width"): return .number(r.size.width)
        case (.rect(let r), "size.height"): return .number(r.size.height)
        case (.transform(let t), _):
            let parts = TransformParts(t)
            switch name {
            case "rotation", "rotation.z": return .number(parts.rotation.z)
            case "rotation.x": return .number(parts.rotation.x)
            case "rotation.y": return .number(parts.rotation.y)
            case "scale": return .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
            case "scale.x": return .number(parts.scale.x)
            case "scale.y": return .number(parts.scale.y)
            case "scale.z": return .number(parts.scale.z)
            case "translation": return .size(CGSize(width: t.m41, height: t.m42))
            case "translation.x": return .number(t.m41)
            case "translation.y": return .number(t.m42)
            case "translation.z": return .number(t.m43)
            default: return nil
            }
        default: return nil
        }
    }

    /// The value with one component replaced; nil where there is no such component.
    func settingComponent(_ name: String, _ value: AnimatableValue) -> AnimatableValue? {
        switch (self, name, value) {
        case (.point(let p), "x", .number(let v)): return .point(CGPoint(x: v, y: p.y))
        case (.point(let p), "y", .number(let v)): return .point(CGPoint(x: p.x, y: v))
        case (.size(let s), "width", .number(let v)): return .size(CGSize(width: v, height: s.height))
        case (.size(let s), "height", .number(let v)): return .size(CGSize(width: s.width, height: v))
        case (.rect(let r), "origin", .point(let v)): return .rect(CGRect(origin: v, size: r.size))
        case (.rect(let r), "size", .size(let v)): return .rect(CGRect(origin: r.origin, size: v))
        case (.rect(let r), _, .number(let v)):
            var r = r
            switch name {
            case "origin.x": r.origin.x = v
            case "origin.y": r.origin.y = v
            case "size.width": r.size.width = v
            case "size.height": r.size.height = v
            default: return nil
            }
            return .rect(r)
        case (.transform(let t), "translation", .size(let v)):
            return .transform(t.moved(to: v.width, v.height))
        case (.transform(let t), "translation", .point(let v)): return .transform(t.moved(to: v.x, v.y))
        case (.transform(let t), _, .number(let v)):
            var t = t
            switch name {
            case "translation.x": t.m41 = v
            case "translation.y": t.m42 = v
            case "translation.z": t.m43 = v
            default:
                var parts = TransformParts(t)
                switch name {
                case "rotation", "rotation.z": parts.rotation.z = v
                case "rotation.x": parts.rotation.x = v
                case "rotation.y": parts.rotation.y = v
                case "scale": parts.scale = (v, v, v)
                case "scale.x": parts.scale.x = v
                case "scale.y": parts.scale.y = v
                case "scale.z": parts.scale.z = v
                default: return nil
                }
                t = parts.matrix
            }
            return .transform(t)
        default: return nil
        }
    }
}

extension CATransform3D {
    fileprivate func moved(to x: CGFloat, _ y: CGFloat) -> CATransform3D {
        var t = self
        t.m41 = x
        t.m42 = y
        return t
    }
}

extension SpecialModel {
    func value(forKey key: Substring) -> AnimatableValue? {
        switch self {
        case .shape(let shape):
            switch key {
            case "path": .path(shape.path)
            case "fillColor": .color(shape.fillColor)
            case "strokeColor": .color(shape.strokeColor)
            case "lineWidth": .number(shape.lineWidth)
            case "miterLimit": .number(shape.miterLimit)
            case "lineDashPhase": .number(shape.dashPhase)
            case "lineDashPattern": .numbers(shape.dashPattern)
            case "strokeStart": .number(shape.strokeStart)
            case "strokeEnd": .number(shape.strokeEnd)
            default: nil
            }
        case .gradient(let gradient):
            switch key {
            case "colors": .colors(gradient.colors)
            case "locations": gradient.locations.map { .numbers($0) }
            case "startPoint": .point(gradient.startPoint)
            case "endPoint": .point(gradient.endPoint)
            default: nil
            }
        case .replicator(let replicator):
            switch key {
            case "instanceCount": .number(CGFloat(replicator.count))
            case "instanceDelay": .number(CGFloat(replicator.delay))
            case "instanceTransform": .transform(replicator.transform)
            case "instanceColor": .color(replicator.color)
            case "instanceRedOffset": .number(CGFloat(replicator.redOffset))
            case "instanceGreenOffset": .number(CGFloat(replicator.greenOffset))
            case "instanceBlueOffset": .number(CGFloat(replicator.blueOffset))
            case "instanceAlphaOffset": .number(CGFloat(replicator.alphaOffset))
            default: nil
            }
        case .transform: nil
        }
    }

    mutating func setValue(_ value: AnimatableValue, forKey key: Substring) -> Bool {
        switch self {
        case .shape(var shape):
            switch (key, value) {
            case ("path", .path(let v)): shape.path = v
            case ("fillColor", .color(let v)): shape.fillColor = v
            case ("strokeColor", .color(let v)): shape.strokeColor = v
            case ("lineWidth", .number(let v)): shape.lineWidth = v
            case ("miterLimit", .number(let v)): shape.miterLimit = v
            case ("lineDashPhase", .number(let v)): shape.dashPhase = v
            case ("lineDashPattern", .numbers(let v)): shape.dashPattern = v
            case ("strokeStart", .number(let v)): shape.strokeStart = v
            case ("strokeEnd", .number(let v)): shape.strokeEnd = v
            default: return false
            }
            self = .shape(shape)
        case .gradient(var gradient):
            switch (key, value) {
            case ("colors", .colors(let v)): gradient.colors = v
            case ("locations", .numbers(let v)): gradient.locations = v
            case ("startPoint", .point(let v)): gradient.startPoint = v
            case ("endPoint", .point(let v)): gradient.endPoint = v
            default: return false
            }
            self = .gradient(gradient)
        case .replicator(var replicator):
            switch (key, value) {
            case ("instanceCount", .number(let v)): replicator.count = v.isNaN ? 0 : Int(min(max(v, -1e9), 1e9))
            case ("instanceDelay", .number(let v)): replicator.delay = v
            case ("instanceTransform", .transform(let v)): replicator.transform = v
            case ("instanceColor", .color(let v)): replicator.color = v
            case ("instanceRedOffset", .number(let v)): replicator.redOffset = Float(v)
            case ("instanceGreenOffset", .number(let v)): replicator.greenOffset = Float(v)
            case ("instanceBlueOffset", .number(let v)): replicator.blueOffset = Float(v)
            case ("instanceAlphaOffset", .number(let v)): replicator.alphaOffset = Float(v)
            default: return false
            }
            self = .replicator(replicator)
        case .transform: return false
        }
        return true
    }
}
