// Auto Layout through UIKit: targets 7 and 8 of performance.md. The solver alone is measured in SolverBenchmarks.
import Foundation
import Measuring
import UIKit

/// The interface of SolverBenchmarks and Peers/kiwi_layout.cpp in views: each placed by four constraints.
@MainActor private final class ViewColumn {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 800))
    let views: [UIView]
    private(set) var inset: NSLayoutConstraint!

    /// The views alone, without constraints.
    init(_ count: Int) {
        views = (0..<count).map { _ in UIView() }
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
    }

    /// Makes the constraints, activates them and lays out.
    func constrain() {
        var all: [NSLayoutConstraint] = []
        all.reserveCapacity(views.count * 4)
        var before: UIView?
        for (i, view) in views.enumerated() {
            if i == views.count - 1 {
                inset = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16)
                all.append(inset)
            } else if let before, i % 4 != 0 {
                all.append(view.leftAnchor.constraint(equalTo: before.leftAnchor))
            } else {
                all.append(view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16))
            }
            if let before {
                all.append(view.topAnchor.constraint(equalTo: before.bottomAnchor, constant: 8))
            } else {
                all.append(view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8))
            }
            all.append(view.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -32 - CGFloat(i % 7)))
            if let before, i % 8 != 0 {
                all.append(view.heightAnchor.constraint(equalTo: before.heightAnchor))
            } else {
                all.append(view.heightAnchor.constraint(equalToConstant: CGFloat(44 + i % 5)))
            }
            before = view
        }
        NSLayoutConstraint.activate(all)
        root.layoutIfNeeded()
    }

    static func built(_ count: Int) -> ViewColumn {
        let column = ViewColumn(count)
        column.constrain()
        return column
    }

    /// The least milliseconds of constraining views that are there.
    static func build(_ count: Int, runs: Int) -> Double {
        var best = Double.infinity
        for _ in 0..<runs {
            let column = ViewColumn(count)
            best = min(best, Timing.milliseconds { column.constrain() })
        }
        return best
    }

    func setWidth(_ width: CGFloat) {
        root.frame.size.width = width
        root.layoutIfNeeded()
    }

    func setInset(_ constant: CGFloat) {
        inset.constant = constant
        root.layoutIfNeeded()
    }

    func changeWidth(runs: Int = 200) -> Double {
        var step = 0
        return Timing.least(runs) {
            step += 1
            setWidth(320 + CGFloat(step % 2))
        }
    }

    /// A hundred together, as the clock is coarse.
    func changeInset(runs: Int = 60) -> Double {
        var step = 0
        return Timing.least(runs) {
            for _ in 0..<100 {
                step += 1
                setInset(16 + CGFloat(step % 2))
            }
        } / 100
    }

    /// Where a frame is not kiwi's after both changes; nil where all are.
    static func compare(_ count: Int) throws -> String? {
        let column = built(count)
        column.setWidth(375)
        column.setInset(20)
        let theirs = try Kiwi.numbers("views", "values", count)
        for (i, view) in column.views.enumerated() {
            let frame = view.frame
            for (j, mine) in [frame.minX, frame.minY, frame.width, frame.height].enumerated() {
                guard let other = theirs["\(4 * i + j)"], abs(Double(mine) - other) <= 1e-6 else {
                    return "view \(i) is \(frame), in kiwi \(theirs["\(4 * i + j)"] ?? .nan)"
                }
            }
        }
        return nil
    }
}

private func build(_ count: Int) -> Benchmark {
    Benchmark("layout-build-\(count)", peer: Kiwi.name, target: 1 / 50) {
        Prepared(
            run: { Sample(ours: ViewColumn.build(count, runs: 12), peer: try Kiwi.time("views", count, "build")) },
            gate: { try ViewColumn.compare(count) })
    }
}

let layoutBuild1000 = build(1000)
let layoutBuild2000 = build(2000)

let layoutGrowth = Benchmark("layout-growth", peer: "1000 views; ours 2000", target: 2.2) {
    Prepared(
        run: { Sample(ours: ViewColumn.build(2000, runs: 20), peer: ViewColumn.build(1000, runs: 20)) },
        gate: { try ViewColumn.compare(2000) })
}

let layoutRootWidth = Benchmark("layout-root-width", peer: Kiwi.name, target: 1 / 11, unit: "µs") {
    let column = ViewColumn.built(1000)
    return Prepared(
        run: { Sample(ours: column.changeWidth() * 1e3, peer: try Kiwi.time("views", 1000, "width") * 1e3) },
        gate: { try ViewColumn.compare(1000) })
}

let layoutOneConstant = Benchmark(
    "layout-one-constant", peer: "our change of the root's width", target: 1 / 50, unit: "µs"
) {
    let column = ViewColumn.built(1000)
    return Prepared(
        run: { Sample(ours: column.changeInset() * 1e3, peer: column.changeWidth() * 1e3) },
        gate: { try ViewColumn.compare(1000) })
}

// MARK: Stack views

/// A form: rows of a caption and a value in stack views, in one above all.
@MainActor private final class StackForm {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let captions: [UILabel]
    private let column = UIStackView()

