// The modules of the app, for classes that are named without one.
// Apple: "NSClassFromString(_:)", "Information Property List".
import Diagnostics
import Foundation
import UIKitValues

/// The modules that classes named without one may be of.
@MainActor enum AppModules {
    /// The module of the application's delegate, then the executable's.
    static var names: [String] {
        let delegate = UIApplication.sharedStorage?.delegate.map { String(reflecting: Swift.type(of: $0)) }
        let own = delegate?.split(separator: ".").first.map(String.init)
        return [own, InfoPlist.executableModule].compactMap { $0 }
    }

    /// A class by the name that Info.plist has for it: `$(PRODUCT_MODULE_NAME).Name`, `Module.Name`, or `Name` alone.
    static func type(named name: String) -> AnyClass? {
        let plain = ["$(PRODUCT_MODULE_NAME)", "${PRODUCT_MODULE_NAME}"].reduce(name) {
            $0.replacingOccurrences(of: $1, with: names.first ?? "")
        }
        if let type = NSClassFromString(plain) { return type }
        // The product of an Xcode project and the target of a package are seldom named alike.
        let last = plain.split(separator: ".").last.map(String.init) ?? plain
        for module in names + ModuleNames.uikit {
            if let type = NSClassFromString("\(module).\(last)") { return type }
        }
        return nil
    }
}
