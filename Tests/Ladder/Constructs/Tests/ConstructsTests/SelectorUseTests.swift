// Menus, keys, segue actions, names, pointers and literals of the sample package.
// No Apple page: these are tests of our own.
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import Constructs

@Suite(.harness) @MainActor struct SelectorUseTests {
    @Test("items of the edit menu name their methods, and the responder says which it performs")
    func editMenu() async throws {
        let harness = try await Harness(device: .iPhone14)
        let verse = Verse(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        try await harness.show(verse)
        verse.becomeFirstResponder()
        verse.showMenu()
        let actions = UIMenuController.shared.menuItems?.map(\.action) ?? []
        #expect(actions.map { verse.canPerformAction($0, withSender: nil) } == [true, false])
        UIApplication.shared.sendAction(actions[0], to: nil, from: nil, for: nil)
        #expect(verse.target(forAction: #selector(UIResponderStandardEditActions.copy(_:)), withSender: nil) as? Verse === verse)
        UIApplication.shared.sendAction(#selector(UIResponderStandardEditActions.copy(_:)), to: verse, from: nil, for: nil)
        #expect(verse.log == ["mark", "copy"])
    }

    @Test("keys call the methods of their commands")
    func keys() async throws {
        let harness = try await Harness(device: .iPhone14)
        let notes = Notes()
        try await harness.show(notes)
        notes.becomeFirstResponder()
        try await harness.press(.keyboardN, modifiers: .command)
        try await harness.press(.keyboardEscape)
        try await harness.press(.keyboardUpArrow)
        #expect(notes.log == ["add n", "close", "up"])
    }

    @Test("a segue's action makes its controller and is known by name")
    func segueAction() throws {
        let people = PeopleController()
        let coder = try NSKeyedUnarchiver(forReadingFrom: NSKeyedArchiver.archivedData(withRootObject: NSString("x"), requiringSecureCoding: false))
        let person = people.showPerson(coder, sender: "Grace", segueIdentifier: "show")
        #expect(person?.person == "Grace")
        #expect(people.identifiers == ["show"])
        #expect(people.responds(to: #selector(PeopleController.showPerson)))
        #expect(people.responds(to: NSSelectorFromString("showNobody:")))
    }

    @Test("a class and members are found by the names that @objc gives them")
    func names() {
        let book = object(named: "LegacyBook")
        #expect(book is Book)
        #expect(isKnown("LegacyShelf"))
        #expect(!isKnown("LegacyNothing"))
        #expect(bookName == "LegacyBook")
        #expect(book?.value(forKey: "pageCount") as? Int == 12)
        #expect(book?.perform(NSSelectorFromString("openAtPage:"), with: 3)?.takeUnretainedValue() as? String == "page 3")
    }

    @Test("a protocol of every object builds the class that is asked for")
    func everyObject() {
        #expect(label("Hello").text == "Hello")
        #expect(marks().map(\.tag) == [3, 3])
        #expect(marks().map(\.text) == ["mark", "mark"])
        let type: UIView.Type = Mark.self
        #expect(build(type) is Mark)
        #expect(build(NSObject.self).isMember(of: NSObject.self))
    }

    @Test("results come back through pointers")
    func pointers() {
        #expect(Parser().parse("7") as? Int == 7)
        #expect((Parser().parse("x") as? NSError)?.domain == "Parser")
    }

    @Test("a literal of a colour has its components, one of a picture the picture of its name")
    func literals() throws {
        #expect(literalColors["half"] == UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.5))
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        let path = try #require(Bundle.main.resourcePath) + "/literal-dot.png"
        try #require(picture.pngData()).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(literalPicture().size.width > 0)
    }
}
