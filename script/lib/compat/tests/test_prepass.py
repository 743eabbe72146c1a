"""The pre-pass: each rule, and that it leaves alone what only looks like code."""
import unittest

from compat.prepass import prepare


def prepared(text, known=None):
    result = prepare({"a.swift": text}, known)
    return result.texts["a.swift"], dict(result.edits), dict(result.left)


class PrepassCase(unittest.TestCase):
    def assert_unchanged(self, text):
        self.assertEqual(prepared(text)[:2], (text, {}))

    def assert_prepared(self, text, wanted, **edits):
        result, counts, _ = prepared(text)
        self.assertEqual(result, wanted)
        self.assertEqual(sum(counts.values()), edits.pop("count", 1))
        self.assertEqual(result.count("\n"), text.count("\n"), "a line was lost or made")


class Conditions(PrepassCase):
    def test_os_ios_holds_in_conditions(self):
        self.assert_prepared("#if os(iOS) || os(tvOS)\na\n#endif", "#if true || os(tvOS)\na\n#endif")
        self.assert_prepared("#if a\n#elseif !os( iOS )\n#endif", "#if a\n#elseif !true\n#endif")

    def test_nested_conditions_are_all_seen(self):
        text = "#if os(iOS)\n  #if swift(>=5) && os(iOS) // os(iOS)\n  #endif\n#else\n#if os(iOS)\n#endif\n#endif"
        wanted = "#if true\n  #if swift(>=5) && true // os(iOS)\n  #endif\n#else\n#if true\n#endif\n#endif"
        self.assert_prepared(text, wanted, count=3)

    def test_a_condition_in_brackets_may_go_on_on_the_next_line(self):
        self.assert_prepared("#if (os(macOS) ||\n  os(iOS))\n#endif", "#if (os(macOS) ||\n  true)\n#endif")

    def test_other_platforms_and_other_places_stay(self):
        self.assert_unchanged("#if os(macOS) || os(Linux)\n#endif")
        self.assert_unchanged("let a = os(iOS)\nif os(iOS) {}")
        self.assert_unchanged('#if DEBUG\nlet a = """\n#if os(iOS)\n"""\n/*\n#if os(iOS)\n*/\n#endif')


class Attributes(PrepassCase):
    def test_attributes_of_objective_c_go(self):
        self.assert_prepared("@objc func a() {}", "func a() {}")
        self.assert_prepared("  @objc(a:b:) public func a() {}", "  public func a() {}")
        self.assert_prepared("@IBOutlet private weak var a: View?", "private weak var a: View?")
        self.assert_prepared("@objcMembers\nclass A {}", "\nclass A {}")

    def test_an_attribute_of_several_lines_leaves_its_lines(self):
        self.assert_prepared("@objc(a:\n  b:)\nfunc a()", "\n\nfunc a()")

    def test_attributes_that_swift_takes_stay(self):
        self.assert_unchanged("@nonobjc @available(iOS 13, *) @discardableResult @objcx func a() {}")
        self.assert_unchanged("@MainActor dynamic var a = 1")

    def test_strings_and_comments_stay(self):
        self.assert_unchanged('let a = "@objc \\(b("@IBAction"))" // @objc\n/* @objc /* @objc */ @objc */ let c = #"@objc"#')

    def test_the_old_main_attribute_becomes_main(self):
        self.assert_prepared("import UIKit\n@UIApplicationMain class A {}", "import UIKit\n@main class A {}")

    def test_an_objc_protocol_is_bound_to_classes(self):
        self.assert_prepared("@objc public protocol A {}", "public protocol A: AnyObject {}", count=2)
        self.assert_prepared("@objc(A)\n@MainActor protocol A: B {}", "\n@MainActor protocol A: AnyObject, B {}", count=2)
        self.assert_prepared("@objc protocol A: NSObjectProtocol {}", "protocol A: NSObjectProtocol {}")


