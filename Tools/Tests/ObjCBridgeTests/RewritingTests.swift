// What is left alone, what is refused, what other modules bring.
// No Apple page: this is ours.
import ObjCBridge
import Testing

@Suite struct RewritingTests {
    private func rewrite(_ text: String, path: String = "A.swift", _ dependencies: [ModuleIndex] = []) -> RewrittenFile {
        Bridge.rewrite(module: "M", [SourceText(path: path, text: text)], dependencies: dependencies)[0]
    }

    @Test("A text without any of the constructs stays as it is")
    func untouched() {
        let text = "import Foundation\n\nstruct A { let b = \"@objc #selector(x)\" }\n// @IBOutlet os(iOS)\n"
        let result = rewrite(text)
        #expect(result.text == text)
        #expect(!result.isChanged)
        #expect(result.findings.isEmpty)
        #expect(result.refusal == nil)
    }

    @Test("A text that does not parse stays as it is, with a reason")
    func refusal() {
        let result = rewrite("class A { @objc func b( }")
        #expect(!result.isChanged)
        #expect(result.refusal == "the text does not parse")
    }

    @Test("A mistake that the compiler only warns of does not keep a text from being rewritten")
    func mildMistake() {
        let result = rewrite("class A { @available (iOS 13, *) @objc func b() {} }\n")
        #expect(result.refusal == nil)
        #expect(result.isChanged)
    }

    @Test("A module that does not import UIKit keeps its conditions")
    func conditions() {
        #expect(rewrite("#if os(iOS)\nlet a = 1\n#endif\n").text == "#if os(iOS)\nlet a = 1\n#endif\n")
        #expect(rewrite("import UIKit\n#if os(iOS)\nlet a = 1\n#endif\n").text == "import UIKit\n#if true\nlet a = 1\n#endif\n")
    }

    @Test("A property declared as AnyObject in one file is known in another; without UIKit only Foundation's members are")
    func anyObjects() {
        let files = [
            SourceText(
                path: "A.swift",
                text: "import UIKit\nclass A: B { var all: [AnyObject] = [] }\nclass B { weak var one: AnyObject? }\n"),
            SourceText(path: "B.swift", text: "import UIKit\nfunc f(_ a: A) { g(a.all[0].tag, a.one?.title, a.other?.title) }\n"),
        ]
        let text = Bridge.rewrite(module: "M", files)[1].text
        #expect(text.contains("{ g(AnyObjectMembers(a.all[0]).tag, AnyObjectMembers(a.one)?.title, a.other?.title) }"))
        let alone = rewrite(
            "import Foundation\nfunc f(_ x: Any) { g((x as AnyObject).center, (x as AnyObject).value(forKey: \"a\")) }\n"
        ).text
        #expect(alone.contains("g((x as AnyObject).center, AnyObjectMembers((x as AnyObject)).value(forKey: \"a\"))"))
        #expect(alone.contains("\nimport SelectorDispatch\n"))
        #expect(!alone.contains("UIKitCore"))
    }

    @Test("A method that tables and collection views have by one name is led to by the view that it is written with")
    func rivalMarkers() {
        let text = rewrite(
            """
            import UIKit
            class Base: NSObject, UITableViewDataSource, UICollectionViewDataSource {}
            class Below: Base {
                func numberOfSections(in tableView: UITableView) -> Int { 2 }
            }
            class Other: Base {
                func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
            }

            """
        ).text
        #expect(text.contains("extension Below: TableNumberOfSectionsMarker"))
        #expect(!text.contains("extension Below: CollectionNumberOfSectionsMarker"))
        #expect(text.contains("extension Other: CollectionNumberOfSectionsMarker"))
        #expect(!text.contains("extension Other: TableNumberOfSectionsMarker"))
    }

    @Test("What is assigned to, and a member that the table does not have, stays as it is")
    func noAnyObjects() {
        let text = "import UIKit\nfunc f(_ x: AnyObject) { x.center = .zero; x.somethingElse(); x.setTitle(1) }\n"
        #expect(rewrite(text).text == text)
    }

