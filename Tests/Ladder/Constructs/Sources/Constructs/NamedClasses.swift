// Classes and members with names of their own in Objective-C.
// Apple: "Importing Swift into Objective-C"; NSClassFromString(_:).
import UIKit

@objc(LegacyBook) public class Book: NSObject {
    public required override init() {}
    @objc(pageCount) public var pages: Int { 12 }
    @objc(openAtPage:) public func open(_ page: Int) -> NSString { "page \(page)" as NSString }
}

@objc(LegacyShelf) public final class BookShelf: UIView {}

public func object(named name: String) -> NSObject? { (NSClassFromString(name) as? Book.Type)?.init() }
public func isKnown(_ name: String) -> Bool { NSClassFromString(name) != nil }
public var bookName: String { NSStringFromClass(Book.self) }
