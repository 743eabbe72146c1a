// The caret, the highlight of the selection and its handles.
// No Apple page: this is ours (Apple: "UITextSelectionDisplayInteraction" describes the parts).
import CoreGraphics
import Foundation
import QuartzCore
import Stage
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// Lies over an input's text and shows where typing goes. In the coordinates of the input.
package final class TextSelectionView: UIView {
    weak var editor: TextEditor?
    private let highlight = CAShapeLayer()
    private let caret = UIView()
    private let handles = [SelectionHandle(isStart: true), SelectionHandle(isStart: false)]
    private var blinking: Int?
    private var isShown = false

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isHidden = true
        accessibilityElementsHidden = true
        layer.addSublayer(highlight)
        highlight.delegate = self
        caret.isUserInteractionEnabled = false
        caret.layer.cornerRadius = 1
        caret.isHidden = true
        addSubview(caret)
        for handle in handles { addSubview(handle) }
        recolor()
    }
    package required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The caret's rectangle while it is there, blinking or not; nil without one.
    package var caretFrame: CGRect? { isHidden || caret.isHidden ? nil : caret.frame }
    /// Whether the caret is in the part of its blinking where it is seen.
    package var caretIsLit: Bool { caretFrame != nil && caret.alpha > 0.5 }
    /// The highlighted rectangles; empty without a selection.
    package private(set) var highlighted: [CGRect] = []
    /// The handles' rectangles while there is a selection: start, then end.
    package var handleFrames: [CGRect] { handles.filter { !$0.isHidden }.map(\.frame) }

    func show() {
        isShown = true
        isHidden = false
        restartBlinking()
    }

    func hide() {
        isShown = false
        stopBlinking()
        clear()
    }

    func clear() {
        isHidden = !isShown
        caret.isHidden = true
        highlighted = []
        highlight.path = nil
        for handle in handles { handle.isHidden = true }
    }

    func showCaret(_ rect: CGRect?) {
        clear()
        guard let rect, !rect.isNull else { return }
        caret.isHidden = false
        caret.frame = rect
    }

    func showSelection(_ rects: [CGRect], start: CGRect, end: CGRect) {
        clear()
        highlighted = rects
        let path = CGMutablePath()
        for rect in rects where !rect.isEmpty { path.addRect(rect) }
        highlight.path = path
        for (handle, rect) in zip(handles, [start, end]) {
            handle.isHidden = false
            handle.place(at: rect)
        }
    }

    /// The handle that a finger at a point means: 0 the start, 1 the end; nil for none.
    func handle(at point: CGPoint) -> Int? {
        let reach = TextSelectionMeasures.handleReach
        let near = handles.indices.filter { !handles[$0].isHidden && handles[$0].distance(to: point) < reach }
        return near.min { handles[$0].distance(to: point) < handles[$1].distance(to: point) }
    }

    // MARK: Colours

    private func recolor() {
        let tint = (tintColor ?? .systemBlue).resolvedColor(with: traitCollection)
        caret.backgroundColor = tint
        highlight.fillColor = tint.withAlphaComponent(TextSelectionMeasures.highlightAlpha).cgColor
        for handle in handles { handle.color = tint }
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        recolor()
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        recolor()
    }

    // MARK: Blinking

    /// The caret is seen, and goes for the first time half a second from now.
    func restartBlinking() {
        stopBlinking()
        caret.layer.removeAllAnimations()
        caret.alpha = 1
        if isShown { schedule(lit: false) }
    }

    private func stopBlinking() {
        blinking.map(StageClock.current.cancel)
        blinking = nil
    }

    /// Work of the clock that nobody waits for: a screen with a caret settles.
    private func schedule(lit: Bool) {
        let clock = StageClock.current
        let weak = WeakOverlay(view: self)
        blinking = clock.scheduleIdle(at: clock.now + TextSelectionMeasures.blink, site: "TextSelectionView") {
            MainActor.assumeIsolated { weak.view?.turn(lit: lit) }
        }
    }

    private func turn(lit: Bool) {
        guard isShown, window != nil else { return blinking = nil }
        if !caret.isHidden {
            UIView.animate(withDuration: TextSelectionMeasures.fade) { [caret] in caret.alpha = lit ? 1 : 0 }
        }
        schedule(lit: !lit)
    }

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, isShown { restartBlinking() } else if window == nil { stopBlinking() }
    }
}

/// A view that is not kept alive.
private struct WeakOverlay: @unchecked Sendable {
    weak var view: TextSelectionView?
}

/// A bar as high as the line with a round knob above the start or below the end.
final class SelectionHandle: ControlPart {
    private let isStart: Bool
    private let bar = UIView()
    private let disc = UIView()

    init(isStart: Bool) {
        self.isStart = isStart
        super.init(frame: .zero)
        isHidden = true
        disc.layer.cornerRadius = TextSelectionMeasures.knob / 2
        addSubview(bar)
        addSubview(disc)
    }
    required init?(coder: NSCoder) { return nil }

    var color: UIColor? {
        didSet {
            bar.backgroundColor = color
            disc.backgroundColor = color
        }
    }

    /// Places the handle at a caret's rectangle.
    func place(at caret: CGRect) {
        let knob = TextSelectionMeasures.knob
        frame = CGRect(
            x: caret.midX - knob / 2, y: isStart ? caret.minY - knob + 1 : caret.minY, width: knob,
            height: caret.height + knob - 1)
        bar.frame = CGRect(
            x: (knob - TextSelectionMeasures.handleWidth) / 2, y: isStart ? knob - 1 : 0,
            width: TextSelectionMeasures.handleWidth, height: caret.height)
        disc.frame = CGRect(x: 0, y: isStart ? 0 : caret.height - 1, width: knob, height: knob)
    }

    func distance(to point: CGPoint) -> CGFloat {
        let x = max(0, abs(point.x - frame.midX) - frame.width / 2)
        let y = max(0, abs(point.y - frame.midY) - frame.height / 2)
        return (x * x + y * y).squareRoot()
    }
}
