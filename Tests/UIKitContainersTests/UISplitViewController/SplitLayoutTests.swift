// The geometry of split views without views: widths, behaviours, modes, frames.
// Apple: "UISplitViewController", Display modes; split behaviours; column widths.
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit

@testable import UIKitContainers

@MainActor @Suite("SplitLayout") struct SplitLayoutTests {
    typealias Mode = UISplitViewController.DisplayMode
    typealias Behavior = UISplitViewController.SplitBehavior

    private static let portrait = CGSize(width: 834, height: 1194), landscape = CGSize(width: 1194, height: 834)

    private func layout(_ size: CGSize, sides: Int = 1, classic: Bool = false, _ change: (inout SplitLayout) -> Void = { _ in })
        -> SplitLayout
    {
        var layout = SplitLayout(
            size: size, scale: 2, isColumnStyle: !classic, sides: sides == 2 ? [.primary, .supplementary] : [.primary])
        change(&layout)
        return layout
    }

    @Test("the system's width is 320, on the largest pads 375, on phones four tenths up to 320 (observed; pads from memory)")
    func automaticWidths() {
        #expect(layout(Self.portrait).width(of: .primary) == 320)
        #expect(layout(CGSize(width: 1366, height: 1024)).width(of: .primary) == 375)
        #expect(layout(CGSize(width: 736, height: 414)) { $0.isPad = false }.width(of: .primary) == 295)
        #expect(layout(CGSize(width: 926, height: 428)) { $0.isPad = false }.width(of: .primary) == 320)
    }

    @Test("points win over the fraction, both stay within minimum and maximum, of which the system's width is the default")
    func wishedWidths() {
        var width = SplitWidth()
        width.fraction = 0.25
        #expect(width.resolved(in: 1000, automatic: 320) == 250)
        width.points = 300
        #expect(width.resolved(in: 1000, automatic: 320) == 300)
        width.points = 500
        #expect(width.resolved(in: 1000, automatic: 320) == 320, "no maximum: the system's (observed)")
        width.maximum = 450
        #expect(width.resolved(in: 1000, automatic: 320) == 450)
        width.minimum = 480
        #expect(width.resolved(in: 1000, automatic: 320) == 480)
        #expect(width.resolved(in: 400, automatic: 320) == 400, "never wider than all")
        var odd = SplitWidth()
        odd.points = .nan
        odd.fraction = .infinity
        odd.maximum = -1
        #expect(odd.resolved(in: 1000, automatic: 320) == 320, "what is no width is left to the system")
    }

    @Test("widths stand on whole pixels") func pixels() {
        let exact = layout(CGSize(width: 1001, height: 700)) { $0.primary.fraction = 0.3 }
        #expect(exact.width(of: .primary) == 300.5)
    }

    /// Every behaviour's modes, as Apple's table has them.
    nonisolated static let documented: [(Behavior, [Mode])] = [
        (.tile, [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]),
        (.overlay, [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]),
        (.displace, [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]),
    ]

