// The look of a date picker in one style.
// Apple: "UIDatePickerStyle"
import CoreGraphics
import Foundation
import UIKitCore

/// The views of one style.
@MainActor class DateFace: UIView {
    private(set) weak var owner: UIDatePicker?

    init(_ owner: UIDatePicker) {
        self.owner = owner
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }

    /// The size that it would have, in points.
    var naturalSize: CGSize { PickerMeasures.size }
    /// Mode, limits, locale, calendar or interval have changed.
    func configure() {}
    /// Shows the owner's value.
    func show(animated: Bool) {}
    /// Takes away what it has opened.
    func close() {}
}

/// The wheels style.
final class DateWheelsFace: DateFace {
    private let wheels = DateWheels(frame: .zero)

    override init(_ owner: UIDatePicker) {
        super.init(owner)
        wheels.onDate = { [weak self] date in self?.owner?.choose(date, shownBy: self) }
        wheels.onDuration = { [weak self] duration in self?.owner?.choose(duration: duration) }
        addSubview(wheels)
    }
    required init?(coder: NSCoder) { nil }

    override func configure() {
        guard let owner else { return }
        wheels.configure(owner.model(owner.datePickerMode), owner.values.limits)
    }

    override func show(animated: Bool) {
        guard let owner else { return }
        if owner.datePickerMode == .countDownTimer {
            wheels.show(duration: owner.countDownDuration, animated: animated)
        } else {
            wheels.show(owner.date, animated: animated)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        wheels.frame = bounds
    }
}
