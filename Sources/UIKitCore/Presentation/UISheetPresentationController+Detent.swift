// Heights at which a sheet rests.
// Apple: "UISheetPresentationController.Detent".
import CoreGraphics
import Foundation

/// What a detent's value may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the container.
    var containerTraitCollection: UITraitCollection { get }
    /// The value of the largest detent, in points.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The name of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            /// A name of any string.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// A name of any string.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// About half the screen.
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            /// The full height.
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        /// Its name.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// About half the screen; none in compact height.
        open class func medium() -> Detent {
            Detent(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                return (context as? DetentContext)?.medium ?? context.maximumDetentValue / 2
            }
        }
        /// The full height.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// A height of one's own in points, without the safe area below; nil leaves it out.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier("detent." + UUID().uuidString), resolver) }

        /// Its height in points, without the safe area below; nil where it does not apply.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }
}

/// What detents are asked with.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    let medium: CGFloat
    init(_ traits: UITraitCollection, _ geometry: SheetGeometry) {
        containerTraitCollection = traits
        maximumDetentValue = geometry.maximumValue
        medium = geometry.mediumValue
    }
}
