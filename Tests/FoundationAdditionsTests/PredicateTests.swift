// Predicates by text: the language, values by key path, mistakes.
// Apple: "Predicate Programming Guide", Predicate format string syntax.
import Diagnostics
import Foundation
import FoundationAdditions
import SelectorDispatch
import Synchronization
import Testing

private struct Person: KeyValueReading {
    let name: String
    let age: Int
    var friends: [Person] = []
    var nick: String?

    func readValue(forKey key: String) -> Any? {
        switch key {
        case "name": name
        case "age": age
        case "friends": friends
        case "nick": nick
        default: nil
        }
    }
}

private final class Book: NSObject, @unchecked Sendable {
    let title: String
    init(_ title: String) { self.title = title }
}

@Suite("NSPredicate by format") struct PredicateTests {
    private let anna = Person(
        name: "Änna", age: 30, friends: [Person(name: "Bo", age: 20), Person(name: "Cy", age: 40)], nick: nil)

    // Covers: NSPredicate.init(format:argumentArray:), NSPredicate.evaluate
    @Test(
        "Each format is true or false as the syntax says (documented)",
        arguments: [
            ("age == 30", true), ("age != 30", false), ("age >= 31 OR name = 'Änna'", true), ("age > 29 && age < 31", true),
            ("NOT age == 30", false), ("!(age == 30)", false), ("age BETWEEN {20, 30}", true), ("age BETWEEN {31, 40}", false),
            ("age IN {1, 30}", true), ("age NOT IN {1, 30}", false), ("name IN[cd] {'ANNA'}", true),
            ("name BEGINSWITH 'a'", false), ("name BEGINSWITH[cd] 'a'", true), ("name ENDSWITH 'na'", true),
            ("name CONTAINS[c] 'NN'", true), ("name LIKE '?nn*'", true), ("name LIKE 'nn'", false),
            ("name MATCHES '.n{2}a'", true), ("name MATCHES 'nn'", false), ("nick == nil", true), ("nick != NULL", false),
            ("ANY friends.age > 35", true), ("ALL friends.age > 35", false), ("NONE friends.age > 50", true),
            ("friends.@count == 2", true), ("friends.@avg.age == 30", true), ("friends.@max.age == 40", true),
            ("friends.@sum.age = 60", true), ("SUBQUERY(friends, $f, $f.age > 30).@count == 1", true),
            ("friends[0].name == 'Bo'", true), ("friends[SIZE] == 2", true), ("name.length == 4", true),
            ("uppercase(name) == 'ÄNNA'", true), ("(age + 2) * 2 == 64", true), ("age / 4 == 7.5", true),
            ("-age < 0", true), ("TRUEPREDICATE", true), ("FALSEPREDICATE OR age == 30", true), ("SELF.age == 30", true),
            ("name == \"Änna\" AND (age == 1 OR age == 30)", true), ("name contains[cd] 'ANN' and nick = nil", true),
            ("nick BEGINSWITH 'x'", false), ("age < 'x'", false), ("name < 'z'", true),
        ])
    func language(format: String, expected: Bool) {
        #expect(NSPredicate(format: format).evaluate(with: anna) == expected, "\(format)")
    }

