// Heights at which a sheet rests.
// Apple: "UISheetPresentationController.Detent".
import CoreGraphics
import Foundation
import UIKitValues

/// The values for the resolution of a detent's height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the container.
    var containerTraitCollection: UITraitCollection { get }
    /// The value of the largest detent, in points.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet can rest.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The identifier of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            /// Creates an identifier from a string.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier from a string.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// About half the screen.
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            /// The full height.
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        /// The identifier.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// Returns the detent of about half the screen; it is inactive in a compact height.
        open class func medium() -> Detent {
            Detent(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                return (context as? DetentContext)?.medium ?? context.maximumDetentValue / 2
            }
        }
        /// Returns the detent of the full height.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// Returns a detent of a custom height in points, without the safe area at the bottom; nil deactivates it.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier("detent." + UUID().uuidString), resolver) }

        /// Returns the height in points, without the safe area at the bottom; nil if the detent is inactive.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }
}

/// The context with which detents are resolved.
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
