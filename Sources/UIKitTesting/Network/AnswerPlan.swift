// An answer as steps in time.
// No Apple page: this is ours.
import Foundation
import FoundationNetworking

/// An answer as steps in time, counted in seconds from the request.
struct AnswerPlan {
    enum Step: Equatable {
        case response
        case piece(Range<Int>)
        case end
        case failure(Int)
    }
    struct Entry {
        var time: TimeInterval
        var step: Step
        /// Nobody waits for it.
        var isIdle = false
    }

    private(set) var entries: [Entry] = []

    /// Pieces of a slow body come ten to a second, and at most so many.
    private static let mostPieces = 200

    /// - Parameter timeout: Seconds without news after which the request times out, as `timeoutInterval` says.
    init(_ answer: NetworkAnswer, timeout: TimeInterval) {
        switch answer.ending {
        case .failure(let code): entries = [Entry(time: answer.delay, step: .failure(code))]
        case .never, .outside: entries = []
        case .whole, .broken:
            entries = [Entry(time: answer.delay, step: .response)]
            var count = answer.body.count
            if case .broken(let limit) = answer.ending { count = min(count, limit) }
            addPieces(count, answer)
            let isBroken = answer.ending != .whole
            let last = entries[entries.count - 1].time
            entries.append(
                Entry(time: last, step: isBroken ? .failure(URLError.Code.networkConnectionLost.rawValue) : .end))
        }
        cut(at: timeout, isNever: answer.ending == .never)
    }

    private mutating func addPieces(_ count: Int, _ answer: NetworkAnswer) {
        guard count > 0 else { return }
        guard let rate = answer.bytesPerSecond else {
            return entries.append(Entry(time: answer.delay, step: .piece(0..<count)))
        }
        let size = max(1, Int(rate / 10), count / Self.mostPieces)
        for start in stride(from: 0, to: count, by: size) {
            let end = min(count, start + size)
            entries.append(Entry(time: answer.delay + Double(end) / rate, step: .piece(start..<end)))
        }
    }

    /// Ends with a timeout at the first gap that is longer.
    private mutating func cut(at timeout: TimeInterval, isNever: Bool) {
        let code = URLError.Code.timedOut.rawValue
        if isNever {
            if timeout.isFinite { entries = [Entry(time: timeout, step: .failure(code), isIdle: true)] }
            return
        }
        var last = 0.0
        for (index, entry) in entries.enumerated() {
            if entry.time - last > timeout {
                entries = entries[..<index] + [Entry(time: last + timeout, step: .failure(code))]
                return
            }
            last = entry.time
        }
    }
}
