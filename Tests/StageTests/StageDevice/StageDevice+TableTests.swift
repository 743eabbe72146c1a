// The table of devices.
import Foundation
import Stage
import Testing

@Suite("StageDevice") struct StageDeviceTests {
    @Test("the table has at least 30 devices, each found by its name and by its slug")
    func names() {
        #expect(StageDevice.all.count >= 30)
        #expect(Set(StageDevice.all.map(\.name)).count == StageDevice.all.count)
        #expect(Set(StageDevice.all.map(\.slug)).count == StageDevice.all.count)
        for device in StageDevice.all {
            #expect(StageDevice.named(device.name) == device)
            #expect(StageDevice.named(device.slug) == device)
            #expect(StageDevice.named(device.name.uppercased()) == device)
            #expect(device.slug.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || "-.".contains($0)) })
        }
    }

    @Test(
        "published sizes in points and pixels and observed insets",
        arguments: [
            ("iPhone SE (1st generation)", 320, 568, 640, 1136, 20, 0),
            ("iPhone 8", 375, 667, 750, 1334, 20, 0),
            ("iPhone X", 375, 812, 1125, 2436, 44, 34),
            ("iPhone XR", 414, 896, 828, 1792, 48, 34),
            ("iPhone 14", 390, 844, 1170, 2532, 47, 34),
            ("iPhone 14 Pro", 393, 852, 1179, 2556, 59, 34),
            ("iPhone 16 Pro Max", 440, 956, 1320, 2868, 62, 34),
            ("iPad mini (6th generation)", 744, 1133, 1488, 2266, 24, 20),
            ("iPad Pro 13-inch (M4)", 1032, 1376, 2064, 2752, 24, 20),
            ("iPad (9th generation)", 810, 1080, 1620, 2160, 20, 0),
        ])
    func facts(name: String, width: Int, height: Int, pixelWidth: Int, pixelHeight: Int, top: Int, bottom: Int) throws {
        let environment = try #require(StageDevice.named(name)).environment()
        #expect(environment.size == CGSize(width: width, height: height))
        #expect(environment.pixelSize == (pixelWidth, pixelHeight))
        #expect(environment.safeAreaInsets == StageInsets(top: CGFloat(top), bottom: CGFloat(bottom)))
    }

    @Test("size classes: pads regular, phones compact in width but Plus, Max, XR and 11 on their side")
    func sizeClasses() throws {
        for device in StageDevice.all {
            let (up, side) = (device.environment(), device.environment(orientation: .landscapeLeft))
            let isPad = device.idiom == .pad
            #expect(up.isRegularWidth == isPad)
            #expect(up.isRegularHeight)
            #expect(side.isRegularHeight == isPad)
            let name = device.name
            let isWide = name.contains("Plus") || name.contains("Max") || name == "iPhone XR" || name == "iPhone 11"
            #expect(side.isRegularWidth == (isPad || isWide), "\(name)")
        }
    }

    @Test("a rotation swaps the size, moves the insets, and comes back to where it began")
    func rotation() throws {
        for device in StageDevice.all + [.fitting(CGSize(width: 300, height: 700), scale: 2)] {
            var environment = device.environment(appearance: .dark, contentSize: .small)
            environment.rightToLeft = true
            let side = environment.rotated(to: .landscapeLeft)
            #expect(side.size == CGSize(width: environment.size.height, height: environment.size.width))
            #expect(side.safeAreaInsets == device.landscapeInsets)
            #expect(side.appearance == .dark)
            #expect(side.contentSize == .small)
            #expect(side.rightToLeft)
            #expect(side.rotated(to: .landscapeRight).size == side.size)
            #expect(side.rotated(to: .portrait) == environment)
            #expect(environment.rotated(to: .portrait) == environment)
        }
    }

    @Test("moving to another device keeps how it is held and set")
    func moving() throws {
        let phone = StageDevice.standard.environment(orientation: .landscapeRight, appearance: .dark)
        let pad = phone.moved(to: try #require(StageDevice.named("ipad-pro-11-inch-m4")))
        #expect(pad.size == CGSize(width: 1210, height: 834))
        #expect(pad.orientation == .landscapeRight)
        #expect(pad.appearance == .dark)
        #expect(pad.isRegularHeight)
        #expect(pad.device?.name == "iPad Pro 11-inch (M4)")
    }
}
