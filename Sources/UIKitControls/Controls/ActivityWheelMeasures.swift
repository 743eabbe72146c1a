// The sizes, colours and times of an activity indicator.
// Apple: "UIActivityIndicatorView", which publishes none.
import CoreGraphics
import Foundation
import UIKitValues

/// Points, seconds, and parts of the radius.
enum ActivityWheelMeasures {
    // MARK: Sizes
    // Observed: Interface Builder's frames, 37 of them.

    static let medium = CGSize(width: 20, height: 20)
    static let large = CGSize(width: 37, height: 37)

    // MARK: Spokes
    // Observed: flutter/flutter, cupertino.

    static let count = 8
    /// The opacities from the spoke after the brightest one, which is last.
    static let opacities: [Float] = [47, 47, 47, 47, 72, 97, 122, 147].map { $0 / 255 }
    /// A spoke, which has round ends, goes from a third of the radius to its end, and is so many times narrower than the radius.
    static let radiusByWidth: CGFloat = 5
    /// One round.
    static let period: TimeInterval = 1

    // MARK: Colours
    // Observed: flutter/flutter, cupertino.

    /// Red, green and blue, 0…255, where the interface is light, and where it is dark.
    static let lightLevels: SIMD3<Double> = [60, 60, 68]
    static let darkLevels: SIMD3<Double> = [235, 235, 245]

    static func color(_ levels: SIMD3<Double>) -> UIColor {
        UIColor(red: levels.x / 255, green: levels.y / 255, blue: levels.z / 255, alpha: 1)
    }
}
