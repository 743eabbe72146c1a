// The keyboard that is drawn where the stage asks for one.
// Apple: HIG, "Virtual keyboards". The look is that of iOS 17, by eye; glyphs are drawn here.
import CoreGraphics
import Foundation
import Stage

/// Keys that type into the first responder. Letters of an American keyboard, digits, marks, and the number pads.
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
    private var keys: [KeyCap] = []
    private var shown: KeyboardLayout?
    private var lastShiftTap: TimeInterval = -1

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "keyboard"
        backgroundColor = KeyColors.board
    }
    required init?(coder: NSCoder) { return nil }

    /// Takes the traits of a responder and the place where it types.
    func follow(_ taker: any UIKeyInput) {
        let isNew = type != taker.keyboardType
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
        hasBar = page != .pad && taker.autocorrectionType != .no && !taker.isSecureTextEntry
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
        let layout = KeyboardLayout(page, type: type, shifted: shift != .off)
        if layout != shown {
            shown = layout
            for key in keys { key.removeFromSuperview() }
            keys = layout.rows.flatMap { $0 }.map { key in
                let cap = KeyCap(key)
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
        case .return: KeyEntry.insert("\n")
        case .delete: KeyEntry.deleteBackward()
        case .shift: pressShift()
        case .page(let next): page = next
        case .gap: return
        }
        guard let taker = FirstResponder.current as? any UIKeyInput else { return }
        if key == .shift { rebuild() } else { follow(taker) }
    }

    /// Twice in a row shift stays.
    private func pressShift() {
        let now = StageClock.current.now
        let isDouble = now - lastShiftTap < 0.35
        lastShiftTap = now
        shift = isDouble ? .locked : shift == .off ? .once : .off
    }

    // MARK: Layout

    package override func layoutSubviews() {
        super.layoutSubviews()
        guard let rows = shown?.rows, !rows.isEmpty, bounds.width > 0 else { return }
        let isPad = page == .pad
        let side: CGFloat = isPad ? 6 : 3
        let gap: CGFloat = 6
        let bar: CGFloat = hasBar ? 45 : 0
        let bottom = safeBottom
        let room = bounds.height - bar - bottom - 8
        let pitch = room / CGFloat(rows.count)
        let letter = (bounds.width - 2 * side - 9 * gap) / 10
        var index = 0
        for (number, row) in rows.enumerated() {
            let y = bar + 8 + CGFloat(number) * pitch
            // Below, what stands between the keys of pages and return takes what is left, as the space bar would.
            let isBottom = row.last == .return && !row.contains(.space)
            func fixedWidth(_ key: KeyboardLayout.Key) -> Double? {
                if isBottom, case .text = key { return nil }
                return KeyboardLayout.width(of: key, page: page)
            }
            let fixed = row.compactMap { fixedWidth($0) }.reduce(0, +)
            let free = row.count { fixedWidth($0) == nil }
            let used = CGFloat(fixed) * letter + CGFloat(row.count - 1) * gap + 2 * side
            let rest = max(0, bounds.width - used)
            // A row without a key that takes the rest: its special keys stand at the sides, the others in the middle.
            let isSided = free == 0 && row.first.map { if case .text = $0 { false } else { true } } ?? false
            var x = free > 0 || isSided ? side : side + rest / 2
            for (place, key) in row.enumerated() {
                let width = fixedWidth(key).map { CGFloat($0) * letter } ?? rest / CGFloat(free)
                if isSided, place == 1 || place == row.count - 1 { x += rest / 2 }
                let rect = CGRect(x: x, y: y, width: width, height: max(0, pitch - (isPad ? 7 : 12)))
                keys[index].frame = aligned(rect)
                x += width + gap
                index += 1
            }
        }
    }

    /// The home indicator's room, and below the keys of a phone without a button what globe and microphone take.
    private var safeBottom: CGFloat {
        let safe = UIScreen.main.safeAreaInsets.bottom
        let isPhone = traitCollection.userInterfaceIdiom != .pad
        return safe > 0 && isPhone && bounds.width < UIScreen.main.bounds.height ? 75 : safe
    }

    private func aligned(_ rect: CGRect) -> CGRect {
        let scale = max(1, contentScaleFactor)
        func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let x = snap(rect.minX)
        let y = snap(rect.minY)
        return CGRect(x: x, y: y, width: snap(rect.maxX) - x, height: snap(rect.maxY) - y)
    }
}

/// The keyboard's colours, by eye.
@MainActor enum KeyColors {
    static let board = pair(UIColor(red: 0.820, green: 0.831, blue: 0.851, alpha: 1), UIColor(white: 0.165, alpha: 1))
    static let key = pair(.white, UIColor(white: 0.42, alpha: 1))
    static let special = pair(UIColor(red: 0.671, green: 0.694, blue: 0.733, alpha: 1), UIColor(white: 0.275, alpha: 1))
    static let edge = pair(UIColor(red: 0.537, green: 0.541, blue: 0.553, alpha: 1), UIColor(white: 0.07, alpha: 1))

    private static func pair(_ light: UIColor, _ dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}
