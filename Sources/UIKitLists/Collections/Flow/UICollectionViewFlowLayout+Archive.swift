// A flow layout in an archive.
// Apple: "UICollectionViewFlowLayout"; the names of the keys are the house's own.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UICollectionViewFlowLayout {
    private static let numbers: [(String, WritableKeyPath<FlowOptions, CGFloat>)] = [
        ("UILineSpacing", \.lineSpacing), ("UIInteritemSpacing", \.itemSpacing), ("UIItemSizeWidth", \.itemSize.width),
        ("UIItemSizeHeight", \.itemSize.height), ("UIEstimatedItemSizeWidth", \.estimate.width),
        ("UIEstimatedItemSizeHeight", \.estimate.height), ("UIHeaderReferenceSizeWidth", \.header.width),
        ("UIHeaderReferenceSizeHeight", \.header.height), ("UIFooterReferenceSizeWidth", \.footer.width),
        ("UIFooterReferenceSizeHeight", \.footer.height), ("UISectionInsetTop", \.inset.top),
        ("UISectionInsetLeft", \.inset.left), ("UISectionInsetBottom", \.inset.bottom), ("UISectionInsetRight", \.inset.right),
    ]
    private static let flags: [(String, WritableKeyPath<FlowOptions, Bool>)] = [
        ("UISectionHeadersPinToVisibleBounds", \.pinsHeaders), ("UISectionFootersPinToVisibleBounds", \.pinsFooters),
    ]

    func encodeFlow(with coder: NSCoder) {
        for (key, path) in Self.numbers { coder.encode(Double(flow[keyPath: path]), forKey: key) }
        for (key, path) in Self.flags { coder.encode(flow[keyPath: path], forKey: key) }
        coder.encode(flow.direction.rawValue, forKey: "UIScrollDirection")
        coder.encode(flow.reference.rawValue, forKey: "UISectionInsetReference")
    }

    func decodeFlow(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        for (key, path) in Self.numbers where coder.containsValue(forKey: key) {
            flow[keyPath: path] = CGFloat(coder.decodeDouble(forKey: key))
        }
        for (key, path) in Self.flags where coder.containsValue(forKey: key) { flow[keyPath: path] = coder.decodeBool(forKey: key) }
        flow.direction = UICollectionViewScrollDirection(rawValue: coder.decodeInteger(forKey: "UIScrollDirection")) ?? .vertical
        flow.reference =
            SectionInsetReference(rawValue: coder.decodeInteger(forKey: "UISectionInsetReference")) ?? .fromContentInset
    }
}
