// Cards and the first screen on every device: all words in full, and photos down to the sheet.
// No Apple page: this is ours.
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase cards", .harness) struct CardTests {
    /// Upright with ordinary words from the left; on its side with the largest from the right.
    nonisolated static let looks: [@Sendable (Device) -> Surroundings] = [
        { Surroundings(device: $0) },
        {
            Surroundings(
                device: $0, orientation: .landscape, contentSize: .accessibilityExtraExtraExtraLarge,
                direction: .rightToLeft)
        },
    ]

    /// The device of the pictures at 1x besides those that are sold.
    nonisolated static let devices = [Device.custom(360, 640, scale: 1)] + Device.all

    /// The cards and rows in a view and below.
    private func cards(in view: UIView) -> [UIView] {
        if view is UIControl, Screen.all.contains(where: { $0.name == view.accessibilityIdentifier }) { return [view] }
        return view.subviews.flatMap { cards(in: $0) }
    }

    /// What is wrong with a card's words; nil for nothing.
    private func fault(_ card: UIView) -> String? {
        let labels = card.subviews.compactMap { $0 as? UILabel }
        if labels.count != 2 { return "has \(labels.count) labels" }
        for label in labels {
            let text = label.text ?? ""
            let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
            if label.sizeThatFits(room).height > label.bounds.height + 0.01 { return "cuts off “\(text)”" }
            for word in text.components(separatedBy: " ") {
                let width = (word as NSString).size(withAttributes: [.font: label.font as Any]).width
                if width > label.bounds.width { return "breaks “\(word)”: \(width) in \(label.bounds.width)" }
            }
            if !card.bounds.contains(label.frame) { return "“\(text)” leaves it" }
        }
        return labels[0].frame.intersects(labels[1].frame) ? "its labels overlap" : nil
    }

    @Test("a card shows all of its words, and stands clear of others", arguments: devices, ["home", "play", "explore"])
    func words(device: Device, name: String) async throws {
        for look in Self.looks {
            let harness = try await Harness.showing(name, look(device))
            let cards = cards(in: harness.window)
            #expect(cards.count >= (name == "home" ? 3 : 8))
            for (index, card) in cards.enumerated() {
                if let fault = fault(card) {
                    Issue.record("\(look(device)): \(card.accessibilityIdentifier ?? "") \(fault)")
                }
                for other in cards[..<index] where other.superview === card.superview {
                    #expect(!other.frame.intersects(card.frame), "\(look(device)): card \(index)")
                }
            }
        }
    }

    @Test("the first screen's cards stand on the screen, and photos fill what is above, also dragged", arguments: devices)
    func wall(device: Device) async throws {
        for look in Self.looks {
            let harness = try await Harness.showing("home", look(device))
            let wall = try #require(harness.find(.identifier("photo-0")).superview)
            let scroll = try #require(harness.find(.identifier("traps")).superview as? UIScrollView)
            let sheet = try #require(scroll.superview)
            let screen = harness.window.bounds
            #expect(sheet.frame.maxY == screen.maxY)
            // At the largest text the cards scroll in the sheet.
            let cards = cards(in: scroll)
            #expect(cards.allSatisfy { $0.frame.maxY < scroll.contentSize.height - 8 })
            let isLargest = harness.window.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
            #expect(isLargest || scroll.contentSize.height <= sheet.bounds.height)
            #expect(wall.frame.minY == 0 && wall.frame.width == screen.width)
            #expect(wall.frame.maxY >= sheet.frame.minY + 24)
            #expect(holes(in: wall) == [], "\(look(device)), at rest")
            let top = wall.subviews[0].frame.minY
            // Farther than it goes.
            for _ in 0..<4 {
                try await harness.drag(
                    from: CGPoint(x: 50, y: sheet.frame.minY - 10), to: CGPoint(x: 50, y: 10), duration: 0.1)
            }
            #expect(wall.subviews[0].frame.minY < top - 100)
            #expect(holes(in: wall) == [], "\(look(device)), dragged")
        }
    }

    /// Points of a wall that show no photo, beside the gaps.
    private func holes(in wall: UIView) -> [CGPoint] {
        let frames = wall.subviews.map { $0.frame.insetBy(dx: -3, dy: -3) }
        var result: [CGPoint] = []
        for y in stride(from: 0, to: wall.bounds.height, by: 9) {
            for x in stride(from: 0, to: wall.bounds.width, by: 9) {
                let point = CGPoint(x: x, y: y)
                if !frames.contains(where: { $0.contains(point) }) { result.append(point) }
            }
        }
        return result
    }
}
