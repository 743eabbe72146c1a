// Members that code uses now and then, each by what it does.
// Apple: the page of each type named in the test.
import CoreGraphics
import Foundation
import QuartzCore
import SelectorDispatch
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor private final class TurnReader: NSObject {
    var velocities: [CGFloat] = []
    var rotation: CGFloat = 0
}

@MainActor @Suite("Remaining members", .harness) struct RemainingMembersTests {
    // Covers: UIAccessibilityContrast.high, UIListEnvironment.grouped, UIListEnvironment.insetGrouped, UIListEnvironment.sidebar, UIForceTouchCapability.available, UIForceTouchCapability.unavailable, UIForceTouchCapability.unknown
    @Test("traits hold contrast, list and force; a screen of a stage has no force (documented values)")
    func traits() {
        _ = StageFixture()
        let traits = UITraitCollection {
            $0.accessibilityContrast = .high
            $0.listEnvironment = .insetGrouped
            $0.forceTouchCapability = .available
        }
        #expect(traits.accessibilityContrast == .high)
        #expect(traits.listEnvironment == .insetGrouped)
        #expect(traits.forceTouchCapability == .available)
        #expect(UITraitCollection().forceTouchCapability == .unknown)
        #expect(UIScreen.main.traitCollection.forceTouchCapability == .unavailable)
        let grouped = UITraitCollection { $0.listEnvironment = .grouped }
        let sidebar = UITraitCollection { $0.listEnvironment = .sidebar }
        #expect(grouped.listEnvironment == .grouped)
        #expect(sidebar != grouped)
        #expect(sidebar.listEnvironment == .sidebar)
    }

    // Covers: UIAccessibilityContainerType.list, UIAccessibilityContainerType.landmark, UIAccessibilityExpandedStatus.expanded, UIAccessibilityExpandedStatus.collapsed, UIAccessibilityTraits.init(rawValue:)
    @Test("lists and landmarks hold their elements in the tree; what unfolds says whether it has (documented)")
    func containers() {
        let app = StageFixture()
        let host = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        for (place, type) in [UIAccessibilityContainerType.list, .landmark].enumerated() {
            let box = UIView(frame: CGRect(x: 0, y: 100 * place, width: 300, height: 80))
            box.accessibilityContainerType = type
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            label.text = "Row \(place)"
            label.accessibilityExpandedStatus = place == 0 ? .expanded : .collapsed
            box.addSubview(label)
            host.addSubview(box)
        }
        let window = app.show(host)
        let roots = AccessibilityTree(windows: [window]).roots
        #expect(roots.map { $0.object.accessibilityContainerType } == [.list, .landmark])
        #expect(roots.map { ElementWords.role(of: $0).rawValue } == ["list", "landmark"])
        #expect(roots.map { $0.children.first?.label } == ["Row 0", "Row 1"])
        #expect(roots.compactMap { $0.children.first?.object.accessibilityExpandedStatus } == [.expanded, .collapsed])
        #expect(UIAccessibilityTraits(rawValue: UIAccessibilityTraits.button.rawValue | 4) == [.button, .image])
    }

    // Covers: UIView.invalidateIntrinsicContentSize, UIView.intrinsicContentSize
    @Test("a changed natural size has the superview lay out again; nothing else is asked (documented)")
    func naturalSize() {
        final class Row: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        final class Chip: UIView {
            var width: CGFloat = 20
            override var intrinsicContentSize: CGSize { CGSize(width: width, height: UIView.noIntrinsicMetric) }
        }
        let app = StageFixture()
        let (row, chip) = (Row(), Chip())
        row.addSubview(chip)
        app.show(row)
        let before = row.layouts
        app.turn()
        #expect(row.layouts == before)
        chip.width = 40
        chip.invalidateIntrinsicContentSize()
        app.turn()
        #expect(row.layouts == before + 1)
        #expect(chip.intrinsicContentSize.width == 40)
    }

