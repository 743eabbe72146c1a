// One look for the bars of all columns of a split view.
// Apple: "Customizing your app's navigation bar".
import UIKit

/// One look for the bars of all columns: the background, the colour of titles, the colour of buttons.
public struct ColumnBarStyle {
    /// Behind the bar; nil for the system's material.
    public var background: UIColor?
    /// Of small and large titles; nil for the system's.
    public var title: UIColor?
    /// Of the buttons; nil leaves it as it is.
    public var tint: UIColor?
    /// Whether a line is drawn below the bar.
    public var showsLine: Bool

    /// The system's look, but for what is given.
    public init(background: UIColor? = nil, title: UIColor? = nil, tint: UIColor? = nil, showsLine: Bool = false) {
        self.background = background
        self.title = title
        self.tint = tint
        self.showsLine = showsLine
    }

    /// The look as an appearance, for other bars.
    @MainActor public var appearance: UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        if let background {
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = background
        } else {
            appearance.configureWithDefaultBackground()
        }
        if !showsLine { appearance.shadowColor = nil }
        if let title {
            appearance.titleTextAttributes[.foregroundColor] = title
            appearance.largeTitleTextAttributes[.foregroundColor] = title
        }
        return appearance
    }

    /// Gives a bar this look in all of its states.
    @MainActor func apply(to bar: UINavigationBar) {
        for metrics in [UIBarMetrics.default, .compact] { bar.setBackgroundImage(nil, for: metrics) }
        let appearance = appearance
        bar.standardAppearance = appearance
        bar.compactAppearance = appearance
        bar.scrollEdgeAppearance = appearance
        bar.compactScrollEdgeAppearance = appearance
        if let tint { bar.tintColor = tint }
    }
}
