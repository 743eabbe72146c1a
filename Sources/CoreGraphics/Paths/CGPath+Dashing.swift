// Paths cut into dashes.
// Apple: "CGPath", copy(dashingWithPhase:lengths:transform:).

extension CGPath {
    /// The path in pieces: line and gap in turn, beginning `phase` into the lengths; curves become lines.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let member: StaticString = "CGPath.copy(dashingWithPhase:lengths:)"
        guard NumberCheck.path(member, phase.isFinite && lengths.allSatisfy(\.isFinite), "\(phase), \(lengths)"),
            NumberCheck.path(member, transform.isFinite, transform.numbersText)
        else { return CGPath(storage: storage) }
        let lengths = LineStyle.validDash(lengths)
        let path = storage.applying(transform)
        guard !lengths.isEmpty, phase.isFinite else { return CGPath(storage: path) }
        let box = path.boundingBox
        guard box.isFinite else { return CGPath(storage: path) }
        let tolerance = max(max(box.width, box.height) / 8192, 1e-9)
        var result = PathBuilder()
        for line in path.flattened(tolerance: tolerance) {
            var dasher = Dasher(lengths: lengths, phase: phase)
            dasher.cut(line, into: &result)
        }
        return CGPath(storage: result)
    }
}

/// Walks along a line, pen down and pen up in turn.
private struct Dasher {
    private var lengths: [CGFloat]
    private var index = 0
    /// What is left of the length under way.
    private var rest: CGFloat

    init(lengths: [CGFloat], phase: CGFloat) {
        // An odd number of lengths is read twice, so that line and gap swap.
        self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        let total = self.lengths.reduce(0, +)
        var into = phase.truncatingRemainder(dividingBy: total)
        if into < 0 { into += total }
        while into >= self.lengths[index], index < self.lengths.count - 1 {
            into -= self.lengths[index]
            index += 1
        }
        rest = max(0, self.lengths[index] - into)
    }

    private var isDown: Bool { index.isMultiple(of: 2) }

    mutating func cut(_ line: Polyline, into path: inout PathBuilder) {
        var points = line.points
        if line.isClosed, let first = points.first { points.append(first) }
        guard points.count > 1 else { return }
        if isDown { path.move(to: points[0]) }
        // Pieces beyond this many would only be noise.
        var budget = 100_000
        for (from, to) in zip(points, points.dropFirst()) {
            let length = hypot(to.x - from.x, to.y - from.y)
            guard length > 0 else { continue }
            var done: CGFloat = 0
            while length - done > rest, budget > 0 {
                budget -= 1
                done += rest
                let at = CGPoint(
                    x: from.x + (to.x - from.x) * done / length, y: from.y + (to.y - from.y) * done / length)
                if isDown { path.addLine(to: at) }
                index = (index + 1) % lengths.count
                rest = lengths[index]
                if isDown { path.move(to: at) }
            }
            rest -= length - done
            if isDown { path.addLine(to: to) }
        }
    }
}
