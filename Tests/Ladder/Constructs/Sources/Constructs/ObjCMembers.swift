// @objc wherever it may stand: classes with names, members, properties, enums, extensions, initialisers; nested, generic and local classes.
import UIKit

@objc(VITBook) public class Book: NSObject {
    @objc public var title: String
    @objc(pages) public var pageCount = 0
    @objc public init(title: String) {
        self.title = title
        super.init()
    }
    @objc public convenience override init() { self.init(title: "Untitled") }
    @objc public class func library() -> String { "all books" }
    @objc public func read(_ pages: Int = 1) -> Int {
        pageCount += pages
        return pageCount
    }
    @objc public func lend(to name: String) throws {
        if name.isEmpty { throw NSError(domain: "Book", code: 7) }
    }

    public class Mark: NSObject {
        public private(set) var moved = 0
        @objc func move() { moved += 1 }
        public var action: Selector { #selector(move) }
    }
}

@objcMembers public class Shelf: NSObject {
    public var width: CGFloat = 80
    public func dust() -> String { "clean" }
}

@objc public enum Cover: Int {
    case soft, hard
}

@objc extension Book {
    public func close() { pageCount = 0 }
}

public class Box<Content>: NSObject {
    public let content: Content
    public private(set) var opened = 0
    public init(_ content: Content) { self.content = content }
    @objc func open() { opened += 1 }
    public var action: Selector { #selector(open) }
}

/// A class inside of a function takes a message by name.
public func sayInside() -> String {
    class Local: NSObject {
        var said = ""
        @objc func say() { said = "inside" }
    }
    let local = Local()
    _ = local.perform(#selector(Local.say))
    return local.said
}