    // Covers: UIViewController.isMovingToParent, UIViewController.isMovingFromParent
    @Test("a child is moving to its parent until it has moved, and from it since willMove with nil (documented)")
    func moving() {
        final class Child: UIViewController {
            var log: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                log.append("appears \(isMovingToParent)")
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                log.append("disappears \(isMovingFromParent)")
            }
        }
        let app = StageFixture()
        let (parent, child) = (UIViewController(), Child())
        app.show(parent)
        parent.addChild(child)
        #expect(child.isMovingToParent)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        app.turn()
        #expect(!child.isMovingToParent)
        #expect(child.log == ["appears true"])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        #expect(child.isMovingFromParent)
        #expect(child.log.last == "disappears true")
        child.removeFromParent()
        #expect(!child.isMovingFromParent)
        #expect(child.parent == nil)
    }

    // Covers: UIDeviceOrientation.isLandscape, UIDeviceOrientation.isPortrait, UIDeviceOrientation.isValidInterfaceOrientation, UIInterfaceOrientation.isPortrait, UIInterfaceOrientation.isLandscape
    @Test("orientations say whether they lie or stand; flat and unknown ones are neither (documented)")
    func orientations() {
        let device: [UIDeviceOrientation] = [
            .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
        ]
        #expect(device.map(\.isPortrait) == [false, true, true, false, false, false, false])
        #expect(device.map(\.isLandscape) == [false, false, false, true, true, false, false])
        #expect(device.map(\.isValidInterfaceOrientation) == [false, true, true, true, true, false, false])
        let interface: [UIInterfaceOrientation] = [.unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
        #expect(interface.map(\.isPortrait) == [false, true, true, false, false])
        #expect(interface.map(\.isLandscape) == [false, false, false, true, true])
    }

    // Covers: UIFontDescriptor.withFamily, UIFontDescriptor.pointSize, UIFontDescriptor.preferredFontDescriptor, UIFontDescriptor.SymbolicTraits.traitCondensed, UIFontDescriptor.SymbolicTraits.traitExpanded, UIFontDescriptor.SymbolicTraits.traitTightLeading, UIFontDescriptor.SymbolicTraits.traitLooseLeading, UIFontDescriptor.AttributeName.init(rawValue:)
    @Test("descriptors change family and leading; a face that there is not gives nil (documented)")
    func descriptors() throws {
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        #expect(body.pointSize == 17)
        #expect(body.withFamily("Inter").object(forKey: .family) as? String == "Inter")
        let tight = try #require(body.withSymbolicTraits(.traitTightLeading))
        let loose = try #require(body.withSymbolicTraits(.traitLooseLeading))
        #expect(tight.symbolicTraits.contains(.traitTightLeading))
        #expect(loose.symbolicTraits.contains(.traitLooseLeading))
        let heights = [tight, loose].map { UIFont(descriptor: $0, size: 0) }.map { $0.lineHeight + $0.leading }
        #expect(heights[1] == heights[0] + 4)
        let named = UIFontDescriptor(name: "Inter", size: 12)
        #expect(named.withSymbolicTraits(.traitCondensed) == nil)
        #expect(named.withSymbolicTraits(.traitExpanded) == nil)
        let key = UIFontDescriptor.AttributeName(rawValue: "OwnAttribute")
        #expect(UIFontDescriptor(fontAttributes: [key: 5, .size: 9]).object(forKey: key) as? Int == 5)
    }

    // Covers: UIButton.Configuration.baseBackgroundColor, UIButton.Configuration.macIdiomStyle, UIButton.Configuration.MacIdiomStyle.borderless
    @Test("a configuration's own ground is what is drawn; the Mac's style is one of its values", arguments: [false, true])
    func ground(isFilled: Bool) {
        var configuration: UIButton.Configuration = isFilled ? .filled() : .tinted()
        configuration.baseBackgroundColor = .red
        configuration.cornerStyle = .fixed
        configuration.background.cornerRadius = 0
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        let pixel = ViewPicture.of(button)
        #expect(pixel.has(0xFFFF_0000, 20, 20) == isFilled)
        #expect(pixel.has(0xFFFF_D1D1, 20, 20, within: 3) == !isFilled)
        let before = configuration
        configuration.macIdiomStyle = .borderless
        #expect(configuration.macIdiomStyle == .borderless)
        #expect(configuration != before)
    }

    // Covers: UIActivityIndicatorView.Style.white, UIActivityIndicatorView.style
    @Test("the old white style is the medium wheel in white (documented)")
    func whiteWheel() {
        let wheel = UIActivityIndicatorView(style: .white)
        #expect(wheel.style == .white)
        #expect(wheel.color == .white)
        #expect(wheel.intrinsicContentSize == UIActivityIndicatorView(style: .medium).intrinsicContentSize)
    }

    // Covers: UISegmentedControl.Segment.alone, UISegmentedControl.setContentPositionAdjustment, UIAlertController.Severity.critical, UIWindow.Level.init(rawValue:), NSDirectionalRectEdge.leading, UIActivity.Category.share, UIScene.ActivationState.unattached
    @Test("values are those of the public headers")
    func values() {
        #expect(UISegmentedControl.Segment.alone.rawValue == 4)
        #expect(UIAlertController.Severity.critical.rawValue == 1)
        #expect(UIWindow.Level(rawValue: 2000) == .alert)
        #expect(NSDirectionalRectEdge.leading.rawValue == 2)
        #expect(UIActivity.Category.share.rawValue == 1)
        #expect(UIScene.ActivationState.unattached.rawValue == -1)
        let segments = UISegmentedControl(items: ["A"])
        segments.setContentPositionAdjustment(UIOffset(horizontal: 1, vertical: 2), forSegmentType: .alone, barMetrics: .default)
        #expect(segments.contentPositionAdjustment(forSegmentType: .alone, barMetrics: .default).vertical == 2)
    }

    // Covers: UIDevice.identifierForVendor, UIDevice.batteryState, UIDevice.BatteryState.unknown
    @Test("a device has one number for the app as long as it runs, and no battery that it knows of")
    func device() {
        #expect(UIDevice.current.identifierForVendor != nil)
        #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
        #expect(UIDevice.current.batteryState == .unknown)
    }

    // Covers: UIImagePNGRepresentation.init(_:), UIImage.pngData
    @Test("the old function gives the same PNG as the method")
    func png() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
        }
        let data = try #require(UIImagePNGRepresentation(image))
        #expect(data == image.pngData())
        #expect(UIImage(data: data)?.size.width == image.cgImage.map { CGFloat($0.width) })
    }

    // Covers: UIGraphicsRendererContext.clip, UIGraphicsRendererContext.format
    @Test("a renderer's context clips to a rectangle and knows its format (documented)")
    func clipping() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
            #expect((context.format as? UIGraphicsImageRendererFormat)?.scale == 1)
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        let view = UIImageView(image: image)
        let picture = ViewPicture.of(view)
        #expect(picture.has(0xFFFF_0000, 5, 5))
        #expect(picture.has(0xFFFF_FFFF, 15, 5))
    }

    // Covers: UIColor.set, UIColor.setStroke, UIColor.setFill
    @Test("set names both colours, setStroke the stroke's alone (documented)")
    func colours() {
        func drawn(_ choose: @escaping () -> Void) -> ViewPicture {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return ViewPicture.of(
                UIImageView(
                    image: UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { _ in
                        UIColor.green.setFill()
                        choose()
                        let path = UIBezierPath(rect: CGRect(x: 4, y: 4, width: 12, height: 12))
                        path.lineWidth = 4
                        path.fill()
                        path.stroke()
                    }))
        }
        let both = drawn { UIColor.blue.set() }
        #expect(both.has(0xFF00_00FF, 10, 10))
        #expect(both.has(0xFF00_00FF, 4, 10))
        let edge = drawn { UIColor.blue.setStroke() }
        #expect(edge.has(0xFF00_FF00, 10, 10))
        #expect(edge.has(0xFF00_00FF, 4, 10))
    }

    // Covers: UITouch.init(), UITouch.maximumPossibleForce, UITouch.force, UITouch.phase, UITouch.Phase.began
    @Test("a touch of no screen has no force, and its greatest is none")
    func touch() {
        let touch = UITouch()
        #expect(touch.force == 0)
        #expect(touch.maximumPossibleForce == 0)
        #expect(touch.phase == .began)
        #expect(touch.view == nil)
    }

    // Covers: UIRotationGestureRecognizer.velocity, UIRotationGestureRecognizer.rotation
    @Test("turning fingers have a velocity in radians a second, of the sign of their turn (documented)")
    func turning() async throws {
        let harness = try await Harness()
        let board = UIView(frame: CGRect(x: 50, y: 200, width: 250, height: 250))
        let recognizer = UIRotationGestureRecognizer()
        let reader = TurnReader()
        DispatchTable.register(Selector("turned:"), on: TurnReader.self) {
            (reader: TurnReader, recognizer: UIRotationGestureRecognizer) in
            reader.velocities.append(recognizer.velocity)
            if recognizer.state == .changed { reader.rotation = recognizer.rotation }
        }
        recognizer.addTarget(reader, action: Selector("turned:"))
        board.addGestureRecognizer(recognizer)
        try await harness.show(board)
        try await harness.rotate(.view(board), by: .pi / 3)
        #expect(reader.velocities.count > 2)
        #expect(reader.velocities.dropFirst().dropLast().allSatisfy { $0 > 0 })
        #expect(abs(reader.rotation - .pi / 3) < 0.1)
    }

    // Covers: UIApplicationDelegate.applicationDidFinishLaunching(_:), UIApplicationDelegate.window, UIApplication.supportedInterfaceOrientations
    @Test("the old launch method is called where the new one is missing; the app allows all that its delegate allows (documented)")
    func oldLaunch() {
        final class Delegate: NSObject, UIApplicationDelegate {
            var window: UIWindow?
            var launches = 0
            func applicationDidFinishLaunching(_ application: UIApplication) {
                launches += 1
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
            }
            func application(
                _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
            ) -> UIInterfaceOrientationMask { .landscape }
        }
        _ = StageFixture()
        let delegate = Delegate()
        UIApplication.shared.launch(delegate: delegate)
        #expect(delegate.launches == 1)
        #expect(delegate.window?.isKeyWindow == true)
        #expect(UIApplication.shared.supportedInterfaceOrientations(for: delegate.window) == .landscape)
    }

    // Covers: UIScreen.displayLink
    @Test("a display link of the screen calls its method at each frame until it ends (documented)")
    func displayLink() {
        final class Ticker: NSObject {
            var ticks = 0
            func tick(_ link: CADisplayLink) { ticks += 1 }
        }
        let app = StageFixture()
        app.show(UIView())
        let ticker = Ticker()
        DispatchTable.register(Selector("tick:"), on: Ticker.self) { (ticker: Ticker, link: CADisplayLink) in ticker.tick(link) }
        let link = UIScreen.main.displayLink(withTarget: ticker, selector: Selector("tick:"))
        link?.add(to: .main, forMode: .common)
        app.advance(by: 1 / 60)
        app.advance(by: 1 / 60)
        #expect(ticker.ticks == 2)
        link?.invalidate()
        app.advance(by: 1 / 60)
        #expect(ticker.ticks == 2)
    }

    // Covers: UIApplication.openURL
    @Test("the old way to open an address asks the stage as the new one does")
    func opening() async throws {
        let harness = try await Harness()
        try await harness.show(UIViewController())
        let url = try #require(URL(string: "https://example.org/a"))
        #expect(UIApplication.shared.openURL(url))
        #expect(harness.openedURLs == [url])
    }

    // Covers: UIImage.SymbolConfiguration.isEqual
    @Test("symbol configurations are equal by what they say (documented)")
    func symbols() {
        let one = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
        #expect(one.isEqual(UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)))
        #expect(!one.isEqual(UIImage.SymbolConfiguration(pointSize: 21, weight: .bold)))
        #expect(!one.isEqual(nil))
    }

    // Covers: UIPasteboard.values
    @Test("the pasteboard gives the values of a type from the items asked for (documented)")
    func pasteboard() {
        _ = StageFixture()
        let board = UIPasteboard.withUniqueName()
        board.strings = ["one", "two"]
        let type = board.types.first ?? ""
        #expect(board.values(forPasteboardType: type, inItemSet: nil) as? [String] == ["one", "two"])
        #expect(board.values(forPasteboardType: type, inItemSet: [1]) as? [String] == ["two"])
    }

    // Covers: UIViewController.prefersHomeIndicatorAutoHidden, UIViewController.setNeedsUpdateOfHomeIndicatorAutoHidden
    @Test("a controller that hides the home indicator is asked anew where it says so, and nothing is reported")
    func homeIndicator() {
        final class Hiding: UIViewController {
            var hides = false
            override var prefersHomeIndicatorAutoHidden: Bool { hides }
        }
        let app = StageFixture()
        let controller = Hiding()
        app.show(controller)
        #expect(app.codes.isEmpty)
        controller.hides = true
        controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
        app.turn()
        #expect(app.codes.isEmpty)
        #expect(controller.prefersHomeIndicatorAutoHidden)
    }
}
