import Foundation
#if os(Linux)
import Glibc
#endif
#if os(iOS) || os(tvOS)
import UIKit
#elseif os(macOS)
import AppKit
#endif

#if !os(iOS)
let isPhone = false
#else
let isPhone = true
#endif

#if os(Linux)
let isLinux = true
#else
let isLinux = false
#endif

#if targetEnvironment(simulator) && !os(macOS)
final class Simulated: NSObject {
    @objc func start() {}
    #if os(iOS)
    @objc func stop() {}
    #else
    @objc func other() {}
    #endif
}
#endif