class Imports(PrepassCase):
    def test_the_runtime_is_not_imported(self):
        self.assert_prepared("import ObjectiveC.runtime\nimport UIKit", "\nimport UIKit")
        self.assert_unchanged("#if canImport(ObjectiveC)\nimport ObjectiveC\n#endif")
        self.assert_unchanged("f(import: ObjectiveC)")

    def test_darwin_is_foundation_here(self):
        self.assert_prepared("import Darwin\nlet a = sqrt(2.0)", "import Foundation\nlet a = sqrt(2.0)")
        self.assert_prepared("import Darwin.C.math\nimport UIKit", "import Foundation\nimport UIKit")
        self.assert_unchanged("#if canImport(Darwin)\nimport Darwin\n#endif")

    def test_a_submodule_is_imported_with_its_whole_module(self):
        self.assert_prepared("import UIKit.UIColor\nimport Foundation", "import UIKit\nimport Foundation")
        self.assert_unchanged("import class UIKit.UIColor")
        self.assert_unchanged("import Own.Part\nimport UIKit")

    def test_uikit_is_imported_where_others_would_bring_it(self):
        self.assert_prepared("let a = UIView()", "import UIKit; let a = UIView()")
        self.assert_prepared("import Own\nlet a = CGRect()", "import Own; import UIKit\nlet a = CGRect()")
        self.assert_unchanged("import Foundation\nlet a = CGRect()")
        self.assert_prepared("import XCTest\nlet a = UIView()", "import XCTest; import UIKit\nlet a = UIView()")
        self.assert_unchanged("import XCTest\nlet a = 1 // UIView")
        self.assert_unchanged("import XCTest\nimport UIKit\nlet a = UIView()")


class ClassNames(PrepassCase):
    def test_the_class_method_description_becomes_a_function(self):
        self.assert_prepared("a += type(of: b).description()", "a += NSStringFromClass(type(of: b))")
        self.assert_unchanged("type(of: b).description; b.description(); type(b).description()")


class Overrides(PrepassCase):
    def test_a_property_is_forwarded_by_its_class(self):
        text = "class A: B {\n}\npublic extension A {\n  override var d: String { return x }\n}"
        wanted = ("class A: B {\n    public override var d: String { return self.compat_d } }\npublic extension A {\n"
                  "  var compat_d: String { return x }\n}")
        self.assert_prepared(text, wanted)

    def test_a_function_hands_its_arguments_on(self):
        text = "class A: B { let a = 1 }\nextension A { public override func f(_ a: Int, b c: inout [Int: Int]) throws {} }"
        result, edits, _ = prepared(text)
        self.assertIn("public override func f(_ a: Int, b c: inout [Int: Int]) throws { return try self.compat_f(a, b: &c) }",
                      result)
        self.assertIn("extension A { public func compat_f(_ a: Int, b c: inout [Int: Int]) throws {} }", result)
        self.assertEqual(sum(edits.values()), 1)

    def test_a_setter_is_forwarded_too(self):
        result, *_ = prepared("class A: B {\n}\nextension A { override var d: Int { get { 1 } set { x = newValue } } }")
        self.assertIn("override var d: Int { get { self.compat_d } set { self.compat_d = newValue } }", result)

    def test_the_condition_goes_with_it(self):
        result, *_ = prepared("class A: B {\n}\n#if DEBUG\nextension A { override var d: Int { 1 } }\n#endif")
        self.assertIn("#if DEBUG\noverride var d: Int { return self.compat_d }\n#endif", result)

    def test_a_class_within_an_extension_keeps_its_overrides(self):
        self.assert_unchanged("extension A { class B: C { override var d: Int { 1 } } }")

    def test_what_cannot_be_moved_is_counted(self):
        text = "import UIKit; extension UIView { override var d: Int { 1 } }"
        self.assertEqual(prepared(text), (text, {}, {"override in an extension": 1}))


class Missing(PrepassCase):
    def test_an_extension_of_a_class_that_is_not_there_goes(self):
        text = "import UIKit; let a = 1\n@available(iOS 9, *)\npublic extension UIOdd: P {\n  var a: Int { 1 }\n}\nextension UIView {}"
        result, edits, _ = prepared(text, {"UIView"})
        self.assertEqual(result, "import UIKit; let a = 1\n\n\n\n\nextension UIView {}")
        self.assertEqual(edits, {"extension of UIOdd left out": 1})

    def test_one_that_the_package_declares_stays(self):
        text = "import UIKit; class UIOdd {}\nextension UIOdd {}\nextension NSOdd {}"
        self.assertEqual(prepared(text, set())[:2], (text, {}))


class Left(PrepassCase):
    def test_what_needs_the_rewriter_is_counted(self):
        text = '@objc protocol P { @objc optional func f() }\nlet optional = #selector(f), b = #keyPath(a), c = "#selector(f)"'
        self.assertEqual(prepared(text)[2], {"#selector": 1, "#keyPath": 1, "optional requirement": 1})


if __name__ == "__main__":
    unittest.main()
