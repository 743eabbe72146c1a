import Foundation

struct Timer { var seconds = 0.0 }
func half(_ timer: Timer) -> Double { timer.seconds / 2 }
func running() -> StageTimer { StageTimer(timeInterval: 1, repeats: true) { _ in } }

#sourceLocation(file: "<objc of Timer.swift>", line: 1)
import FoundationAdditions