    // Covers: NSPredicate.init(format:)
    @Test("Arguments take the places of %@, %K, %d, %ld and %f, strings too (documented)")
    func arguments() {
        #expect(NSPredicate(format: "%K == %@", "name", "Änna").evaluate(with: anna))
        #expect(
            NSPredicate(format: "%K.age > %d AND age == %ld", argumentArray: ["friends", 50, 30]).evaluate(with: anna) == false)
        #expect(NSPredicate(format: "ANY friends.%K == %@", "name", "Cy").evaluate(with: anna))
        #expect(NSPredicate(format: "name IN %@ && age < %f", ["x", "Änna"], 30.5).evaluate(with: anna))
        #expect(NSPredicate(format: "nick == %@", nil as String?).evaluate(with: anna))
        let early = Date(timeIntervalSince1970: 0)
        #expect(NSPredicate(format: "when > %@", early as NSDate).evaluate(with: ["when": Date()]))
        #expect(NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9._%+-]+@[a-z]+\\.[a-z]{2,}").evaluate(with: "A.B@mail.org"))
        #expect(NSPredicate(format: "%@ AND age == 30", NSPredicate(format: "name LIKE 'Ä*'")).evaluate(with: anna))
        let bound = NSPredicate(format: "age == $n").evaluate(with: anna, substitutionVariables: ["n": 30])
        #expect(bound)
    }

    // Covers: NSArray.filtered, NSCompoundPredicate.init(andPredicateWithSubpredicates:)
    @Test("Arrays of dictionaries and of objects with registered properties are filtered; compounds join (documented)")
    func filtering() {
        Keyed.add("title", on: Book.self, .any, get: { $0.title })
        let books = [Book("Emma"), Book("Ulysses"), Book("emil")]
        let filtered = (books as NSArray).filtered(using: NSPredicate(format: "title BEGINSWITH[c] 'em'"))
        #expect(filtered.compactMap { ($0 as? Book)?.title } == ["Emma", "emil"])
        let rows: [[String: Any]] = [["n": 1, "s": "a"], ["n": 2], ["n": 3, "s": "b"]]
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "n > 1"), NSPredicate(format: "s != nil"),
        ])
        #expect((rows as NSArray).filtered(using: both).count == 1)
        #expect(both.formatText == "n > 1 AND s != nil")
        #expect(
            NSPredicate(format: "a=='x' and (b < %d or not c contains[c] \"y\")", 3).formatText
                == "a == \"x\" AND (b < 3 OR NOT c CONTAINS[c] \"y\")")
    }

    @Test("A wrong format is UIK2101 with Apple's text and false for every object; a wrong pattern is UIK2102")
    func mistakes() {
        let found = Mutex<[String]>([])
        Diagnostics.$taskPolicy.withValue(.record { diagnostic in found.withLock { $0.append(diagnostic.pinnedText) } }) {
            for format in ["name ==", "name == 'x", "%K == %@", "== 3", "name IS 3", "", "foo(name) == 3", "a == 1)"] {
                #expect(!NSPredicate(format: format, argumentArray: ["name"]).evaluate(with: anna), "\(format)")
            }
            #expect(!NSPredicate(format: "name MATCHES '['").evaluate(with: anna))
        }
        let texts = found.withLock { $0 }
        #expect(texts.count == 9)
        #expect(texts[0].contains("UIK2101"))
        #expect(texts[0].contains("Unable to parse the format string \"name ==\""))
        #expect(texts.last?.contains("UIK2102") == true)
        #expect(texts.last?.contains("Can't do regex matching") == true)
    }

    // Covers: NSSortDescriptor.init(key:ascending:), NSArray.sortedArray, NSSortDescriptor.init(key:ascending:selector:)
    @Test("Descriptors sort by keys in their order, with selector or closure; nil comes first (documented)")
    func sorting() {
        let rows: [[String: Any]] = [
            ["s": "b", "n": 2], ["s": "A", "n": 2], ["n": 1], ["s": "a10", "n": 3], ["s": "a9", "n": 3],
        ]
        func order(_ descriptors: NSSortDescriptor...) -> [String] {
            (rows as NSArray).sortedArray(using: descriptors).map { ($0 as? [String: Any])?["s"] as? String ?? "-" }
        }
        #expect(
            order(NSSortDescriptor(key: "n", ascending: false), NSSortDescriptor(key: "s", ascending: true))
                == ["a10", "a9", "A", "b", "-"])
        #expect(
            order(NSSortDescriptor(key: "s", ascending: true, selector: "localizedStandardCompare:"))
                == ["-", "A", "a9", "a10", "b"])
        #expect(order(NSSortDescriptor(key: "s", ascending: true, selector: "caseInsensitiveCompare:")).first == "-")
        let byLength = NSSortDescriptor(key: "s", ascending: false) { one, other in
            let (one, other) = ((one as? String ?? "").count, (other as? String ?? "").count)
            return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
        }
        #expect(order(byLength).prefix(2) == ["a10", "a9"])
        let numbers = ([3, 1, 2] as NSArray).sortedArray(using: [NSSortDescriptor(key: nil, ascending: true)])
        #expect(numbers as? [Int] == [1, 2, 3])
        let list = NSMutableArray(array: ["b", "a"])
        list.sort(using: [NSSortDescriptor(key: "self", ascending: true)])
        #expect(list as? [String] == ["a", "b"])
    }
}
