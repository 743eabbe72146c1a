// Progress bars.
// Apple: "UIProgressView"
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIProgressView", .harness) struct UIProgressViewTests {
    // Covers: UIProgressView.init(progressViewStyle:), UIProgressView.progressViewStyle, UIProgressView.sizeThatFits
    @Test("a bar is 4 high, 2.5 in the style for bars (observed; 2.5 guessed)")
    func size() {
        let bar = UIProgressView(progressViewStyle: .default)
        #expect(bar.frame.height == 4)
        #expect(bar.intrinsicContentSize == CGSize(width: -1, height: 4))
        bar.progressViewStyle = .bar
        #expect(bar.sizeThatFits(CGSize(width: 70, height: 1)) == CGSize(width: 70, height: 2.5))
        #expect(UIProgressView(progressViewStyle: .bar).progressViewStyle == .bar)
        #expect(UIProgressView().progress == 0)
    }

    // Covers: UIProgressView.progress, UIProgressView.setProgress
    @Test("progress is kept between 0 and 1 and counts at once when animated (documented)")
    func progress() {
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
        let stage = ControlFixture(bar)
        bar.progress = 4
        #expect(bar.progress == 1)
        bar.progress = -1
        #expect(bar.progress == 0)
        bar.setProgress(0.5, animated: true)
        #expect(bar.progress == 0.5)
        #expect(bar.accessibilityValue == "50%")
        stage.app.turn()
        stage.app.advance(by: 1)
        #expect(stage.picture.has(0xFF00_7AFF, 100, 22))
        #expect(stage.picture.has(0xFFE4_E4E6, 180, 22))
        #expect(Reports.during { bar.progress = .infinity }.map(\.entry.code) == ["UIK0360"])
    }

    // Covers: UIProgressView.progressTintColor, UIProgressView.trackTintColor, UIProgressView.progressImage, UIProgressView.trackImage
    @Test("tint, colours and images, light and dark; mirrored from right to left")
    func looks() {
        for dark in [false, true] {
            let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
            bar.progress = 0.5
            let stage = ControlFixture(bar, scale: 3, dark: dark, rightToLeft: dark)
            stage.picture.show("progress-\(dark)")
            let done = dark ? 500 : 200
            #expect(stage.picture.has(dark ? 0xFF0A_84FF : 0xFF00_7AFF, done, 66))
            bar.tintColor = .red
            #expect(stage.picture.has(0xFFFF_0000, done, 66))
            bar.progressTintColor = .green
            bar.trackTintColor = .blue
            #expect(stage.picture.has(0xFF00_FF00, done, 66))
            #expect(stage.picture.has(0xFF00_00FF, 700 - done, 66))
            bar.progressImage = TestImage.of(2, 9, .orange)
            bar.trackImage = TestImage.of(2, 9, .purple)
            #expect(bar.intrinsicContentSize.height == 9)
            #expect(stage.picture.has(0xFFFF_8000, done, 66))
            #expect(stage.picture.has(0xFF80_0080, 700 - done, 66))
        }
    }

    @Test("an archive keeps progress and style")
    func archive() throws {
        let bar = UIProgressView(progressViewStyle: .bar)
        bar.progress = 0.25
        let copy = try archived(bar)
        #expect(copy.progress == 0.25)
        #expect(copy.progressViewStyle == .bar)
    }
}
