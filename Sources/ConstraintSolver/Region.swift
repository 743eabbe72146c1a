// What substitution leaves: a connected part of the system, while it is being solved.

/// Scratch of one region: its variables and rows, an order to evaluate them in, and what stays open.
///
/// Required equalities are used up one after another, each for one variable. Where none is left with a single unknown, an
/// unknown is *torn*: taken as given for now. Equalities that then have no unknown left *close* a tear. Tears that
/// remain open are the free unknowns of the simplex method; where they have no other rows they keep their values.
struct Region {
    struct Entry: BitwiseCopyable {
        var tear: Int32
        var coefficient: Double
    }

    /// A linear form over the tears: entries `start ..< start + count`.
    struct Form: BitwiseCopyable {
        var start: Int32 = 0
        var count: Int32 = 0

        /// The places of its entries.
        @inline(__always) var places: Range<Int> { Int(start)..<Int(start + count) }
    }

    /// A tear that an equality closed: its change is `constant` + the form.
    struct Closed: BitwiseCopyable {
        var tear: Int32
        var row: Int32
        var constant: Double
        var form: Form
    }

    /// A row of the remainder with its form over open tears.
    struct Remaining: BitwiseCopyable {
        var row: Int32
        var group: Int32
        var form: Form
        /// The solution keeps it exactly.
        var isKept = false
        /// The next row of its group.
        var next = Link.none
        /// How it stands otherwise.
        var state = Row.State.unknown
        var isSolved = false
    }

    /// A member that prefers 0, with its form over open tears.
    struct Resting: BitwiseCopyable {
        var member: Int32
        /// Known once it joined one, which a form without entries never does.
        var group: Int32 = 0
        var form = Form()
        /// The next one of its group.
        var next = Link.none
        var isSolved = false
    }

    /// Variables, ascending, and their values before.
    var members = Pool<Int32>()
    var before = Pool<Double>()
    /// Rows, in the order of adding.
    var rows = Pool<Int32>()
    /// By row: unknowns not yet resolved.
    var unknowns = Pool<UnknownCount>()
    /// Members in the order of evaluation.
    var order = Pool<Int32>()
    /// By member: what gives it its value.
    var definition = Pool<MemberDefinition>()
    /// By member: its form; `needed` says whether it is wanted.
    var forms = Pool<Form>()
    var needed = Pool<Bool>()
    /// By member: its number among the tears. By tear: the member, whether it is open, its group.
    var tearOf = Pool<Link>()
    var tears = Pool<Int32>()
    var isOpen = Pool<Bool>()
    /// By tear: whether rows leave it free.
    var isFree = Pool<Bool>()
    var group = Pool<Int32>()
    /// By tear that stands for a group: its first row.
    var firstRow = Pool<Link>()
    /// By tear: its column, while its group is solved.
    var column = Pool<Link>()
    var closings = Pool<Int32>()
    var closed = Pool<Closed>()
    var remaining = Pool<Remaining>()
    var resting = Pool<Resting>()
    /// By tear that stands for a group: its first member that prefers 0.
    var firstResting = Pool<Link>()
    /// Whether groups look for the preferred solution among the best.
    var isSeeking = false
    /// Whether rows hold a member back that prefers 0: which ones do would change with its sign.
    var isHeldBack = false
    var entries = Pool<Entry>(capacity: 64)
    /// By tear: a sum being gathered, and whether `touched` lists it; a listed sum may be 0.
    var sums = Pool<Double>()
    var isTouched = Pool<Bool>()
    var touched = Pool<Int32>()
    /// By tear: how far the solution moves it, and its value to be.
    var moves = Pool<Double>()
    var targets = Pool<Double>()
    var work = Pool<Int32>()
    /// By group: rows and tears, sorted; the strengths that occur.
    var groupRows = Pool<Int32>()
    var groupTears = Pool<Int32>()
    var strengths = Pool<Float>()

    func free() {
        members.free()
        before.free()
        rows.free()
        unknowns.free()
        order.free()
        definition.free()
        forms.free()
        needed.free()
        tearOf.free()
        tears.free()
        isOpen.free()
        isFree.free()
        group.free()
        firstRow.free()
        column.free()
        closings.free()
        closed.free()
        remaining.free()
        resting.free()
        firstResting.free()
        entries.free()
        sums.free()
        isTouched.free()
        touched.free()
        moves.free()
        targets.free()
        work.free()
        groupRows.free()
        groupTears.free()
        strengths.free()
    }

    var bytes: Int {
        let numbers = members.bytes + rows.bytes + unknowns.bytes + order.bytes + definition.bytes + tearOf.bytes
        let lists =
            tears.bytes + group.bytes + firstRow.bytes + column.bytes + closings.bytes + touched.bytes + work.bytes
        let groups = groupRows.bytes + groupTears.bytes + strengths.bytes + needed.bytes + isOpen.bytes + isFree.bytes
        return numbers + lists + groups + before.bytes + forms.bytes + closed.bytes + remaining.bytes + entries.bytes
            + sums.bytes + isTouched.bytes + moves.bytes + targets.bytes + resting.bytes + firstResting.bytes
    }

    mutating func reset() {
        members.removeAll()
        before.removeAll()
        rows.removeAll()
        unknowns.removeAll()
        order.removeAll()
        definition.removeAll()
        forms.removeAll()
        needed.removeAll()
        tearOf.removeAll()
        tears.removeAll()
        isOpen.removeAll()
        isFree.removeAll()
        closings.removeAll()
        closed.removeAll()
        remaining.removeAll()
        resting.removeAll()
        isHeldBack = false
        entries.removeAll()
        sums.removeAll()
        isTouched.removeAll()
        touched.removeAll()
        moves.removeAll()
        targets.removeAll()
        work.removeAll()
    }

    // MARK: Forms

    /// Adds `coefficient` × `tear` to the sum being gathered.
    @inline(__always) mutating func gather(_ coefficient: Double, _ tear: Int32) {
        if !isTouched[tear] {
            isTouched[tear] = true
            touched.append(tear)
        }
        sums[tear] += coefficient
    }

    @inline(__always) mutating func gather(_ coefficient: Double, _ form: Form) {
        for i in form.places {
            gather(coefficient * entries[i].coefficient, entries[i].tear)
        }
    }

    /// Ends a sum: its entries that count, in the order of the tears.
    mutating func takeForm() -> Form {
        let form = Form(start: Int32(entries.count), count: 0)
        if touched.count > 1 {
            var list = UnsafeMutableBufferPointer(start: touched.base, count: touched.count)
            list.sort()
        }
        var largest = 0.0
        for i in 0..<touched.count { largest = max(largest, abs(sums[touched[i]])) }
        for i in 0..<touched.count {
            let tear = touched[i], sum = sums[tear]
            sums[tear] = 0
            isTouched[tear] = false
            if abs(sum) > 1e-11 * max(1, largest) { entries.append(Entry(tear: tear, coefficient: sum)) }
        }
        touched.removeAll()
        return Form(start: form.start, count: Int32(entries.count) - form.start)
    }

    /// Ends a sum of which nothing is wanted any more.
    mutating func dropForm() {
        for i in 0..<touched.count {
            sums[touched[i]] = 0
            isTouched[touched[i]] = false
        }
        touched.removeAll()
    }
}
