import Foundation

extension Sheet {
    public          var _vit_edge: Int {
        get { edge } set(oldValue) { if edge == oldValue { moves.append("stays") } else { moves.append("\(oldValue) to \(edge)") } }
    }
             public var _vit_title: String { get { title } set(next) { moves.append("becomes \(next)") } }
}
