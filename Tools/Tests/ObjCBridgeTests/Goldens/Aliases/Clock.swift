import Foundation

final class Clock: NSObject {
    private var timer: Timer?
    private var ticks = 0

    func start() {
        timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: "tick", repeats: true)
        let other = Timer(timeInterval: 2, repeats: false) { _ in }
        RunLoop.main.add(other, forMode: .common)
    }
    @objc private func tick(_ timer: Timer) {
        ticks += 1
        if timer.userInfo as? String == "tick", ticks == 3 { timer.invalidate() }
    }
    static func empty() -> Foundation.Timer { Timer() }
}
