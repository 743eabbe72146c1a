// One look for the bars of all columns of a split view.
// Apple: "Customizing your app's navigation bar".
import UIKit

/// A style for the bars of all columns: the background, the colour of titles, and the tint colour of buttons.
public struct ColumnBarStyle {
    /// The background colour; nil for the system's material.
    public var background: UIColor?
    /// The colour of small and large titles; nil for the system's colour.
    public var title: UIColor?
    /// The tint colour of the buttons; nil leaves it unchanged.
    public var tint: UIColor?
    /// Whether a line is drawn below the bar.
    public var showsLine: Bool

    /// Creates a style; omitted values are those of the system.
    public init(background: UIColor? = nil, title: UIColor? = nil, tint: UIColor? = nil, showsLine: Bool = false) {
        self.background = background
        self.title = title
        self.tint = tint
        self.showsLine = showsLine
    }

    /// The style as an appearance, for other bars.
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
