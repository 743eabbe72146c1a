// How one list of identities becomes another: deletes, inserts and as few moves as there can be.
// No Apple page: this is ours. After P. Heckel, "A technique for isolating differences between files" (1978).

/// The changes from one sequence to another.
///
/// An identity in both sequences stays or moves; none is deleted and inserted. The identities that stay are a longest increasing
/// subsequence, so that no smaller number of moves gives the new order. The same sequences always give the same difference.
/// Where an identity is there twice, its first place counts; the others are plain deletes and inserts, and ``duplicates`` has them.
package struct SequenceDifference: Equatable, Sendable {
    /// One that moves: its place before all changes and its place after them.
    package struct Move: Equatable, Sendable {
        package var from: Int
        package var to: Int
    }
    /// Places that repeat the identity of an earlier place, ascending.
    package struct Duplicates: Equatable, Sendable {
        package var old: [Int] = []
        package var new: [Int] = []
        package var isEmpty: Bool { old.isEmpty && new.isEmpty }
    }

    /// Places in the old sequence, ascending.
    package var deletes: [Int] = []
    /// Places in the new sequence, ascending.
    package var inserts: [Int] = []
    /// In the order of their new places.
    package var moves: [Move] = []
    package var duplicates = Duplicates()

    package var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty }

    /// No changes.
    package init() {}

    /// The changes from one list to another. O(n) but for what moves, O(m log m).
    package init<Identity: Hashable>(from old: [Identity], to new: [Identity]) {
        let match = Match(from: old, to: new)
        self.init(match: match.newToOld, oldCount: old.count)
        duplicates = match.duplicates
    }

    /// The changes of a matching: for each new place the old one, or −1.
    init(match newToOld: [Int32], oldCount: Int) {
        var survives = [Bool](repeating: false, count: oldCount)
        var matched: [Int32] = [], places: [Int32] = []
        matched.reserveCapacity(newToOld.count)
        places.reserveCapacity(newToOld.count)
        for (place, old) in newToOld.enumerated() {
            if old < 0 {
                inserts.append(place)
            } else {
                survives[Int(old)] = true
                matched.append(old)
                places.append(Int32(place))
            }
        }
        if matched.count < oldCount { for place in 0..<oldCount where !survives[place] { deletes.append(place) } }
        let stays = longestIncreasing(matched)
        for at in matched.indices where !stays[at] { moves.append(Move(from: Int(matched[at]), to: Int(places[at]))) }
    }

    /// The new sequence: the old one with the changes made, and with values for the inserted places.
    package func applied<Element>(to old: [Element], inserted: (Int) -> Element) -> [Element] {
        var gone = Set(deletes)
        for move in moves { gone.insert(move.from) }
        var rest = old.indices.lazy.filter { !gone.contains($0) }.makeIterator()
        var fixed: [Int: Element] = [:]
        for place in inserts { fixed[place] = inserted(place) }
        for move in moves { fixed[move.to] = old[move.from] }
        return (0..<old.count - deletes.count + inserts.count).map { place in
            if let element = fixed[place] { return element }
            guard let next = rest.next() else { preconditionFailure("the difference is not one of this sequence") }
            return old[next]
        }
    }
}

/// Which places of two sequences have the same identity.
struct Match {
    /// For each new place the old one, or −1.
    var newToOld: [Int32]
    var duplicates = SequenceDifference.Duplicates()

    /// One table of the old places; a new place that continues the run before it is not looked up.
    init<Identity: Hashable>(from old: [Identity], to new: [Identity]) {
        newToOld = [Int32](repeating: -1, count: new.count)
        var table = [Identity: Int32](minimumCapacity: old.count)
        // The old places that may be matched; a repeated one may not.
        var isOpen = [Bool](repeating: true, count: old.count)
        for (place, identity) in old.enumerated() {
            let known = table.updateValue(Int32(place), forKey: identity)
            if let known {
                table[identity] = known
                isOpen[place] = false
                duplicates.old.append(place)
            }
        }
        var next = 0
        for (place, identity) in new.enumerated() {
            if next < old.count, isOpen[next], old[next] == identity {
                newToOld[place] = Int32(next)
                isOpen[next] = false
                next += 1
                continue
            }
            guard let found = table[identity] else {
                // Known as a new one from now on.
                table[identity] = -1
                continue
            }
            guard found >= 0, isOpen[Int(found)] else {
                duplicates.new.append(place)
                continue
            }
            newToOld[place] = found
            isOpen[Int(found)] = false
            next = Int(found) + 1
        }
    }
}
