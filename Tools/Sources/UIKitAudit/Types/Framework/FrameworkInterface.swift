// What is built in about Apple's frameworks.
import SwiftLowering
import SwiftModel

/// The classes, well-known properties and methods of UIKit and Foundation that rules ask for. Written as Swift, so that it is
/// read by what reads the project. A class that is here has no other superclass than the one given; its members are not all
/// there, so a member that is not found means nothing.
package enum FrameworkInterface {
    package static let modules: Set<String> = [
        "Swift", "Foundation", "UIKit", "CoreGraphics", "QuartzCore", "AVFoundation", "AVKit", "AppKit", "MapKit",
        "WebKit", "PhotosUI", "Photos", "SwiftUI", "Combine", "CoreData", "Dispatch", "ObjectiveC", "MessageUI",
        "SafariServices", "StoreKit", "GameKit", "SceneKit", "SpriteKit", "MetalKit", "Contacts", "ContactsUI",
        "EventKit", "EventKitUI", "UserNotifications", "UserNotificationsUI", "Intents", "IntentsUI", "QuickLook",
        "UniformTypeIdentifiers", "CoreImage", "CoreLocation", "XCTest", "OSLog", "os",
    ]

    private static let files = [foundation, kits, views, controls, controllers, libraries].map { text in
        Summarizer.summary(of: SourceLowering.lower(SourceText(path: "", bytes: Array(text.utf8))).model)
    }

    /// By qualified name.
    package static let summaries = Dictionary(
        files.flatMap(\.types).map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })

    /// Variables outside types, by name.
    static let variables = Dictionary(
        files.flatMap(\.variables).map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })

    /// A name without the framework's module before it; nil where there is none.
    static func withoutModule(_ name: String) -> String? {
        guard let dot = name.firstIndex(of: "."), modules.contains(String(name[..<dot])) else { return nil }
        return String(name[name.index(after: dot)...])
    }
}
