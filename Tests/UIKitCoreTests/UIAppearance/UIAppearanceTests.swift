// Styles for every instance of a class.
// Apple: "UIAppearance"
import CoreGraphics
import Diagnostics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

private final class Card: UIView {}
private final class Panel: UIView {}
private final class PriceLabel: UILabel {}
private final class Badge: UIView {
    var corner: CGFloat = 0
    var ink: UIColor?
}
@MainActor private final class Watcher: UILabel {
    var colourOnMove: UIColor?
    override func didMoveToWindow() {
        super.didMoveToWindow()
        colourOnMove = textColor
    }
}

@MainActor private class PriceTag: UILabel {
    let price: Int
    var note = "none"
    var anything: Any = 1
    init(price: Int) {
        self.price = price
        super.init(frame: .zero)
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code") }
}
@MainActor private final class SalesTag: PriceTag { var percent = 20 }
@MainActor private final class NotedTag: PriceTag {}

@MainActor @Suite(.harness) struct UIAppearanceTests {
    // Covers: UIAppearance.appearance, UILabel.appearance, UISwitch.onTintColor
    @Test("a proxy's values are set on instances that come into a window, before they hear of it (documented)")
    func entering() {
        let app = StageFixture()
        UILabel.appearance().textColor = .systemRed
        UISwitch.appearance().onTintColor = .systemPurple
        let label = Watcher()
        let toggle = UISwitch()
        let host = UIView()
        host.addSubview(label)
        host.addSubview(toggle)
        #expect(label.textColor == .label)
        #expect(toggle.onTintColor == nil)
        app.show(host)
        #expect(label.textColor == .systemRed)
        #expect(label.colourOnMove == .systemRed)
        #expect(toggle.onTintColor == .systemPurple)
    }

    @Test("views that are in a window already keep their looks until they come into one again (documented)")
    func already() {
        let app = StageFixture()
        let label = UILabel()
        let host = UIView()
        host.addSubview(label)
        app.show(host)
        UILabel.appearance().textColor = .systemRed
        app.turn()
        #expect(label.textColor == .label)
        label.removeFromSuperview()
        host.addSubview(label)
        #expect(label.textColor == .systemRed)
    }

    @Test("a value that a view was given itself stays, state by state (documented)") func own() {
        let app = StageFixture()
        UIButton.appearance().setTitleColor(.systemRed, for: .normal)
        UIButton.appearance().setTitleColor(.systemGray, for: .highlighted)
        UILabel.appearance().font = .systemFont(ofSize: 30)
        let button = UIButton(type: .custom)
        button.setTitleColor(.systemGreen, for: .normal)
        let label = UILabel()
        label.font = .systemFont(ofSize: 12)
        let host = UIView()
        host.addSubview(button)
        host.addSubview(label)
        app.show(host)
        #expect(button.titleColor(for: .normal) == .systemGreen)
        #expect(button.titleColor(for: .highlighted) == .systemGray)
        #expect(label.font.pointSize == 12)
    }

    @Test("a subclass's proxy counts before its superclass's") func subclasses() {
        let app = StageFixture()
        PriceLabel.appearance().textColor = .systemGreen
        UILabel.appearance().textColor = .systemRed
        UILabel.appearance().numberOfLines = 3
        let price = PriceLabel()
        let plain = UILabel()
        let host = UIView()
        host.addSubview(price)
        host.addSubview(plain)
        app.show(host)
        #expect(price.textColor == .systemGreen)
        #expect(price.numberOfLines == 3)
        #expect(plain.textColor == .systemRed)
        #expect(UILabel.appearance() === UILabel.appearance())
        #expect(type(of: PriceLabel.appearance()) == PriceLabel.self)
    }

