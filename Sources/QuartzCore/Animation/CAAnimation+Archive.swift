// Animations in archives.
// Apple: "NSSecureCoding".
import CoreGraphics
import Foundation

extension CAAnimation {
    func encodeTiming(_ coder: NSCoder) {
        coder.encode(beginTime, forKey: "beginTime")
        coder.encode(duration, forKey: "duration")
        coder.encode(speed, forKey: "speed")
        coder.encode(timeOffset, forKey: "timeOffset")
        coder.encode(repeatCount, forKey: "repeatCount")
        coder.encode(repeatDuration, forKey: "repeatDuration")
        coder.encode(autoreverses, forKey: "autoreverses")
        coder.encode(fillMode.rawValue as NSString, forKey: "fillMode")
        coder.encode(isRemovedOnCompletion, forKey: "removedOnCompletion")
        if let timingFunction { coder.encode(timingFunction, forKey: "timingFunction") }
    }

    func decodeTiming(_ coder: NSCoder) {
        var timing = timingValues
        func number(_ key: String, _ body: (Double) -> Void) {
            guard coder.containsValue(forKey: key) else { return }
            let value = coder.decodeDouble(forKey: key)
            if !value.isNaN { body(value) }
        }
        number("beginTime") { timing.beginTime = $0 }
        number("duration") { timing.duration = $0 }
        number("timeOffset") { timing.timeOffset = $0 }
        number("repeatDuration") { timing.repeatDuration = $0 }
        if coder.containsValue(forKey: "speed") { timing.speed = coder.decodeFloat(forKey: "speed") }
        if coder.containsValue(forKey: "repeatCount") { timing.repeatCount = coder.decodeFloat(forKey: "repeatCount") }
        timing.autoreverses = coder.containsValue(forKey: "autoreverses") && coder.decodeBool(forKey: "autoreverses")
        if let mode = coder.text("fillMode") { timing.fillMode = CAMediaTimingFillMode(rawValue: mode) }
        timingValues = timing
        if coder.containsValue(forKey: "removedOnCompletion") {
            isRemovedOnCompletion = coder.decodeBool(forKey: "removedOnCompletion")
        }
        if coder.containsValue(forKey: "timingFunction") {
            timingFunction = coder.decodeObject(of: CAMediaTimingFunction.self, forKey: "timingFunction")
        }
    }
}

extension CAPropertyAnimation {
    func encodeProperty(_ coder: NSCoder) {
        if let keyPath { coder.encode(keyPath as NSString, forKey: "keyPath") }
        coder.encode(isAdditive, forKey: "additive")
        coder.encode(isCumulative, forKey: "cumulative")
        if let valueFunction { coder.encode(valueFunction, forKey: "valueFunction") }
    }

    func decodeProperty(_ coder: NSCoder) {
        keyPath = coder.text("keyPath")
        isAdditive = coder.containsValue(forKey: "additive") && coder.decodeBool(forKey: "additive")
        isCumulative = coder.containsValue(forKey: "cumulative") && coder.decodeBool(forKey: "cumulative")
        if coder.containsValue(forKey: "valueFunction") {
            valueFunction = coder.decodeObject(of: CAValueFunction.self, forKey: "valueFunction")
        }
    }
}

extension CAKeyframeAnimation {
    func encodeKeyframes(_ coder: NSCoder) {
        if let values {
            let archived = values.compactMap { AnimatableValue($0)?.archived }
            if archived.count == values.count { coder.encode(archived as NSArray, forKey: "values") }
        }
        if let path { AnimatableValue.path(path).archive(in: coder, "path") }
        for (key, list) in lists { if let list { coder.encode(list as NSArray, forKey: key) } }
        if let timingFunctions { coder.encode(timingFunctions as NSArray, forKey: "timingFunctions") }
        coder.encode(calculationMode.rawValue as NSString, forKey: "calculationMode")
        if let rotationMode { coder.encode(rotationMode.rawValue as NSString, forKey: "rotationMode") }
    }

    func decodeKeyframes(_ coder: NSCoder) {
        values = coder.list("values", [NSArray.self, NSNumber.self])?.compactMap { one -> Any? in
            (one as? [NSNumber]).flatMap { AnimatableValue(archived: $0)?.object }
        }
        if case .path(let path)? = AnimatableValue(archivedIn: coder, "path") { self.path = path }
        keyTimes = coder.numbers("keyTimes")
        tensionValues = coder.numbers("tensionValues")
        continuityValues = coder.numbers("continuityValues")
        biasValues = coder.numbers("biasValues")
        timingFunctions = coder.list("timingFunctions", [CAMediaTimingFunction.self])?
            .compactMap { $0 as? CAMediaTimingFunction }
        if let mode = coder.text("calculationMode") { calculationMode = CAAnimationCalculationMode(rawValue: mode) }
        rotationMode = coder.text("rotationMode").map { CAAnimationRotationMode(rawValue: $0) }
    }

