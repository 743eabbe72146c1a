// A layer's values by name.
// Apple: "Key-Value Coding Extensions" in the Core Animation Programming Guide.
import CoreGraphics
import Foundation

extension CALayer {
    func keyedValue(_ key: String) -> Any? {
        switch key {
        case "hidden", "isHidden": return isHidden
        case "masksToBounds": return masksToBounds
        case "opaque", "isOpaque": return isOpaque
        case "doubleSided", "isDoubleSided": return isDoubleSided
        case "geometryFlipped", "isGeometryFlipped": return isGeometryFlipped
        case "shouldRasterize": return shouldRasterize
        case "allowsGroupOpacity": return allowsGroupOpacity
        case "opacity": return opacity
        case "shadowOpacity": return shadowOpacity
        case "name": return name
        case "frame": return frame
        case "mask": return mask
        case "sublayers": return sublayers
        case "superlayer": return superlayer
        case "delegate": return delegate
        case "contents": return contents
        case "contentsGravity": return contentsGravity.rawValue
        case "cornerCurve": return cornerCurve.rawValue
        case "speed": return speed
        case "beginTime": return beginTime
        case "timeOffset": return timeOffset
        default: break
        }
        if let value = values.value(at: key) { return value.object }
        if let value = extras.rare?.values[key] { return value }
        if let value = extras.rare?.style?[key] { return value }
        return Swift.type(of: self).defaultValue(forKey: key)
    }

    func setKeyedValue(_ value: Any?, _ key: String) {
        func bool() -> Bool { (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false }
        switch key {
        case "hidden", "isHidden": isHidden = bool()
        case "masksToBounds": masksToBounds = bool()
        case "opaque", "isOpaque": isOpaque = bool()
        case "doubleSided", "isDoubleSided": isDoubleSided = bool()
        case "geometryFlipped", "isGeometryFlipped": isGeometryFlipped = bool()
        case "shouldRasterize": shouldRasterize = bool()
        case "allowsGroupOpacity": allowsGroupOpacity = bool()
        case "name": name = value as? String
        case "frame": if case .rect(let v)? = AnimatableValue(value) { frame = v }
        case "mask": mask = value as? CALayer
        case "sublayers": sublayers = value as? [CALayer]
        case "contents": contents = value
        case "contentsGravity": if let v = value as? String { contentsGravity = CALayerContentsGravity(rawValue: v) }
        case "cornerCurve": if let v = value as? String { cornerCurve = CALayerCornerCurve(rawValue: v) }
        case "position": if case .point(let v)? = AnimatableValue(value) { position = v }
        case "bounds": if case .rect(let v)? = AnimatableValue(value) { bounds = v }
        case "transform": if case .transform(let v)? = AnimatableValue(value) { transform = v }
        default:
            if values.value(at: key) != nil {
                setKeyedPathValue(value, key)
            } else {
                let action = beginChange(key)
                extras.change { $0.values[key] = value }
                endChange(key, action)
            }
        }
    }

    func keyedPathValue(_ path: String) -> Any? {
        if let value = values.value(at: path) { return value.object }
        guard let dot = path.firstIndex(of: ".") else { return keyedValue(path) }
        // Into a sublayer's or a mask's values.
        let rest = String(path[path.index(after: dot)...])
        return (keyedValue(String(path[..<dot])) as? CALayer)?.value(forKeyPath: rest)
    }

    /// Sets a value or a component of it, with the action of the key before the first dot.
    func setKeyedPathValue(_ value: Any?, _ path: String) {
        let key = path.firstIndex(of: ".").map { String(path[..<$0]) } ?? path
        guard let old = values.value(at: path) else {
            if key == path {
                setKeyedValue(value, path)
            } else if let layer = keyedValue(key) as? CALayer {
                layer.setValue(value, forKeyPath: String(path.dropFirst(key.count + 1)))
            }
            return
        }
        var new = AnimatableValue(value)
        if new == nil {
            // Nil stands for no colour and no path.
            switch old {
            case .color: new = .color(nil)
            case .path: new = .path(nil)
            default: return
            }
        }
        var changed = values
        guard let new, changed.setValue(new, at: path) else { return }
        let (x, y) = (changed.position.x, changed.position.y)
        guard x.isFinite, y.isFinite, changed.bounds.isFiniteRect, changed.rare.transform.isFinite else {
            // The plain setters report what is wrong.
            position = changed.position
            bounds = changed.bounds
            transform = changed.rare.transform
            return
        }
        guard takes(new, forKey: path) else { return }
        let action = beginChange(key)
        let resized = changed.bounds.size != values.bounds.size
        values = changed
        mark(.node)
        if resized { sizeWasSet() }
        endChange(key, action)
    }

    static func standardValue(forKey key: String) -> Any? {
        CALayer.defaultModel.value(at: key)?.object
    }

    private static let defaultModel = LayerModel()

    // MARK: Archives

    func encodeModel(to coder: NSCoder) {
        let b = values.bounds, p = values.position, a = values.anchorPoint
        let numbers: [(String, CGFloat)] = [
            ("bounds.x", b.origin.x), ("bounds.y", b.origin.y), ("bounds.width", b.size.width),
            ("bounds.height", b.size.height), ("position.x", p.x), ("position.y", p.y), ("anchorPoint.x", a.x),
            ("anchorPoint.y", a.y), ("zPosition", values.zPosition), ("cornerRadius", values.cornerRadius),
            ("opacity", CGFloat(values.opacity)), ("borderWidth", borderWidth), ("contentsScale", contentsScale),
        ]
        for (key, value) in numbers { coder.encode(Double(value), forKey: key) }
        coder.encode(Int(values.flags.rawValue), forKey: "flags")
        if let name { coder.encode(name as NSString, forKey: "name") }
    }

    func decode(from coder: NSCoder) {
        func number(_ key: String, _ standard: CGFloat = 0) -> CGFloat {
            guard coder.containsValue(forKey: key) else { return standard }
            let value = CGFloat(coder.decodeDouble(forKey: key))
            return value.isFinite ? value : standard
        }
        values.bounds = CGRect(
            x: number("bounds.x"), y: number("bounds.y"), width: number("bounds.width"), height: number("bounds.height"))
        values.position = CGPoint(x: number("position.x"), y: number("position.y"))
        values.anchorPoint = CGPoint(x: number("anchorPoint.x", 0.5), y: number("anchorPoint.y", 0.5))
        values.zPosition = number("zPosition")
        values.cornerRadius = number("cornerRadius")
        values.opacity = Float(number("opacity", 1))
        let border = number("borderWidth")
        if border != 0 { values.changeRare { $0.borderWidth = border } }
        values.contentsScale = max(number("contentsScale", 1), 0.01)
        if coder.containsValue(forKey: "flags") {
            values.flags = LayerFlags(rawValue: UInt32(truncatingIfNeeded: coder.decodeInteger(forKey: "flags")))
        }
        // A missing key is an error to Foundation on Linux.
        guard coder.containsValue(forKey: "name") else { return }
        if let name = coder.decodeObject(of: NSString.self, forKey: "name") { self.name = name as String }
    }
}
