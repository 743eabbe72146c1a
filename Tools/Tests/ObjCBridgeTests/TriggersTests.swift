// The search before parsing.
// No Apple page: this is ours.
import ObjCBridge
import Testing

@Suite struct TriggersTests {
    @Test("A file that any golden changes has a trigger, or is changed for another file's sake", arguments: Golden.all)
    func goldens(_ golden: Golden) {
        let importsUIKit = golden.files.contains { Triggers.mentionUIKit($0.text.utf8) }
        let isAnyChanged = golden.rewritten().contains(where: \.isChanged)
        let hasTrigger = golden.files.contains { Triggers.areIn(Array($0.text.utf8), importsUIKit: importsUIKit) }
        #expect(!isAnyChanged || hasTrigger)
    }

    @Test("Plain code has none")
    func plain() {
        #expect(!Triggers.areIn(Array("import Foundation\nstruct A { var b = 1 }\n".utf8), importsUIKit: true))
    }

    @Test("os( matters only in modules that import UIKit")
    func conditions() {
        #expect(Triggers.areIn(Array("#if os(iOS)".utf8), importsUIKit: true))
        #expect(!Triggers.areIn(Array("#if os(iOS)".utf8), importsUIKit: false))
    }
}
