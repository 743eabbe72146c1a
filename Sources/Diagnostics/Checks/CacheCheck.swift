// Debug builds compare what is kept with what it stands for, at every so many-th look.
// No Apple page: this is ours.
internal import Glibc
import Synchronization

/// Compares caches with what they stand for, in debug builds of Vitrine: at every 64th look, or as `VITRINE_CHECK` says.
///
/// A difference is UIK2311, which ends the process as an exception does. Main thread, but for looks that only count.
package enum CacheCheck {
    /// What is compared.
    package enum Kind: Int, CaseIterable, Sendable {
        case placedFrames, solvedValues, solverTables, paragraphs, labelSizes, layerOrder, safeAreas, margins, traits
        case renderNodes, pixels

        /// For the cause of a report.
        package var words: String {
            switch self {
            case .placedFrames: "The frames that the layout engine placed"
            case .solvedValues: "The values of the constraint solver"
            case .solverTables: "The tables of the constraint solver"
            case .paragraphs: "The sums of a list of paragraphs"
            case .labelSizes: "The measured size of a label"
            case .layerOrder: "The layers of subviews"
            case .safeAreas: "A safe area"
            case .margins: "The kept layout margins"
            case .traits: "The traits of a view"
            case .renderNodes: "The kept render nodes"
            case .pixels: "The pixels of the screen"
            }
        }
    }

    #if DEBUG
        /// Every so many-th look compares; 0 for none.
        @exclusivity(unchecked)
        nonisolated(unsafe) package static var rate = rate(named: getenv("VITRINE_CHECK").map { String(cString: $0) })
        @exclusivity(unchecked) private nonisolated(unsafe) static var looks = [Int](repeating: 0, count: Kind.allCases.count)
        /// A comparison reads caches too.
        private nonisolated(unsafe) static var isComparing = false
    #endif

    /// What was found, but for tasks with a policy of their own.
    private static let found = Mutex<[String]>([])

    /// What was found since the last call. The test kit fails a test with it: a test that records diagnostics must not hide it.
    package static func takeFound() -> [String] {
        found.withLock { all in
            defer { all = [] }
            return all
        }
    }

    /// Whether this build compares at all.
    package static var isBuilt: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }

    /// The rate that a value of VITRINE_CHECK asks for.
    package static func rate(named value: String?) -> Int {
        switch value?.lowercased() {
        case nil, "", "some": return 64
        case "all": return 1
        case "never", "0": return 0
        case let word?:
            if let number = Int(word), number > 0 { return number }
            Catalogue.checkSetting.report(cause: "VITRINE_CHECK is \"\(word)\".")
            return 64
        }
    }

    /// Compares, if it is this look's turn. The closure returns what differs, with both values; nil for nothing.
    @inline(__always)
    package static func look(_ kind: Kind, _ object: @autoclosure () -> String?, _ difference: () -> String?) {
        #if DEBUG
            guard isDue(kind) else { return }
            isComparing = true
            let found = difference()
            isComparing = false
            if let found { report(kind, object(), found) }
        #endif
    }

    /// Runs a closure with another rate. For tests.
    package static func with<Result>(rate new: Int, _ body: () throws -> Result) rethrows -> Result {
        #if DEBUG
            let before = rate
            rate = new
            defer { rate = before }
        #endif
        return try body()
    }

    #if DEBUG
        private static func isDue(_ kind: Kind) -> Bool {
            guard rate > 0, !isComparing else { return false }
            looks[kind.rawValue] &+= 1
            return rate == 1 || looks[kind.rawValue] % rate == 0
        }
    #endif

    private static func report(_ kind: Kind, _ object: String?, _ difference: String) {
        if Diagnostics.taskPolicy == nil { found.withLock { $0.append("\(kind.words): \(difference)") } }
        Catalogue.cacheDiffers.report(object: object, cause: "\(kind.words): \(difference)")
    }
}
