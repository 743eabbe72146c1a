// The segments of a segmented control: inserting, changing, selecting, archives.
// Apple: "UISegmentedControl", Managing segment content; Managing segments
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore
import UIKitValues

extension UISegmentedControl {
    func takeItems(_ items: [Any]) {
        for item in items {
            if !(item is String || item is UIImage || item is UIAction) {
                Catalogue.segmentItem.report(
                    object: ObjectName.of(self), cause: "init(items:) got a \(type(of: item)).")
            }
            insert(SegmentItem(item), segments.count)
        }
        bounds.size = naturalSize
        center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    }

    /// The segment of an index; nil, with UIK0363, beyond the ends.
    func item(_ index: Int) -> SegmentItem? {
        if segments.indices.contains(index) { return segments[index] }
        reportIndex(index)
        return nil
    }

    private func reportIndex(_ index: Int) {
        Catalogue.segmentIndex.report(
            object: ObjectName.of(self), cause: "The index is \(index), and there are \(segments.count) segments.")
    }

    func change(_ index: Int, _ change: (inout SegmentItem) -> Void) {
        guard segments.indices.contains(index) else { return reportIndex(index) }
        change(&segments[index])
        segmentsChanged()
    }

    func changeLooks(_ change: (inout SegmentLooks) -> Void) {
        change(&looks)
        segmentsChanged()
    }

    func setDivider(_ image: UIImage?, _ pair: StatePair, _ metrics: UIBarMetrics) {
        changeLooks { $0.dividers[.init(pair: pair, metrics: metrics)] = image }
    }

    /// Content and so widths may be others.
    func segmentsChanged() {
        updateSegments()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The selection stays with its segment.
    func insert(_ item: SegmentItem, _ index: Int) {
        let place = min(max(index, 0), segments.count)
        segments.insert(item, at: place)
        parts.holder.addSubview(item.view)
        if choice.selected >= place { choice.selected += 1 }
        segmentsChanged()
    }

    /// Removes a segment. If it was selected, no segment is selected afterwards.
    func remove(_ index: Int) {
        guard !segments.isEmpty else { return }
        let place = min(max(index, 0), segments.count - 1)
        segments.remove(at: place).view.removeFromSuperview()
        if choice.selected == place {
            choice.selected = Self.noSegment
        } else if choice.selected > place {
            choice.selected -= 1
        }
        segmentsChanged()
    }

    func removeAll() {
        for item in segments { item.view.removeFromSuperview() }
        segments = []
        choice.selected = Self.noSegment
        segmentsChanged()
    }

    func select(_ index: Int) {
        guard index == Self.noSegment || segments.indices.contains(index) else { return reportIndex(index) }
        choice.selected = index
        updateSegments()
        setNeedsLayout()
    }

    func encodeSegments(_ coder: NSCoder) {
        coder.encode(segments.count, forKey: "UISegmentCount")
        for (index, item) in segments.enumerated() {
            if let title = item.title { coder.encode(title as NSString, forKey: "UISegmentTitle\(index)") }
            if let image = item.image { coder.encode(image, forKey: "UISegmentImage\(index)") }
            coder.encode(Double(item.width), forKey: "UISegmentWidth\(index)")
            coder.encode(item.isEnabled, forKey: "UISegmentEnabled\(index)")
        }
        coder.encode(choice.selected, forKey: "UISelectedSegmentIndex")
        coder.encode(choice.isMomentary, forKey: "UIMomentary")
        coder.encode(choice.apportions, forKey: "UIApportionsSegmentWidths")
    }

    func decodeSegments(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UISegmentCount") else { return }
        // A count beyond reason is no archive of ours.
        for index in 0..<min(max(coder.decodeInteger(forKey: "UISegmentCount"), 0), 1000) {
            var item = SegmentItem(coder.optionalString(forKey: "UISegmentTitle\(index)"))
            item.image = coder.optional(UIImage.self, forKey: "UISegmentImage\(index)")
            item.width = CGFloat(coder.decodeDouble(forKey: "UISegmentWidth\(index)"))
            item.isEnabled = coder.decodeBool(forKey: "UISegmentEnabled\(index)")
            insert(item, index)
        }
        choice.isMomentary = coder.decodeBool(forKey: "UIMomentary")
        choice.apportions = coder.decodeBool(forKey: "UIApportionsSegmentWidths")
        let selected = coder.decodeInteger(forKey: "UISelectedSegmentIndex")
        select(segments.indices.contains(selected) ? selected : Self.noSegment)
    }
}
