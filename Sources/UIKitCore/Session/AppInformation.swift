// The values of the app's Info.plist.
// Apple: "Information Property List".
import Foundation

/// The app's Info.plist: that of the main bundle, where it has one.
@MainActor package enum AppInformation {
    /// Stands for the main bundle's; for tests, which have none of their own.
    package static var override: [String: Any]?

    package static subscript(key: String) -> Any? {
        if let override { return override[key] }
        return Bundle.main.object(forInfoDictionaryKey: key)
    }
}
