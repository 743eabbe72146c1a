// The keyboard that is drawn where the stage asks for one.
// Apple: HIG, "Virtual keyboards". The look is that of iOS 17, by eye; glyphs are drawn here.
import CoreGraphics
import Diagnostics
import Foundation
import Stage
import UIKitCore
import UIKitValues

/// Keys that type into the first responder. Letters of an American keyboard, digits, marks, emoji, and the number pads.
package final class KeyboardView: UIView {
    /// Whether shift is set: for the next letter, or for all.
    enum Shift { case off, once, locked }

    private var type = UIKeyboardType.default
    private var page = KeyboardLayout.Page.letters
    private var shift = Shift.off
    private var returnKey = UIReturnKeyType.default
    private var returnIsEnabled = true
    private var capitals = UITextAutocapitalizationType.sentences
    private(set) var hasBar = true
    private var isSecure = false
    private var keys: [KeyCap] = []
    private var shown: KeyboardLayout?
    private let ground = UIVisualEffectView(effect: KeyboardMaterial())
    private let predictions = PredictionsBar(frame: .zero)
    private var lastShiftTap: TimeInterval = -1

    package override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "keyboard"
        ground.isUserInteractionEnabled = false
        addSubview(ground)
        addSubview(predictions)
    }
    package required init?(coder: NSCoder) { return nil }

    /// Takes the traits of a responder and the place where it types.
    func follow(_ taker: any UIKeyInput) {
        let isNew = type != taker.keyboardType
        if isNew || returnKey != taker.returnKeyType || isSecure != taker.isSecureTextEntry {
            Trace.note(
                .text, "keyboard",
                "takes the traits of \(Trace.name(taker)): type \(taker.keyboardType), return key \(taker.returnKeyType), "
                    + (taker.isSecureTextEntry ? "secure" : "not secure"))
        }
        if isNew {
            type = taker.keyboardType
            page = KeyboardLayout.firstPage(of: type)
        }
        overrideUserInterfaceStyle =
            switch taker.keyboardAppearance {
            case .dark: .dark
            case .light: .light
            default: .unspecified
            }
        returnKey = taker.returnKeyType
        returnIsEnabled = !taker.enablesReturnKeyAutomatically || taker.hasText
        capitals = type == .emailAddress || type == .URL ? .none : taker.autocapitalizationType
        isSecure = taker.isSecureTextEntry
        let bar = KeyboardLayout.predicts(type) && taker.autocorrectionType != .no && taker.spellCheckingType != .no && !isSecure
        if bar != hasBar { setNeedsLayout() }
        hasBar = bar
        if shift != .locked { shift = wantsCapital(taker) ? .once : .off }
        rebuild()
    }

    /// Whether the next letter begins a word or sentence.
    private func wantsCapital(_ taker: any UIKeyInput) -> Bool {
        if taker.isSecureTextEntry { return false }
        switch capitals {
        case .none: return false
        case .allCharacters: return true
        case .words, .sentences: break
        }
        guard let editor = (taker as? any TextEditing)?.textEditor else { return !taker.hasText }
        let text = editor.client?.editorText.substring(to: editor.selection.location) ?? ""
        guard let last = text.last else { return true }
        if capitals == .words { return last.isWhitespace }
        guard last.isWhitespace else { return false }
        let ending = text.reversed().first { !$0.isWhitespace }
        return last.isNewline || ending.map { ".!?。！？".contains($0) } ?? true
    }

    // MARK: Keys

    private func rebuild() {
        let extras = KeyboardLayout.extras(of: type, isSecure: isSecure, isInRow: metrics.hasExtrasInRow)
        let layout = KeyboardLayout(page, type: type, shifted: shift != .off, extras: extras)
        if layout != shown {
            shown = layout
            for key in keys { key.removeFromSuperview() }
            keys = layout.keys.enumerated().map { index, key in
                let isOutside = index >= layout.keys.count - 2
                let cap = KeyCap(key, style: isOutside ? .outside : KeyCap.Style(key, on: layout.page))
                cap.tapped = { [weak self] in self?.press(key) }
                addSubview(cap)
                return cap
            }
            setNeedsLayout()
        }
        for cap in keys { cap.show(returnKey: returnKey, isEnabled: cap.key != .return || returnIsEnabled, shift: shift) }
    }

    private func press(_ key: KeyboardLayout.Key) {
        switch key {
        case .text(let text):
            KeyEntry.insert(text)
            if shift == .once { shift = .off }
        case .space:
            KeyEntry.insert(" ")
            if page == .digits || page == .marks { page = .letters }
        case .named(_, let text): KeyEntry.insert(text)
        case .return: KeyEntry.insert("\n")
        case .delete: KeyEntry.deleteBackward()
        case .shift: pressShift()
        case .page(let next): page = next
        case .dictation: return Catalogue.dictation.report(object: ObjectName.of(self))
        case .gap: return
        }
        guard let taker = FirstResponder.current as? any UIKeyInput else { return }
        if key == .shift { rebuild() } else { follow(taker) }
    }

    /// Twice in a row shift stays.
    private func pressShift() {
        let now = StageClock.current.now
        let isDouble = now - lastShiftTap < KeyCapMeasures.doubleShift
        lastShiftTap = now
        shift = isDouble ? .locked : shift == .off ? .once : .off
    }

    // MARK: Layout

    private var metrics: KeyboardMeasures {
        let screen = UIScreen.main
        return KeyboardMeasures(
            screen: screen.bounds.size, safeBottom: screen.safeAreaInsets.bottom,
            isPad: screen.traitCollection.userInterfaceIdiom == .pad)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        guard let shown, bounds.width > 0 else { return }
        let plan = KeyboardPlan(metrics: metrics, hasBar: hasBar, scale: max(1, contentScaleFactor))
        predictions.isHidden = plan.bar == nil
        predictions.frame = plan.bar ?? .zero
        let leans = plan.leans(shown)
        for (index, (cap, frame)) in zip(keys, plan.frames(shown)).enumerated() {
            cap.frame = frame
            cap.lean = leans[index]
        }
    }
}
