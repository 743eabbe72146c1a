// The status bar and the home indicator on the screens of devices.
// Apple: "UIViewController", preferredStatusBarStyle, prefersStatusBarHidden. Extents: measured on screens recorded on iOS
// 15 to 17 (`NativeScript/docs`, `ResearchKit/ResearchKit`, `mssun/passforios`, `TiagoSAmaral/github-person`).
import Foundation
import Testing
import UIKit
import UIKitTesting

private final class Page: UIViewController {
    var style = UIStatusBarStyle.default { didSet { setNeedsStatusBarAppearanceUpdate() } }
    var hides = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
    var hidesIndicator = false { didSet { setNeedsUpdateOfHomeIndicatorAutoHidden() } }
    var way = UIStatusBarAnimation.fade
    func animate(hides: Bool) { UIView.animate(withDuration: 0.4) { self.hides = hides } }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hides }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { way }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}

/// Where a picture is not as its first pixel, in points.
private struct Ink {
    let picture: Picture
    let rows: Range<Int>

    init(_ picture: Picture, points: Range<CGFloat>) {
        self.picture = picture
        rows = Int(points.lowerBound * picture.scale)..<Int(points.upperBound * picture.scale)
    }

    private func differs(_ x: Int, _ y: Int) -> Bool {
        let ground = picture[1, rows.lowerBound]!, pixel = picture[x, y]!
        return abs(Int(ground & 255) - Int(pixel & 255)) > 24
    }

    /// Runs of columns with ink, and the rows that each takes: left, right, top, bottom.
    var runs: [[CGFloat]] {
        var result: [[CGFloat]] = [], start: Int?
        for x in 0...picture.width {
            let isInked = x < picture.width && rows.contains { differs(x, $0) }
            if isInked, start == nil { start = x }
            guard !isInked, let first = start else { continue }
            let inked = rows.filter { y in (first..<x).contains { differs($0, y) } }
            result.append([first, x, inked.first!, inked.last! + 1].map { CGFloat($0) / picture.scale })
            start = nil
        }
        return result
    }
}

@MainActor @Suite("Status bar and home indicator", .harness) struct SystemBarsTests {
    private func show(_ device: Device, _ appearance: UIUserInterfaceStyle = .light) async throws -> (Harness, Page) {
        let harness = try await Harness(device: device, appearance: appearance)
        let page = Page()
        try await harness.show(page)
        return (harness, page)
    }

    private func color(_ harness: Harness, _ x: CGFloat, _ y: CGFloat) throws -> UInt32? {
        try harness.picture().pixel(at: CGPoint(x: x, y: y))
    }

