// What a test waits for, in words.
// No Apple page: this is ours.
import Foundation
import Stage
import UIKit
import UIKitCore

extension Harness {
    /// What is pending, in words: work outside the process, what waits for a time (when, what, where it was asked for), and
    /// what goes on without end on the screen.
    public var pendingWork: [String] { PendingWork.sentences }

    /// What keeps the screen from coming to rest.
    var pendingNames: [String] {
        var names = PendingWork.sentences + CountedWork.running
        if names.isEmpty { names = ViewTree.animations(in: window) }
        if stage.isTurnRequested { names.append("a turn is requested: something changes in every turn") }
        return names.isEmpty ? ["nothing: no work, nothing that waits for a time"] : names
    }
}
