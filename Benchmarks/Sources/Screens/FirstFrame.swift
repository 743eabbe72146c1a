// What the processes FirstFrame and FirstFrameStatic do.
import UIKit

public enum FirstFrame {
    /// Shows twenty rows, and prints when their frame was drawn (ns) and how much memory the process holds (bytes).
    @MainActor public static func run() {
        let screen = BenchScreen()
        screen.show(RowsView(rows: 20, frame: screen.window.bounds))
        let drawn = ProcessFacts.monotonic
        precondition(screen.frames == 1, "no frame was drawn")
        print("{\"ns\": \(UInt64(drawn)), \"rss\": \(ProcessFacts.resident.now)}")
    }
}
