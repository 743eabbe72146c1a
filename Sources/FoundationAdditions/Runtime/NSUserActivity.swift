// What the user does, as an object.
// Apple: "NSUserActivity".
import Foundation
import Synchronization

/// The type of an activity that opens a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Hears of an activity's changes.
public protocol NSUserActivityDelegate: AnyObject {
    /// The activity's values are wanted: it became current, or `needsSave` was set.
    func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}

/// A state of the app that can be continued later.
///
/// Differs from Apple in: nothing hands it to another device, to a search index or to suggestions; scenes and the app
/// may pass it on. It belongs to the thread that uses it.
open class NSUserActivity: NSObject, @unchecked Sendable {
    /// The kind, in the form of a domain's name read backwards.
    public let activityType: String
    /// What the user would call it.
    open var title: String?
    /// The values that it is continued by.
    open var userInfo: [AnyHashable: Any]?
    /// The keys that continuing it needs.
    open var requiredUserInfoKeys: Set<String>?
    /// Whether the values must be brought up to date: the delegate is asked at once.
    open var needsSave = false {
        didSet { if needsSave, !oldValue { save() } }
    }
    /// The same content on the web.
    open var webpageURL: URL?
    /// The page that led here.
    open var referrerURL: URL?
    /// When it means nothing any more.
    open var expirationDate: Date?
    /// Words to find it by.
    open var keywords: Set<String> = []
    /// Whether another device may continue it.
    open var isEligibleForHandoff = true
    /// Whether a search on the device may find it.
    open var isEligibleForSearch = false
    /// Whether a search of everybody may find it.
    open var isEligibleForPublicIndexing = false
    /// Whether the system may suggest it.
    open var isEligibleForPrediction = false
    /// The content that a scene shows, by name.
    open var targetContentIdentifier: String?
    /// Its name for deleting it.
    open var persistentIdentifier: String?
    /// Hears of its changes.
    open weak var delegate: (any NSUserActivityDelegate)?

    private struct Current: @unchecked Sendable { weak var activity: NSUserActivity? }
    private static let current = Mutex(Current())
    private var isInvalid = false

    /// An activity of a kind.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds values; keys that are there already get the new ones.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes it what the user does now, and asks the delegate for its values.
    open func becomeCurrent() {
        guard !isInvalid else { return }
        Self.current.withLock { $0.activity = self }
        save()
    }

    /// The user does something else.
    open func resignCurrent() {
        Self.current.withLock { if $0.activity === self { $0.activity = nil } }
    }

    /// Ends it: it can no longer become current.
    open func invalidate() {
        isInvalid = true
        resignCurrent()
    }

    /// What the user does now, for tests.
    package static var currentActivity: NSUserActivity? { current.withLock { $0.activity } }

    private func save() {
        delegate?.userActivityWillSave(self)
        needsSave = false
    }
}
