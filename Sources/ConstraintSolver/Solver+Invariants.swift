// What must be true of the tables between solves, for tests.

extension Solver {
    /// The first rule that the tables break, or nil. Takes time with the whole system.
    package func brokenInvariant() -> String? {
        var variables = 0, constraints = 0, links = 0
        for place in 0..<Int32(rows.count) where rows[place].flags & Row.alive != 0 {
            constraints += 1
            links += Int(rows[place].count)
            if rows[place].flags & (Row.inRegion | Row.resting | Row.fresh) != 0 { return "row \(place) kept a mark" }
            if let defined = rows[place].defines.place, cells[defined].definition != Link(place) {
                return "row \(place) defines another's variable"
            }
        }
        for place in 0..<Int32(cells.count) where cells[place].flags & VariableCell.alive != 0 {
            variables += 1
            let cell = cells[place]
            let marks = VariableCell.inRegion | VariableCell.queued | VariableCell.changed | VariableCell.done
            if cell.flags & (marks | VariableCell.suggested) != 0 { return "variable \(place) kept a mark" }
            if cell.isFixed, cell.definition.isNone, pending.lost.count == 0 { return "variable \(place) is half fixed" }
            if let definition = cell.definition.place, !cell.isFixed {
                let row = rows[definition]
                if row.state != .defines || row.defines != Link(place) { return "variable \(place) is held by no row" }
                if abs(residual(definition)) > 10 * tolerance(definition) {
                    return "variable \(place) is not where its row holds it"
                }
                for slot in row.slots where terms[slot].variable != place {
                    if cells[terms[slot].variable].level >= cell.level { return "variable \(place) reads one above" }
                }
            } else if let definition = cell.definition.place {
                let row = rows[definition]
                if !row.isHardEquality || row.defines != Link(place) {
                    return "variable \(place) has a definition that is none"
                }
                for slot in row.slots where terms[slot].variable != place {
                    let other = cells[terms[slot].variable]
                    if !other.isFixed || other.level >= cell.level {
                        return "variable \(place) reads one above its level"
                    }
                }
            }
            var link = cell.head, previous = Link.none
            while let slot = link.place {
                links -= 1
                if terms[slot].variable != place || terms[slot].previous != previous {
                    return "a list of terms is torn"
                }
                previous = Link(slot)
                link = terms[slot].next
            }
        }
        if variables != variableCount || constraints != constraintCount { return "the counts are wrong" }
        return links == 0 ? nil : "terms are in no list"
    }
}
