// What can be done with shared items.
// Apple: "UIActivityViewController", "UIActivity".
import CoreGraphics
import Foundation
import Synchronization
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor private final class Stamp: UIActivity {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }
    override var activityType: ActivityType? { ActivityType("org.example.stamp") }
    override var activityTitle: String? { "Stamp" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is String } }
    override func prepare(withActivityItems activityItems: [Any]) { log("prepare(\(activityItems.count))") }
    override func perform() {
        log("perform")
        activityDidFinish(true)
    }
}

@MainActor @Suite("UIActivityViewController", .harness) struct UIActivityViewControllerTests {
    private func shown(
        _ items: [Any], _ activities: [UIActivity] = [], targets: [String] = [],
        _ configure: (UIActivityViewController) -> Void = { _ in }
    ) async throws -> (Harness, UIViewController, UIActivityViewController, CallLog) {
        let harness = try await Harness()
        harness.shareTargets = targets
        let root = UIViewController()
        try await harness.show(root)
        let log = CallLog()
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
        sheet.completionWithItemsHandler = { type, completed, _, _ in log("\(type?.rawValue ?? "nil") \(completed)") }
        configure(sheet)
        root.present(sheet, animated: false)
        try await harness.turn()
        return (harness, root, sheet, log)
    }

    // Covers: UIActivityViewController.init(activityItems:applicationActivities:), UIActivityViewController.completionWithItemsHandler, UIPasteboard.string
    @Test("Copy puts the items on the pasteboard; the sheet goes, then the completion is told (documented)")
    func copying() async throws {
        let (harness, root, sheet, log) = try await shown(["Hello", 7])
        #expect(root.presentedViewController === sheet)
        #expect(sheet.completionWithItemsHandler != nil)
        try await harness.tap(.label("Copy"))
        try await harness.settle()
        #expect(UIPasteboard.general.string == "Hello")
        #expect(root.presentedViewController == nil)
        #expect(log.take() == ["com.apple.UIKit.activity.CopyToPasteboard true"])
    }

    // Covers: UIActivity.ActivityType.init(_:), UIActivityViewController.excludedActivityTypes
    @Test("An app's activity is prepared and performed where it can do something; excluded ones are not offered (documented)")
    func own() async throws {
        let calls = CallLog()
        let (harness, _, _, log) = try await shown(["Text"], [Stamp(calls)]) {
            $0.excludedActivityTypes = [.copyToPasteboard]
        }
        #expect(harness.all(.label("Copy")).isEmpty)
        try await harness.tap(.label("Stamp"))
        try await harness.settle()
        #expect(calls.take() == ["prepare(1)", "perform"])
        #expect(log.take() == ["org.example.stamp true"])
        #expect(UIActivity.ActivityType("a") == UIActivity.ActivityType(rawValue: "a"))
        let (other, _, _, _) = try await shown([7], [Stamp(calls)])
        #expect(other.all(.label("Stamp")).isEmpty)
        #expect(other.all(.label("Copy")).isEmpty)
    }

    @Test("The stage's targets are offered, and get texts and addresses")
    func targets() async throws {
        let (harness, _, _, log) = try await shown(
            ["Text", URL(string: "https://example.org/x")!], targets: ["Post", "Print"])
        try await harness.tap(.label("Print"))
        try await harness.settle()
        #expect(harness.shared.map(\.target) == ["Print"])
        #expect(harness.shared.first?.items == ["Text", "https://example.org/x"])
        #expect(log.take() == ["Print true"])
    }

    @Test("Taken away by the user it ends without an activity; an item source gives the item for what was chosen (documented)")
    func ending() async throws {
        final class Source: NSObject, UIActivityItemSource {
            func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
            func activityViewController(
                _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
            ) -> Any? { activityType == .copyToPasteboard ? "for copying" : nil }
        }
        let (harness, root, _, log) = try await shown(["Text"])
        try await harness.tap(at: CGPoint(x: 100, y: 60))
        try await harness.settle()
        #expect(root.presentedViewController == nil)
        #expect(log.take() == ["nil false"])
        let (second, _, _, _) = try await shown([Source()])
        try await second.tap(.label("Copy"))
        try await second.settle()
        #expect(UIPasteboard.general.string == "for copying")
    }

    // Covers: UIActivityItemProvider.init(placeholderItem:), UIActivityItemProvider.item, UIActivityItemProvider.placeholderItem, UIActivityItemProvider.activityType, UIActivityItemSource.activityViewControllerPlaceholderItem, UIActivityItemSource.activityViewController
    @Test("A provider's item is made on another thread once an activity is chosen; its placeholder says its kind (documented)")
    func provider() async throws {
        let calls = CallLog()
        let stamp = Kept(calls)
        let provider = Slow(placeholderItem: "")
        #expect(provider.placeholderItem as? String == "")
        #expect(provider.activityType == nil)
        #expect(provider.item as? String == "slow ")
        provider.places.withLock { $0 = [] }
        let (harness, _, sheet, log) = try await shown([provider], [stamp])
        #expect(provider.activityViewControllerPlaceholderItem(sheet) as? String == "")
        #expect(provider.places.withLock { $0.isEmpty })
        try await harness.tap(.label("Stamp"))
        try await harness.settle()
        await stamp.performed()
        // What another thread made comes back by the main queue, in some turn.
        let end = ContinuousClock.now + .seconds(60)
        while log.calls.isEmpty, ContinuousClock.now < end { try await harness.turn() }
        #expect(provider.places.withLock { $0 } == [false])
        #expect(provider.activityType == UIActivity.ActivityType("org.example.kept"))
        #expect(stamp.items == ["slow org.example.kept"])
        #expect(log.take() == ["org.example.kept true"])
        let made = provider.activityViewController(sheet, itemForActivityType: provider.activityType)
        #expect(made as? String == "slow org.example.kept")
    }
}

/// Says on which thread it was asked: true for the main one.
private final class Slow: UIActivityItemProvider, @unchecked Sendable {
    let places = Mutex<[Bool]>([])
    override var item: Any {
        places.withLock { $0.append(Thread.isMainThread) }
        return "slow \(activityType?.rawValue ?? "")"
    }
}

/// Keeps what it got, and lets a test wait for it.
@MainActor private final class Kept: UIActivity {
    let log: CallLog
    var items: [String] = []
    private var waiter: CheckedContinuation<Void, Never>?
    init(_ log: CallLog) { self.log = log }
    override var activityType: ActivityType? { ActivityType("org.example.kept") }
    override var activityTitle: String? { "Stamp" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is String } }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems.compactMap { $0 as? String } }
    override func perform() {
        activityDidFinish(true)
        log("perform")
        waiter?.resume()
        waiter = nil
    }
    func performed() async {
        guard log.calls.isEmpty else { return }
        await withCheckedContinuation { waiter = $0 }
    }
}
