// Which bundle has the resources of which module.
// Apple: "Bundle", init(for:); on Darwin a class lies in its framework's folder, here all of a program is one file.
import Foundation
import Synchronization

/// The resource bundles of the program's modules. Generated code notes that of each module whose target has resources.
public enum ModuleBundles {
    private struct Maker: Sendable { var make: @Sendable () -> Bundle }
    private static let makers = Mutex<[String: Maker]>([:])

    /// Notes the bundle of a module; it is not opened before somebody asks.
    public static func add(_ module: String, _ bundle: @escaping @Sendable () -> Bundle) {
        makers.withLock { $0[module] = Maker(make: bundle) }
    }

    /// The bundle of a module, nil for one without resources.
    static func bundle(of module: String) -> Bundle? {
        LoadQueue.drain()
        return makers.withLock { $0[module] }?.make()
    }
}

/// What `Bundle(for:)` means: the resource bundle of the module that declares the class, the main bundle where that has none.
/// Generated code calls this in its place.
public func _vitBundle(for type: AnyClass) -> Bundle {
    // A type's full name begins with its module's.
    let module = String(reflecting: type).prefix { $0 != "." }
    return ModuleBundles.bundle(of: String(module)) ?? Bundle(for: type)
}
