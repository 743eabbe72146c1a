// UIFont.Weight's raw values to the 100…900 of font files.
// Apple: UIFont.Weight
import Foundation

/// UIFont.Weight's raw values to the 100…900 of font files.
enum FontWeight {
    private static let table: [(raw: CGFloat, css: Int)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
    ]

    /// The nearest of the nine weights.
    static func css(_ raw: CGFloat) -> Int {
        guard raw.isFinite else { return 400 }
        return table.min { abs($0.raw - raw) < abs($1.raw - raw) }!.css
    }

    /// The raw value of the nearest of the nine weights.
    static func raw(_ css: Int) -> CGFloat { table.min { abs($0.css - css) < abs($1.css - css) }!.raw }
}
