// Checks a batch of updates against the counts before and after it.
// Apple: "UITableView", performBatchUpdates(_:completion:); WWDC18, session 225, for the meaning of reloads and moves.
import Diagnostics

/// One check. Its steps: 1. what each call names, once; 2. bounds; 3. contradictions; 4. the number of sections; 5. which section
/// becomes which; 6. the rows of each section that stays.
struct BatchCheck {
    /// What the calls do to the rows of one section that stays.
    struct Counts: Equatable {
        var inserted = 0
        var deleted = 0
        var movedIn = 0
        var movedOut = 0
        var change: Int { inserted - deleted + movedIn - movedOut }
    }

    let batch: UpdateBatch
    let before: [Int]
    let after: [Int]
    let texts: BatchTexts
    let countsWereRead: Bool

    // What is named, with the number of the call.
    private var rows = NamedPlaces<ListPath>()
    private var sections = NamedPlaces<Int>()
    private var reconfigured: [ListPath: Int] = [:]
    private var repeats: [String] = []

    init(batch: UpdateBatch, before: [Int], after: [Int], view: String, countsWereRead: Bool) {
        self.batch = batch
        self.before = before
        self.after = after
        self.countsWereRead = countsWereRead
        texts = BatchTexts(kind: batch.kind, view: view)
    }

    mutating func run() throws(BatchRefusal) -> ValidatedBatch {
        collect()
        for index in batch.calls.indices { try checkBounds(index) }
        try checkConflicts()
        let inserted = sections.inserted.count + sections.reloaded.count
        let deleted = sections.deleted.count + sections.reloaded.count
        guard after.count == before.count + inserted - deleted else {
            throw sectionCount(inserted: inserted, deleted: deleted)
        }
        let map = sectionMap()
        try checkRows(map)
        return validated(map)
    }

    // MARK: 1. What is named

    private mutating func collect() {
        for (number, call) in batch.calls.enumerated() {
            switch call.action {
            case .deleteRows(let paths): for path in paths { note(rows.addDeleted(path, number), path) }
            case .insertRows(let paths): for path in paths { note(rows.addInserted(path, number), path) }
            case .reloadRows(let paths): for path in paths { note(rows.addReloaded(path, number), path) }
            case .reconfigureRows(let paths): for path in paths { reconfigured[path] = number }
            case .moveRow(let from, let to): rows.moves.append((from, to, number))
            case .deleteSections(let all): for section in all { note(sections.addDeleted(section, number), section) }
            case .insertSections(let all): for section in all { note(sections.addInserted(section, number), section) }
            case .reloadSections(let all): for section in all { note(sections.addReloaded(section, number), section) }
            case .moveSection(let from, let to): sections.moves.append((from, to, number))
            }
        }
    }

    private mutating func note(_ earlier: Int?, _ path: ListPath) {
        if let earlier { repeats.append("\(batch.kind.part) \(UpdateCall.text(path)) is named twice, first by \(call(earlier)).") }
    }
    private mutating func note(_ earlier: Int?, _ section: Int) {
        if let earlier { repeats.append("Section \(section) is named twice, first by \(call(earlier)).") }
    }

    private func call(_ number: Int) -> String { batch.calls[number].described(batch.kind) }

    // MARK: 2. Bounds

    private func checkBounds(_ number: Int) throws(BatchRefusal) {
        func isRow(_ path: ListPath, _ counts: [Int]) -> Bool {
            counts.indices.contains(path.section) && path.row >= 0 && path.row < counts[path.section]
        }
        switch batch.calls[number].action {
        case .deleteRows(let paths), .reloadRows(let paths):
            for path in paths where !isRow(path, before) {
                throw outOfBounds(number, texts.deleteRow(path, before: before), before, "before")
            }
        case .reconfigureRows(let paths):
            for path in paths where !isRow(path, before) { throw outOfBounds(number, nil, before, "before") }
        case .insertRows(let paths):
            for path in paths where !isRow(path, after) {
                throw outOfBounds(number, texts.insertRow(path, after: after), after, "after")
            }
        case .moveRow(let from, let to):
            guard isRow(from, before) else {
                throw outOfBounds(number, texts.moveRow(from: from, before: before), before, "before")
            }
            guard isRow(to, after) else { throw outOfBounds(number, texts.moveRow(from, to: to, after: after), after, "after") }
        case .deleteSections(let all), .reloadSections(let all):
            for section in all where !before.indices.contains(section) {
                throw outOfBounds(number, texts.deleteSection(section, before: before), before, "before")
            }
        case .insertSections(let all):
            for section in all where !after.indices.contains(section) {
                throw outOfBounds(number, texts.insertSection(section, after: after), after, "after")
            }
        case .moveSection(let from, let to):
            guard before.indices.contains(from) else {
                throw outOfBounds(number, texts.moveSection(from, before: before), before, "before")
            }
            guard after.indices.contains(to) else {
                throw outOfBounds(number, texts.moveSection(from, to: to, after: after), after, "after")
            }
        }
    }

