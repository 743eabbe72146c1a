import Foundation

struct Timer { var seconds = 0.0 }
func half(_ timer: Timer) -> Double { timer.seconds / 2 }
func running() -> Foundation.Timer { Foundation.Timer(timeInterval: 1, repeats: true) { _ in } }
