// What the calls of a batch name.
// No Apple page: this is ours.

/// What calls name, each once, with the number of the first call that does.
struct NamedPlaces<Place: Hashable> {
    var deleted: [Place: Int] = [:]
    var inserted: [Place: Int] = [:]
    var reloaded: [Place: Int] = [:]
    var moves: [(from: Place, to: Place, call: Int)] = []

    /// The call that named it before, if there is one.
    mutating func addDeleted(_ place: Place, _ call: Int) -> Int? { Self.add(place, call, &deleted) }
    mutating func addInserted(_ place: Place, _ call: Int) -> Int? { Self.add(place, call, &inserted) }
    mutating func addReloaded(_ place: Place, _ call: Int) -> Int? { Self.add(place, call, &reloaded) }

    private static func add(_ place: Place, _ call: Int, _ all: inout [Place: Int]) -> Int? {
        if let earlier = all[place] { return earlier }
        all[place] = call
        return nil
    }
}

/// Counts as a message prints them.
enum ListCounts {
    static func text(_ counts: [Int], _ kind: ListKind) -> String {
        let shown = counts.prefix(8).map(String.init).joined(separator: ", ")
        let list = counts.count > 8 ? shown + ", …" : shown
        return "\(counts.count) section\(counts.count == 1 ? "" : "s") with [\(list)] \(kind.parts)"
    }
}
