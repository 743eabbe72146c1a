// Copies and comparisons of attributes, and their words.
// Apple: "UICollectionViewLayoutAttributes".
import Foundation
import UIKitCore

extension UICollectionViewLayoutAttributes {
    func duplicate() -> UICollectionViewLayoutAttributes {
        let copy = LayoutCopy.fresh(of: self, plain: UICollectionViewLayoutAttributes())
        copy.place = place
        copy.identity = identity
        return copy
    }

    func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
        self === other || (type(of: self) == type(of: other) && identity == other.identity && place == other.place)
    }

    /// The form of public logs: class, index path, kind, frame, and what is not as usual.
    var words: String {
        let path = (0..<indexPath.count).map { String(indexPath[$0]) }.joined(separator: " - ")
        let frame = frame
        let number = LayoutWords.number
        var text = "<\(type(of: self)): \(ObjectName.address(self))> index path: (<NSIndexPath> {length = \(indexPath.count), "
        text += "path = \(path)}); "
        if let kind = representedElementKind { text += "element kind: (\(kind)); " }
        text += "frame = (\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height))); "
        if alpha != 1 { text += "alpha = \(number(alpha)); " }
        if isHidden { text += "hidden = YES; " }
        if zIndex != 0 { text += "zIndex = \(zIndex); " }
        return text
    }
}
