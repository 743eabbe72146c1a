// Making the layer, first values, archives.
// Apple: "UIView", Creating a view object.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

extension UIView {
    /// A layer of the class that ``layerClass`` names.
    static func makeLayer() -> CALayer {
        let type = layerClass
        if type == CALayer.self { return CALayer() }
        guard let layerType = type as? CALayer.Type else { return CALayer() }
        return DynamicInit.make(layerType)
    }

    func setUp(frame: CGRect) {
        MainThread.check("-[UIView initWithFrame:]")
        AppSession.startsByItself
        layerStorage.ownDelegate = self
        layerStorage.contentsScale = UIScreen.mainScale
        layerStorage.isOpaque = false
        if frame != .zero { placeFrame(frame) }
        if Self.updatesByItself { setNeedsUpdateConstraints() }
        if drawsContent { layerStorage.setNeedsDisplay() }
    }

    func encodeState(with coder: NSCoder) {
        coder.encode(Double(center.x), forKey: "UICenterX")
        coder.encode(Double(center.y), forKey: "UICenterY")
        coder.encode(Double(bounds.origin.x), forKey: "UIBoundsX")
        coder.encode(Double(bounds.origin.y), forKey: "UIBoundsY")
        coder.encode(Double(bounds.size.width), forKey: "UIBoundsWidth")
        coder.encode(Double(bounds.size.height), forKey: "UIBoundsHeight")
        coder.encode(Double(alpha), forKey: "UIAlpha")
        coder.encode(isHidden, forKey: "UIHidden")
        coder.encode(clipsToBounds, forKey: "UIClipsToBounds")
        coder.encode(tag, forKey: "UITag")
        coder.encode(contentMode.rawValue, forKey: "UIContentMode")
        coder.encode(Int(autoresizingMask.rawValue), forKey: "UIAutoresizingMask")
        coder.encode(isUserInteractionEnabled, forKey: "UIUserInteractionEnabled")
        if let backgroundColor { coder.encode(backgroundColor, forKey: "UIBackgroundColor") }
        let archived = subviews.filter { !$0.hierarchy.isPart }
        if !archived.isEmpty { coder.encode(archived as NSArray, forKey: "UISubviews") }
    }

    func decode(from coder: NSCoder) {
        func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIBoundsWidth") else { return }
        setBounds(
            CGRect(
                x: number("UIBoundsX"), y: number("UIBoundsY"), width: number("UIBoundsWidth"),
                height: number("UIBoundsHeight")))
        setCenter(CGPoint(x: number("UICenterX"), y: number("UICenterY")))
        alpha = number("UIAlpha")
        isHidden = coder.decodeBool(forKey: "UIHidden")
        clipsToBounds = coder.decodeBool(forKey: "UIClipsToBounds")
        tag = coder.decodeInteger(forKey: "UITag")
        contentMode = ContentMode(rawValue: coder.decodeInteger(forKey: "UIContentMode")) ?? .scaleToFill
        autoresizingMask = AutoresizingMask(rawValue: UInt(coder.decodeInteger(forKey: "UIAutoresizingMask")))
        isUserInteractionEnabled = coder.decodeBool(forKey: "UIUserInteractionEnabled")
        backgroundColor = coder.objectIfPresent("UIBackgroundColor") as? UIColor
        for case let view as UIView in coder.objectIfPresent("UISubviews") as? [Any] ?? [] { addSubview(view) }
    }

    /// The superview to come makes this view by itself: archives leave it out.
    package func becomePart() { hierarchy.bePart(true) }
    /// The view is one like any other again.
    func ceaseToBePart() { hierarchy.bePart(false) }

    /// Adds a view that this one makes by itself, and makes again when it comes from an archive: archives leave it out.
    package func addPart(_ view: UIView) {
        view.becomePart()
        addSubview(view)
    }

    /// Adds several parts at the bottom, below the app's own subviews from an archive. See ``addPart(_:)``.
    package func setUpParts(_ views: [UIView]) {
        for (index, view) in views.enumerated() { insertPart(view, at: index) }
    }

    /// Inserts a part at an index among the subviews. See ``addPart(_:)``.
    package func insertPart(_ view: UIView, at index: Int) {
        view.becomePart()
        insertSubview(view, at: index)
    }

    /// Inserts a part below a subview. See ``addPart(_:)``.
    package func insertPart(_ view: UIView, belowSubview other: UIView) {
        view.becomePart()
        insertSubview(view, belowSubview: other)
    }

    private final class FrameProbe: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private static let frameSlot = DynamicInit.Slot(base: UIView.self, probe: FrameProbe.self)

    /// `type.init(frame:)` of the class that the metatype names at run time.
    package static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
        DynamicInit.make(type, slot: frameSlot, rect: frame)
    }

    /// An instance that takes settings for others: whole where the class has `init(frame:)`, else hollow.
    package static func makeToBeSet(_ type: UIView.Type) -> (view: UIView, hollow: HollowView?) {
        if let whole = DynamicInit.makeIfImplemented(type, slot: frameSlot, rect: .zero) { return (whole, nil) }
        guard let made = DynamicInit.makeHollow(type, slot: frameSlot, rect: .zero),
            let builtBy = made.builtBy as? UIView.Type
        else { return (make(type, frame: .zero), nil) }
        return (made.object, HollowView(builtBy: builtBy, own: made.own))
    }
}

/// The facts about an instance of a class without `init(frame:)`.
package struct HollowView {
    /// The superclass that initialised its part.
    package let builtBy: UIView.Type
    /// The bytes of the subclass's own properties: zero until they are set.
    let own: UnsafeRawBufferPointer

    /// Whether a property of the subclass's own was set.
    package var hasOwn: Bool { own.contains { $0 != 0 } }
}

extension NSCoder {
    /// The object of a key, nil without one: decoding a missing key is an error in Foundation on Linux.
    package func objectIfPresent(_ key: String) -> Any? { containsValue(forKey: key) ? decodeObject(forKey: key) : nil }
}