    /// Recorded left and right edges: the signal's first bar, the waves, the battery and its cap; then top and bottom of
    /// the waves, and the time's baseline.
    @Test(
        "Time, signal, waves and battery stand within a pixel of the recorded ones",
        arguments: [
            (Device.iPhone15, [282, 285.33, 308.67, 325.67, 333, 358, 359, 360.33], [23, 35.33]),
            (Device.iPhone14, [285.33, 288.67, 312, 329, 336.33, 361.33, 362.33, 363.67], [19.67, 32]),
            (Device.iPhone15ProMax, [305.33, 309, 334.67, 353.67, 361.33, 389.67, 390.67, 392.67], [21.67, 35.67]),
            (Device.named("iPhone 12")!, [302.33, 305.33, 324.67, 341.33, 346.67, 369.33, 370.33, 371.67], [18.33, 30.33]),
        ])
    func places(device: Device, across: [CGFloat], down: [CGFloat]) async throws {
        let (harness, _) = try await show(device)
        let runs = Ink(try harness.picture(), points: 4..<45).runs
        let pixel: CGFloat = 1 / 3 + 0.01
        try #require(runs.count == 11, "9 : 4 1, four bars, waves, battery, cap: \(runs)")
        let found = [runs[4], runs[8], runs[9], runs[10]].flatMap { $0.prefix(2) }
        for (one, other) in zip(found, across) { #expect(abs(one - other) <= pixel, "\(found) is not \(across)") }
        for (one, other) in zip(runs[8].suffix(2), down) { #expect(abs(one - other) <= pixel, "\(runs[8])") }
        #expect(abs(runs[3][3] - down[1]) <= pixel, "the 1 stands on \(runs[3][3])")
    }

    @Test(
        "The home indicator is as wide as the recorded one and 8 points above the edge",
        arguments: [
            (Device.iPhone15, 126.67, 140.0), (Device.iPhone14, 125.67, 139), (Device.iPhone15ProMax, 138, 154),
        ])
    func indicator(device: Device, left: Double, width: Double) async throws {
        let (harness, _) = try await show(device)
        let height = device.size.height
        let runs = Ink(try harness.picture(), points: height - 20..<height).runs
        #expect(runs.count == 1)
        for (one, other) in zip(runs[0], [left, left + width, height - 13, height - 8]) {
            #expect(abs(one - other) <= 0.34, "\(runs)")
        }
    }

    @Test("The time is that of the virtual clock, in the locale's hours; a minute later the bar says so by itself")
    func time() async throws {
        let (harness, _) = try await show(.iPhone15)
        let before = try harness.picture()
        try await harness.advance(by: 59)
        #expect(try harness.picture().hasSamePixels(as: before), "9:41")
        try await harness.advance(by: 1)
        let after = try harness.picture()
        #expect(!after.hasSamePixels(as: before), "9:42")
        #expect(Ink(after, points: 4..<45).runs.count == 11)
        harness.close()
        let german = try await Harness(device: .iPhone15, locale: Locale(identifier: "de_DE"))
        try await german.show(Page())
        #expect(Ink(try german.picture(), points: 4..<45).runs.count == 12, "09:41")
    }

    @Test("The content is black over light and white over dark; a controller may ask for either (documented)")
    func styles() async throws {
        // In the battery and in the indicator.
        let (harness, page) = try await show(.iPhone15)
        #expect(try color(harness, 345, 29) == 0xFF00_0000 && color(harness, 196, 841) == 0xFF00_0000)
        page.style = .lightContent
        page.view.backgroundColor = .black
        try await harness.idle()
        #expect(try color(harness, 345, 29) == 0xFFFF_FFFF && color(harness, 196, 841) == 0xFFFF_FFFF)
        page.style = .darkContent
        page.view.backgroundColor = .gray
        try await harness.idle()
        #expect(try color(harness, 345, 29) == 0xFF00_0000 && color(harness, 196, 841) == 0xFFFF_FFFF)
        page.style = .default
        page.overrideUserInterfaceStyle = .dark
        try await harness.idle()
        #expect(try color(harness, 345, 29) == 0xFFFF_FFFF)
        harness.close()
        let (dark, _) = try await show(.iPhone15, .dark)
        #expect(try color(dark, 345, 29) == 0xFFFF_FFFF && color(dark, 196, 841) == 0xFFFF_FFFF)
    }

    @Test("A sheet at its full height shows black around what steps back, so the content is white (observed)")
    func sheet() async throws {
        let (harness, page) = try await show(.iPhone15)
        page.present(Page(), animated: false)
        try await harness.idle()
        #expect(try color(harness, 345, 29) == 0xFFFF_FFFF)
        page.dismiss(animated: false)
        try await harness.idle()
        #expect(try color(harness, 345, 29) == 0xFF00_0000)
    }

    // Covers: UIViewController.preferredStatusBarUpdateAnimation, UIViewController.setNeedsStatusBarAppearanceUpdate
    @Test("Hidden outside of an animation the bar is gone at once; inside it fades or slides as long as that (documented)")
    func hiding() async throws {
        let (harness, page) = try await show(.iPhone15)
        let shown = try harness.picture()
        page.hides = true
        try await harness.idle()
        #expect(try color(harness, 345, 29) == 0xFFFF_FFFF && color(harness, 196, 841) == 0xFF00_0000)
        page.hides = false
        try await harness.idle()
        #expect(try harness.picture().hasSamePixels(as: shown))
        for way in [UIStatusBarAnimation.fade, .slide] {
            page.way = way
            page.animate(hides: true)
            try await harness.turn()
            try await harness.advance(by: 0.2)
            let half = try harness.picture()
            let battery = half.pixel(at: CGPoint(x: 345, y: 29))! & 255
            if way == .fade { #expect(battery > 20 && battery < 235, "half faded: \(battery)") }
            if way == .slide { #expect(battery == 255 && Ink(half, points: 0..<30).runs.count > 3, "half above the screen") }
            try await harness.settle()
            #expect(try color(harness, 345, 29) == 0xFFFF_FFFF)
            page.animate(hides: false)
            try await harness.settle()
            #expect(try harness.picture().hasSamePixels(as: shown))
        }
    }

    // Covers: UIViewController.prefersHomeIndicatorAutoHidden, UIViewController.setNeedsUpdateOfHomeIndicatorAutoHidden
    @Test("A controller hides the home indicator")
    func hidingIndicator() async throws {
        let (harness, page) = try await show(.iPhone15)
        page.hidesIndicator = true
        try await harness.idle()
        #expect(try color(harness, 196, 841) == 0xFFFF_FFFF && color(harness, 345, 29) == 0xFF00_0000)
    }

    @Test("Without room at the top no bar is drawn, with a home button no indicator; a hidden bar gives its room back there")
    func rooms() async throws {
        let (harness, _) = try await show(.iPhone15)
        try await harness.change(to: Surroundings(device: .iPhone15, orientation: .landscape))
        let side = try harness.picture()
        #expect(Ink(side, points: 0..<20).runs.isEmpty)
        #expect(Ink(side, points: 375..<393).runs.count == 1)
        harness.close()
        let (old, page) = try await show(.iPhoneSE3)
        let shown = try old.picture()
        #expect(Ink(shown, points: 640..<667).runs.isEmpty)
        #expect(Ink(shown, points: 0..<20).runs.count > 8)
        #expect(page.view.safeAreaInsets.top == 20)
        page.hides = true
        try await old.idle()
        let hidden = try old.picture()
        #expect(page.view.safeAreaInsets.top == 0)
        #expect(Ink(hidden, points: 0..<20).runs.isEmpty)
        old.close()
        let (pad, _) = try await show(.iPadMini6)
        #expect(Ink(try pad.picture(), points: 0..<24).runs.count > 12)
    }

    @Test("A device without bars and a picture of a view alone have neither; a view's frame is never covered by them")
    func bareViews() async throws {
        let (harness, page) = try await show(.iPhone15)
        let alone = try harness.picture(of: page.view)
        #expect(Ink(alone, points: 0..<59).runs.isEmpty)
        #expect(Ink(alone, points: 830..<852).runs.isEmpty)
        #expect(!Ink(try harness.picture(), points: 0..<59).runs.isEmpty, "the screen has them still")
        harness.close()
        let (bare, _) = try await show(Device.iPhone15.withoutSystemBars)
        #expect(try bare.picture().hasSamePixels(as: alone))
        #expect(bare.surroundings.device.name == "iPhone 15 without bars")
        #expect(bare.surroundings.device.withoutSystemBars == bare.surroundings.device)
    }

    @Test("At another scale and from right to left the bar is that of the same model, turned round")
    func otherScales() async throws {
        let (harness, _) = try await show(Device.iPhone15.scaled(to: 1))
        let runs = Ink(try harness.picture(), points: 4..<45).runs
        #expect(abs(runs.last![1] - 360.33) <= 1 && abs(runs.first![0] - 55) <= 1, "\(runs)")
        harness.close()
        let arabic = try await Harness(device: .iPhone15, direction: .rightToLeft)
        try await arabic.show(Page())
        #expect(abs(Ink(try arabic.picture(), points: 4..<45).runs.last![1] - (393 - 55)) <= 2)
    }

    @Test("A tap on the status bar brings the content to its top; one on a control there does not (documented)")
    func tap() async throws {
        let (harness, page) = try await show(.iPhone15)
        let list = UIScrollView(frame: page.view.bounds)
        list.contentSize = CGSize(width: 393, height: 3000)
        page.view.addSubview(list)
        list.contentOffset.y = 900
        try await harness.tap(at: CGPoint(x: 200, y: 100))
        #expect(list.contentOffset.y == 900)
        try await harness.tap(at: CGPoint(x: 200, y: 30))
        try await harness.settle()
        #expect(list.contentOffset.y == -59)
        list.contentOffset.y = 900
        let button = UIButton(frame: CGRect(x: 150, y: 10, width: 100, height: 40))
        page.view.addSubview(button)
        try await harness.tap(at: CGPoint(x: 200, y: 30))
        try await harness.settle()
        #expect(list.contentOffset.y == 900)
    }
}
