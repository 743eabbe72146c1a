// The integers that the reference solver counts with: 128 bits while they suffice, then any size.

/// What fraction-free elimination needs of an integer. nil says that the type is too small.
protocol ExactInteger {
    init(_ value: Int)
    var sign: Int { get }
    var negated: Self { get }
    var double: Double { get }
    /// (a × p − b × c) ÷ d, which leaves no remainder.
    static func combine(_ a: Self, _ p: Self, _ b: Self, _ c: Self, over d: Self) -> Self?
    /// The sign of a × b − c × d.
    static func compare(_ a: Self, _ b: Self, _ c: Self, _ d: Self) -> Int?
}

extension Int128: ExactInteger {
    var sign: Int { self > 0 ? 1 : self < 0 ? -1 : 0 }
    var negated: Int128 { -self }
    var double: Double { Double(self) }

    static func combine(_ a: Int128, _ p: Int128, _ b: Int128, _ c: Int128, over d: Int128) -> Int128? {
        let (x, tooLarge) = a.multipliedReportingOverflow(by: p)
        let (y, tooLargeToo) = b.multipliedReportingOverflow(by: c)
        let (z, overflow) = x.subtractingReportingOverflow(y)
        if tooLarge || tooLargeToo || overflow { return nil }
        if let small = Int64(exactly: z), let by = Int64(exactly: d) { return Int128(small / by) }
        return z / d
    }

    static func compare(_ a: Int128, _ b: Int128, _ c: Int128, _ d: Int128) -> Int? {
        let (x, tooLarge) = a.multipliedReportingOverflow(by: b)
        let (y, tooLargeToo) = c.multipliedReportingOverflow(by: d)
        return tooLarge || tooLargeToo ? nil : x > y ? 1 : x < y ? -1 : 0
    }
}

/// An integer of any size: a sign and base 2³² digits, the lowest first.
struct LongInteger: ExactInteger {
    var digits: [UInt32] = []
    var isNegative = false

    init(_ value: Int) {
        isNegative = value < 0
        var rest = value.magnitude
        while rest > 0 {
            digits.append(UInt32(truncatingIfNeeded: rest))
            rest >>= 32
        }
    }

    init(digits: [UInt32], isNegative: Bool) {
        self.digits = digits
        while self.digits.last == 0 { self.digits.removeLast() }
        self.isNegative = isNegative && !self.digits.isEmpty
    }

    var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }
    var negated: LongInteger { LongInteger(digits: digits, isNegative: !isNegative) }
    var double: Double {
        let size = digits.reversed().reduce(0.0) { $0 * 4_294_967_296 + Double($1) }
        return isNegative ? -size : size
    }

    static func combine(
        _ a: LongInteger, _ p: LongInteger, _ b: LongInteger, _ c: LongInteger, over d: LongInteger
    ) -> LongInteger? {
        let sum = a * p - b * c
        return LongInteger(digits: divide(sum.digits, d.digits), isNegative: sum.isNegative != d.isNegative)
    }

    static func compare(_ a: LongInteger, _ b: LongInteger, _ c: LongInteger, _ d: LongInteger) -> Int? {
        (a * b - c * d).sign
    }

    static func * (a: LongInteger, b: LongInteger) -> LongInteger {
        var product = [UInt32](repeating: 0, count: a.digits.count + b.digits.count)
        for i in a.digits.indices {
            var carry: UInt64 = 0
            for j in b.digits.indices {
                let sum = UInt64(a.digits[i]) * UInt64(b.digits[j]) + UInt64(product[i + j]) + carry
                product[i + j] = UInt32(truncatingIfNeeded: sum)
                carry = sum >> 32
            }
            product[i + b.digits.count] = UInt32(carry)
        }
        return LongInteger(digits: product, isNegative: a.isNegative != b.isNegative)
    }

    static func - (a: LongInteger, b: LongInteger) -> LongInteger {
        if a.isNegative != b.isNegative {
            return LongInteger(digits: add(a.digits, b.digits), isNegative: a.sign != 0 ? a.isNegative : !b.isNegative)
        }
        return isBelow(a.digits, b.digits)
            ? LongInteger(digits: subtract(b.digits, a.digits), isNegative: !a.isNegative)
            : LongInteger(digits: subtract(a.digits, b.digits), isNegative: a.isNegative)
    }

    static func isBelow(_ a: [UInt32], _ b: [UInt32]) -> Bool {
        if a.count != b.count { return a.count < b.count }
        for i in a.indices.reversed() where a[i] != b[i] { return a[i] < b[i] }
        return false
    }

    static func add(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
        var sum: [UInt32] = [], carry: UInt64 = 0
        for i in 0..<max(a.count, b.count) {
            carry += UInt64(i < a.count ? a[i] : 0) + UInt64(i < b.count ? b[i] : 0)
            sum.append(UInt32(truncatingIfNeeded: carry))
            carry >>= 32
        }
        return sum + [UInt32(carry)]
    }

    /// a − b where a ≥ b.
    static func subtract(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
        var rest = a, borrow: Int64 = 0
        for i in a.indices {
            let value = Int64(a[i]) - Int64(i < b.count ? b[i] : 0) - borrow
            borrow = value < 0 ? 1 : 0
            rest[i] = UInt32(truncatingIfNeeded: value)
        }
        return rest
    }

    /// a ÷ b without its remainder, bit by bit: slow and plain.
    static func divide(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
        var quotient = [UInt32](repeating: 0, count: a.count), rest: [UInt32] = []
        for i in a.indices.reversed() {
            for bit in (0..<32).reversed() {
                rest = LongInteger(digits: add(rest, rest), isNegative: false).digits
                if a[i] >> UInt32(bit) & 1 == 1 { rest = LongInteger(digits: add(rest, [1]), isNegative: false).digits }
                if !isBelow(rest, b) {
                    rest = LongInteger(digits: subtract(rest, b), isNegative: false).digits
                    quotient[i] |= 1 << UInt32(bit)
                }
            }
        }
        return quotient
    }
}
