// The reference solver against systems solved by hand, and its two kinds of integer against each other.
import Testing

@Suite struct ReferenceTests {
    func row(_ coefficients: [Int], _ relation: Int, _ constant: Int, _ level: Int) -> ReferenceRow {
        ReferenceRow(coefficients: coefficients, relation: relation, constant: constant, level: level)
    }

    @Test("Least violations of systems solved by hand") func byHand() {
        // x ≤ 50 required, x ≥ 80, then x = 10 twice and x = 60.
        let rows = [
            row([1], -1, 50, 0), row([1], 1, 80, 1), row([1], 0, 10, 2), row([1], 0, 10, 2), row([1], 0, 60, 2),
        ]
        #expect(ReferenceSystem.leastViolations(rows, unknowns: 1, levels: 3) == [0, 30, 90])
        #expect(ReferenceSystem.leastViolations(Array(rows[2...]), unknowns: 1, levels: 3) == [0, 0, 50])
        // 3x + y = 1, x − y = 1: x = ½, y = −½; 2x + 2y = 3 misses by 3.
        let mixed = [row([3, 1], 0, 1, 0), row([1, -1], 0, 1, 0), row([2, 2], 0, 3, 1)]
        #expect(ReferenceSystem.leastViolations(mixed, unknowns: 2, levels: 2) == [0, 3])
        #expect(!ReferenceSystem.isFeasible(mixed, unknowns: 2))
        #expect(ReferenceSystem.isFeasible(Array(mixed[..<2]), unknowns: 2))
        #expect(ReferenceSystem.isFeasible([], unknowns: 1))
    }

    @Test("Long integers count as 128-bit ones do") func longIntegers() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<300 {
            let n = (0..<4).map { _ in random.below(2_000_000_000) - 1_000_000_000 }, d = 1 + random.below(1_000_000)
            let small = n.map { Int128($0) }, long = n.map { LongInteger($0) }
            let sum = small[0] * small[1] - small[2] * small[3]
            // A multiple of d, as elimination meets it.
            let exact = LongInteger.combine(
                long[0] * LongInteger(d), long[1], long[2] * LongInteger(d), long[3], over: LongInteger(d))
            #expect(exact?.double == sum.double)
            #expect(
                LongInteger.compare(long[0], long[1], long[2], long[3])
                    == Int128.compare(small[0], small[1], small[2], small[3]))
        }
        #expect(Int128.combine(Int128.max, 2, 0, 0, over: 1) == nil)
    }

    @Test("Numbers too large for 128 bits are counted in long integers") func fallback() {
        let large = 3_000_000_019
        let rows = (0..<6).map { i in
            row((0..<6).map { $0 == i ? large : 7 * $0 + 3 * i + large / 2 }, 0, large - i, 0)
        }
        #expect(ReferenceSystem.leastViolations(rows, unknowns: 6, levels: 1) == [0])
        #expect(!ReferenceSystem.isFeasible(rows + [row([large, 0, 0, 0, 0, 0], 0, 1, 0)], unknowns: 6))
    }
}