    init(rows: Int) {
        captions = (0..<rows).map { _ in UILabel() }
        column.axis = .vertical
        column.spacing = 8
        column.translatesAutoresizingMaskIntoConstraints = false
        for (i, caption) in captions.enumerated() {
            caption.text = "Caption \(i % 50)"
            let value = UILabel()
            value.text = "Value \(i % 37)"
            value.setContentHuggingPriority(.defaultHigh, for: .horizontal)
            let row = UIStackView(arrangedSubviews: [caption, value])
            row.spacing = 12
            column.addArrangedSubview(row)
        }
        root.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        ])
        root.layoutIfNeeded()
    }

    /// What is wrong with the frames; nil where rows follow one another and fill the width.
    func fault() -> String? {
        var bottom: CGFloat = 0
        for (i, caption) in captions.enumerated() {
            guard let row = caption.superview, caption.frame.width > 0, caption.frame.height > 10 else {
                return "row \(i) was not laid out"
            }
            let value = row.subviews[1]
            let top = i == 0 ? 0 : bottom + 8
            guard abs(row.frame.minY - top) < 1e-6, row.frame.width == 358 else { return "row \(i) is \(row.frame)" }
            let gap = value.frame.minX - caption.frame.maxX
            guard abs(gap - 12) < 1e-6, abs(value.frame.maxX - 358) < 1e-6 else { return "row \(i) has a gap of \(gap)" }
            bottom = row.frame.maxY
        }
        return nil
    }
}

let stackForm = Benchmark("stack-form-300-rows", peer: "a frame at 60 Hz", target: 3) {
    Prepared(
        run: { Sample(ours: Timing.least(8) { _ = StackForm(rows: 300) }, peer: 1000 / 60) },
        gate: { StackForm(rows: 300).fault() })
}

let stackFormText = Benchmark("stack-form-one-text", peer: "the form made anew", target: 1 / 50) {
    let form = StackForm(rows: 300)
    var step = 0
    return Prepared(
        run: {
            Sample(
                ours: Timing.least(60) {
                    step += 1
                    form.captions[150].text = step % 2 == 0 ? "Short" : "A longer caption"
                    form.root.layoutIfNeeded()
                }, peer: Timing.least(4) { _ = StackForm(rows: 300) })
        },
        gate: { form.fault() })
}

// MARK: Self-sizing cells

/// A title, a subtitle of two lines, an image and badges, as a cell of a list has.
@MainActor private final class CellContent: UIView {
    let title = UILabel()
    let subtitle = UILabel()
    private let image = UIView()
    private let badges = [UILabel(), UILabel()]

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        title.font = .systemFont(ofSize: 17)
        subtitle.font = .systemFont(ofSize: 15)
        subtitle.numberOfLines = 2
        badges[0].text = "New"
        badges[1].text = "12"
        for view in [title, subtitle, image] + badges {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        for badge in badges {
            badge.font = .systemFont(ofSize: 13)
            badge.setContentHuggingPriority(.required, for: .horizontal)
            badge.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        NSLayoutConstraint.activate([
            image.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            image.centerYAnchor.constraint(equalTo: centerYAnchor),
            image.widthAnchor.constraint(equalToConstant: 48),
            image.heightAnchor.constraint(equalTo: image.widthAnchor),
            image.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 8),
            title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 12),
            title.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            badges[0].leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
            badges[0].firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
            badges[1].leadingAnchor.constraint(equalTo: badges[0].trailingAnchor, constant: 6),
            badges[1].firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
            badges[1].trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            subtitle.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
            subtitle.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("CellContent is made in code") }

    func show(_ item: Int) {
        title.text = "Title \(item % 50)"
        subtitle.text = item % 3 == 0 ? "Short" : "A subtitle that is long enough to go on in a second line, number \(item % 40)"
    }

    func measured() -> CGSize {
        systemLayoutSizeFitting(
            CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// The same height by hand.
    func byHand() -> CGFloat {
        let words = title.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
        let below = subtitle.sizeThatFits(CGSize(width: 390 - 76 - 16, height: CGFloat.greatestFiniteMagnitude))
        return max(10 + words.height + 2 + below.height + 10, 64)
    }
}

let cellMeasured = Benchmark("cell-measured-10000", peer: "the same labels measured by hand", target: 2, unit: "µs") {
    let cell = CellContent()
    return Prepared(
        run: {
            var sample = Sample(ours: 0, peer: 0)
            sample.ours =
                Timing.milliseconds {
                    for item in 0..<10_000 {
                        cell.show(item)
                        _ = cell.measured()
                    }
                } / 10
            sample.peer =
                Timing.milliseconds {
                    for item in 0..<10_000 {
                        cell.show(item)
                        _ = cell.byHand()
                    }
                } / 10
            return sample
        },
        gate: {
            for item in 0..<100 {
                cell.show(item)
                let (mine, other) = (cell.measured(), cell.byHand())
                guard mine.width == 390, abs(mine.height - other) < 0.51 else { return "item \(item): \(mine), by hand \(other)" }
            }
            return nil
        })
}
