// Random numbers that repeat, for tests of properties.
import Foundation

/// The generator of Steele, Lea and Flood (SplitMix64).
struct Seeded: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
    mutating func points(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(number(range)) }
    mutating func size(_ range: ClosedRange<Int>) -> CGSize { CGSize(width: points(range), height: points(range)) }
}

extension CGRect {
    /// x, y, width, height.
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }
}
