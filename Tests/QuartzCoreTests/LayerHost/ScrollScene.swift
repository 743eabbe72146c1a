// Random scenes that scroll: content of many kinds, bars above it, cards that move.
// No Apple page: this is ours.
import Foundation

@testable import QuartzCore

/// A screen with scrolling containers, edited at random.
struct ScrollScene {
    var editor: TreeEditor
    private let screen: TestScreen
    private var scrollers: [CALayer] = []
    private var bars: [CALayer] = []
    private var cards: [CALayer] = []

    init(seed: UInt64, screen: TestScreen) {
        editor = TreeEditor(seed: seed, root: screen.root, size: 80)
        self.screen = screen
    }

    private mutating func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &editor.random) }

    /// Points that are whole pixels, mostly.
    private mutating func step(_ reach: Int) -> CGFloat {
        let pixels = CGFloat(pick(-reach...reach))
        if editor.chance(12) { return pixels / screen.host.scale + 0.17 }
        return pixels / screen.host.scale
    }

    mutating func build() {
        for layer in screen.root.sublayers ?? [] { layer.removeFromSuperlayer() }
        editor.layers = []
        (scrollers, bars, cards) = ([], [], [])
        screen.root.backgroundColor = editor.chance(4) ? nil : editor.color()
        let page = box(0, 0, 96, 80, editor.chance(3) ? nil : editor.color())
        screen.root.addSublayer(page)
        if editor.chance(3) { page.addSublayer(content()) }
        for index in 0...(editor.chance(3) ? 1 : 0) { page.addSublayer(scroller(index)) }
        for _ in 0..<pick(0...2) {
            let card = box(step(60), step(60), 30, 24, editor.chance(3) ? nil : editor.color())
            card.cornerRadius = editor.chance(2) ? 6 : 0
            card.shadowOpacity = editor.chance(2) ? 0.5 : 0
            card.masksToBounds = editor.chance(3)
            card.addSublayer(content())
            page.addSublayer(card)
            cards.append(card)
        }
        for index in 0..<pick(0...2) {
            let bar = bar(CGRect(x: 0, y: index == 0 ? 0 : 64, width: 96, height: 16))
            if editor.chance(3) { bar.shadowOpacity = 0.4 }
            screen.root.addSublayer(bar)
            bars.append(bar)
        }
    }

    private mutating func bar(_ frame: CGRect) -> CALayer {
        if editor.hasGlass {
            let bar = editor.newGlass()
            bar.frame = frame
            return bar
        }
        return box(
            frame.minX, frame.minY, frame.width, frame.height, color(0.9, 0.9, 0.9, editor.chance(2) ? 1 : 0.6))
    }

    private mutating func scroller(_ index: Int) -> CALayer {
        let scroller = box(step(10), step(10), CGFloat(pick(40...90)), CGFloat(pick(30...76)))
        scroller.backgroundColor = editor.chance(4) ? nil : editor.chance(6) ? color(0, 0, 1, 0.4) : editor.color()
        scroller.masksToBounds = !editor.chance(6)
        scroller.cornerRadius = editor.chance(3) ? 9 : 0
        scroller.borderWidth = editor.chance(4) ? 1.5 : 0
        if editor.chance(8) { scroller.opacity = 0.7 }
        if editor.chance(8) { scroller.shadowOpacity = 0.5 }
        if editor.chance(14) { scroller.setAffineTransform(CGAffineTransform(rotationAngle: 0.2)) }
        if editor.chance(14) { scroller.contents = editor.pictures[2] }
        for _ in 0..<pick(2...9) { scroller.addSublayer(content()) }
        // An indicator, which stays where it is.
        let indicator = box(0, 0, 3, 20, color(0, 0, 0, 0.4))
        indicator.cornerRadius = 1.5
        scroller.addSublayer(indicator)
        scrollers.append(scroller)
        return scroller
    }

    private mutating func content() -> CALayer {
        let layer = editor.newLayer()
        if !editor.chance(3) {
            // Straight and on pixels, as most content is.
            layer.frame = CGRect(
                x: step(60), y: step(120), width: CGFloat(pick(6...50)), height: CGFloat(pick(6...40)))
        }
        if editor.chance(3) { layer.addSublayer(editor.newLayer()) }
        for _ in 0..<pick(0...2) where editor.chance(2) { editor.changeLook(layer) }
        return layer
    }

    mutating func edit() {
        switch pick(0...15) {
        case 0...6:
            guard let scroller = scrollers.randomElement(using: &editor.random) else { return }
            let (dx, dy) = (editor.chance(3) ? step(12) : 0, step(30))
            scroller.bounds.origin = CGPoint(x: scroller.bounds.origin.x + dx, y: scroller.bounds.origin.y + dy)
            if let indicator = scroller.sublayers?.last, editor.chance(2) {
                let position = indicator.position
                indicator.position = CGPoint(x: position.x + dx, y: position.y + dy + step(2))
            }
        case 7...10:
            guard let card = (cards + bars).randomElement(using: &editor.random) else { return }
            card.position = CGPoint(x: card.position.x + step(9), y: card.position.y + step(9))
        case 11:
            guard
                let cell = scrollers.randomElement(using: &editor.random)?.sublayers?
                    .randomElement(using: &editor.random)
            else { return }
            cell.position = CGPoint(x: cell.position.x + step(20), y: cell.position.y + step(20))
        case 12:
            guard
                let cell = scrollers.randomElement(using: &editor.random)?.sublayers?
                    .randomElement(using: &editor.random)
            else { return }
            editor.changeLook(cell)
        case 13:
            guard let scroller = scrollers.randomElement(using: &editor.random) else { return }
            let count = scroller.sublayers?.count ?? 0
            if editor.chance(2), count > 2 {
                scroller.sublayers?.randomElement(using: &editor.random)?.removeFromSuperlayer()
            } else if count < 14 {
                scroller.insertSublayer(content(), at: UInt32(pick(0...count)))
            }
        case 14:
            guard let layer = (scrollers + cards).randomElement(using: &editor.random) else { return }
            layer.backgroundColor = editor.chance(4) ? nil : editor.color()
        default:
            guard let layer = (scrollers + cards + bars).randomElement(using: &editor.random) else { return }
            if editor.chance(8) { editor.changeLook(layer) }
        }
    }
}
