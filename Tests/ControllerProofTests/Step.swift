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
    case turnDevice
    case replaceRoot(Content)
    case wait(TimeInterval)
    case turn

    /// What is put up.
    enum Content: CaseIterable { case plain, navigation, tabs, tabsOfNavigation }

    static func random(_ dice: inout Dice) -> Step {
        let which = dice.roll(16), animated = dice.flip(), number = dice.roll(1000)
        switch which {
        case 0, 1, 2:
            let styles: [UIModalPresentationStyle] = [
                .automatic, .fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext, .overCurrentContext, .popover,
                .custom,
            ]
            let style = dice.pick(styles)
            let transitions: [UIModalTransitionStyle] = [.coverVertical, .coverVertical, .crossDissolve, .flipHorizontal]
            return .present(number, style, dice.pick(transitions), dice.pick(Content.allCases), animated: animated)
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
        default: return dice.roll(3) == 0 ? .turn : .wait(dice.pick([0.02, 0.1, 0.3, 0.8]))
        }
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
        case .turnDevice: "turnDevice"
        case .replaceRoot(let content): "replaceRoot(\(content))"
        case .wait(let seconds): "wait(\(seconds))"
        case .turn: "turn"
        }
    }
}
