// A layer's values by key: what animations and key-value access read and write.
// Apple: "Animatable Properties"; "Key-Value Coding Extensions".
import CoreGraphics
import Foundation

extension LayerModel {
    /// The value at a key path; nil for paths that lead nowhere.
    func value(at path: String) -> AnimatableValue? { value(for: AnimationKey(path)) }

    /// Sets the value at a key path. False where the path leads nowhere or the value is of another kind.
    mutating func setValue(_ value: AnimatableValue, at path: String) -> Bool {
        setValue(value, for: AnimationKey(path))
    }

    /// The value of a key; nil for keys that are not of the model or have no such component.
    func value(for key: AnimationKey) -> AnimatableValue? {
        if case .cell(let path) = key { return special?.value(ofCell: path) }
        guard case .known(let property, let part) = key, let whole = value(of: property) else { return nil }
        return part == .whole ? whole : whole.component(part)
    }

    /// False where the key is not of the model or the value is of another kind.
    mutating func setValue(_ value: AnimatableValue, for key: AnimationKey) -> Bool {
        if case .cell(let path) = key {
            guard var own = special, own.setValue(value, ofCell: path) else { return false }
            special = own
            return true
        }
        guard case .known(let property, let part) = key else { return false }
        if part == .whole { return setValue(value, of: property) }
        guard let changed = self.value(of: property)?.settingComponent(part, value) else { return false }
        return setValue(changed, of: property)
    }

    func value(of property: LayerProperty) -> AnimatableValue? {
        switch property {
        case .position: .point(position)
        case .bounds: .rect(bounds)
        case .anchorPoint: .point(anchorPoint)
        case .anchorPointZ: .number(rare.anchorPointZ)
        case .zPosition: .number(zPosition)
        case .opacity: .number(CGFloat(opacity))
        case .hidden: .number(flags.contains(.hidden) ? 1 : 0)
        case .masksToBounds: .number(flags.contains(.masksToBounds) ? 1 : 0)
        case .doubleSided: .number(flags.contains(.doubleSided) ? 1 : 0)
        case .shouldRasterize: .number(flags.contains(.shouldRasterize) ? 1 : 0)
        case .cornerRadius: .number(cornerRadius)
        case .backgroundColor: .color(backgroundColor)
        case .borderWidth: .number(rare.borderWidth)
        case .borderColor: .color(rare.borderColor)
        case .shadowColor: .color(rare.shadowColor)
        case .shadowOpacity: .number(CGFloat(rare.shadowOpacity))
        case .shadowOffset: .size(rare.shadowOffset)
        case .shadowRadius: .number(rare.shadowRadius)
        case .shadowPath: .path(rare.shadowPath)
        case .transform: .transform(rare.transform)
        case .sublayerTransform: .transform(rare.sublayerTransform)
        case .contents: .contents(contents)
        case .contentsRect: .rect(rare.contentsRect)
        case .contentsCenter: .rect(rare.contentsCenter)
        case .contentsScale: .number(contentsScale)
        case .rasterizationScale: .number(rare.rasterizationScale)
        default: special?.value(of: property)
        }
    }

    private mutating func setFlag(_ flag: LayerFlags, _ on: Bool) {
        if on { flags.insert(flag) } else { flags.remove(flag) }
    }

    mutating func setValue(_ value: AnimatableValue, of property: LayerProperty) -> Bool {
        switch (property, value) {
        case (.position, .point(let v)): position = v
        case (.bounds, .rect(let v)): bounds = v
        case (.anchorPoint, .point(let v)): anchorPoint = v
        case (.anchorPointZ, .number(let v)): changeRare { $0.anchorPointZ = v }
        case (.zPosition, .number(let v)): zPosition = v
        case (.opacity, .number(let v)): opacity = Float(v)
        case (.hidden, .number(let v)): setFlag(.hidden, v != 0)
        case (.masksToBounds, .number(let v)): setFlag(.masksToBounds, v != 0)
        case (.doubleSided, .number(let v)): setFlag(.doubleSided, v != 0)
        case (.shouldRasterize, .number(let v)): setFlag(.shouldRasterize, v != 0)
        case (.cornerRadius, .number(let v)): cornerRadius = v
        case (.backgroundColor, .color(let v)): backgroundColor = v
        case (.borderWidth, .number(let v)): changeRare { $0.borderWidth = v }
        case (.borderColor, .color(let v)): changeRare { $0.borderColor = v }
        case (.shadowColor, .color(let v)): changeRare { $0.shadowColor = v }
        case (.shadowOpacity, .number(let v)): changeRare { $0.shadowOpacity = Float(v) }
        case (.shadowOffset, .size(let v)): changeRare { $0.shadowOffset = v }
        case (.shadowOffset, .point(let v)): changeRare { $0.shadowOffset = CGSize(width: v.x, height: v.y) }
        case (.shadowRadius, .number(let v)): changeRare { $0.shadowRadius = max(0, v) }
        case (.shadowPath, .path(let v)): changeRare { $0.shadowPath = v }
        case (.transform, .transform(let v)):
            changeRare {
                $0.transform = v
                $0.transformIsIdentity = CATransform3DIsIdentity(v)
            }
        case (.sublayerTransform, .transform(let v)):
            changeRare {
                $0.sublayerTransform = v
                $0.sublayerTransformIsIdentity = CATransform3DIsIdentity(v)
            }
        case (.contents, .contents(let v)): contents = v
        case (.contentsRect, .rect(let v)): changeRare { $0.contentsRect = v }
        case (.contentsCenter, .rect(let v)): changeRare { $0.contentsCenter = v }
        case (.contentsScale, .number(let v)) where v > 0: contentsScale = v
        case (.rasterizationScale, .number(let v)) where v > 0: changeRare { $0.rasterizationScale = v }
        default:
            guard var own = special, own.setValue(value, of: property) else { return false }
            special = own
        }
        return true
    }
}
