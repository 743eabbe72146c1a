// Something that an app offers to do with shared items.
// Apple: "UIActivity"
import Foundation
import Stage
import UIKitCore
import UIKitValues

/// Something that can be done with shared items. Subclass it: title, image, ``canPerform(withActivityItems:)`` and
/// ``perform()``, which ends with ``activityDidFinish(_:)``.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The name of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// A name of any string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A name of any string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// The printer.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// The pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// A contact's picture.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// The photo library.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// The reading list.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// A device nearby.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Books.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// A document to draw on.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        /// Facebook.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Twitter.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    }

    /// The kind of an activity.
    public enum Category: Int, Sendable {
        /// Something in the app or with the item itself, handing it on.
        case action = 0, share = 1
    }

    weak var host: UIActivityViewController?

    /// An activity.
    public override init() { super.init() }

    /// The kind of the activity; an action by default.
    open class var activityCategory: Category { .action }
    /// The activity's name; nil by default.
    open var activityType: ActivityType? { nil }
    /// The activity's title; nil by default.
    open var activityTitle: String? { nil }
    /// The picture beside its title; nil here.
    open var activityImage: UIImage? { nil }
    /// Whether it is offered for these items; false here.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Prepares the activity with the items after its selection. The default implementation does nothing.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Shown in place of calling ``perform()``; nil here.
    open var activityViewController: UIViewController? { nil }
    /// Does it. Does nothing here; call ``activityDidFinish(_:)`` at the end.
    open func perform() {}
    /// Ends the activity: the sheet closes and the completion is called.
    open func activityDidFinish(_ completed: Bool) { host?.finish(activityType, completed) }
}

/// Puts texts, addresses, pictures and colours on the general pasteboard.
final class CopyActivity: UIActivity {
    private var items: [Any] = []
    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }

    private static func item(_ value: Any) -> [String: Any]? {
        switch value {
        case let text as String: PasteboardValue.item(string: text)
        case let text as NSAttributedString: PasteboardValue.item(string: text.string)
        case let url as URL: PasteboardValue.item(url: url)
        case let image as UIImage: PasteboardValue.item(image: image)
        case let color as UIColor: PasteboardValue.item(color: color)
        default: nil
        }
    }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { Self.item($0) != nil }
    }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
    override func perform() {
        UIPasteboard.general.items = items.compactMap(Self.item)
        activityDidFinish(true)
    }
}

/// Hands items to one of the stage's targets.
final class StageActivity: UIActivity {
    private let target: StageShareTarget
    private var items: [Any] = []
    init(_ target: StageShareTarget) { self.target = target }

    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { ActivityType(target.identifier) }
    override var activityTitle: String? { target.title }

    private static func item(_ value: Any) -> StageSharedItem? {
        switch value {
        case let text as String: .text(text)
        case let text as NSAttributedString: .text(text.string)
        case let url as URL: .url(url)
        case let image as UIImage: image.pngData().map(StageSharedItem.png)
        default: nil
        }
    }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { Self.item($0) != nil }
    }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
    override func perform() {
        let stage = UIApplication.shared.turnLoop.stage
        activityDidFinish(stage?.share(items.compactMap(Self.item), with: target) ?? false)
    }
}
