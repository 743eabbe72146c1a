import Foundation
#if os(Linux)
import Glibc
#endif
#if true || os(tvOS)
import UIKit
#elseif os(macOS)
import AppKit
#endif

#if !true
let isPhone = false
#else
let isPhone = true
#endif

#if false
let isLinux = true
#else
let isLinux = false
#endif

#if true && !os(macOS)
final class Simulated: NSObject {
          func start() {}
    #if true
          func stop() {}
    #else
          func other() {}
    #endif
}
#endif

#sourceLocation(file: "<objc of Platform.swift>", line: 1)
#if true && !os(macOS)
extension Simulated { nonisolated fileprivate static func _vit1() {
DispatchTable.add("start", on: Simulated.self, .any) { (t: Simulated) in t.start() }
DispatchTable.add("stop", on: Simulated.self, .any) { (t: Simulated) in t.stop() }
#if !(true)
DispatchTable.add("other", on: Simulated.self, .any) { (t: Simulated) in t.other() }
#endif
} }
#endif
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
#if true && !os(macOS)
_vitPush { Simulated._vit1() }
#endif
}
