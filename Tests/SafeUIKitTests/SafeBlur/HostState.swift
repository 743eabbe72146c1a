// The 12 states in which each route is tried.
import SafeUIKit
import Testing
import UIKit
import UIKitCore
import UIKitValues
import UIKitTesting

/// What a host has gone through before views are added to it. What is a blur's alone is left out with others.
enum HostState: String, CaseIterable, Sendable {
    case fresh, shown, hidden, rootView, decoded, reused, background, dark, resized, intensityNone, intensityHalf, animating

    /// A host in this state with subviews 1, 2 and 3.
    @MainActor func prepare(_ kind: HostKind, in root: UIViewController, _ harness: Harness) async throws -> RouteField {
        var host = kind.make()
        RouteField.fill(host)
        var controller = root
        if self == .decoded { host = try Self.archived(host) }
        switch self {
        case .fresh: return RouteField(host, in: root)
        case .rootView:
            controller = UIViewController()
            controller.view = host
            root.safe.embed(child: controller)
        default: root.view.addSubview(host)
        }
        try await harness.turn()
        switch self {
        case .hidden: host.isHidden = true
        case .reused: try await reuse(host, in: root.view, harness)
        case .background:
            (host as? BlurView)?.intensity = 0.4
            try await harness.send(.enterBackground)
            try await harness.send(.enterForeground)
        case .dark: host.overrideUserInterfaceStyle = .dark
        case .resized:
            host.bounds = CGRect(x: 3, y: 9, width: 44, height: 52)
            host.transform = CGAffineTransform(rotationAngle: 0.3)
            (host as? BlurView)?.style = .prominent
            (host as? VibrancyView)?.style = .fill
        case .intensityNone: (host as? BlurView)?.intensity = 0
        case .intensityHalf: (host as? BlurView)?.intensity = 0.5
        case .animating:
            (host as? BlurView)?.setIntensity(0.2, animated: true, duration: 1)
            try await harness.advance(by: 0.1)
        case .fresh, .shown, .rootView, .decoded: break
        }
        return RouteField(host, in: controller)
    }

    /// As a table reuses a cell: out of the window, `AnimatorReuse`, in again.
    @MainActor private func reuse(_ host: UIView, in root: UIView, _ harness: Harness) async throws {
        (host as? BlurView)?.intensity = 0.3
        try await harness.turn()
        host.removeFromSuperview()
        AnimatorReuse.reused(host)
        root.addSubview(host)
    }

    @MainActor static func archived(_ host: any Host) throws -> any Host {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(host, forKey: NSKeyedArchiveRootObjectKey)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.requiresSecureCoding = false
        return try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? any Host)
    }
}

extension SafeController {
    /// ``embed(_:in:)`` of a child without a parent.
    @MainActor func embed(child: UIViewController) { try? embed(child) }
}
