// Written types and modifiers.
import SwiftModel
import Testing

@Suite("Written types")
struct TypeNameTests {
    @Test("A dotted name without generics is plain; anything else is not")
    func plain() {
        #expect(TypeName("A.B").plainName == "A.B")
        #expect(TypeName.named([.init("A", generics: [TypeName("B")])]).plainName == "A")
        #expect(TypeName.array(TypeName("A")).plainName == nil)
    }

    @Test("unwrapped takes off every ? and !")
    func unwrapped() {
        #expect(TypeName.optional(.implicitlyUnwrapped(TypeName("A"))).unwrapped == TypeName("A"))
    }

    @Test("static and class make a type member, final does not")
    func modifiers() {
        #expect(Modifiers(spelling: "static").isTypeMember)
        #expect(Modifiers(spelling: "class").isTypeMember)
        #expect(!Modifiers(spelling: "final").isTypeMember)
        #expect(Modifiers(spelling: "distributed").isEmpty)
    }
}
