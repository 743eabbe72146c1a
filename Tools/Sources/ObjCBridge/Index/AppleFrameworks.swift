// Frameworks of Apple that apps import, and where a module imports one that is not there.
// Apple: "Technologies".

/// The names of Apple's frameworks, for the error that says which one is missing.
public enum AppleFrameworks {
    static let names: Set<String> = [
        "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accounts", "ActivityKit", "AddressBook", "AddressBookUI",
        "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CallKit",
        "CarPlay", "CloudKit", "Combine", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics",
        "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony",
        "CoreVideo", "CryptoKit", "DeviceCheck", "EventKit", "EventKitUI", "ExternalAccessory", "GLKit", "GameKit",
        "GameplayKit", "HealthKit", "HomeKit", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
        "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MetricKit",
        "MobileCoreServices", "MultipeerConnectivity", "NaturalLanguage", "Network", "NetworkExtension",
        "NotificationCenter", "OSLog", "OpenGLES", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit",
        "QuickLook", "QuickLookThumbnailing", "ReplayKit", "SafariServices", "SceneKit", "Security", "Social", "Speech",
        "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "Twitter", "UniformTypeIdentifiers",
        "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WebKit",
        "WidgetKit", "os",
    ]

    /// What an import finds another module for; the error is about that one.
    static func standIn(for name: String) -> String {
        switch name {
        case "MobileCoreServices", "CoreServices": "UniformTypeIdentifiers"
        // Of the package apple/swift-crypto, which has the same types.
        case "CryptoKit": "Crypto"
        default: name
        }
    }

    /// The frameworks that a text may import: words behind `import`, found without parsing.
    public static func named(in text: String) -> Set<String> {
        var found: Set<String> = []
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let words = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ".") }
            guard let at = words.firstIndex(where: { $0.elementsEqual("import".utf8) }), at < 4,
                !words[..<at].contains(where: { $0.starts(with: "//".utf8) })
            else { continue }
            for word in words[(at + 1)...].prefix(2) {
                let name = String(decoding: word.prefix { $0 != 13 }, as: UTF8.self)
                if names.contains(name) { found.insert(standIn(for: name)) }
            }
        }
        return found
    }
}

extension ModuleIndex {
    /// A framework that the module imports and nothing provides.
    struct MissingFramework: Sendable {
        /// The file that the error stands in: the first by its path.
        let first: String
        /// How many files import it.
        let count: Int
    }

    /// Notes which frameworks no search path has.
    public mutating func note(missing names: Set<String>) {
        for name in names {
            let importing = files.filter { $0.plainImports.contains { AppleFrameworks.standIn(for: $0) == name } }
            guard let first = importing.first else { continue }
            missingFrameworks[name] = MissingFramework(first: first.path, count: importing.count)
        }
    }
}
