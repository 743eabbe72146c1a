// Wheels side by side, from which a user picks one row each.
// Apple: "UIPickerView"
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore

/// One or more wheels of rows. The row in the middle of a wheel is its selection.
///
/// The data source says how many wheels (components) and rows there are, the delegate what a row shows. A wheel that a
/// finger spins slows down and comes to rest on a row; the delegate hears of it then.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    struct Wheels {
        var columns: [PickerColumn] = []
        var isLoaded = false
        var markers = PickerDelegateMarkers()
        var showsIndicator = true
    }
    final var wheels = Wheels()
    final let band = ControlPart()

    /// A picker of a frame in the superview's coordinates; where the frame is empty, it is 320 × 216 points.
    public override init(frame: CGRect) {
        super.init(frame: frame.isEmpty ? CGRect(origin: frame.origin, size: PickerMeasures.size) : frame)
        setUpPicker()
    }
    /// Creates a picker from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpPicker()
    }

    /// Says how many components and rows there are. Not retained.
    @_disfavoredOverload open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { sourceDidChange() }
    }
    /// Says what rows show, and hears of selections. Not retained.
    @_disfavoredOverload open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { delegateDidChange() }
    }
    /// Has had no effect since iOS 7: the band is always shown.
    open var showsSelectionIndicator: Bool {
        get { wheels.showsIndicator }
        set { wheels.showsIndicator = newValue }
    }

    /// How many wheels there are.
    open var numberOfComponents: Int { loadedColumns.count }
    /// How many rows a wheel had when it was loaded.
    open func numberOfRows(inComponent component: Int) -> Int { column(component)?.count ?? 0 }
    /// The size of a wheel's rows, in points.
    open func rowSize(forComponent component: Int) -> CGSize { column(component)?.rowSize ?? .zero }
    /// The view that the delegate made for a row; nil while the row is hidden, or where the delegate gives no views.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { column(component)?.customView(row) }

    /// Asks data source and delegate anew about everything. Selections stay where there are enough rows.
    open func reloadAllComponents() { reload() }
    /// Asks data source and delegate anew about one wheel.
    open func reloadComponent(_ component: Int) { column(component)?.reload() }

    /// Turns a wheel to a row; the delegate is not told. Animated it takes about 0.3 s and counts at once.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { turn(component, to: row, animated) }
    /// The row in the middle of a wheel, −1 where there is none. A finger's spin counts when it has come to rest.
    open func selectedRow(inComponent component: Int) -> Int { column(component)?.selection ?? -1 }

    /// 320 × 216 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMeasures.size }
    /// 320 × 216 points.
    open override var intrinsicContentSize: CGSize { PickerMeasures.size }
    /// Places wheels and band.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutWheels()
    }
    /// Wheels load when they are first seen.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { setNeedsLayout() }
    }
}
