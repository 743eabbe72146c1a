// swift-tools-version: 6.1
// Tests of UIKit's behaviour that import UIKit and the test library alone: they run over Vitrine here and over Apple's
// UIKit in an iOS simulator (xcodebuild test -scheme Parity -destination 'platform=iOS Simulator,name=iPhone 15').
import PackageDescription

// With VITRINE_PREBUILT and a toolset of script/install, UIKit comes as a library.
#if os(Linux)
    let isPrebuilt = Context.environment["VITRINE_PREBUILT"] != nil
    let vitrine: [Package.Dependency] = isPrebuilt ? [] : [.package(name: "Vitrine", path: "../..")]
    let uikit: [Target.Dependency] = isPrebuilt ? [] : [.product(name: "UIKit", package: "Vitrine")]
#else
    let vitrine: [Package.Dependency] = []
    let uikit: [Target.Dependency] = []
#endif

let package = Package(
    name: "Parity",
    platforms: [.iOS(.v17)],
    dependencies: vitrine,
    targets: [
        .testTarget(name: "ParityTests", dependencies: uikit),
        // In the language mode of most apps' tests: XCTest's waits are the main actor's, a test case is not.
        .testTarget(name: "ParityXCTests", dependencies: uikit, swiftSettings: [.swiftLanguageMode(.v5)]),
    ],
    swiftLanguageModes: [.v6]
)
