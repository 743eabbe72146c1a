// Text too long for its label: set closer, or smaller with a baseline that stays; links in theirs.
// Apple: "UILabel", Sizing the label's text
import CoreGraphics
import Foundation
import PixelKernels
import TestFixtures
import Testing
import UIKitCore
import UIKitValues
import UIKitTesting

@MainActor struct UILabelFittingTests {
    private func label(_ text: String, width: CGFloat, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 40))
        label.text = text
        label.textColor = .black
        change(label)
        return label
    }

    // Covers: UILabel.allowsDefaultTighteningForTruncation
    @Test("letters come closer before text is cut, where that is allowed and a twentieth is enough (documented)", .harness)
    func tightening() throws {
        let text = "HHHH HHHH HHHH HHHH"
        let natural = label(text, width: 10).intrinsicContentSize.width
        func ink(_ part: CGFloat, _ allowed: Bool) throws -> CGFloat {
            let label = label(text, width: natural * part) { $0.allowsDefaultTighteningForTruncation = allowed }
            return CGFloat(try #require(ViewPicture.of(label, scale: 2).inkBox()).width) / 2
        }
        // An ellipsis takes the place of more than its own width.
        #expect(try ink(0.97, true) > natural * 0.97 - 4)
        #expect(try ink(0.97, true) != ink(0.97, false))
        #expect(try ink(0.9, true) == ink(0.9, false))
    }

    // Covers: UILabel.baselineAdjustment, UIBaselineAdjustment.alignBaselines, UIBaselineAdjustment.alignCenters
    // Covers: UIBaselineAdjustment.none
    @Test("shrunk text keeps its top where the adjustment says none, else it stands in the middle (observed)", .harness)
    func baselines() throws {
        func box(_ adjustment: UIBaselineAdjustment?) throws -> PixelRect {
            let label = label("HHHHHHHH", width: adjustment == nil ? 200 : 60) {
                $0.font = .systemFont(ofSize: 24)
                $0.adjustsFontSizeToFitWidth = adjustment != nil
                $0.baselineAdjustment = adjustment ?? .alignBaselines
            }
            return try #require(ViewPicture.of(label, scale: 1).inkBox())
        }
        let whole = try box(nil)
        let baselines = try box(.alignBaselines)
        let centers = try box(.alignCenters)
        let none = try box(UIBaselineAdjustment.none)
        #expect(baselines.height < whole.height)
        #expect(centers.height == baselines.height)
        #expect(baselines == centers)
        // The line's centre is the label's, at 20; capitals stand a little above their line's centre or below.
        #expect(abs(centers.minY + centers.maxY - 40) <= 4)
        #expect(none.maxY < centers.maxY)
    }

    @Test("a link has the link's colour of light and dark, not the label's (observed)", .harness)
    func link() throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            let label = label("", width: 80)
            label.overrideUserInterfaceStyle = style
            label.attributedText = NSAttributedString(
                string: "HHHH", attributes: [.link: "x", .foregroundColor: UIColor.red])
            let picture = ViewPicture.of(label, scale: 3)
            let pixels = Set(
                (0..<picture.buffer.height).flatMap { y in
                    (0..<picture.buffer.width).map { picture.pixel($0, y) }
                })
            let traits = UITraitCollection(userInterfaceStyle: style)
            #expect(pixels.contains(UIColor.link.resolvedColor(with: traits).cgColor.premultipliedPixel))
            #expect(!pixels.contains(0xFFFF_0000))
        }
    }
}
