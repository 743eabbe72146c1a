// The rules that there are.

/// Every rule's page, found by id.
public struct RuleCatalogue: Sendable {
    /// In the order of their ids.
    public let pages: [RulePage]
    private let byID: [String: RulePage]

    /// What this version of the auditor knows.
    public static let standard = RuleCatalogue(RulePage.all)

    public init(_ pages: some Sequence<RulePage>) {
        self.pages = pages.sorted { $0.id < $1.id }
        byID = Dictionary(self.pages.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The ids in ascending order.
    public var ids: [String] { pages.map(\.id) }

    /// The page of a rule; nil where there is no such rule.
    public subscript(id: String) -> RulePage? { byID[id] }

    /// `"unknown rule 'x'"` and, where one is near, what was probably meant.
    public func unknown(_ id: String) -> String {
        let nearest = Nearest.name(to: id, among: ids)
        return "unknown rule '\(id)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    }
}
