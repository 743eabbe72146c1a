// Equalities of a region that have no unknown left: each determines a tear.

extension Solver {
    /// Lets each closing equality determine a tear by those still open, and moves these tears.
    func closeTears() -> Bool {
        for i in 0..<region.closings.count {
            let row = region.closings[i]
            let (form, shift) = form(of: row)
            let residual = residual(row) + shift
            if form.count == 0 {
                if abs(residual) > tolerance(row) {
                    explainRegion(row)
                    return false
                }
                continue
            }
            // The newest of the large ones gives way.
            var pivot = Int(form.start)
            for j in form.places
            where abs(region.entries[j].coefficient) >= abs(region.entries[pivot].coefficient) * 0.999 { pivot = j }
            let chosen = region.entries[pivot]
            for j in form.places where j != pivot {
                region.gather(-region.entries[j].coefficient / chosen.coefficient, region.entries[j].tear)
            }
            region.isOpen[chosen.tear] = false
            region.isFree[chosen.tear] = false
            region.closed.append(
                Region.Closed(
                    tear: chosen.tear, row: row, constant: -residual / chosen.coefficient, form: region.takeForm()))
        }
        if region.closed.count > 0 {
            moveClosed(constants: true)
            evaluateRegion()
            refineClosed()
        }
        return true
    }

    /// Moves closed tears with the open ones, by `region.moves`.
    func moveClosed(constants: Bool) {
        var i = region.closed.count
        while i > 0 {
            i -= 1
            let closed = region.closed[i]
            var move = constants ? closed.constant : 0
            for j in closed.form.places {
                move += region.entries[j].coefficient * region.moves[region.entries[j].tear]
            }
            region.moves[closed.tear] = move
            cells[region.members[region.tears[closed.tear]]].value += move
        }
        for i in 0..<region.closed.count { region.moves[region.closed[i].tear] = 0 }
    }

    /// One correction where rounding left closing equalities missed.
    func refineClosed() {
        for _ in 0..<2 {
            var worst = 0.0
            for i in 0..<region.closed.count {
                let row = region.closed[i].row, residual = residual(row)
                worst = max(worst, abs(residual) / (1 + abs(rows[row].constant)))
                // The residual of the row with the shifts of those before it, as it was closed.
                let (form, shift) = formBefore(i)
                region.closed[i].constant = -(residual + shift) / form
            }
            if worst <= 1e-13 { return }
            moveClosed(constants: true)
            evaluateRegion()
        }
    }

    /// The factor of closing `i`'s own tear, and what the closings before it add.
    private func formBefore(_ i: Int) -> (Double, Double) {
        let row = region.closed[i].row, tear = region.closed[i].tear
        for slot in rows[row].slots {
            let cell = cells[terms[slot].variable]
            if cell.flags & VariableCell.inRegion != 0 {
                region.gather(terms[slot].coefficient, region.forms[cell.member])
            }
        }
        var shift = 0.0
        for j in 0..<i {
            let closed = region.closed[j], sum = region.sums[closed.tear]
            if sum == 0 { continue }
            region.sums[closed.tear] = 0
            shift += sum * closed.constant
            region.gather(sum, closed.form)
        }
        let own = region.sums[tear]
        region.dropForm()
        return (own, shift)
    }
}
