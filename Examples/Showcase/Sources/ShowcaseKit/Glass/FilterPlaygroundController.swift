// Core Image to play with: chips put filters into a chain, a slider tunes the last of them, words tell the extent.
import CoreImage
import UIKit

/// A picture drawn through a chain of filters.
@MainActor
final class FilterPlaygroundController: UIViewController {
    private let picture = UIImageView()
    private let report = UILabel("", .footnote, .secondaryLabel)
    private let slider = UISlider()
    private let clamp = UISwitch()
    private var chips: [UIButton] = []
    private let context = CIContext()
    private var values = FilterStep.all.map(\.initial)
    private var isOn = FilterStep.all.map { $0.name == "Saturation" || $0.name == "Vignette" }
    /// The filter that the slider tunes.
    private var tuned = 1

    private static let size = CGSize(width: 360, height: 240)
    private let source: CIImage? = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let photo = PhotoPainter.image(4, size: FilterPlaygroundController.size)
        let flat = UIGraphicsImageRenderer(size: FilterPlaygroundController.size, format: format).image { _ in
            photo.draw(at: .zero)
        }
        return flat.cgImage.map { CIImage(cgImage: $0) }
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        picture.contentMode = .scaleAspectFit
        picture.accessibilityIdentifier = "picture"
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 2 / 3).at(.defaultHigh).isActive =
            true
        picture.heightAnchor.constraint(lessThanOrEqualToConstant: 300).isActive = true
        report.accessibilityIdentifier = "filter-report"
        slider.accessibilityIdentifier = "filter-value"
        slider.accessibilityLabel = "Value"
        slider.addAction(UIAction { [weak self] _ in self?.tune() }, for: .valueChanged)
        clamp.isOn = true
        clamp.accessibilityIdentifier = "clamp"
        clamp.accessibilityLabel = "Clamp the edges"
        clamp.addAction(UIAction { [weak self] _ in self?.render() }, for: .valueChanged)
        let clampLabel = UILabel("Clamp the edges", .subheadline)
        let clampRow = TurningStack(row: [clampLabel, clamp], distribution: .equalSpacing)
        let column = UIStackView(page: [picture, report, slider, makeChips(), clampRow], spacing: 12)
        view.addScrolling(column, in: UIScrollView())
        choose(tuned)
    }

    private func makeChips() -> UIView {
        let rows = UIStackView()
        rows.axis = .vertical
        rows.spacing = 8
        for start in stride(from: 0, to: FilterStep.all.count, by: 3) {
            let row = TurningStack(
                row: (start..<min(start + 3, FilterStep.all.count)).map { index in
                    let chip = UIButton(configuration: .gray())
                    chip.accessibilityIdentifier = FilterStep.all[index].name
                    chip.addAction(UIAction { [weak self] _ in self?.toggle(index) }, for: .primaryActionTriggered)
                    chips.append(chip)
                    return chip
                })
            rows.addArrangedSubview(row)
        }
        return rows
    }

    // MARK: Choices

    private func toggle(_ index: Int) {
        isOn[index].toggle()
        choose(isOn[index] ? index : isOn.lastIndex(of: true) ?? index)
    }

    /// Gives the slider to a filter.
    private func choose(_ index: Int) {
        tuned = index
        let step = FilterStep.all[index]
        slider.minimumValue = step.range.lowerBound
        slider.maximumValue = step.range.upperBound
        slider.value = values[index]
        slider.isEnabled = isOn[index]
        for (number, chip) in chips.enumerated() {
            var look: UIButton.Configuration = !isOn[number] ? .gray() : number == tuned ? .filled() : .tinted()
            look.title = FilterStep.all[number].name
            look.buttonSize = .small
            chip.configuration = look
        }
        render()
    }

    private func tune() {
        values[tuned] = slider.value
        render()
    }

    // MARK: The picture

    /// Puts the chain together and draws it once.
    private func render() {
        guard let source else { return }
        var image = source
        let steps = FilterStep.all.indices.filter { isOn[$0] }
        for index in steps {
            let step = FilterStep.all[index]
            let clamps = clamp.isOn && step.readsNeighbours
            image = step.apply(clamps ? image.clampedToExtent() : image, values[index]) ?? image
            if clamps { image = image.cropped(to: source.extent) }
        }
        let extent = image.extent.integral
        picture.image = context.createCGImage(image, from: extent).map { UIImage(cgImage: $0) }
        report.text = Self.words(steps.map { FilterStep.all[$0].name }, extent)
    }

    private static func words(_ names: [String], _ extent: CGRect) -> String {
        let chain = names.isEmpty ? "No filter" : names.joined(separator: " → ")
        return
            "\(chain)\nextent (\(Int(extent.minX)), \(Int(extent.minY))), \(Int(extent.width)) × \(Int(extent.height))"
    }
}
