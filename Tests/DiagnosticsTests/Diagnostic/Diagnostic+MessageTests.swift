// The form of a message.
import Diagnostics
import Testing

@Suite("Diagnostic: message") struct DiagnosticMessageTests {
    @Test("a message is the constant line, then the facts in a fixed order with their keys in one column")
    func wholeMessage() {
        let entry = CatalogueEntry(
            code: "UIK0107", severity: .exception, title: "Constraint relates views with no common ancestor.",
            cause: "One of the views is in no hierarchy.", fix: "Call addSubview(_:) before isActive = true.",
            apple: "NSInvalidArgumentException: Unable to activate constraint with anchors …", recovery: .noOperation)
        var diagnostic = Diagnostic(
            entry: entry, object: "UILabel 0x…c20 \"Total\" — Window > CartView > (detached)",
            cause: "The label left its superview before activation.",
            site: CallSite(path: "/app/Sources/CartViewController.swift", line: 42))
        diagnostic.during = "layoutIfNeeded, frame 14, t = 0.233 s"
        #expect(
            diagnostic.message == """
                UIK0107 exception: Constraint relates views with no common ancestor.
                  object   UILabel 0x…c20 "Total" — Window > CartView > (detached)
                  during   layoutIfNeeded, frame 14, t = 0.233 s
                  at       CartViewController.swift:42
                  cause    The label left its superview before activation.
                  fix      Call addSubview(_:) before isActive = true.
                  apple    NSInvalidArgumentException: Unable to activate constraint with anchors …
                """)
    }

    @Test("facts that are not known have no line; cause and fix fall back on the entry's own")
    func shortMessage() {
        #expect(
            Diagnostic(entry: Entries.misuse).message == """
                UIK9902 misuse: A test misused something.
                  cause    The test wants it so.
                  fix      Read the test.
                """)
    }
}
