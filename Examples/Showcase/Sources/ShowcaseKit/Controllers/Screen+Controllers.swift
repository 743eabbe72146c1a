// The screens of UIKit's containers: stacks, tabs and pages, presentations, split views.
// No Apple page: this is ours.
import UIKit

extension ScreenSection {
    /// Controllers that hold others.
    static let controllers = ScreenSection(
        name: "controllers", title: "Controllers", summary: "Stacks, tabs, sheets, splits", tint: .systemIndigo,
        icon: .sheet,
        screens: [
            Screen(
                name: "navigation", title: "Navigation", summary: "Stacks, bars, large titles", tint: .systemBlue,
                icon: .layers
            ) { NavigationDemoController() },
            Screen(
                name: "tabs", title: "Tabs & pages", summary: "A tab bar, slides, a book", tint: .systemOrange,
                icon: .device
            ) { TabsDemoController() },
            Screen(
                name: "presentations", title: "Presentations", summary: "Sheets, popovers, alerts", tint: .systemPink,
                icon: .sheet
            ) { PresentationsDemoController() },
            Screen(
                name: "split", title: "Three columns", summary: "A split view that collapses", tint: .systemGreen,
                icon: .boxes
            ) { SplitDemoController() },
            Screen(
                name: "split-tabs", title: "Two columns", summary: "Tabs where it is narrow", tint: .systemTeal,
                icon: .boxes
            ) { TwoColumnsController() },
            Screen(
                name: "tab-groups", title: "Tab groups", summary: "Tabs of iOS 18, created lazily", tint: .systemPurple,
                icon: .device
            ) { TabGroupsController() },
        ])
}
