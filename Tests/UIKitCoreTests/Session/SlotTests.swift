// Stored places for objects whose classes stand in higher folders.
// No Apple page: this is ours.
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Slot", .harness) struct SlotTests {
    private final class Part {}

    @Test("A slot is empty at first, keeps its object, and lets it go for another or for nil")
    func keeps() {
        var slot = Slot()
        #expect(slot.object(as: Part.self) == nil)
        weak var first: Part?
        do {
            let part = Part()
            first = part
            slot.put(part)
        }
        #expect(first != nil)
        #expect(slot.object() === first)
        let second = Part()
        slot.put(second)
        #expect(first == nil)
        #expect(slot.object(as: Part.self) === second)
        slot.put(nil)
        #expect(slot.object(as: Part.self) == nil)
    }

    @Test("A weak slot does not keep its object")
    func forgets() {
        var slot = WeakSlot()
        do {
            let part = Part()
            slot.put(part)
            #expect(slot.object(as: Part.self) === part)
        }
        #expect(slot.object(as: Part.self) == nil)
    }

    @Test("A copy of a slot has the same object and its own place")
    func copied() {
        let (one, two) = (Part(), Part())
        var slot = Slot()
        slot.put(one)
        let copy = slot
        slot.put(two)
        #expect(copy.object(as: Part.self) === one)
        #expect(slot.object(as: Part.self) === two)
    }
}
