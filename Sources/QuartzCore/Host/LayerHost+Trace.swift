// What a trace tells of commits, frames and animations of layers.
// No Apple page: this is ours.
import CoreGraphics
import Diagnostics
import Foundation
import PixelKernels
import Stage

/// What one commit did.
struct CommitCounts {
    /// Render nodes that were made.
    var nodes = 0
}

extension LayerHost {
    /// `2 rectangles, (0, 0) 10 × 10, …; moves 1 part, …`, in pixels of the buffer.
    static func words(_ damage: PixelRegion, _ copies: [PixelCopy]) -> String {
        func words(_ rect: PixelRect) -> String { "(\(rect.minX), \(rect.minY)) \(rect.width) × \(rect.height)" }
        let drawn = damage.rects.map(words), moved = copies.map { "\(words($0.source)) to (\($0.x), \($0.y))" }
        var text = "\(drawn.count) rectangle\(drawn.count == 1 ? "" : "s")"
        if !drawn.isEmpty { text += ", " + drawn.joined(separator: ", ") }
        if !moved.isEmpty { text += "; moves \(moved.count) part\(moved.count == 1 ? "" : "s"), " + moved.joined(separator: ", ") }
        return text
    }
}

extension CALayer: TraceNamed {
    /// The view whose layer it is, else the layer's class with its name or address.
    package var traceName: String {
        if let view = ownDelegate as? any TraceNamed { return view.traceName }
        if let name { return "\(Swift.type(of: self)) \"\(name)\"" }
        return Trace.plainName(self)
    }

    /// A commit makes the layer's node anew.
    func tellChange() {
        guard tree.dirty.contains(.node) || tree.node == nil else { return }
        Trace.write(
            .commit, traceName,
            tree.node == nil ? "is committed for the first time" : "changed: \(tree.edits.count) changes of its list of sublayers")
    }

    /// An animation is added under a key.
    func tellAdding(_ animation: CAAnimation, _ key: String) {
        let path = (animation as? CAPropertyAnimation)?.keyPath.map { " of \($0)" } ?? ""
        let owner = animation.delegate.map { ", for \(Trace.name($0))" } ?? ""
        let old = extras.rare?.animations.contains { $0.key == key } == true ? ", in place of the one under that key" : ""
        Trace.write(
            .animation, traceName,
            "\"\(key)\" is added: \(Swift.type(of: animation))\(path), \(Trace.number(animation.duration)) s\(owner)\(old)")
    }
}
