import Foundation

extension Sheet {
    open override var edge: Int {
        didSet { if edge == oldValue { moves.append("stays") } else { moves.append("\(oldValue) to \(edge)") } }
    }
    override open var title: String { willSet(next) { moves.append("becomes \(next)") } }
}
