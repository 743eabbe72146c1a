// What a sequence is made of.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Stage
import UIKit

/// Numbers from a seed (SplitMix64).
struct Dice: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
    mutating func roll(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &self) }
    mutating func flip() -> Bool { roll(2) == 0 }
    mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }
}

/// One step. Numbers choose among what there is when it is taken.
enum Step: CustomStringConvertible {
    case present(Int, UIModalPresentationStyle, UIModalTransitionStyle, Content, animated: Bool)
    case dismiss(Int, animated: Bool)
    case push(Int, animated: Bool)
    case pop(Int, animated: Bool)
    case popToRoot(Int, animated: Bool)
    case setStack(Int, count: Int, keepsTop: Bool, animated: Bool)
    case select(Int, tab: Int)
    case setTabs(Int, count: Int)
    case alert(Int, UIAlertController.Style, animated: Bool)
    case column(Int, UISplitViewController.Column, Filling)
    case showColumn(Int, UISplitViewController.Column)
    case hideColumn(Int, UISplitViewController.Column)
    case displayMode(Int, UISplitViewController.DisplayMode, animated: Bool)
    case behavior(Int, UISplitViewController.SplitBehavior)
    case showDetail(Int)
    case setPages(Int, forward: Bool, animated: Bool)
    case turnPage(Int, forward: Bool)
    case tap(CGFloat, CGFloat)
    case drag(CGFloat, CGFloat, by: CGFloat, CGFloat, End)
    case turnDevice
    case resize(Room)
    case replaceRoot(Content)
    case wait(TimeInterval)
    case turn

    /// What is put up.
    enum Content: CaseIterable {
        case plain, navigation, tabs, tabsOfNavigation, slides, leaves, tabsOfPages, twoColumns, threeColumns, classic,
            tabsOfColumns

        /// What an app may present.
        static let presentable: [Content] = [
            .plain, .plain, .navigation, .navigation, .tabs, .tabsOfNavigation, .slides, .leaves, .tabsOfColumns,
        ]
    }
    /// What is set for a column.
    enum Filling: CaseIterable { case nothing, plain, navigation, tabs }
    /// What becomes of a finger after a drag.
    enum End: CaseIterable { case lifts, flicks, stays, isTakenAway }
    /// A window's size: narrow ones are compact, wide ones regular.
    enum Room: CaseIterable { case narrow, phone, pad, wide }

    static func random(_ dice: inout Dice) -> Step {
        let animated = dice.flip(), number = dice.roll(1000)
        switch dice.roll(24) {
        case 0, 1, 2: return present(&dice, number, animated)
        case 3, 4: return .dismiss(number, animated: animated)
        case 5, 6: return .push(number, animated: animated)
        case 7: return .pop(number, animated: animated)
        case 8: return dice.flip() ? .popToRoot(number, animated: animated) : .pop(number, animated: animated)
        case 9: return .setStack(number, count: 1 + dice.roll(3), keepsTop: dice.flip(), animated: animated)
        case 10: return .select(number, tab: dice.roll(3))
        case 11: return dice.roll(4) == 0 ? .setTabs(number, count: 1 + dice.roll(3)) : .select(number, tab: dice.roll(3))
        case 12: return .alert(number, dice.flip() ? .alert : .actionSheet, animated: animated)
        case 13: return .turnDevice
        case 14: return dice.roll(6) == 0 ? .replaceRoot(dice.pick(Content.allCases)) : .turn
        case 15, 16, 17: return columns(&dice, number, animated)
        case 18: return .resize(dice.pick(Room.allCases))
        case 19, 20: return finger(&dice)
        case 21: return .setPages(number, forward: dice.flip(), animated: animated)
        case 22:
            return dice.flip() ? .turnPage(number, forward: dice.flip()) : .setPages(number, forward: dice.flip(), animated: true)
        default: return dice.roll(3) == 0 ? .turn : .wait(dice.pick([0.02, 0.1, 0.3, 0.8]))
        }
    }

