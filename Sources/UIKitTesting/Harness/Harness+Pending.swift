// The work for which a test waits, in words.
// No Apple page: this is ours.
import Foundation
import Stage
import UIKit

extension Harness {
    /// Descriptions of the pending work: work outside the process, work scheduled for a time (with its time, kind and call site),
    /// and endless animations on the screen.
    public var pendingWork: [String] { PendingWork.sentences }

    /// Descriptions of the work that keeps the screen from settling.
    var pendingNames: [String] {
        var names = PendingWork.sentences + CountedWork.running
        if names.isEmpty { names = ViewTree.animations(in: window) }
        if stage.isTurnRequested { names.append("a turn is requested: something changes in every turn") }
        return names.isEmpty ? ["nothing: no work, nothing that waits for a time"] : names
    }
}