    private var lists: [(String, [NSNumber]?)] {
        [
            ("keyTimes", keyTimes), ("tensionValues", tensionValues), ("continuityValues", continuityValues),
            ("biasValues", biasValues),
        ]
    }
}

extension CAAnimationGroup {
    func encodeAnimations(_ coder: NSCoder) {
        if let animations { coder.encode(animations as NSArray, forKey: "animations") }
    }

    func decodeAnimations(_ coder: NSCoder) {
        animations = coder.list("animations", [CAAnimation.self])?.compactMap { $0 as? CAAnimation }
    }
}

extension CATransition {
    func encodeTransition(_ coder: NSCoder) {
        coder.encode(type.rawValue as NSString, forKey: "type")
        if let subtype { coder.encode(subtype.rawValue as NSString, forKey: "subtype") }
        coder.encode(startProgress, forKey: "startProgress")
        coder.encode(endProgress, forKey: "endProgress")
    }

    func decodeTransition(_ coder: NSCoder) {
        if let text = coder.text("type") { type = CATransitionType(rawValue: text) }
        subtype = coder.text("subtype").map { CATransitionSubtype(rawValue: $0) }
        if coder.containsValue(forKey: "startProgress") { startProgress = coder.decodeFloat(forKey: "startProgress") }
        if coder.containsValue(forKey: "endProgress") { endProgress = coder.decodeFloat(forKey: "endProgress") }
    }
}

extension NSCoder {
    // A missing key is an error to Foundation on Linux.
    fileprivate func text(_ key: String) -> String? {
        containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key) as String? : nil
    }

    fileprivate func list(_ key: String, _ classes: [AnyClass]) -> [Any]? {
        containsValue(forKey: key) ? decodeObject(of: [NSArray.self] + classes, forKey: key) as? [Any] : nil
    }

    fileprivate func numbers(_ key: String) -> [NSNumber]? { list(key, [NSNumber.self]) as? [NSNumber] }
}

// MARK: Values

extension AnimatableValue {
    /// A kind and numbers; nil for images and looks.
    var archived: [NSNumber]? {
        let (kind, numbers): (Int, [CGFloat])
        switch self {
        case .number(let v): (kind, numbers) = (0, [v])
        case .point(let v): (kind, numbers) = (1, [v.x, v.y])
        case .size(let v): (kind, numbers) = (2, [v.width, v.height])
        case .rect(let v): (kind, numbers) = (3, [v.origin.x, v.origin.y, v.size.width, v.size.height])
        case .transform(let t):
            let rows = [t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24]
            (kind, numbers) = (4, rows + [t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44])
        case .color(let color): (kind, numbers) = (5, Self.components(color) ?? [])
        case .numbers(let v): (kind, numbers) = (6, v)
        case .colors(let list): (kind, numbers) = (7, list.flatMap { Self.components($0) ?? [0, 0, 0, 0] })
        case .path(let path): (kind, numbers) = (8, path?.archiveNumbers ?? [])
        case .contents, .backdrop, .vibrancy: return nil
        }
        return [NSNumber(value: kind)] + numbers.map { NSNumber(value: Double($0)) }
    }

    /// Reads the numbers that ``archived`` gave; nil for any other list.
    init?(archived list: [NSNumber]) {
        guard let kind = list.first?.intValue else { return nil }
        let v = list.dropFirst().map { CGFloat($0.doubleValue) }
        guard v.allSatisfy({ !$0.isNaN }) else { return nil }
        func color(_ i: Int) -> CGColor { CGColor(red: v[i], green: v[i + 1], blue: v[i + 2], alpha: v[i + 3]) }
        switch (kind, v.count) {
        case (0, 1): self = .number(v[0])
        case (1, 2): self = .point(CGPoint(x: v[0], y: v[1]))
        case (2, 2): self = .size(CGSize(width: v[0], height: v[1]))
        case (3, 4): self = .rect(CGRect(x: v[0], y: v[1], width: v[2], height: v[3]))
        case (4, 16):
            self = .transform(
                CATransform3D(
                    m11: v[0], m12: v[1], m13: v[2], m14: v[3], m21: v[4], m22: v[5], m23: v[6], m24: v[7], m31: v[8],
                    m32: v[9], m33: v[10], m34: v[11], m41: v[12], m42: v[13], m43: v[14], m44: v[15]))
        case (5, 0): self = .color(nil)
        case (5, 4): self = .color(color(0))
        case (6, _): self = .numbers(v)
        case (7, let count) where count % 4 == 0: self = .colors(stride(from: 0, to: count, by: 4).map(color))
        case (8, _):
            guard let path = CGPath.make(archiveNumbers: v) else { return nil }
            self = .path(path)
        default: return nil
        }
    }

    func archive(in coder: NSCoder, _ key: String) {
        if let archived { coder.encode(archived as NSArray, forKey: key) }
    }

    init?(archivedIn coder: NSCoder, _ key: String) {
        guard let list = coder.numbers(key), let value = AnimatableValue(archived: list) else { return nil }
        self = value
    }
}
