// Gradients' colours, kept between frames.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

/// A few ramps by their stops.
final class GradientRamps {
    private var ramps: [[GradientRamp.Stop]: GradientRamp] = [:]

    func ramp(_ gradient: GradientModel) -> GradientRamp {
        let stops = Self.stops(gradient)
        if let known = ramps[stops] { return known }
        if ramps.count >= 64 { ramps = [:] }
        let made = GradientRamp(stops: stops)
        ramps[stops] = made
        return made
    }

    func drop() { ramps = [:] }

    /// Even steps where there are no locations; colours beyond the locations stand at the end.
    static func stops(_ gradient: GradientModel) -> [GradientRamp.Stop] {
        let count = gradient.colors.count
        return gradient.colors.enumerated().map { index, color in
            var location = count == 1 ? 0 : Double(index) / Double(count - 1)
            if let locations = gradient.locations { location = index < locations.count ? locations[index] : 1 }
            let c = color.straightComponents
            return GradientRamp.Stop(
                location: min(max(0, location), 1), red: c[0], green: c[1], blue: c[2], alpha: c[3])
        }
    }
}
