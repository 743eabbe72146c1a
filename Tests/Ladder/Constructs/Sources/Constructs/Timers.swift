// Timers by selector and by block, a display link, and a call that is put off and taken back.
// Apple: "Timer", "CADisplayLink", "NSObject", perform(_:with:afterDelay:).
import UIKit

public class Clock: NSObject {
    public private(set) var ticks = 0, blocks = 0, frames = 0, late = 0
    private var timers: [Timer] = []
    private var link: CADisplayLink?

    public func start() {
        timers.append(Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true))
        timers.append(Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { [weak self] _ in self?.blocks += 1 })
        link = CADisplayLink(target: self, selector: #selector(frame(_:)))
        link?.add(to: .main, forMode: .common)
        perform(#selector(later), with: nil, afterDelay: 1.5)
        perform(#selector(never), with: nil, afterDelay: 1.5)
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(never), object: nil)
    }

    public func stop() {
        timers.forEach { $0.invalidate() }
        link?.invalidate()
    }

    @objc private func tick(_ timer: Timer) { ticks += 1 }
    @objc private func frame(_ link: CADisplayLink) { frames += 1 }
    @objc private func later() { late += 1 }
    @objc private func never() { late += 100 }
}
