// First values, recognizers, archives.
// Apple: "UIScrollView"; its defaults are documented in the header's comments.
import CoreGraphics
import Foundation
import UIKitValues

extension UIScrollView {
    /// The zoomed view, where its scale is not 1.
    var scaledView: UIView? {
        guard let view = zoomedView, view.transform.a != 1 else { return nil }
        return view
    }

    /// The frame's guide, if it was asked for.
    var madeFrameGuide: UILayoutGuide? { recognizers.frameGuide }

    func setUpScrolling() {
        clipsToBounds = true
        isMultipleTouchEnabled = true
        recognizers.attach(to: self)
    }

    func encodeScrolling(with coder: NSCoder) {
        coder.encode(Double(content.size.width), forKey: "UIContentSizeWidth")
        coder.encode(Double(content.size.height), forKey: "UIContentSizeHeight")
        let inset = content.inset
        for (key, value) in zip(Self.insetKeys, [inset.top, inset.left, inset.bottom, inset.right]) {
            coder.encode(Double(value), forKey: key)
        }
        coder.encode(content.adjustment.rawValue, forKey: "UIContentInsetAdjustmentBehavior")
        coder.encode(Double(options.decelerationRate.rawValue), forKey: "UIDecelerationRate")
        coder.encode(options.keyboardDismissMode.rawValue, forKey: "UIKeyboardDismissMode")
        coder.encode(indicators.style.rawValue, forKey: "UIIndicatorStyle")
        coder.encode(Double(zooming.minimum), forKey: "UIMinimumZoomScale")
        coder.encode(Double(zooming.maximum), forKey: "UIMaximumZoomScale")
        if let control = refreshStorage { coder.encode(control, forKey: "UIRefreshControl") }
        for (key, path) in Self.flags { coder.encode(self[keyPath: path], forKey: key) }
    }

    func decodeScrolling(from coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIContentSizeWidth") else { return }
        func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        for (key, path) in Self.flags where coder.containsValue(forKey: key) {
            self[keyPath: path] = coder.decodeBool(forKey: key)
        }
        options.decelerationRate = DecelerationRate(rawValue: number("UIDecelerationRate"))
        options.keyboardDismissMode =
            KeyboardDismissMode(rawValue: coder.decodeInteger(forKey: "UIKeyboardDismissMode")) ?? .none
        indicators.style = IndicatorStyle(rawValue: coder.decodeInteger(forKey: "UIIndicatorStyle")) ?? .default
        setZoomLimits(number("UIMinimumZoomScale"), number("UIMaximumZoomScale"))
        let place = contentOffset
        content.adjustment =
            ContentInsetAdjustmentBehavior(rawValue: coder.decodeInteger(forKey: "UIContentInsetAdjustmentBehavior"))
            ?? .automatic
        contentSize = CGSize(width: number("UIContentSizeWidth"), height: number("UIContentSizeHeight"))
        let insets = Self.insetKeys.map(number)
        contentInset = UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
        contentOffset = place
        refreshControl = coder.objectIfPresent("UIRefreshControl") as? UIRefreshControl
    }

    private static let insetKeys = [
        "UIContentInsetTop", "UIContentInsetLeft", "UIContentInsetBottom", "UIContentInsetRight",
    ]

    private static var flags: [(String, ReferenceWritableKeyPath<UIScrollView, Bool>)] {
        [
            ("UIScrollEnabled", \.isScrollEnabled), ("UIPagingEnabled", \.isPagingEnabled),
            ("UIBouncesHorizontally", \.bouncesHorizontally), ("UIBouncesVertically", \.bouncesVertically),
            ("UIAlwaysBounceHorizontal", \.alwaysBounceHorizontal), ("UIAlwaysBounceVertical", \.alwaysBounceVertical),
            ("UIShowsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
            ("UIShowsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
            ("UIDirectionalLockEnabled", \.isDirectionalLockEnabled), ("UIBouncesZoom", \.bouncesZoom),
            ("UIDelaysContentTouches", \.delaysContentTouches),
            ("UICanCancelContentTouches", \.canCancelContentTouches), ("UIScrollsToTop", \.scrollsToTop),
        ]
    }
}

extension UIScrollView: ScrolledContent {}
