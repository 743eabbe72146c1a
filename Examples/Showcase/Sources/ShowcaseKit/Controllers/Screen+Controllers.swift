// The screens of UIKit's containers: stacks, tabs and pages, presentations, split views.
// No Apple page: this is ours.
import UIKit

extension ScreenSection {
    /// Controllers that hold others.
    static let controllers = ScreenSection(
        name: "controllers", title: "Controllers", summary: "Stacks, tabs, sheets, splits", tint: .systemIndigo,
        icon: .sheet, screens: [])
}
