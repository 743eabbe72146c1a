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
            for j in Int(form.start)..<Int(form.start + form.count)
            where abs(region.entries[j].coefficient) >= abs(region.entries[pivot].coefficient) * 0.999 { pivot = j }
            let chosen = region.entries[pivot]
            for j in Int(form.start)..<Int(form.start + form.count) where j != pivot {
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

    /// Moves closed tears with the open ones, whose moves are in `sums` (all 0 at first).
    func moveClosed(constants: Bool) {
        var i = region.closed.count
        while i > 0 {
            i -= 1
            let closed = region.closed[i]
            var move = constants ? closed.constant : 0
            for j in Int(closed.form.start)..<Int(closed.form.start + closed.form.count) {
                move += region.entries[j].coefficient * region.sums[region.entries[j].tear]
            }
            region.sums[closed.tear] = move
            cells[region.members[region.tears[closed.tear]]].value += move
        }
        for i in 0..<region.closed.count { region.sums[region.closed[i].tear] = 0 }
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
        for slot in rows[row].first..<(rows[row].first + rows[row].count) {
            let cell = cells[terms[slot].variable]
            if cell.flags & VariableCell.inRegion != 0 {
                region.gather(terms[slot].coefficient, region.forms[cell.next])
            }
        }
        var shift = 0.0
        for j in 0..<i {
            let closed = region.closed[j], sum = region.sums[closed.tear]
            if sum == 0 { continue }
            region.sums[closed.tear] = .leastNonzeroMagnitude
            shift += sum * closed.constant
            region.gather(sum, closed.form)
        }
        let own = region.sums[tear]
        for j in 0..<region.touched.count { region.sums[region.touched[j]] = 0 }
        region.touched.removeAll()
        return (own, shift)
    }
}
