// Thumbnails and decoding off the main thread.
// Apple: "UIImage", prepareThumbnail(of:completionHandler:), byPreparingThumbnail(ofSize:), byPreparingForDisplay()
import CoreGraphics
import Foundation

/// The queue on which images are prepared; completion handlers run there, as documented.
enum ImagePreparing {
    static let queue = DispatchQueue(label: "vitrine.images", qos: .userInitiated, attributes: .concurrent)

    /// Runs work in the traits that are current here.
    static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
        let traits = UITraitCollection.current
        return await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: traits.performAsCurrent(returning: work)) }
        }
    }

    static func run<Result: Sendable>(
        _ work: @escaping @Sendable () -> Result, then handler: @escaping @Sendable (Result) -> Void
    ) {
        let traits = UITraitCollection.current
        queue.async { handler(traits.performAsCurrent(returning: work)) }
    }
}

extension UIImage {
    /// Returns ``preparingThumbnail(of:)``, created on another thread.
    nonisolated public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await ImagePreparing.run { self.preparingThumbnail(of: size) }
    }

    /// Returns ``preparingForDisplay()``, created on another thread.
    nonisolated public func byPreparingForDisplay() async -> UIImage? {
        await ImagePreparing.run { self.preparingForDisplay() }
    }
}
