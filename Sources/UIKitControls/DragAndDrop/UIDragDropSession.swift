// What a drag is to those who take part in it.
// Apple: "UIDragDropSession", "UIDragSession", "UIDropSession".
import CoreGraphics
import Foundation
import FoundationAdditions
import UIKitCore

/// What a drop does.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: the items go back.
    case cancel = 0
    /// Nothing, although drops are possible here: the items go back.
    case forbidden = 1
    /// The data is copied.
    case copy = 2
    /// The items move, within one app alone.
    case move = 3

    /// Whether a drop is performed.
    package var takes: Bool { self == .copy || self == .move }
}

/// How the system shows that data is loading after a drop.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// Not at all; the app shows it.
    case none = 0
    /// By an alert if it takes long; none is shown here.
    case `default` = 1
}

/// What drags and drops have in common.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The items, in the order in which they were added.
    var items: [UIDragItem] { get }
    /// Returns the finger's place in points of a view.
    func location(in view: UIView) -> CGPoint
    /// Whether the items may move; false lets them be copied alone.
    var allowsMoveOperation: Bool { get }
    /// Whether other apps may not take the items.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns whether an item carries one of the types or a kind of it.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns whether an object of a class can be made of an item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Returns whether a value such as String can be made of an item.
    public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: Value._ObjectiveCType.self) }
}

/// A drag, as its source sees it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// A value for the app's own use, which no other app sees.
    var localContext: Any? { get set }
}

/// A drag, as the places see it where it may be dropped.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag, where it began in this app.
    var localDragSession: (any UIDragSession)? { get }
    /// How the system shows that data is loading.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// How far the loading of all items is.
    var progress: Progress { get }
    /// Makes an object of each item of which one can be made, and calls the closure once on the main thread, in the items' order.
    /// Only while a drop is performed (UIK2601).
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// The same for values such as String or URL.
    @discardableResult
    public func loadObjects<Value: _ObjectiveCBridgeable>(
        ofClass aClass: Value.Type, completion: @escaping ([Value]) -> Void
    ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { object in
                    var value: Value?
                    if let object = object as? Value._ObjectiveCType {
                        _ = Value._conditionallyBridgeFromObjectiveC(object, result: &value)
                    }
                    return value
                })
        }
    }
}
