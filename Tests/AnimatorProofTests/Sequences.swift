// Every sequence of some calls up to a length, tried against a judge.
import Foundation

/// The sequences of a proof.
struct Sequences {
    let operations: [Operation]
    let length: Int

    /// How many there are, the empty one among them.
    var count: Int { (0...length).reduce(0) { $0 + Int(pow(Double(operations.count), Double($1))) } }

    /// Calls the body with every sequence, shorter ones first; ends when it answers true.
    func forEach(_ body: (ArraySlice<Operation>) throws -> Bool) rethrows {
        for length in 0...length {
            var indices = [Int](repeating: 0, count: length)
            var sequence = indices.map { operations[$0] }
            while true {
                if try body(sequence[...]) { return }
                var place = length - 1
                while place >= 0 {
                    indices[place] += 1
                    if indices[place] < operations.count {
                        sequence[place] = operations[indices[place]]
                        break
                    }
                    indices[place] = 0
                    sequence[place] = operations[0]
                    place -= 1
                }
                if place < 0 { break }
            }
        }
    }
}
