// Conditions, availability and imports as iOS code has them.
#if canImport(UIKit)
import UIKit
#endif
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
#endif
import Darwin
import UIKit.UIGestureRecognizerSubclass
import class UIKit.UIColor

public enum Conditions {
    #if os(iOS) || os(tvOS)
    public static let platform = "iOS"
    #elseif os(macOS)
    public static let platform = "macOS"
    #else
    #error("neither iOS nor macOS")
    #endif

    #if targetEnvironment(simulator)
    public static let hasCamera = false
    #else
    public static let hasCamera = true
    #endif

    public static var background: UIColor {
        if #available(iOS 13.0, *) { return .systemBackground }
        return .white
    }
}

@available(iOS 11.0, *)
public final class OneFinger: UIGestureRecognizer {
    public private(set) var began = 0
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        began += touches.count
        state = .recognized
    }
}
