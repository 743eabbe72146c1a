// How recognizers share touches: waiting, preventing, together, and ones made by subclassing.
import UIKit

/// Fields, each with recognizers of one kind of relation; each says what it recognized last.
@MainActor
final class RecognizersController: PanelController {
    private var fields: [ObjectIdentifier: GestureField] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        addTaps()
        addSwipes()
        addTogether()
        addPress()
        addCheckmark()
    }

    override func layoutContent(of content: UIView) {
        guard let field = fields[ObjectIdentifier(content)] else { return }
        fit(content, max(96, field.height(in: content.bounds.width)))
        field.frame = content.bounds
    }

    private func addField(_ title: String, _ hint: String, _ name: String, _ tint: UIColor) -> GestureField {
        let panel = addPanel(title, height: 96)
        let field = GestureField(hint, name, tint)
        panel.addSubview(field)
        fields[ObjectIdentifier(panel)] = field
        field.onSay = { [weak self] in self?.view.setNeedsLayout() }
        return field
    }

    /// A single tap that waits for the double one to fail.
    private func addTaps() {
        let field = addField("Requires failure", "Tap once or twice", "taps", .systemBlue)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer()
        single.require(toFail: double)
        field.on(double) { _ in field.say("Double tap") }
        field.on(single) { _ in field.say("Single tap") }
    }

    private func addSwipes() {
        let field = addField("Swipes", "Swipe to a side", "swipes", .systemOrange)
        for (direction, name) in [
            (UISwipeGestureRecognizer.Direction.left, "left"), (.right, "right"),
        ] {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            field.on(swipe) { _ in field.say("Swiped \(name)") }
        }
    }

    /// A pan and a press at a time, as their delegate allows.
    private func addTogether() {
        let field = addField("Together", "Press, then drag", "together", .systemPurple)
        let pan = UIPanGestureRecognizer()
        let press = UILongPressGestureRecognizer()
        pan.delegate = field
        press.delegate = field
        field.on(press) { press in
            if press.state == .began { field.say("Pressed") }
        }
        field.on(pan) { pan in
            let way = pan.translation(in: field)
            if pan.state == .ended { field.say("\(field.last), dragged by \(Int(way.x))") }
        }
    }

    private func addPress() {
        let field = addField("Press after a tap", "Tap, then tap and hold", "press", .systemGreen)
        let press = UILongPressGestureRecognizer()
        press.numberOfTapsRequired = 1
        field.on(press) { press in
            if press.state == .began { field.say("Held after a tap") }
        }
    }

    private func addCheckmark() {
        let field = addField("A custom recognizer", "Draw a check mark: down, then up", "check", .systemPink)
        let check = CheckmarkRecognizer()
        // The stroke goes down and up, as scrolling does.
        scroll.panGestureRecognizer.require(toFail: check)
        field.on(check) { _ in field.say("Check mark") }
    }
}

/// A colored field with one line of text.
@MainActor
private final class GestureField: UIView, UIGestureRecognizerDelegate {
    private let label = UILabel()
    private(set) var last = ""
    var onSay: () -> Void = {}

    init(_ hint: String, _ name: String, _ tint: UIColor) {
        super.init(frame: .zero)
        backgroundColor = tint.withAlphaComponent(0.15)
        accessibilityIdentifier = name
        label.text = hint
        label.textAlignment = .center
        label.textColor = tint
        label.follow(.headline)
        label.accessibilityIdentifier = name + "-text"
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("GestureField is made in code") }

    func say(_ text: String) {
        last = text
        label.text = text
        onSay()
    }

    /// The height of the text and some room around it, in points.
    func height(in width: CGFloat) -> CGFloat { label.height(in: width - 32) + 32 }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: bounds.height)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer.view === self
    }
}

/// A stroke down to the right, then up to the right.
@MainActor
final class CheckmarkRecognizer: UIGestureRecognizer {
    private var isGoingUp = false
    private var lowest = CGPoint.zero
    private var start = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 1, let touch = touches.first else {
            state = .failed
            return
        }
        start = touch.location(in: view)
        lowest = start
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first else { return }
        let place = touch.location(in: view)
        if place.x < touch.previousLocation(in: view).x {
            state = .failed
        } else if place.y > lowest.y {
            if isGoingUp { state = .failed }
            lowest = place
        } else if place.y < lowest.y - 4 {
            isGoingUp = true
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let end = touches.first?.location(in: view) else { return }
        let isDrawn = isGoingUp && lowest.y - start.y > 10 && lowest.y - end.y > 20
        state = isDrawn ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func reset() {
        super.reset()
        isGoingUp = false
    }
}
