// A tap says why a person could not do it.
import Foundation
import Testing
import UIKit

@testable import UIKitTesting

@MainActor @Suite("Actionability", .harness) struct ActionabilityTests {
    private func refusal(_ finder: Finder = .button("Buy"), _ change: (Bench) -> Void) async throws -> String {
        let harness = try await Harness()
        let bench = Bench()
        try await harness.show(bench)
        change(bench)
        let error = await #expect(throws: HarnessError.self) { try await harness.tap(finder) }
        #expect(bench.taps == 0)
        return error?.description ?? ""
    }

    @Test("a view that is not there: says so and what is there") func missing() async throws {
        let text = try await refusal(.button("Sell")) { _ in }
        #expect(text.hasPrefix("No view with button \"Sell\". On the screen:"))
        #expect(text.contains("UIButton \"Buy\" at (50, 100) 120 × 44"))
    }

    @Test("two visible matches are ambiguous") func ambiguous() async throws {
        let text = try await refusal { bench in
            let other = UIButton(type: .system)
            other.setTitle("Buy", for: .normal)
            other.frame = CGRect(x: 50, y: 200, width: 100, height: 44)
            bench.view.addSubview(other)
        }
        #expect(text.hasPrefix("2 visible views with button \"Buy\""))
    }

    @Test("hidden, clear, empty and outside: the reason is named") func invisible() async throws {
        #expect(try await refusal { $0.button.isHidden = true }.contains("it is hidden"))
        #expect(try await refusal { $0.view.alpha = 0 }.contains("UIView above it has alpha 0.0"))
        #expect(try await refusal { $0.button.bounds.size = .zero }.contains("its size is 0.0 × 0.0"))
        #expect(try await refusal { $0.button.frame.origin.x = 1000 }.contains("outside the screen"))
    }

    @Test("clipped away by a view above it") func clipped() async throws {
        let text = try await refusal { bench in
            let frame = UIView(frame: CGRect(x: 0, y: 50, width: 40, height: 40))
            frame.clipsToBounds = true
            bench.view.addSubview(frame)
            frame.addSubview(bench.button)
        }
        #expect(text.contains("clipped away"))
    }

    @Test("disabled, itself or through a view above it") func disabled() async throws {
        #expect(try await refusal { $0.button.isEnabled = false }.contains("it is disabled"))
        #expect(
            try await refusal { $0.view.isUserInteractionEnabled = false }
                .contains("isUserInteractionEnabled is false in UIView above it"))
        #expect(try await refusal { $0.button.isUserInteractionEnabled = false }.contains("isUserInteractionEnabled is false"))
    }

    @Test("covered by another view, which is named") func covered() async throws {
        let text = try await refusal { bench in
            let cover = UIView(frame: bench.view.bounds)
            cover.accessibilityIdentifier = "cover"
            bench.view.addSubview(cover)
        }
        #expect(text.contains("a touch at (110, 122) goes to UIView \"cover\", which covers it"))
    }

    @Test("a view that never stops moving") func restless() async throws {
        let text = try await refusal { bench in
            let animation = CABasicAnimation(keyPath: "position")
            animation.fromValue = NSValue(cgPoint: CGPoint(x: 100, y: 200))
            animation.toValue = NSValue(cgPoint: CGPoint(x: 100, y: 600))
            animation.duration = 1
            animation.autoreverses = true
            animation.repeatCount = .infinity
            bench.button.layer.add(animation, forKey: "bounce")
        }
        #expect(text.contains("has not kept its place for two commits"))
    }

    @Test("a hidden twin does not make a view ambiguous") func twin() async throws {
        let harness = try await Harness()
        let bench = Bench()
        try await harness.show(bench)
        let twin = UIButton(type: .system)
        twin.setTitle("Buy", for: .normal)
        twin.frame = bench.button.frame
        twin.isHidden = true
        bench.view.addSubview(twin)
        try await harness.tap(.button("Buy"))
        #expect(bench.taps == 1)
    }

    @Test("a label in a tappable row is tapped through to the row") func labelInRow() async throws {
        let harness = try await Harness()
        let bench = Bench()
        try await harness.show(bench)
        var taps = 0
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        label.text = "Row 1"
        bench.board.addSubview(label)
        bench.board.on(UITapGestureRecognizer()) { _ in taps += 1 }
        try await harness.tap(.text("Row 1"))
        #expect(taps == 1)
    }
}
