// A process that shows twenty rows, says when its first frame was there and how much memory it holds, and ends.
import Foundation
import Screens
import UIKit

let screen = BenchScreen()
screen.show(RowsView(rows: 20, frame: screen.window.bounds))
let drawn = ProcessFacts.monotonic
precondition(screen.frames == 1, "no frame was drawn")
print("{\"ns\": \(UInt64(drawn)), \"rss\": \(ProcessFacts.resident.now)}")
