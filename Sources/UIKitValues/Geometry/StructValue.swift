// Values of structures that Linux Foundation's NSValue cannot hold: transforms, insets, vectors.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import QuartzCore

/// A number of bytes with the name of their type.
package final class StructValue: NSValue, @unchecked Sendable {
    private let numbers: [CGFloat]
    private let name: UnsafePointer<Int8>

    /// Numbers of a structure; the name lives as long as the program.
    init(_ numbers: [CGFloat], _ kind: StructKind) {
        self.numbers = numbers
        name = kind.type
        var first = numbers.first ?? 0
        super.init(bytes: &first, objCType: name)
    }

    package required init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<Int8>) {
        let kind = StructKind(type) ?? .vector
        numbers = (0..<kind.count).map { value.load(fromByteOffset: $0 * MemoryLayout<CGFloat>.stride, as: CGFloat.self) }
        name = kind.type
        super.init(bytes: value, objCType: kind.type)
    }

    package required init?(coder: NSCoder) {
        let kind = (coder.decodeObject(forKey: "type") as? String).flatMap { StructKind(rawValue: $0) } ?? .vector
        let read = (coder.decodeObject(forKey: "numbers") as? [NSNumber] ?? []).map { CGFloat($0.doubleValue) }
        numbers = read + [CGFloat](repeating: 0, count: max(0, kind.count - read.count))
        name = kind.type
        var first: CGFloat = 0
        super.init(bytes: &first, objCType: kind.type)
    }

    package override func encode(with coder: NSCoder) {
        coder.encode(String(cString: name) as NSString, forKey: "type")
        coder.encode(numbers.map { NSNumber(value: Double($0)) } as NSArray, forKey: "numbers")
    }

    package override var classForCoder: AnyClass { StructValue.self }
    package override var objCType: UnsafePointer<Int8> { name }
    package override func getValue(_ value: UnsafeMutableRawPointer) {
        for (index, number) in numbers.enumerated() {
            value.storeBytes(of: number, toByteOffset: index * MemoryLayout<CGFloat>.stride, as: CGFloat.self)
        }
    }
    package override func copy(with zone: NSZone? = nil) -> Any { self }
    package override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? StructValue else { return false }
        return other.name == name && other.numbers == numbers
    }
    package override var hash: Int { numbers.hashValue }
    package override var description: String { numbers.map { "\($0)" }.joined(separator: ", ") }

    /// The numbers of a value of a kind; nil for other values.
    package static func numbers(_ value: NSValue, _ kind: StructKind) -> [CGFloat]? {
        guard let value = value as? StructValue, value.name == kind.type else { return nil }
        return value.numbers
    }
}

/// The structures, by Objective-C's name of their type.
package enum StructKind: String, CaseIterable {
    case affine = "{CGAffineTransform=dddddd}"
    case transform = "{CATransform3D=dddddddddddddddd}"
    case vector = "{CGVector=dd}"
    case insets = "{UIEdgeInsets=dddd}"
    case directional = "{NSDirectionalEdgeInsets=dddd}"
    case offset = "{UIOffset=dd}"

    init?(_ type: UnsafePointer<Int8>) { self.init(rawValue: String(cString: type)) }

    var count: Int {
        switch self {
        case .affine: 6
        case .transform: 16
        case .vector, .offset: 2
        case .insets, .directional: 4
        }
    }

    /// One text a kind, kept for ever, so that pointers compare.
    var type: UnsafePointer<Int8> { Self.types[self]! }
    private nonisolated(unsafe) static let types: [StructKind: UnsafePointer<Int8>] = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, UnsafePointer(strdup($0.rawValue)!)) })
}

/// Lets an initialiser give another object than the one that was allocated.
protocol ValueFactory {}
extension ValueFactory {
    init(made: Self) { self = made }
}
extension NSValue: ValueFactory {}
