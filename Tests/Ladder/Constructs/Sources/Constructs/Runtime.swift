// What Objective-C's runtime is used for most: associated objects, classes by name, equality, predicates, sorting, locks, key commands.
// Apple: "Objective-C Runtime", "NSPredicate", "UIKeyCommand".
import ObjectiveC
import UIKit

private var badgeKey: UInt8 = 0

public extension UIView {
    var badge: String? {
        get { objc_getAssociatedObject(self, &badgeKey) as? String }
        set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}

public final class Person: NSObject {
    @objc public let name: String
    @objc public let age: Int
    public init(name: String, age: Int) {
        self.name = name
        self.age = age
    }
    public override func isEqual(_ object: Any?) -> Bool { (object as? Person)?.name == name }
    public override var hash: Int { name.hashValue }
}

public enum People {
    public static func sorted(_ people: [Person]) -> [Person] {
        (people as NSArray).sortedArray(using: [NSSortDescriptor(key: "age", ascending: false)]) as? [Person] ?? []
    }
    public static func adults(_ people: [Person]) -> [Person] {
        let predicate = NSPredicate(format: "age >= %d AND name BEGINSWITH %@", 18, "A")
        return people.filter { predicate.evaluate(with: $0) }
    }
    public static func locked<T>(_ lock: Any, _ body: () -> T) -> T {
        objc_sync_enter(lock)
        defer { objc_sync_exit(lock) }
        return autoreleasepool { body() }
    }
}

public final class KeyView: UIView {
    public override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "r", modifierFlags: .command, action: #selector(refresh))]
    }
    public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == #selector(refresh) || action == #selector(copy(_:))
    }
    @objc func refresh() {}
}
