import Foundation

public protocol Polling { func polled(_ timer: Timer) }
public final class Poller {
    private let timer = Timer()
    public init() {}
    public func stop() { timer.invalidate() }
}
