// From a number to a transform, after an animation's values were mixed.
// Apple: "CAValueFunction".
import CoreGraphics
import Foundation

/// The names of value functions.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Radians about the x axis.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// Radians about the y axis.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// Radians about the z axis.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Three factors.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A factor along the x axis.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A factor along the y axis.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A factor along the z axis.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// Three lengths in points.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// Points along the x axis.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// Points along the y axis.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// Points along the z axis.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes a transform of the mixed values of an animation: turns by more than half a circle do not take the short way.
open class CAValueFunction: NSObject, NSSecureCoding {
    let function: ValueFunction
    /// The function's name.
    public let name: CAValueFunctionName

    /// Creates a function by its name; nil for an unknown name.
    public init?(name: CAValueFunctionName) {
        guard let function = ValueFunction(rawValue: name.rawValue) else { return nil }
        self.function = function
        self.name = name
        super.init()
    }

    /// Reads a function from an archive.
    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "name") as String?,
            let function = ValueFunction(rawValue: text)
        else { return nil }
        self.function = function
        name = CAValueFunctionName(rawValue: text)
        super.init()
    }

    /// True: only a name is read.
    open class var supportsSecureCoding: Bool { true }
    /// Writes the name.
    open func encode(with coder: NSCoder) { coder.encode(name.rawValue as NSString, forKey: "name") }
}

/// A value function as a value.
enum ValueFunction: String, Sendable {
    case rotateX, rotateY, rotateZ, scale, scaleX, scaleY, scaleZ, translate, translateX, translateY, translateZ

    /// The value that the function uses in place of a missing one.
    var neutral: AnimatableValue {
        switch self {
        case .scale: .numbers([1, 1, 1])
        case .translate: .numbers([0, 0, 0])
        case .scaleX, .scaleY, .scaleZ: .number(1)
        default: .number(0)
        }
    }

    /// Returns the transform for a number or a list of numbers; nil for values of another kind.
    func transform(_ value: AnimatableValue) -> AnimatableValue? {
        switch (self, value) {
        case (.rotateX, .number(let v)): .transform(CATransform3DMakeRotation(v, 1, 0, 0))
        case (.rotateY, .number(let v)): .transform(CATransform3DMakeRotation(v, 0, 1, 0))
        case (.rotateZ, .number(let v)): .transform(CATransform3DMakeRotation(v, 0, 0, 1))
        case (.scaleX, .number(let v)): .transform(CATransform3DMakeScale(v, 1, 1))
        case (.scaleY, .number(let v)): .transform(CATransform3DMakeScale(1, v, 1))
        case (.scaleZ, .number(let v)): .transform(CATransform3DMakeScale(1, 1, v))
        case (.translateX, .number(let v)): .transform(CATransform3DMakeTranslation(v, 0, 0))
        case (.translateY, .number(let v)): .transform(CATransform3DMakeTranslation(0, v, 0))
        case (.translateZ, .number(let v)): .transform(CATransform3DMakeTranslation(0, 0, v))
        case (.scale, .numbers(let v)) where v.count == 3: .transform(CATransform3DMakeScale(v[0], v[1], v[2]))
        case (.translate, .numbers(let v)) where v.count == 3:
            .transform(CATransform3DMakeTranslation(v[0], v[1], v[2]))
        default: nil
        }
    }
}
