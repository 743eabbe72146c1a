// Conditions that ask for iOS and for the simulator, and availability.
// The Swift Programming Language: "Conditional Compilation Block".
#if os(iOS)
import UIKit
#else
import AppKit
#endif

#if os(iOS) && targetEnvironment(simulator)
public let place = "simulator"
#elseif os(Linux)
public let place = "linux"
#else
public let place = "device"
#endif

public func version() -> String {
    if #available(iOS 13, *) { return "13" }
    return "old"
}
