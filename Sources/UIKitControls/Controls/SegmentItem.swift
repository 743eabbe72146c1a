// One segment of a segmented control, and the looks of all.
// No Apple page: this is ours (the storage behind UISegmentedControl).
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// The content and behavior of a segment.
@MainActor struct SegmentItem {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// Points; 0 for the control's choice.
    var width: CGFloat = 0
    var contentOffset = CGSize.zero
    var isEnabled = true
    let view = SegmentView()

    init(_ item: Any?) {
        switch item {
        case let action as UIAction: setAction(action)
        case let image as UIImage: self.image = image
        default: title = item as? String
        }
    }

    mutating func setAction(_ action: UIAction) {
        self.action = action
        image = action.image
        title = action.image == nil ? action.title : nil
    }
}

/// The view of a segment: a label or an image.
final class SegmentView: ControlPart {
    let background = UIImageView()
    let label = UILabel()
    let image = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        label.isAccessibilityElement = false
        image.contentMode = .center
        image.treatsAutomaticAsTemplate = true
        addSubview(background)
        addSubview(image)
        addSubview(label)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    private var spoken: (name: String?, traits: UIAccessibilityTraits) = (nil, .button)

    /// Sets the segment's accessibility texts and traits unless the app set them.
    func speak(_ name: String?, isSelected: Bool, isEnabled: Bool) {
        var traits: UIAccessibilityTraits = .button
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        spoken = (name, traits)
    }
    override var isElementByDefault: Bool { true }
    override var defaultTraits: UIAccessibilityTraits { spoken.traits }
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? spoken.name }
        set { super.accessibilityLabel = newValue }
    }
}

/// Images and texts by state; images by bar metrics as well.
struct SegmentLooks {
    struct Key: Hashable {
        var state: UIControl.State
        var metrics: UIBarMetrics
    }
    struct DividerKey: Hashable {
        var pair: StatePair
        var metrics: UIBarMetrics
    }
    struct PlaceKey: Hashable {
        var segment: UISegmentedControl.Segment
        var metrics: UIBarMetrics
    }
    var backgrounds: [Key: UIImage] = [:]
    var dividers: [DividerKey: UIImage] = [:]
    var texts: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    var places: [PlaceKey: UIOffset] = [:]
    var thumbTint: UIColor?

    func background(_ state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        backgrounds[Key(state: state, metrics: metrics)] ?? backgrounds[Key(state: state, metrics: .default)]
            ?? backgrounds[Key(state: .normal, metrics: metrics)] ?? backgrounds[Key(state: .normal, metrics: .default)]
    }

    func divider(_ pair: StatePair, _ metrics: UIBarMetrics) -> UIImage? {
        let normal = StatePair(left: .normal, right: .normal)
        return dividers[DividerKey(pair: pair, metrics: metrics)] ?? dividers[DividerKey(pair: pair, metrics: .default)]
            ?? dividers[DividerKey(pair: normal, metrics: metrics)]
            ?? dividers[DividerKey(pair: normal, metrics: .default)]
    }

    /// A place for all segments counts where none was set for the segment's own.
    func place(_ segment: UISegmentedControl.Segment, _ metrics: UIBarMetrics) -> UIOffset {
        places[PlaceKey(segment: segment, metrics: metrics)] ?? places[PlaceKey(segment: .any, metrics: metrics)]
            ?? places[PlaceKey(segment: segment, metrics: .default)]
            ?? places[PlaceKey(segment: .any, metrics: .default)] ?? .zero
    }
}