    private static func present(_ dice: inout Dice, _ number: Int, _ animated: Bool) -> Step {
        let styles: [UIModalPresentationStyle] = [
            .automatic, .fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext, .overCurrentContext, .popover,
            .custom,
        ]
        let style = dice.pick(styles)
        let transitions: [UIModalTransitionStyle] = [.coverVertical, .coverVertical, .crossDissolve, .flipHorizontal]
        return .present(number, style, dice.pick(transitions), dice.pick(Content.presentable), animated: animated)
    }

    private static func columns(_ dice: inout Dice, _ number: Int, _ animated: Bool) -> Step {
        let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .secondary, .compact]
        let column = dice.pick(columns)
        switch dice.roll(7) {
        case 0, 1: return .column(number, column, dice.pick(Filling.allCases))
        case 2: return .showColumn(number, column)
        case 3: return .hideColumn(number, column)
        case 4:
            let modes: [UISplitViewController.DisplayMode] = [
                .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary,
                .twoDisplaceSecondary,
            ]
            return .displayMode(number, dice.pick(modes), animated: animated)
        case 5:
            let behaviors: [UISplitViewController.SplitBehavior] = [.automatic, .tile, .overlay, .displace]
            return .behavior(number, dice.pick(behaviors))
        default: return .showDetail(number)
        }
    }

    /// A tap, often at a bar; a drag, often from an edge.
    private static func finger(_ dice: inout Dice) -> Step {
        if dice.roll(3) == 0 { return .tap(dice.pick([0.1, 0.3, 0.5, 0.7, 0.9]), dice.pick([0.1, 0.3, 0.5, 0.95])) }
        let x: CGFloat = dice.pick([0.005, 0.005, 0.5, 0.995]), y: CGFloat = dice.pick([0.1, 0.4, 0.6])
        let isAcross = dice.roll(4) > 0
        let far: CGFloat = dice.pick([0.2, 0.45, 0.8]) * (x > 0.9 || x == 0.5 && dice.flip() ? -1 : 1)
        return .drag(x, y, by: isAcross ? far : 0, isAcross ? 0 : abs(far), dice.pick(End.allCases))
    }

    var description: String {
        switch self {
        case .present(let number, let style, let transition, let content, let animated):
            "present(\(number), .\(style), .\(transition), \(content), animated: \(animated))"
        case .dismiss(let number, let animated): "dismiss(\(number), animated: \(animated))"
        case .push(let number, let animated): "push(\(number), animated: \(animated))"
        case .pop(let number, let animated): "pop(\(number), animated: \(animated))"
        case .popToRoot(let number, let animated): "popToRoot(\(number), animated: \(animated))"
        case .setStack(let number, let count, let keepsTop, let animated):
            "setStack(\(number), \(count), keepsTop: \(keepsTop), animated: \(animated))"
        case .select(let number, let tab): "select(\(number), tab: \(tab))"
        case .setTabs(let number, let count): "setTabs(\(number), \(count))"
        case .alert(let number, let style, let animated): "alert(\(number), \(style), animated: \(animated))"
        case .column(let number, let column, let filling): "column(\(number), .\(column), .\(filling))"
        case .showColumn(let number, let column): "showColumn(\(number), .\(column))"
        case .hideColumn(let number, let column): "hideColumn(\(number), .\(column))"
        case .displayMode(let number, let mode, let animated): "displayMode(\(number), .\(mode), animated: \(animated))"
        case .behavior(let number, let behavior): "behavior(\(number), .\(behavior))"
        case .showDetail(let number): "showDetail(\(number))"
        case .setPages(let number, let forward, let animated):
            "setPages(\(number), forward: \(forward), animated: \(animated))"
        case .turnPage(let number, let forward): "turnPage(\(number), forward: \(forward))"
        case .tap(let x, let y): "tap(\(x), \(y))"
        case .drag(let x, let y, let right, let down, let end): "drag(\(x), \(y), by: \(right), \(down), .\(end))"
        case .turnDevice: "turnDevice"
        case .resize(let room): "resize(.\(room))"
        case .replaceRoot(let content): "replaceRoot(\(content))"
        case .wait(let seconds): "wait(\(seconds))"
        case .turn: "turn"
        }
    }
}
