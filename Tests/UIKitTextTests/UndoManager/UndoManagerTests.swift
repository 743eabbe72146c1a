// Undo, redo, groups, names and limits.
// Apple: "UndoManager" (Foundation).
import Foundation
import SelectorDispatch
import TestFixtures
import Testing
import UIKit
import UIKitCore
import UIKitText
import UIKitTesting

/// A value that remembers how it was.
@MainActor private final class Counter {
    var value = 0
    let undo = UndoManager()
    func set(_ new: Int) {
        let old = value
        undo.registerUndo(withTarget: self) { $0.set(old) }
        value = new
    }
}

@MainActor @Suite("UndoManager", .harness) struct UndoManagerTests {
    // Covers: UndoManager.undo, UndoManager.redo, UndoManager.canUndo, UndoManager.canRedo, UndoManager.registerUndo, UndoManager.isUndoing
    @Test("What is registered in one turn is one step; redo is what undoing registers; a new change ends it (documented)")
    func steps() {
        let app = StageFixture()
        let counter = Counter()
        // registerUndo(withTarget:handler:)
        #expect(!counter.undo.canUndo)
        counter.set(1)
        counter.set(2)
        app.turn()
        counter.set(3)
        app.turn()
        counter.undo.undo()
        #expect(counter.value == 2)
        #expect(counter.undo.canRedo)
        counter.undo.undo()
        #expect(counter.value == 0)
        #expect(!counter.undo.canUndo)
        #expect(!counter.undo.isUndoing)
        counter.undo.redo()
        #expect(counter.value == 2)
        counter.set(9)
        #expect(!counter.undo.canRedo)
    }

    // Covers: UndoManager.beginUndoGrouping, UndoManager.endUndoGrouping, UndoManager.groupsByEvent, UndoManager.levelsOfUndo, UndoManager.groupingLevel
    @Test("Groups opened by hand are steps, nested ones join; the oldest go beyond the limit (documented)")
    func groups() {
        _ = StageFixture()
        let counter = Counter()
        counter.undo.groupsByEvent = false
        for value in 1...3 {
            counter.undo.beginUndoGrouping()
            counter.set(value)
            counter.undo.beginUndoGrouping()
            #expect(counter.undo.groupingLevel == 2)
            counter.set(value * 10)
            counter.undo.endUndoGrouping()
            counter.undo.endUndoGrouping()
        }
        counter.undo.undo()
        #expect(counter.value == 20)
        counter.undo.redo()
        counter.undo.levelsOfUndo = 1
        counter.undo.undo()
        #expect(counter.value == 20)
        #expect(!counter.undo.canUndo)
    }

    // Covers: UndoManager.setActionName, UndoManager.undoActionName, UndoManager.redoActionName, UndoManager.disableUndoRegistration, UndoManager.enableUndoRegistration, UndoManager.removeAllActions, UndoManager.undoMenuItemTitle
    @Test("Names go with the step; registration can be switched off; everything can be forgotten (documented)")
    func names() {
        let app = StageFixture()
        let counter = Counter()
        counter.set(1)
        counter.undo.setActionName("Counting")
        app.turn()
        #expect(counter.undo.undoActionName == "Counting")
        #expect(counter.undo.undoMenuItemTitle == "Undo Counting")
        counter.undo.undo()
        #expect(counter.undo.redoActionName == "Counting")
        counter.undo.disableUndoRegistration()
        counter.set(5)
        counter.undo.enableUndoRegistration()
        #expect(!counter.undo.canUndo)
        #expect(counter.undo.canRedo)
        counter.undo.removeAllActions()
        #expect(!counter.undo.canRedo)
        counter.set(6)
        counter.undo.removeAllActions(withTarget: counter)
        #expect(!counter.undo.canUndo)
    }

    // Covers: UIResponder.undoManager
    @Test("A responder's undo manager is the window's, a field has its own (documented)")
    func responders() {
        let it = FieldFixture()
        defer { it.done() }
        let manager = it.controller.undoManager
        #expect(manager != nil)
        #expect(manager === it.field.window?.undoManager)
        #expect(it.field.undoManager !== manager)
        #expect(UIView().undoManager == nil)
    }
}
