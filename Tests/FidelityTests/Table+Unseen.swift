// Pictures not seen before, set by set: their first run, which is kept, and their figures of today.
// No Apple page: this is ours.
import Foundation

extension Table {
    /// The sets, each compared for the first time in a run of its own.
    static let unseenSets = [1, 2, 3]

    /// The heading of the section that keeps a set's first run, with the end of its line.
    static func unseenHeading(_ set: Int) -> String {
        "## Pictures not seen before\(["", ", second set", ", third set"][set - 1])\n"
    }

    static func unseenTodayHeading(_ set: Int) -> String { unseenHeading(set).dropLast() + ", today" }

    /// The set whose figures of today stand below a heading, from 1; 0 for none.
    static func unseenSet(ofHeading heading: Substring) -> Int {
        unseenSets.first { heading == unseenTodayHeading($0) } ?? 0
    }

    /// The rows of a set.
    func unseen(_ set: Int) -> [Row] { rows.filter { $0.unseenSet == set } }

    /// The section that keeps the figures of the run in which a set was first compared.
    func unseenFirstRun(_ set: Int, _ day: String, _ commit: String) -> String {
        let rows = unseen(set)
        let out = rows.filter(\.isLeftOut).count
        return """
            \(Self.unseenHeading(set))
            \(day), commit \(commit): the first comparison of \(rows.count - out) pictures of `Tests/FidelityTests/Fixtures/unseen\(set > 1 ? "\(set)" : "").csv`,
            recorded on iOS 16 \(set > 2 ? "to 18" : "and 17")\(out > 0 ? "; \(out) more were left out before it" : ""). Their scenes were built after the views' public source; no picture was compared before, and
            none had been used to mend anything. Later runs leave this section as it is.

            | target | found | verdict |
            |---|---|---|
            \(Self.lines(of: Self.verdicts(of: rows)))
            \(table(rows))
            """
    }

    /// The section with a set's figures of the last run, by which a scene that passed must not get worse; empty without pictures.
    func unseenToday(_ set: Int) -> String {
        let rows = unseen(set)
        guard !rows.isEmpty else { return "" }
        return """

            \(Self.unseenTodayHeading(set))

            The same pictures, after what their first comparison showed was mended: no figure here is one of pictures not seen.

            | target | found | verdict |
            |---|---|---|
            \(Self.lines(of: Self.verdicts(of: rows)))
            \(table(rows))
            """
    }
}