    @Test("A module with resources notes its bundle in its first file, once")
    func bundles() {
        let files = ["A.swift", "B.swift"].map { SourceText(path: $0, text: "import UIKit\n") }
        var index = ModuleIndex(name: "M", files: files.map(Bridge.index))
        #expect(files.map { Bridge.rewrite(file: $0, in: index).isChanged } == [false, false])
        index.hasResources = true
        let results = files.map { Bridge.rewrite(file: $0, in: index) }
        #expect(
            results[0].text.contains("_vitPush { ModuleBundles.add(\"M\", { Foundation.Bundle.module }) }") && !results[1].isChanged
        )
    }

    @Test("A class conforms to the marker of an optional method of another module's protocol")
    func otherModule() {
        let kit = Bridge.index(
            SourceText(path: "K.swift", text: "@objc public protocol P { @objc optional func f(_ a: Int) -> Bool }"))
        let index = ModuleIndex(name: "Kit", files: [kit])
        #expect(index.hasPublished)
        let text = "import Kit\nclass C: P { func f(_ a: Int) -> Bool { true } }\nfunc g(_ p: P) { _ = p.f?(1) }\n"
        let result = rewrite(text, [ModuleIndex(name: "Kit", files: [index.publicProtocols])])
        #expect(result.text.contains("extension C: _VitOpt_P_f__ { func _vitOpt_f(_ a0: Int) -> Bool { f(a0) } }"))
        #expect(result.text.contains("_ = p._vitCall_f(1)"))
    }

    @Test("A class below one of another module that conforms to a delegate of UIKit's gets the marker; without a marker it is said")
    func farDelegates() {
        let kit = Bridge.index(
            SourceText(
                path: "K.swift",
                text:
                    "import UIKit\nopen class Far: NSObject, UITextFieldDelegate, UIGestureRecognizerDelegate {}\nopen class Plain: NSObject {}\n"
            ))
        let index = ModuleIndex(name: "Kit", files: [kit])
        #expect(index.publicProtocols.types.map(\.name) == ["Far"])
        let text = """
            import Kit
            import UIKit
            class A: Far { func textFieldShouldReturn(_ textField: UITextField) -> Bool { true } }
            class B: Kit.Far { func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true } }
            class C: Plain { func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true } }
            """
        let result = rewrite(text, [ModuleIndex(name: "Kit", files: [index.publicProtocols])])
        #expect(result.text.contains("extension A: TextFieldShouldReturnMarker {"))
        #expect(result.findings.map { "\($0.name) \($0.line)" } == ["U-DELEGATE 4"])
    }

    @Test("A selector without labels gets the name of another module's method")
    func farSelectors() {
        let kit = Bridge.index(
            SourceText(
                path: "K.swift",
                text:
                    "open class Far: NSObject { @objc public func show(_ a: Any, sender: Any) {}\n@objc private func hide(_ a: Any) {} }\n"
            ))
        let published = ModuleIndex(name: "Kit", files: [kit]).publicProtocols
        #expect(published.types.first?.members.map(\.name) == ["show"])
        let text = "import Kit\nclass A: Far { let s = [#selector(Far.show), #selector(show)] }\n"
        let result = rewrite(text, [ModuleIndex(name: "Kit", files: [published])])
        #expect(result.text.contains("Selector(\"show:sender:\", { _ = Far.show }), Selector(\"show:sender:\""))
    }

    @Test("A method that a selector of another file names is registered without the attribute")
    func inference() {
        let files = [
            SourceText(path: "A.swift", text: "class A: NSObject { func tap(_ a: Any) {}\nfunc other() {} }\n"),
            SourceText(path: "B.swift", text: "let s = #selector(A.tap(_:))\n"),
        ]
        let text = Bridge.rewrite(module: "M", files)[0].text
        #expect(text.contains("DispatchTable.add(\"tap:\", on: A.self"))
        #expect(!text.contains("\"other\""))
    }

    @Test("An optional method whose types are known to be others is not registered")
    func otherTypes() {
        let text =
            "import UIKit\nclass A: NSObject { func display(_ text: String) {}\nfunc tabBar(_ bar: UITabBar, didSelect item: UITabBarItem) {} }\n"
        let result = rewrite(text)
        #expect(!result.text.contains("\"display:\""))
        #expect(result.text.contains("\"tabBar:didSelect:\""))
    }

    @Test("A path with quotation marks and backslashes is escaped in directives")
    func path() {
        let result = rewrite(
            "class A: B {}\nclass B { func f() {} }\nextension A { override func f() {} }\n", path: "a\"b\\c.swift")
        #expect(result.text.contains(#"#sourceLocation(file: "a\"b\\c.swift", line: 1)"#))
    }

    @Test("Each synchronous test of SwiftPM's list runs as the main actor; others stay")
    func discovered() {
        let text = """
            fileprivate extension CartTests {
                static let __allTests__CartTests = [
                    ("testA", testA),
                    ("testB", asyncTest(testB))
                ]
            }
            """
        let lines = rewrite(text, path: "/x/KDiscoveredTests.derived/Cart.swift").text.split(separator: "\n").map(String.init)
        #expect(lines[2].contains("try MainActor.assumeIsolated { try (test.testA as @MainActor () throws -> Void)() }"))
        #expect(lines[3].contains("(\"testB\", asyncTest(testB))"))
        #expect(lines.count == 6)
    }

    @Test("A closure property with a question mark is no optional method")
    func closures() {
        let text = "class A { var done: ((Int) -> Void)?\nfunc f() { self.done?(1); self.done?(2) } }\n"
        #expect(!rewrite(text).isChanged)
    }

    @Test("A finding has the name, the line and the text that the compiler says")
    func finding() {
        let result = rewrite("import UIKit\n\nextension UIView {\n    override var isHidden: Bool { true }\n}\n")
        #expect(result.findings.map(\.name) == ["U-APPLE-OVERRIDE"])
        #expect(result.findings.map(\.line) == [4])
        #expect(result.text.contains("#sourceLocation(file: \"A.swift\", line: 4)\n#error(\"U-APPLE-OVERRIDE: "))
    }

    @Test("A framework that nothing provides is one error for a module, and the other files' imports of it are blanked")
    func missingFramework() {
        let files = ["A", "B", "C"].map {
            SourceText(path: "\($0).swift", text: "import UIKit\n#if os(iOS)\nimport SafariServices\n#endif\nlet \($0) = 1\n")
        }
        let results = Bridge.rewrite(module: "M", files, missing: ["SafariServices"])
        #expect(results.flatMap(\.findings).map { "\($0.path):\($0.line) \($0.name)" } == ["A.swift:3 U-FRAMEWORK"])
        #expect(results[0].text.contains("SafariServices is not part of Vitrine yet (used in 3 files)"))
        for result in results { #expect(!result.text.contains("import SafariServices")) }
        for result in Bridge.rewrite(module: "M", files) { #expect(result.text.contains("import SafariServices")) }
    }

    @Test("A key path with a subscript, and what is no key path, are published without a name")
    func published() {
        let text =
            "import Combine\nlet a = [x].publisher(for: \\.[index])\nlet b = center.publisher(for: .downloaded)\nlet c = x.publisher(for: \\.y)\n"
        let result = Bridge.rewrite(module: "M", [SourceText(path: "A.swift", text: text)])[0].text
        #expect(result.contains("[x].publisher(for: \\.[index])\n"))
        #expect(result.contains("publisher(for: .downloaded)\n"))
        #expect(result.contains("x.publisher(for: \\.y, forKeyPath: \"y\")"))
    }

    @Test("A metatype at the end of an optional chain stays the compiler's")
    func chainedMetatype() {
        let text =
            "import UIKit\nlet kinds: [String: UIView.Type] = [:]\nlet a = kinds[\"a\"]?.init(frame: .zero)\nlet b = kinds[\"a\"]!.init(frame: .zero)\n"
        let result = Bridge.rewrite(module: "M", [SourceText(path: "A.swift", text: text)])[0].text
        #expect(result.contains("let a = kinds[\"a\"]?.init(frame: .zero)\n"))
    }

    @Test("CryptoKit is the module Crypto of swift-crypto where the package has it; without it the error says how to get it")
    func crypto() {
        let file = SourceText(path: "A.swift", text: "import Foundation\nimport CryptoKit\nlet digest = SHA256.self\n")
        let there = Bridge.rewrite(module: "M", [file])[0]
        #expect(there.text.contains("\nimport Crypto\n"))
        #expect(there.findings.isEmpty)
        let missing = Bridge.rewrite(module: "M", [file], missing: ["Crypto"])[0]
        #expect(missing.findings.map(\.name) == ["U-FRAMEWORK"])
        #expect(!missing.text.contains("import Crypto"))
        #expect(
            missing.text.contains(
                "CryptoKit is not part of Vitrine yet (used in 1 file); let the target depend on the product Crypto of"))
    }

    @Test("An import under a condition that asks for the framework stays")
    func askedFramework() {
        let text = "#if canImport(SafariServices)\nimport SafariServices\n#endif\n"
        let result = Bridge.rewrite(module: "M", [SourceText(path: "A.swift", text: text)], missing: ["SafariServices"])[0]
        #expect(!result.isChanged)
        #expect(result.findings.isEmpty)
    }

    @Test("Apple's frameworks are found behind import, with attributes and submodules; other modules are not")
    func namedFrameworks() {
        let text =
            "import os.log\n@preconcurrency import WebKit; let a = 1\nimport Alamofire\n// import a MapKit\nimport MobileCoreServices\r\nimport CryptoKit\n"
        #expect(AppleFrameworks.named(in: text) == ["os", "WebKit", "UniformTypeIdentifiers", "Crypto"])
    }

    @Test("200,000 lines in one file are rewritten")
    func long() {
        let line = "class A%: B { @objc func f() {}\n}\n"
        let text = (0..<20_000).map { line.replacing("%", with: "\($0)") + String(repeating: "// x\n", count: 8) }.joined()
        let result = rewrite("class B {}\n" + text)
        #expect(result.isChanged)
        #expect(result.text.contains("extension A19999 {"))
    }
}
