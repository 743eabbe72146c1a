// Every sequence of some calls up to a length, tried against a judge.
import Diagnostics
import Foundation
import Testing
import UIKitTesting

/// The sequences of a proof, shorter ones first.
struct Sequences: Sequence, IteratorProtocol {
    let operations: [Operation]
    let length: Int
    private var indices: [Int]? = []

    init(operations: [Operation], length: Int) {
        self.operations = operations
        self.length = length
    }

    /// How many there are, the empty one among them.
    var total: Int { (0...length).reduce(0) { $0 + Int(pow(Double(operations.count), Double($1))) } }

    mutating func next() -> [Operation]? {
        guard let indices else { return nil }
        defer { self.indices = follower(of: indices) }
        return indices.map { operations[$0] }
    }

    private func follower(of indices: [Int]) -> [Int]? {
        var indices = indices
        var place = indices.count - 1
        while place >= 0 {
            indices[place] += 1
            if indices[place] < operations.count { return indices }
            indices[place] = 0
            place -= 1
        }
        return indices.count < length ? [Int](repeating: 0, count: indices.count + 1) : nil
    }
}

/// How far a run goes, from the environment of script/animator-proof.
enum ProofLength {
    static let all = number("ANIMATOR_PROOF_LENGTH") ?? 2
    static let core = number("ANIMATOR_PROOF_CORE") ?? 3

    private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }
}

/// Tries all sequences and tells of the first that the judge has words for: shorter ones come first, so it is the
/// shortest. A new screen every so often: its clock starts at 0, so that rounding stays below what is compared, and other
/// tests get their turn.
@MainActor func prove(
    _ name: String, _ sequences: Sequences, _ settings: Settings,
    judge: @MainActor ([Operation], Bench) -> String?
) async throws {
    var left = sequences
    var tried = 0
    var disagreement: String?
    var isDone = false
    let begin = ContinuousClock.now
    while !isDone {
        let harness = try await Harness(device: .custom(100, 100, scale: 1))
        let bench = Bench(in: harness.window)
        Diagnostics.$findsCallers.withValue(false) {
            Diagnostics.$taskPolicy.withValue(bench.traps.policy) {
                for _ in 0..<2_000 {
                    guard disagreement == nil, let sequence = left.next() else {
                        isDone = true
                        return
                    }
                    tried += 1
                    disagreement = judge(sequence, bench)
                }
            }
        }
    }
    if let disagreement { Issue.record("\(disagreement)") }
    #expect(tried == sequences.total)
    print(
        "animator-proof: \(name)\(tried) sequences of \(sequences.operations.count) calls to length \(sequences.length), "
            + "\(settings), \(ContinuousClock.now - begin)")
}