    @Test("containers, innermost first; of several that fit the outermost container counts (documented)")
    func containers() {
        let app = StageFixture()
        UILabel.appearance().textColor = .systemGray
        UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .systemRed
        UILabel.appearance(whenContainedInInstancesOf: [Card.self, Panel.self]).textColor = .systemGreen
        UILabel.appearance(whenContainedInInstancesOf: [UIViewController.self]).textAlignment = .center
        let labels = (0..<4).map { _ in UILabel() }
        let (panel, card, lone, inverted) = (Panel(), Card(), Card(), Card())
        panel.addSubview(card)
        card.addSubview(labels[0])
        lone.addSubview(labels[1])
        let inner = Panel()
        inverted.addSubview(inner)
        inner.addSubview(labels[2])
        let host = UIView()
        for view in [panel, lone, inverted, labels[3]] { host.addSubview(view) }
        app.show(host)
        #expect(labels.map(\.textColor) == [.systemGreen, .systemRed, .systemRed, .systemGray])
        #expect(labels.allSatisfy { $0.textAlignment == .center })
        UILabel.appearance(whenContainedInInstancesOf: [UIWindow.self]).textColor = .systemBlue
        let late = UILabel()
        card.addSubview(late)
        #expect(late.textColor == .systemBlue)
    }

