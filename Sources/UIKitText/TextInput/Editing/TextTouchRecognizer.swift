// Fingers on a text: taps, presses that drag the caret, drags of the handles.
// No Apple page: this is ours (Apple: "UITextInteraction"; HIG, "Editing menus").
import CoreGraphics
import Diagnostics
import Foundation
import Stage
import UIKitCore

/// One tap places the insertion point, two select a word, three the paragraph; a long press carries the caret, or selects by
/// words where nothing can be typed; a finger on a handle moves that end of the selection; a pointer's drag selects. It
/// takes nothing from the view itself.
package final class TextTouchRecognizer: UIGestureRecognizer {
    private enum Mode { case waiting, carrying, handle(fixed: Int), words(NSRange) }

    weak var editor: TextEditor?
    private var mode = Mode.waiting
    private var timer: Int?
    private var taps = 0
    private var start = CGPoint.zero
    /// The end of the selection that stays if the finger, which went down on the other one's handle, moves.
    private var fixedEnd: Int?
    /// Whether shift is held: the selection's other end stays.
    private var extends = false
    /// Whether the tap that goes on now began with a menu on the screen, which such a touch takes away.
    private var hadMenu = false

    package init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
        name = "Text"
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 1, let touch = touches.first, let editor, let client = editor.client else {
            return become(.failed)
        }
        // A button within the view, such as the one that clears it, keeps its touches.
        if let control = touch.view as? UIControl, control !== client.editorView { return become(.failed) }
        start = touch.location(in: client.editorView)
        taps = touch.tapCount
        extends = event.modifierFlags.contains(.shift) && editor.isActive
        hadMenu = EditMenu.shared.isShown(for: editor)
        if editor.isActive, editor.hasSelection, let handle = editor.overlay.handle(at: start) {
            let range = editor.selection
            fixedEnd = handle == 0 ? range.location + range.length : range.location
            return
        }
        guard client.editorIsSelectable else { return }
        timer = schedule(after: TextSelectionMeasures.pressDuration, site: "TextTouchRecognizer") {
            (recognizer: TextTouchRecognizer) in
            recognizer.pressed()
        }
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, let editor, let client = editor.client else { return }
        let point = touch.location(in: client.editorView)
        switch mode {
        case .waiting:
            let way = hypot(point.x - start.x, point.y - start.y)
            if let fixedEnd, way > TextSelectionMeasures.handleSlop {
                mode = .handle(fixed: fixedEnd)
                EditMenu.shared.hide(for: editor)
                dragHandle(to: point, fixed: fixedEnd)
                become(.began)
            } else if touch.type == .indirectPointer, client.editorIsSelectable {
                if way > TextSelectionMeasures.handleSlop { beginSelecting(to: point) }
            } else if way > TextSelectionMeasures.slop {
                become(.failed, because: "moved \(Trace.number(way)) points, \(Trace.number(TextSelectionMeasures.slop)) allowed")
            }
        case .carrying:
            let found = client.editorIndex(at: point)
            editor.select(NSRange(location: found.index, length: 0), affinity: found.affinity)
            become(.changed)
        case .handle(let fixed):
            dragHandle(to: point, fixed: fixed)
            become(.changed)
        case .words(let first):
            selectWords(first, to: point)
            become(.changed)
        }
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let editor else { return become(.failed) }
        stopTimer()
        switch mode {
        case .waiting:
            tapped()
            become(.ended)
        case .carrying, .handle, .words:
            become(.ended)
            EditMenu.shared.show(for: editor)
        }
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if case .waiting = mode { become(.failed) } else { become(.cancelled) }
    }

    package override func reset() {
        super.reset()
        stopTimer()
        mode = .waiting
        fixedEnd = nil
    }

    private func stopTimer() {
        timer.map(StageClock.current.cancel)
        timer = nil
    }

    // MARK: What they mean

    /// Steps: 1. the first tap makes the view first responder; 2. one tap: the nearest edge of a word, or the menu where
    /// the insertion point stands already or the selection is hit; 3. two: the word; 4. three: the paragraph. Where nothing
    /// can be typed one tap alone only takes the selection away.
    private func tapped() {
        guard let editor, let client = editor.client else { return }
        let view = client.editorView
        let wasActive = editor.isActive
        if taps <= 1, !client.editorIsEditable, !wasActive { return }
        if !view.isFirstResponder {
            guard view.becomeFirstResponder() else { return }
        }
        guard client.editorIsSelectable else { return }
        let found = client.editorIndex(at: start)
        switch taps {
        case ...1 where extends:
            let range = editor.selection
            let fixed = editor.state.anchor ?? range.location
            dragHandle(to: start, fixed: fixed)
        case ...1 where wasActive && isOnSelection(start):
            if hadMenu { EditMenu.shared.hide(for: editor) } else { EditMenu.shared.show(for: editor) }
        case ...1:
            let target = wordEdge(found.index, at: start)
            let again = wasActive && editor.selection == NSRange(location: target, length: 0)
            editor.select(NSRange(location: target, length: 0), affinity: found.affinity)
            if again, !hadMenu { EditMenu.shared.show(for: editor) } else { EditMenu.shared.hide(for: editor) }
        case 2:
            editor.selectWord(at: characterIndex(at: start) ?? found.index)
            EditMenu.shared.show(for: editor)
        default:
            let text = client.editorText
            guard text.length > 0 else { return }
            let place = min(found.index, text.length - 1)
            editor.select(
                client.editorIsMultiline
                    ? TextUnits.paragraph(in: text, holding: place)
                    : NSRange(location: 0, length: text.length))
            EditMenu.shared.show(for: editor)
        }
    }

    private func isOnSelection(_ point: CGPoint) -> Bool {
        guard let editor, let client = editor.client, editor.hasSelection else { return false }
        return client.editorRects(for: editor.selection).contains { $0.contains(point) }
    }

    private func characterIndex(at point: CGPoint) -> Int? {
        editor?.characterRange(at: point).flatMap { editor?.range($0)?.location }
    }

    /// A finger does not hit between two letters: the nearer end of the word. A pointer does. Observed.
    private func wordEdge(_ index: Int, at point: CGPoint) -> Int {
        guard let client = editor?.client, firstTouch?.type != .indirectPointer else { return index }
        if client.editorIsSecure { return index * 2 < client.editorText.length ? 0 : client.editorText.length }
        let text = client.editorText
        guard index > 0, index < text.length, let word = TextUnits.range(in: text, at: index, .word, forward: true),
            word.location < index
        else { return index }
        let left = client.editorCaretRect(at: word.location, affinity: .forward)
        let end = word.location + word.length
        let right = client.editorCaretRect(at: end, affinity: .backward)
        let distances = [left, right].map { abs($0.midX - point.x) + abs($0.midY - point.y) }
        return distances[0] < distances[1] ? word.location : end
    }

    /// The finger has rested: it carries the caret from now on.
    private func pressed() {
        timer = nil
        // A finger that moved too far is no press, however long it rests then.
        guard state == .possible, case .waiting = mode, let editor, let client = editor.client else { return }
        let view = client.editorView
        if !view.isFirstResponder {
            guard view.becomeFirstResponder() else { return become(.failed) }
        }
        EditMenu.shared.hide(for: editor)
        let found = client.editorIndex(at: start)
        guard client.editorIsEditable else {
            editor.selectWord(at: characterIndex(at: start) ?? found.index)
            mode = .words(editor.selection)
            return become(.began)
        }
        mode = .carrying
        editor.select(NSRange(location: found.index, length: 0), affinity: found.affinity)
        become(.began)
    }

    /// A pointer is dragged: it selects from where it went down.
    private func beginSelecting(to point: CGPoint) {
        guard let editor, let client = editor.client else { return }
        stopTimer()
        let view = client.editorView
        if !view.isFirstResponder {
            guard view.becomeFirstResponder() else { return become(.failed) }
        }
        EditMenu.shared.hide(for: editor)
        let fixed = extends ? editor.state.anchor ?? editor.selection.location : client.editorIndex(at: start).index
        if !extends { editor.select(NSRange(location: fixed, length: 0), reveals: false) }
        mode = .handle(fixed: fixed)
        dragHandle(to: point, fixed: fixed)
        become(.began)
    }

    /// Selects whole words, from the first one to the one under the finger.
    private func selectWords(_ first: NSRange, to point: CGPoint) {
        guard let editor, let client = editor.client, client.editorText.length > 0 else { return }
        let place = characterIndex(at: point) ?? client.editorIndex(at: point).index
        let word =
            client.editorIsSecure
            ? NSRange(location: 0, length: client.editorText.length) : TextUnits.tapped(in: client.editorText, at: place)
        let all = NSUnionRange(first, word)
        let isBackward = word.location < first.location
        editor.select(all, anchor: isBackward ? all.location + all.length : all.location)
    }

    /// The other end stays; a selection keeps one character at least.
    private func dragHandle(to point: CGPoint, fixed: Int) {
        guard let editor, let client = editor.client else { return }
        let place = client.editorIndex(at: point).index
        guard place != fixed else { return }
        editor.select(NSRange(location: min(place, fixed), length: abs(place - fixed)), anchor: fixed)
    }
}