    private func outOfBounds(_ number: Int, _ apple: String?, _ counts: [Int], _ word: String) -> BatchRefusal {
        var cause = "\(call(number)) names what is not there: \(word) the update the list has "
        cause += "\(ListCounts.text(counts, batch.kind))."
        if word == "before" { cause += " Deletes, reloads and moves name the paths before all changes of the batch." }
        return BatchRefusal(reason: .bounds, apple: apple, cause: cause + unread)
    }

    // MARK: 3. Contradictions

    private func checkConflicts() throws(BatchRefusal) {
        var targets: [ListPath: Int] = [:], origins: [ListPath: Int] = [:]
        for (path, number) in rows.reloaded.sorted(by: { $0.key < $1.key }) {
            // UIKit's text is from memory.
            if let other = rows.deleted[path] {
                throw conflict(other, number, "attempt to delete and reload the same index path (\(path.described))")
            }
        }
        for move in rows.moves {
            if let other = rows.deleted[move.from] ?? rows.reloaded[move.from] {
                throw conflict(other, move.call, texts.deleteAndMove(move.from))
            }
            if let other = rows.inserted[move.to] { throw conflict(other, move.call, texts.insertAndMove(move.to)) }
            if let other = targets.updateValue(move.call, forKey: move.to) { throw conflict(other, move.call, nil) }
            if let other = origins.updateValue(move.call, forKey: move.from) { throw conflict(other, move.call, nil) }
            if let other = sections.inserted[move.to.section] {
                throw conflict(other, move.call, texts.moveIntoInserted(move.to.section))
            }
        }
        var sectionTargets: [Int: Int] = [:], sectionOrigins: [Int: Int] = [:]
        for (section, number) in sections.reloaded.sorted(by: { $0.key < $1.key }) {
            if let other = sections.deleted[section] { throw conflict(other, number, nil) }
        }
        for move in sections.moves {
            if let other = sections.deleted[move.from] ?? sections.reloaded[move.from] {
                throw conflict(other, move.call, texts.deleteAndMoveSection)
            }
            if let other = sections.inserted[move.to] { throw conflict(other, move.call, texts.insertAndMoveSection) }
            if let other = sectionTargets.updateValue(move.call, forKey: move.to) { throw conflict(other, move.call, nil) }
            if let other = sectionOrigins.updateValue(move.call, forKey: move.from) { throw conflict(other, move.call, nil) }
        }
    }

    private func conflict(_ one: Int, _ other: Int, _ apple: String?) -> BatchRefusal {
        BatchRefusal(
            reason: .conflict, apple: apple, cause: "\(call(one)) and \(call(other)) are in one batch and contradict each other.")
    }

    // MARK: 4. Sections

    private func sectionCount(inserted: Int, deleted: Int) -> BatchRefusal {
        let expected = before.count + inserted - deleted, difference = after.count - expected
        var cause = "Before there were \(before.count) sections, the calls lead to \(expected), and the data source answers "
        cause += "\(after.count). \(allCalls)"
        let fix =
            difference > 0
            ? "Call insertSections for \(difference) more, or take \(difference) out of the model again."
            : "Call deleteSections for \(-difference) more, or keep \(-difference) more in the model."
        return BatchRefusal(
            reason: .sectionCount,
            apple: texts.sectionCount(before: before.count, after: after.count, inserted: inserted, deleted: deleted),
            cause: cause + unread, fix: fix)
    }

    private var allCalls: String {
        batch.isEmpty
            ? "No call is recorded." : "Calls: " + batch.calls.map { $0.described(batch.kind) }.joined(separator: ", ") + "."
    }