    @Test("each behaviour has its three modes and no other, whatever is wished for (documented)", arguments: 0..<3)
    func modesOfBehaviours(index: Int) {
        let (behavior, modes) = Self.documented[index]
        let all: [Mode] = [
            .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary,
        ]
        for wish in [.automatic] + all {
            for size in [CGSize(width: 1366, height: 1024), CGSize(width: 1600, height: 1700)] {
                let it = layout(size, sides: 2) {
                    $0.preferredBehavior = behavior
                    $0.preferredMode = wish
                }
                #expect(it.behavior == behavior)
                #expect(modes.contains(it.mode), "\(wish) in \(behavior) gave \(it.mode)")
                if wish != .automatic { #expect(it.mode.sides == wish.sides) }
            }
        }
    }

    @Test(
        "automatic: beside the content in wide rooms, over it in high ones; three columns displace where both do not fit (documented; the limit guessed)"
    )
    func automaticBehaviours() {
        #expect(layout(Self.landscape).behavior == .tile)
        #expect(layout(Self.landscape).mode == .oneBesideSecondary)
        #expect(layout(Self.portrait).behavior == .overlay)
        #expect(layout(Self.portrait).mode == .secondaryOnly)
        #expect(layout(Self.landscape, sides: 2).behavior == .displace)
        #expect(layout(Self.landscape, sides: 2).mode == .oneBesideSecondary)
        #expect(layout(CGSize(width: 1366, height: 1024), sides: 2).behavior == .tile)
        #expect(layout(Self.portrait, sides: 2).behavior == .overlay)
        #expect(layout(Self.portrait, sides: 2).mode == .secondaryOnly)
    }

    @Test("a wished mode brings its behaviour, and falls back where the content would be narrower than 320 points (guessed)")
    func wishedModes() {
        #expect(layout(Self.portrait) { $0.preferredMode = .oneBesideSecondary }.mode == .oneBesideSecondary)
        #expect(layout(Self.landscape) { $0.preferredMode = .oneOverSecondary }.mode == .oneOverSecondary)
        #expect(layout(Self.portrait, sides: 2) { $0.preferredMode = .twoBesideSecondary }.mode == .twoDisplaceSecondary)
        #expect(layout(Self.landscape, sides: 2) { $0.preferredMode = .twoBesideSecondary }.mode == .twoBesideSecondary)
        #expect(layout(CGSize(width: 600, height: 900)) { $0.preferredMode = .oneBesideSecondary }.mode == .oneOverSecondary)
        #expect(
            layout(Self.landscape) { $0.preferredMode = .twoOverSecondary }.mode == .oneOverSecondary,
            "two columns have one at the side")
        #expect(
            layout(Self.portrait, sides: 2) {
                $0.preferredBehavior = .tile
                $0.preferredMode = .twoBesideSecondary
            }.mode == .oneBesideSecondary, "tiles never overlap")
    }

    @Test("showing and hiding a column goes to the nearest mode with and without it (documented)") func nearest() {
        let wide = layout(Self.landscape, sides: 2)
        #expect(wide.mode(showing: .primary, from: .oneBesideSecondary) == .twoDisplaceSecondary)
        #expect(wide.mode(showing: .supplementary, from: .secondaryOnly) == .oneBesideSecondary)
        #expect(wide.mode(showing: .supplementary, from: .twoDisplaceSecondary) == .twoDisplaceSecondary)
        #expect(wide.mode(showing: .secondary, from: .twoDisplaceSecondary) == .oneBesideSecondary)
        #expect(wide.mode(showing: .secondary, from: .oneBesideSecondary) == .oneBesideSecondary)
        #expect(wide.mode(hiding: .primary, from: .twoDisplaceSecondary) == .oneBesideSecondary)
        #expect(wide.mode(hiding: .supplementary, from: .twoDisplaceSecondary) == .secondaryOnly)
        #expect(wide.mode(hiding: .secondary, from: .oneBesideSecondary) == .oneBesideSecondary)
        let high = layout(Self.portrait, sides: 2)
        #expect(high.mode(showing: .primary, from: .secondaryOnly) == .twoOverSecondary)
        #expect(high.mode(showing: .secondary, from: .twoOverSecondary) == .secondaryOnly)
    }

    @Test("frames: side columns, a line of one pixel, the content; those that are not seen wait beyond the edge") func frames() {
        let wide = layout(Self.landscape, sides: 2)
        let one = wide.placement(in: .oneBesideSecondary).frames
        #expect(one[.supplementary] == CGRect(x: 0, y: 0, width: 320, height: 834))
        #expect(one[.secondary] == CGRect(x: 320.5, y: 0, width: 873.5, height: 834))
        #expect(one[.primary] == CGRect(x: -320.5, y: 0, width: 320, height: 834))
        let two = wide.placement(in: .twoDisplaceSecondary)
        #expect(two.frames[.primary]?.minX == 0)
        #expect(two.frames[.supplementary]?.minX == 320.5)
        #expect(two.frames[.secondary] == CGRect(x: 641, y: 0, width: 873.5, height: 834), "displaced, as wide as before")
        #expect(two.shade == 1)
        let over = wide.placement(in: .twoOverSecondary)
        #expect(over.frames[.secondary] == CGRect(x: 0, y: 0, width: 1194, height: 834))
        #expect(over.shade == 1)
        let tiled = wide.placement(in: .twoBesideSecondary)
        #expect(tiled.frames[.secondary] == CGRect(x: 641, y: 0, width: 553, height: 834))
        #expect(tiled.shade == 0)
        let none = wide.placement(in: .secondaryOnly).frames
        #expect(none[.supplementary]?.maxX == -0.5)
        #expect(none[.primary]?.maxX == -321)
    }

    @Test("on the right everything is mirrored") func mirrored() {
        for mode in [Mode.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary, .twoOverSecondary] {
            let left = layout(Self.landscape, sides: 2), right = layout(Self.landscape, sides: 2) { $0.isOnRight = true }
            let one = left.placement(in: mode).frames, two = right.placement(in: mode).frames
            for (column, frame) in one {
                #expect(two[column] == CGRect(x: 1194 - frame.maxX, y: 0, width: frame.width, height: 834))
            }
        }
    }

    @Test("columns that are seen never lie on one another, and tiles fill the room, in 6,000 random rooms")
    func randomRooms() {
        var seed: UInt64 = 7
        func next(_ limit: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((seed >> 33) % UInt64(limit))
        }
        let modes: [Mode] = [
            .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary,
            .twoDisplaceSecondary,
        ]
        let behaviors: [Behavior] = [.automatic, .tile, .overlay, .displace]
        for _ in 0..<6000 {
            let it = layout(CGSize(width: 320 + next(1200), height: 320 + next(1200)), sides: 1 + next(2), classic: next(3) == 0) {
                $0.scale = CGFloat(1 + next(3))
                $0.preferredMode = modes[next(7)]
                $0.preferredBehavior = behaviors[next(4)]
                if next(2) == 0 { $0.primary.fraction = CGFloat(next(100)) / 100 }
                if next(3) == 0 { $0.primary.maximum = CGFloat(next(900)) }
                if next(3) == 0 { $0.supplementary.minimum = CGFloat(next(600)) }
                $0.isOnRight = next(2) == 0
            }
            let mode = it.mode
            #expect(mode != .automatic)
            #expect(it.mode(like: mode) == mode, "the mode is one of its behaviour: \(it)")
            let placement = it.placement(in: mode)
            let seen = it.visible(in: mode).filter { !mode.isOver || $0 != .secondary }.compactMap { placement.frames[$0] }
            for (index, one) in seen.enumerated() {
                for two in seen.dropFirst(index + 1) { #expect(one.intersection(two).width <= 0.001, "\(it)") }
            }
            if mode == .oneBesideSecondary || mode == .twoBesideSecondary {
                let total = seen.reduce(0) { $0 + $1.width } + CGFloat(seen.count - 1) * it.gutter
                #expect(abs(total - it.size.width) < 0.001, "\(it)")
                #expect((placement.frames[.secondary]?.width ?? 0) >= SplitLayout.narrowest, "\(it)")
            }
        }
    }
}
