// A public report's three columns and their blue bars, through its six stages, in portrait and landscape.
// Source: Owen Zhao's blog, "UISplitViewController in Modern UiKit", and its six screenshots.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitValues

@MainActor @Suite("A public report: three columns and blue bars", .harness) struct Seed004Tests {
    typealias Stage = Seed004.Stage

    /// A phone whose width is regular on its side, as the report's is.
    private static let device = Device.iPhone11

    private func shown(_ stage: Stage, _ orientation: Surroundings.Orientation = .portrait) async throws -> (
        Harness, Seed004.SplitViewController
    ) {
        let harness = try await Harness(device: Self.device, orientation: orientation)
        let split = Seed004.sample(stage)
        try await harness.show(split)
        return (harness, split)
    }

    private func turn(_ harness: Harness, _ orientation: Surroundings.Orientation) async throws {
        var surroundings = harness.surroundings
        surroundings.orientation = orientation
        try await harness.change(to: surroundings)
    }

    private func controller(_ split: UISplitViewController, _ column: UISplitViewController.Column) -> Seed004.ListController {
        split.viewController(for: column) as! Seed004.ListController
    }

    /// Points between the bar's lower end and the first row's frame, beside the row's own margin.
    private func gap(_ controller: UIViewController, _ split: UISplitViewController) -> CGFloat {
        let bar =
            split.isCollapsed
            ? (split.viewControllers[0] as! UINavigationController).navigationBar : controller.navigationController!.navigationBar
        let list = (controller as! Seed004.ListController).list
        return list.convert(list.bounds, to: nil).minY - bar.convert(bar.bounds, to: nil).maxY
    }

    /// Whether the bar over a controller is blue, read from the picture beside its title.
    private func isBlue(_ harness: Harness, _ split: UISplitViewController, _ controller: UIViewController) throws -> Bool {
        let bar =
            split.isCollapsed
            ? (split.viewControllers[0] as! UINavigationController).navigationBar : controller.navigationController!.navigationBar
        return bar.backgroundImage(for: .default) != nil
    }

    @Test("each stage looks so, upright and on its side", arguments: Stage.allCases)
    func stages(stage: Stage) async throws {
        let (harness, split) = try await shown(stage)
        #expect(split.isCollapsed)
        #expect(controller(split, .secondary).view.window != nil)
        assertSnapshot(of: harness, named: "\(stage.rawValue)-upright")
        try await turn(harness, .landscape)
        #expect(!split.isCollapsed)
        #expect(split.displayMode == .oneBesideSecondary)
        assertSnapshot(of: harness, named: "\(stage.rawValue)-side")
    }

    @Test(
        "P10 [S]: upright two navigation controllers stand in one another, and a picture on the inner bar doubles the space",
        arguments: Stage.allCases)
    func p10(stage: Stage) async throws {
        let (harness, split) = try await shown(stage)
        let second = controller(split, .secondary)
        let inner = try #require(second.navigationController)
        let outer = try #require(inner.navigationController)
        #expect(outer === split.viewControllers[0], "two instead of one")
        #expect(outer !== inner, "two instead of one")
        let doubled: [Stage] = [.secondStyled, .allStyled]
        #expect(gap(second, split) == (doubled.contains(stage) ? inner.navigationBar.frame.height : 0))
        // Blue only where the outer bar has the picture.
        #expect(try isBlue(harness, split, second) == (stage.rawValue >= Stage.allStyled.rawValue))
        try await turn(harness, .landscape)
        #expect(inner.navigationController == nil, "on its side each column has its own bar")
        #expect(gap(second, split) == 0, "on its side each column has its own bar")
        let blueOnItsSide: [Stage] = [.secondStyled, .allStyled, .followsTurns, .tinted]
        #expect(try isBlue(harness, split, second) == blueOnItsSide.contains(stage), "cleared upright, it went blank on turning")
    }

    @Test("P10, P14 [S]: the tint set on one bar is lost on the side, where each column has its own; set on every bar it stays")
    func tint() async throws {
        let (harness, split) = try await shown(.followsTurns)
        (split.viewControllers[0] as? UINavigationController)?.navigationBar.tintColor = .systemYellow
        try await turn(harness, .landscape)
        #expect(controller(split, .secondary).navigationController?.navigationBar.tintColor != .systemYellow, "lost")
        let (other, tinted) = try await shown(.tinted)
        try await turn(other, .landscape)
        for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
            #expect(controller(tinted, column).navigationController?.navigationBar.tintColor == .systemYellow)
        }
    }

    @Test("P13 [S]: the doubled space goes by setBackgroundImage(nil), not by hiding the bar, and comes back with the picture")
    func p13() async throws {
        let (harness, split) = try await shown(.allStyled)
        let second = controller(split, .secondary)
        let inner = try #require(second.navigationController)
        let space = gap(second, split)
        #expect(space == inner.navigationBar.frame.height)
        #expect(space > 0)
        inner.navigationBar.isHidden = true
        try await harness.turn()
        #expect(gap(second, split) == space, "isHidden didn't work here")
        inner.navigationBar.setBackgroundImage(nil, for: .default)
        try await harness.turn()
        #expect(gap(second, split) == 0)
        inner.navigationBar.isHidden = false
        // Turning: without the picture the bar is blank on its side; set again there, it doubles upright again.
        try await turn(harness, .landscape)
        #expect(try !isBlue(harness, split, second))
        inner.navigationBar.setBackgroundImage(Seed004.blue, for: .default)
        try await turn(harness, .portrait)
        #expect(gap(second, split) == space)
    }

    @Test("a finger goes through the sample: back to Primary, forward to Second, on its side and back")
    func walk() async throws {
        let (harness, split) = try await shown(.tinted)
        let names = { (split: UISplitViewController) in
            [UISplitViewController.Column.primary, .supplementary, .secondary].filter { split.isShowing($0) }.map { "\($0)" }
        }
        #expect(names(split) == ["secondary"])
        try await harness.tap(.button("Supplementary"))
        try await harness.advance(by: 1)
        #expect(names(split) == ["supplementary"])
        try await harness.tap(.button("Primary"))
        try await harness.advance(by: 1)
        #expect(names(split) == ["primary"])
        try await harness.tap(.button("2"))
        try await harness.advance(by: 1)
        #expect(names(split) == ["supplementary"])
        try await harness.tap(.button("2"))
        try await harness.advance(by: 1)
        #expect(names(split) == ["secondary"])
        try await turn(harness, .landscape)
        #expect(names(split) == ["supplementary", "secondary"])
        try await turn(harness, .portrait)
        #expect(names(split) == ["secondary"])
    }
}
