// The longest increasing subsequence: what need not move.
// No Apple page: this is ours. Patience sorting, as textbooks describe it.

/// Marks one longest increasing subsequence of distinct numbers; always the same for the same numbers. O(n) where they increase
/// already, O(n log n) at worst.
func longestIncreasing(_ numbers: [Int32]) -> [Bool] {
    var isKept = [Bool](repeating: false, count: numbers.count)
    // The last number's place of the best run of each length, and for each place the place before it in its run.
    var tails: [Int32] = [], previous = [Int32](repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
        var low = tails.count
        if let last = tails.last, numbers[Int(last)] > number {
            var high = tails.count - 1
            low = 0
            while low < high {
                let middle = (low + high) / 2
                if numbers[Int(tails[middle])] < number { low = middle + 1 } else { high = middle }
            }
        }
        if low > 0 { previous[place] = tails[low - 1] }
        if low == tails.count { tails.append(Int32(place)) } else { tails[low] = Int32(place) }
    }
    var at = tails.last ?? -1
    while at >= 0 {
        isKept[Int(at)] = true
        at = previous[Int(at)]
    }
    return isKept
}
