// What the rewriter knows of Apple's classes and protocols.
// Apple: "UIKit"; the lists of classes come from what Vitrine declares.

/// Tables of Apple's names.
enum AppleTables {
    /// A protocol by which UIKit asks whether a delegate has an optional method.
    struct Marker: Sendable {
        let name: String
        /// The protocol that has the method.
        let owner: String
        let method: String
        let parameters: [(label: String, type: String)]
        let result: String

        init(
            _ name: String, of owner: String, _ method: String, _ result: String,
            _ parameters: [(label: String, type: String)]
        ) { (self.name, self.owner, self.method, self.parameters, self.result) = (name, owner, method, parameters, result) }
    }

    /// The superclass of a class of Apple's, nil for one that is unknown.
    static func superclass(of name: String) -> String? { superclasses[name] ?? moreSuperclasses[name] }

    /// Whether a name is a class of Apple's that the tables know.
    static func isClass(_ name: String) -> Bool { name == "NSObject" || superclass(of: name) != nil }

    /// Whether a name is a protocol of Apple's: by the table, or by what all of them are called.
    static func isProtocol(_ name: String) -> Bool {
        if protocols[name] != nil { return true }
        guard !isClass(name), ["UI", "NS", "CA", "MK", "WK", "AV", "CL", "SK", "MF"].contains(where: name.hasPrefix) else {
            return wellKnownProtocols.contains(name)
        }
        return ["Delegate", "DataSource", "DataSourcePrefetching", "Protocol", "Coding", "Copying"]
            .contains(where: name.hasSuffix) || wellKnownProtocols.contains(name)
    }

    /// The protocols that a protocol of Apple's inherits, itself first.
    static func inherited(by name: String) -> [String] {
        [name] + (protocols[name] ?? moreProtocols[name] ?? []).flatMap(inherited)
    }

    private static let wellKnownProtocols: Set<String> = [
        "AnyObject", "Any", "Codable", "Encodable", "Decodable", "Hashable", "Equatable", "Comparable", "Identifiable",
        "Sendable", "CustomStringConvertible", "CustomDebugStringConvertible", "Error", "LocalizedError", "CaseIterable",
        "ObservableObject", "NSObjectProtocol", "NSCoding", "NSSecureCoding", "NSCopying", "NSMutableCopying",
    ]

    /// Protocols of lists, which code conforms to before the tables above have them.
    private static let moreProtocols: [String: [String]] = [
        "UITableViewDelegate": ["UIScrollViewDelegate"], "UICollectionViewDelegate": ["UIScrollViewDelegate"],
        "UICollectionViewDelegateFlowLayout": ["UICollectionViewDelegate"],
    ]

    /// Classes of lists and of Foundation.
    private static let moreSuperclasses: [String: String] = [
        "UITableView": "UIScrollView", "UICollectionView": "UIScrollView", "UITableViewCell": "UIView",
        "UICollectionReusableView": "UIView", "UICollectionViewCell": "UICollectionReusableView",
        "UITableViewHeaderFooterView": "UIView", "UITableViewController": "UIViewController",
        "UICollectionViewController": "UIViewController", "UICollectionViewLayout": "NSObject",
        "UICollectionViewFlowLayout": "UICollectionViewLayout", "XCTestCase": "XCTest", "Operation": "NSObject",
        "Thread": "NSObject", "Bundle": "NSObject", "URLProtocol": "NSObject", "NSCoder": "NSObject",
        "NSManagedObject": "NSObject", "NSTextAttachment": "NSObject",
    ]

    /// Whether classes of Apple's have a property that is named as an optional method of a delegate.
    static func isProperty(_ name: String) -> Bool { properties.contains(name) }

    private static let properties: Set<String> = [
        "action", "activityViewController", "adaptivePresentationStyle", "contextMenuInteraction", "layoutManager", "navigationBar",
        "navigationController", "position", "presentationController", "scene", "scrollView", "splitViewController", "tabBar",
        "tabBarController", "textStorage", "textField", "textView", "windowScene",
    ]

    /// Whether instances of a class of Apple's belong to the main actor.
    static func isMainActor(_ name: String) -> Bool {
        var current: String? = name
        while let there = current {
            if ["UIResponder", "UIGestureRecognizer", "UIBarItem", "UIPresentationController", "UIMenuElement"].contains(there) {
                return true
            }
            current = superclass(of: there)
        }
        return false
    }

    /// The Objective-C name of a method of Apple's that is written without labels, or whose name differs from Swift's.
    /// Keys are `base` or `base(label:)`.
    static let selectorNames: [String: String] = [
        "endEditing": "endEditing:", "endEditing(_:)": "endEditing:", "copy(_:)": "copy:", "cut(_:)": "cut:",
        "paste(_:)": "paste:", "select(_:)": "select:", "selectAll(_:)": "selectAll:", "delete(_:)": "delete:",
        "dismiss": "dismissViewControllerAnimated:completion:",
        "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
        "present(_:animated:completion:)": "presentViewController:animated:completion:",
        "popViewController(animated:)": "popViewControllerAnimated:",
        "popViewController": "popViewControllerAnimated:",
        "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
        "pushViewController(_:animated:)": "pushViewController:animated:",
        "toggleBoldface(_:)": "toggleBoldface:", "toggleItalics(_:)": "toggleItalics:",
        "perform(_:)": "performSelector:", "invalidate": "invalidate",
    ]
}
