// The normal form of a batch, and batches that differences make.
// Apple: WWDC18, session 225: deletes from the end first, then inserts from the start.

/// One step of the normal form. Done in order on plain arrays, they lead from the old state to the new one.
package enum BatchStep: Equatable, Sendable {
    /// Why something is taken out or put in.
    package enum Reason: Equatable, Sendable {
        case change
        case reload
        /// The same row or section, elsewhere: of deletes where it goes, of inserts where it was.
        case move(ListPath)
    }
    /// A row at its path before all changes.
    case deleteRow(ListPath, Reason)
    /// A section by its number before all changes, with the rows that are left in it.
    case deleteSection(Int, Reason)
    /// A section by its number afterwards, with so many new rows; one that moves brings the rows that it had.
    case insertSection(Int, rows: Int, Reason)
    /// A row at its path after all changes.
    case insertRow(ListPath, Reason)
}

extension ValidatedBatch {
    /// The normal form: rows out from the last to the first, sections out likewise, sections in from the first to the last, rows in
    /// likewise. A reload is a delete and an insert; a move is both with one identity. The path of a section's move has the row 0.
    package var steps: [BatchStep] {
        var out = deletedRows.map { ($0, BatchStep.Reason.change) }
        // One that moves too is taken out and put in once.
        let reloadedInPlace = reloadedRows.filter { movesFrom[$0.from] == nil }
        out += reloadedInPlace.map { ($0.from, .reload) }
        out += movedRows.map { ($0.from, .move($0.to)) }
        var sectionsOut = deletedSections.map { ($0, BatchStep.Reason.change) }
        sectionsOut += reloadedSections.map { ($0.from, .reload) }
        sectionsOut += movedSections.map { ($0.from, .move(ListPath($0.to, 0))) }
        // Rows that move into a section that is made come one by one.
        let made = Set(insertedSections + reloadedSections.map(\.to))
        var movedInto: [Int: Int] = [:]
        for move in movedRows where made.contains(move.to.section) { movedInto[move.to.section, default: 0] += 1 }
        func fresh(_ section: Int) -> Int { newCounts[section] - (movedInto[section] ?? 0) }
        var sectionsIn = insertedSections.map { ($0, fresh($0), BatchStep.Reason.change) }
        sectionsIn += reloadedSections.map { ($0.to, fresh($0.to), .reload) }
        sectionsIn += movedSections.map { ($0.to, 0, .move(ListPath($0.from, 0))) }
        var rowsIn = insertedRows.map { ($0, BatchStep.Reason.change) }
        rowsIn += reloadedInPlace.map { ($0.to, .reload) }
        rowsIn += movedRows.map { ($0.to, .move($0.from)) }
        return out.sorted { $0.0 > $1.0 }.map { .deleteRow($0.0, $0.1) }
            + sectionsOut.sorted { $0.0 > $1.0 }.map { .deleteSection($0.0, $0.1) }
            + sectionsIn.sorted { $0.0 < $1.0 }.map { .insertSection($0.0, rows: $0.1, $0.2) }
            + rowsIn.sorted { $0.0 < $1.0 }.map { .insertRow($0.0, $0.1) }
    }

    /// The batch of a difference, with rows and sections that are reloaded or reconfigured, by their places before.
    package init(
        _ difference: ListDifference, reloadedRows: [ListPath] = [], reconfiguredRows: [ListPath] = [],
        reloadedSections: [Int] = []
    ) {
        var map = [Int32](repeating: -1, count: difference.newCounts.count)
        var isTaken = Set(difference.sections.deletes), isFilled = Set(difference.sections.inserts)
        // A section that moves and is reloaded is deleted here and inserted there: its new number by the old one.
        let marked = Set(reloadedSections)
        var remade: [Int: Int] = [:]
        for move in difference.sections.moves {
            if marked.contains(move.from) { remade[move.from] = move.to } else { map[move.to] = Int32(move.from) }
            isTaken.insert(move.from)
            isFilled.insert(move.to)
        }
        let kept = difference.oldCounts.indices.filter { !isTaken.contains($0) }
        for (new, old) in zip(map.indices.filter { !isFilled.contains($0) }, kept) { map[new] = Int32(old) }
        let reloaded = marked.filter { !isTaken.contains($0) }
        /// What moves within a section that is made anew is made anew too.
        func isMove(_ move: ListDifference.Move) -> Bool {
            if let new = remade[move.from.section] { return move.to.section != new }
            return !reloaded.contains(move.from.section) || map[move.to.section] != Int32(move.from.section)
        }
        self.init(
            oldCounts: difference.oldCounts, newCounts: difference.newCounts, sections: map, reloadedSections: reloaded,
            movedSections: Set(difference.sections.moves.map(\.to)).subtracting(remade.values), deletedRows: difference.deletes,
            insertedRows: difference.inserts,
            movedRows: difference.moves.filter(isMove).map { Move(from: $0.from, to: $0.to) },
            reloadedRows: reloadedRows, reconfiguredRows: reconfiguredRows)
    }

    /// The batch that is right for old and new counts where nobody knows identities: rows and sections come and go at the end.
    package init(oldCounts: [Int], newCounts: [Int]) {
        let starts = Starts(oldCounts)
        let sections = newCounts.indices.map { $0 < oldCounts.count ? Int32($0) : -1 }
        let items = newCounts.enumerated().flatMap { section, count in
            (0..<count).map { row in
                section < oldCounts.count && row < oldCounts[section] ? Int32(starts.place(ListPath(section, row))) : -1
            }
        }
        self.init(
            ListDifference(oldCounts: oldCounts, newCounts: newCounts, sections: sections, items: items, options: []))
    }

    /// The calls that make this batch, for a list that has methods alone. Reloads and reconfigurations of rows that also move are
    /// left out: no list takes both in one batch.
    package var actions: [UpdateCall.Action] {
        var actions: [UpdateCall.Action] = []
        func add<Places: Collection>(_ places: Places, _ action: (Places) -> UpdateCall.Action) {
            if !places.isEmpty { actions.append(action(places)) }
        }
        add(deletedRows) { .deleteRows($0) }
        add(deletedSections) { .deleteSections($0) }
        add(insertedSections) { .insertSections($0) }
        add(insertedRows) { .insertRows($0) }
        actions += movedSections.map { .moveSection($0.from, to: $0.to) }
        actions += movedRows.map { .moveRow($0.from, to: $0.to) }
        add(reloadedSections.map(\.from)) { .reloadSections($0) }
        add(reloadedRows.map(\.from).filter { movesFrom[$0] == nil }) { .reloadRows($0) }
        add(reconfiguredRows.map(\.from).filter { movesFrom[$0] == nil }) { .reconfigureRows($0) }
        return actions
    }
}