    @Test("proxies of traits count where the traits fit, also when they come to fit") func traits() {
        let app = StageFixture()
        UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .systemYellow
        UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .light), whenContainedInInstancesOf: [Card.self])
            .textColor = .systemBrown
        let (label, inCard) = (UILabel(), UILabel())
        let card = Card()
        card.addSubview(inCard)
        let host = UIView()
        host.addSubview(label)
        host.addSubview(card)
        app.show(host)
        #expect(label.textColor == .label)
        #expect(inCard.textColor == .systemBrown)
        host.overrideUserInterfaceStyle = .dark
        #expect(label.textColor == .systemYellow)
    }

    @Test("semantics, tint, background, and the attributes of segments are carried") func keys() {
        let app = StageFixture()
        Card.appearance().backgroundColor = .systemTeal
        Card.appearance().tintColor = .systemPink
        Card.appearance().semanticContentAttribute = .forceRightToLeft
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .selected)
        UIScrollView.appearance().keyboardDismissMode = .onDrag
        UIProgressView.appearance().trackTintColor = .systemGray4
        let card = Card()
        let segments = UISegmentedControl(items: ["A"])
        let (scroll, progress) = (UIScrollView(), UIProgressView())
        for view in [segments, scroll, progress] { card.addSubview(view) }
        app.show(card)
        #expect(card.backgroundColor == .systemTeal)
        #expect(card.tintColor == .systemPink)
        #expect(card.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .systemRed)
        #expect(scroll.keyboardDismissMode == .onDrag)
        #expect(progress.trackTintColor == .systemGray4)
    }

    @Test("a class without init(frame:), and one that inherits from it, have proxies as any other")
    func withoutFrame() {
        let app = StageFixture()
        PriceTag.appearance().textColor = .systemRed
        PriceTag.appearance().numberOfLines = 4
        SalesTag.appearance().textColor = .systemGreen
        PriceTag.appearance(whenContainedInInstancesOf: [Card.self]).backgroundColor = .systemTeal
        #expect(type(of: SalesTag.appearance()) == SalesTag.self)
        #expect(PriceTag.appearance() === PriceTag.appearance())
        let (plain, sale) = (PriceTag(price: 3), SalesTag(price: 2))
        let card = Card()
        card.addSubview(plain)
        card.addSubview(sale)
        let reports = Reports.during { app.show(card) }
        #expect(plain.textColor == .systemRed)
        #expect(sale.textColor == .systemGreen)
        #expect(sale.numberOfLines == 4)
        #expect(plain.backgroundColor == .systemTeal)
        #expect(plain.price == 3)
        #expect(sale.percent == 20)
        #expect(reports.isEmpty)
        let losses = Reports.during {
            NotedTag.appearance().note = "a text that is longer than sixteen bytes"
            NotedTag.appearance().alpha = 0.5
            card.addSubview(NotedTag(price: 1))
        }
        #expect(losses.map(\.entry.code) == ["UIK1203"])
        let text = losses.first.map(Reports.stable) ?? ""
        #expect(text.contains("The proxy of NotedTag was given alpha, properties of its own."))
    }

    @Test("what no proxy carries is reported once, with the names") func losses() {
        let app = StageFixture()
        let host = UIView()
        app.show(host)
        let reports = Reports.during {
            Badge.appearance().corner = 8
            Badge.appearance().ink = .red
            Badge.appearance().alpha = 0.5
            Badge.appearance().backgroundColor = .systemRed
            host.addSubview(Badge())
            host.addSubview(Badge())
        }
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1203 unsupported: An appearance proxy does not carry this property.
                  object   Badge.appearance()
                  at       UIAppearanceTests.swift:…
                  cause    The proxy of Badge was given alpha, corner, ink.
                  fix      Set it in the initializer of the class or in didMoveToWindow().
                """
            ])
    }
}

@MainActor @Suite("UIAppearance: text input", .harness) struct UIAppearanceTextTests {
    // Covers: UITextField.appearance, UITextField.font, UITextField.textColor, UITextField.keyboardAppearance, UITextField.borderStyle, UITextView.font, UITextView.textColor, UITextView.tintColor, UITextView.keyboardAppearance, UITextView.textContainerInset, UITextView.linkTextAttributes
    @Test("proxies of fields and text views carry font, colours, keyboard and insets; own values stay (documented)")
    func text() {
        let app = StageFixture()
        UITextField.appearance().font = .boldSystemFont(ofSize: 21)
        UITextField.appearance().textColor = .systemRed
        UITextField.appearance().keyboardAppearance = .dark
        UITextField.appearance().borderStyle = .line
        UITextField.appearance().tintColor = .systemGreen
        UITextView.appearance().font = .italicSystemFont(ofSize: 19)
        UITextView.appearance().textColor = .systemBlue
        UITextView.appearance().tintColor = .systemOrange
        UITextView.appearance().keyboardAppearance = .dark
        UITextView.appearance().textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        UITextView.appearance().linkTextAttributes = [.foregroundColor: UIColor.systemPink]
        let (field, own, view) = (UITextField(), UITextField(), UITextView())
        field.text = "Text"
        view.text = "Text"
        own.font = .systemFont(ofSize: 9)
        let host = UIView()
        for one in [field, own, view] { host.addSubview(one) }
        app.show(host)
        #expect(field.font == .boldSystemFont(ofSize: 21))
        #expect(field.textColor == .systemRed)
        #expect(field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 21))
        #expect(field.keyboardAppearance == .dark)
        #expect(field.borderStyle == .line)
        #expect(field.tintColor == .systemGreen)
        #expect(own.font == .systemFont(ofSize: 9))
        #expect(own.textColor == .systemRed)
        #expect(view.font == .italicSystemFont(ofSize: 19))
        #expect(view.textColor == .systemBlue)
        #expect(view.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemBlue)
        #expect(view.tintColor == .systemOrange)
        #expect(view.keyboardAppearance == .dark)
        #expect(view.textContainerInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.linkTextAttributes[.foregroundColor] as? UIColor == .systemPink)
    }

    // Covers: UITextField.defaultTextAttributes
    @Test("the deprecated way to style fields within others works: defaultTextAttributes when contained in a class")
    func contained() {
        let app = StageFixture()
        UITextField.appearance(whenContainedInInstancesOf: [Panel.self]).defaultTextAttributes = [
            .foregroundColor: UIColor.systemTeal
        ]
        let (inside, outside, panel, host) = (UITextField(), UITextField(), Panel(), UIView())
        panel.addSubview(inside)
        host.addSubview(panel)
        host.addSubview(outside)
        app.show(host)
        // defaultTextAttributes
        #expect(inside.textColor == .systemTeal)
        #expect(outside.textColor == .label)
        #expect(inside.defaultTextAttributes[.foregroundColor] as? UIColor == .systemTeal)
    }
}
