// What the benchmarks build and change, in the solver and in kiwi.
import ConstraintSolver
import Foundation
import Measuring

/// An interface in the solver.
@MainActor protocol Subject: AnyObject, SendableMetatype {
    init(_ count: Int)
    var solver: Solver { get }
    var views: [Box] { get }
    /// The width of the root.
    var width: ConstraintID { get }
    /// A constant on which one variable depends.
    var inset: ConstraintID { get }
    var constraints: Int { get }
}

extension Subject {
    /// The least milliseconds of building and solving one.
    static func build(_ count: Int, runs: Int) -> Double { Timing.least(runs) { _ = Self(count) } }

    /// The least milliseconds of a change of the root's width.
    func changeWidth(runs: Int = 300) -> Double {
        var step = 0
        return Timing.least(runs) {
            step += 1
            solver.setConstant(320 + Double(step % 2), of: width)
            solver.solve()
        }
    }

    /// The least milliseconds of a change of one constant; a hundred together, as the clock is coarse.
    func changeInset(runs: Int = 100) -> Double {
        var step = 0
        return Timing.least(runs) {
            for _ in 0..<100 {
                step += 1
                solver.setConstant(16 + Double(step % 2), of: inset)
                solver.solve()
            }
        } / 100
    }

    /// The same values as kiwi's, within 1e-6, after both changes; what is wrong, or nil.
    static func compare(_ kind: String, _ count: Int) throws -> String? {
        let subject = Self(count)
        subject.solver.setConstant(375, of: subject.width)
        subject.solver.solve()
        if subject.inset != subject.width {
            subject.solver.setConstant(20, of: subject.inset)
            subject.solver.solve()
        }
        let theirs = try Kiwi.numbers(kind, "values", count)
        guard theirs.count == subject.views.count * 4 + 1 else { return "kiwi has other variables" }
        for (i, variable) in subject.views.flatMap(\.variables).enumerated() {
            let mine = subject.solver.value(of: variable)
            guard let other = theirs["\(i)"], abs(mine - other) <= 1e-6 else {
                return "variable \(i) is \(mine), in kiwi \(theirs["\(i)"] ?? .nan)"
            }
        }
        return nil
    }
}