    private var unread: String {
        countsWereRead
            ? "" : " The counts were first read after the model had changed: change the model inside the block of updates."
    }

    // MARK: 5. Which section becomes which

    /// For each new section the old one, or −1. A reloaded section keeps its place here.
    private func sectionMap() -> [Int32] {
        var map = [Int32](repeating: -1, count: after.count)
        var isTaken = [Bool](repeating: false, count: before.count), isFilled = [Bool](repeating: false, count: after.count)
        for section in sections.deleted.keys { isTaken[section] = true }
        for section in sections.inserted.keys { isFilled[section] = true }
        for move in sections.moves {
            map[move.to] = Int32(move.from)
            isTaken[move.from] = true
            isFilled[move.to] = true
        }
        var old = 0
        for new in map.indices where !isFilled[new] {
            while isTaken[old] { old += 1 }
            map[new] = Int32(old)
            old += 1
        }
        return map
    }

    // MARK: 6. Rows

    private func checkRows(_ map: [Int32]) throws(BatchRefusal) {
        var counts = [Counts](repeating: Counts(), count: after.count)
        var newSection = [Int](repeating: -1, count: before.count)
        for (new, old) in map.enumerated() where old >= 0 { newSection[Int(old)] = new }
        func old(_ section: Int, _ change: (inout Counts) -> Void) {
            let new = newSection[section]
            if new >= 0 { change(&counts[new]) }
        }
        for path in rows.inserted.keys { counts[path.section].inserted += 1 }
        for path in rows.deleted.keys { old(path.section) { $0.deleted += 1 } }
        for path in rows.reloaded.keys {
            old(path.section) {
                $0.deleted += 1
                $0.inserted += 1
            }
        }
        for move in rows.moves {
            counts[move.to.section].movedIn += 1
            old(move.from.section) { $0.movedOut += 1 }
        }
        for (new, from) in map.enumerated() where from >= 0 && sections.reloaded[Int(from)] == nil {
            let expected = before[Int(from)] + counts[new].change
            guard after[new] != expected else { continue }
            throw rowCount(new, Int(from), counts[new], expected)
        }
    }

    private func rowCount(_ new: Int, _ old: Int, _ counts: Counts, _ expected: Int) -> BatchRefusal {
        let difference = after[new] - expected, count = abs(difference), part = count == 1 ? batch.kind.part : batch.kind.parts
        let words = BatchWords(batch.kind)
        var cause = "Section \(new) had \(before[old]) \(batch.kind.parts), the calls lead to \(expected), and the data source "
        cause += "answers \(after[new]). \(allCalls)"
        if old != new { cause += " Before the batch it was section \(old)." }
        let fix: String
        if difference > 0 {
            fix =
                counts.deleted + counts.movedOut > 0
                ? "Remove what the calls delete from the model too, or call \(words.insert) for the \(count) \(part) that it has more."
                : "Call \(words.insert) for the \(count) \(part) that the model has more."
        } else {
            fix =
                counts.inserted + counts.movedIn > 0
                ? "Add what the calls insert to the model too, or call \(words.delete) for the \(count) \(part) that it has less."
                : "Call \(words.delete) for the \(count) \(part) that the model has less."
        }
        return BatchRefusal(
            reason: difference > 0 ? .tooMany : .tooFew,
            apple: difference > 0
                ? texts.tooMany(section: new, before: before[old], after: after[new], counts: counts)
                : texts.tooFew(before: before, after: after, calls: batch.calls),
            cause: cause + unread, fix: fix)
    }

    private func validated(_ map: [Int32]) -> ValidatedBatch {
        ValidatedBatch(
            oldCounts: before, newCounts: after, sections: map, reloadedSections: Set(sections.reloaded.keys),
            movedSections: Set(sections.moves.map(\.to)), deletedRows: Array(rows.deleted.keys),
            insertedRows: Array(rows.inserted.keys), movedRows: rows.moves.map { ValidatedBatch.Move(from: $0.from, to: $0.to) },
            reloadedRows: Array(rows.reloaded.keys), reconfiguredRows: Array(reconfigured.keys), repeats: repeats,
            calls: .init(
                deleted: rows.deleted, inserted: rows.inserted, reloaded: rows.reloaded,
                moved: Dictionary(rows.moves.map { ($0.to, $0.call) }) { one, _ in one }))
    }
}
