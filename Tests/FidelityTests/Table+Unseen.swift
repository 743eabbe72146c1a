// Pictures not seen before: their first run, which is kept, and their figures of today.
// No Apple page: this is ours.
import Foundation

extension Table {
    static let unseenHeading = "## Pictures not seen before\n"
    static let unseenTodayHeading = "## Pictures not seen before, today"

    private var unseen: [Row] { rows.filter(\.isUnseen) }

    /// The section that keeps the figures of the run in which these pictures were first compared.
    func unseenFirstRun(_ day: String, _ commit: String) -> String {
        """
        \(Self.unseenHeading)
        \(day), commit \(commit): the first comparison of \(unseen.count) pictures of `Tests/FidelityTests/Fixtures/unseen.csv`,
        recorded on iOS 16 and 17. Their scenes were built after the views' public source; no picture was compared before, and
        none had been used to mend anything. Later runs leave this section as it is.

        | target | found | verdict |
        |---|---|---|
        \(Self.lines(of: Self.verdicts(of: unseen)))
        \(table(unseen))
        """
    }

    /// The section with the figures of the last run, by which a scene that passed must not get worse; empty without pictures.
    var unseenToday: String {
        guard !unseen.isEmpty else { return "" }
        return """

            \(Self.unseenTodayHeading)

            The same pictures, after what their first comparison showed was mended: no figure here is one of pictures not seen.

            | target | found | verdict |
            |---|---|---|
            \(Self.lines(of: Self.verdicts(of: unseen)))
            \(table(unseen))
            """
    }
}
