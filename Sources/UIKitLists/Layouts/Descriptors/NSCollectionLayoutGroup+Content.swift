// What a group was made of, as words and as the solver's plan.
// Apple: "NSCollectionLayoutGroup".
import Foundation
import UIKitCore
import UIKitValues

/// What a group was made of.
struct GroupContent {
    enum Repetition {
        /// The list is repeated while there is room.
        case list
        /// The one item is repeated so many times.
        case repeating(Int)
        /// The one item is repeated so many times, and shares the group's length.
        case equal(Int)
    }
    var axis = PlanAxis.horizontal
    var subitems: [NSCollectionLayoutItem] = []
    var repetition = Repetition.list
    var provider: NSCollectionLayoutGroupCustomItemProvider?
}

extension LayoutCopy {
    static func all(_ items: [NSCollectionLayoutItem]) -> [NSCollectionLayoutItem] {
        items.map { $0.copy(with: nil) as? NSCollectionLayoutItem ?? $0 }
    }
}

extension NSCollectionLayoutGroup {
    static func make(
        _ size: NSCollectionLayoutSize, _ axis: PlanAxis, _ subitems: [NSCollectionLayoutItem],
        _ repetition: GroupContent.Repetition
    ) -> Self {
        let group = (self == NSCollectionLayoutGroup.self ? NSCollectionLayoutGroup() as? Self : nil) ?? LayoutCopy.make(self)
        group.layoutSize = size
        group.content.axis = axis
        group.content.subitems = LayoutCopy.all(subitems)
        group.content.repetition = repetition
        return group
    }

    /// The plan of the solver; a custom group's closure is asked with an environment of these traits.
    func groupPlan(in environment: (any NSCollectionLayoutEnvironment)?) -> ItemPlan {
        var plan = basePlan
        let subplans = content.subitems.map { item in
            (item as? NSCollectionLayoutGroup)?.groupPlan(in: environment) ?? item.plan
        }
        let arrangement: PlanArrangement
        if let given = content.provider {
            // The solver runs on the main thread alone, as layouts do.
            nonisolated(unsafe) let provider = given
            let traits = environment?.traitCollection ?? UITraitCollection.current
            arrangement = .custom(
                CustomPlaces(of: self) { size, insets in
                    MainActor.assumeIsolated {
                        provider(LayoutEnvironment(LayoutContainer(size: size, insets: insets), traits: traits)).map {
                            CustomPlace(frame: $0.frame, zIndex: $0.zIndex)
                        }
                    }
                })
        } else {
            switch content.repetition {
            case .list: arrangement = .list(subplans)
            case .repeating(let count): arrangement = subplans.first.map { .repeating($0, count) } ?? .list([])
            case .equal(let count): arrangement = subplans.first.map { .equal($0, count) } ?? .list([])
            }
        }
        plan.group = GroupPlan(axis: content.axis, arrangement: arrangement, spacing: interItemSpacing?.plan)
        return plan
    }

    /// The group and its items as indented lines, in the form of UIKit's messages (observed in public logs).
    func lines(indent: String) -> String {
        var text = "\(indent)<\(type(of: self)) \(ObjectName.address(self)) size=\(layoutSize.words)>"
        text +=
            "\n\(indent)\t layoutDirection: \(content.provider != nil ? ".custom" : content.axis == .vertical ? ".vertical" : ".horizontal")"
        if let interItemSpacing { text += "\n\(indent)\t interItemSpacing=\(interItemSpacing.words)" }
        if !content.subitems.isEmpty { text += "\n\(indent)\t subitems=" }
        for item in content.subitems {
            text += "\n"
            text += (item as? NSCollectionLayoutGroup)?.lines(indent: indent + "\t\t ") ?? "\(indent)\t\t \(item.words)"
        }
        return text
    }
}

extension NSCollectionLayoutGroup {
    /// `horizontal(layoutSize:repeatingSubitem:count:)` under its name of iOS 16's first release.
    @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
    public class func horizontalGroup(
        with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { horizontal(layoutSize: size, repeatingSubitem: subitem, count: count) }

    /// `vertical(layoutSize:repeatingSubitem:count:)` under its name of iOS 16's first release.
    @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
    public class func verticalGroup(
        with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { vertical(layoutSize: size, repeatingSubitem: subitem, count: count) }
}
