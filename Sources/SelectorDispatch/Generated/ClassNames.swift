// Classes by the names that Objective-C has for them.
// Apple: "NSClassFromString(_:)", "NSStringFromClass(_:)".
import Diagnostics
import Foundation
import Synchronization

private struct ClassNames: Sendable {
    var types: [String: AnyClass] = [:]
    var names: [ObjectIdentifier: String] = [:]
}

private let classNames = Mutex(ClassNames())

/// Keeps the name of a class that is marked `@objc(name)`. Generated code calls this at load.
public func _vitName(_ name: String, _ type: AnyClass) {
    classNames.withLock {
        $0.types[name] = type
        $0.names[ObjectIdentifier(type)] = name
    }
}

/// The class of a name: one that `@objc(name)` gives, one of Apple's without a module, or `Module.Class`. Generated code calls this in
/// the place of `NSClassFromString`.
public func _vitClass(_ name: String) -> AnyClass? {
    LoadQueue.drain()
    if let type = classNames.withLock({ $0.types[name] }) { return type }
    if let type = NSClassFromString(name) { return type }
    guard !name.contains(".") else { return nil }
    return ModuleNames.apple.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
}

/// The name of a class as Objective-C has it. Generated code calls this in the place of `NSStringFromClass`, which ends the program for
/// a class inside another.
///
/// APPLE-DIFF: a nested class is `Module.Outer.Inner` here and a mangled name there.
public func _vitClassName(_ type: AnyClass) -> String {
    LoadQueue.drain()
    if let name = classNames.withLock({ $0.names[ObjectIdentifier(type)] }) { return name }
    let name = String(reflecting: type)
    guard let dot = name.firstIndex(of: "."), ModuleNames.apple.contains(String(name[..<dot])) else { return name }
    return String(name[name.index(after: dot)...])
}
