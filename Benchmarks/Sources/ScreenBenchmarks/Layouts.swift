// Targets 7 and 8 of performance.md through NSLayoutConstraint: the interface of SolverBenchmarks with real views; and a
// self-sizing cell.
import CoreGraphics
import Foundation
import Measuring
import Screens
import UIKit

private let kiwiName = "kiwi 1.5.1 (C++ headers)"

private func kiwiTime(_ count: Int, _ name: String) throws -> Double {
    guard let path = ProcessInfo.processInfo.environment["BENCH_KIWI"], !path.isEmpty else {
        throw Unavailable("no kiwi: run script/bench; performance.md cites 102 ms for 1000 views, 171 µs for the width")
    }
    guard let time = try Peer.numbers(URL(fileURLWithPath: path), ["views", "times", "\(count)"])[name] else {
        throw Unavailable("kiwi_layout")
    }
    return time
}

/// n views below one another, four required constraints each, as in SolverBenchmarks/Interface.swift.
@MainActor private final class Form {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 800))
    let views: [UIView]
    let inset: NSLayoutConstraint

    /// Views are made beforehand: the constraints are what is timed.
    init(_ views: [UIView]) {
        self.views = views
        for view in views { root.addSubview(view) }
        var all: [NSLayoutConstraint] = []
        all.reserveCapacity(views.count * 4)
        for (i, view) in views.enumerated() {
            let before = i > 0 ? views[i - 1] : nil
            if let before, i % 4 != 0, i < views.count - 1 {
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
        }
        inset = all[all.count - 4]
        NSLayoutConstraint.activate(all)
        root.layoutIfNeeded()
    }

    static func views(_ count: Int) -> [UIView] {
        (0..<count).map { _ in
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            return view
        }
    }

    /// The least milliseconds of constraints made, activated, solved and applied.
    static func build(_ count: Int, runs: Int) -> Double {
        var least = Double.infinity
        for _ in 0..<runs {
            let views = views(count)
            least = min(least, Timing.milliseconds { _ = Form(views) })
        }
        return least
    }

    func changeWidth() -> Double {
        var step = 0
        return Timing.least(100) {
            step += 1
            root.frame.size.width = 320 + CGFloat(step % 2)
            root.layoutIfNeeded()
        }
    }

    func changeInset() -> Double {
        var step = 0
        return Timing.least(100) {
            for _ in 0..<10 {
                step += 1
                inset.constant = 16 + CGFloat(step % 2)
                root.layoutIfNeeded()
            }
        } / 10
    }

    /// What is wrong with the frames, or nil.
    static var fault: String? {
        let form = Form(views(20))
        let second = form.views[1].frame, last = form.views[19].frame
        guard second == CGRect(x: 16, y: 60, width: 287, height: 44) else { return "second view at \(second)" }
        return last.width == 283 && last.minX == 16 ? nil : "last view at \(last)"
    }
}

let layoutBuilt = Benchmark("layout-1000-views-built", peer: kiwiName, target: 0.02) {
    Prepared(run: { Sample(ours: Form.build(1000, runs: 20), peer: try kiwiTime(1000, "build")) }, gate: { Form.fault })
}

let layoutGrowth = Benchmark("layout-growth", peer: "1000 views; ours 2000", target: 2.2) {
    Prepared(
        run: { Sample(ours: Form.build(2000, runs: 20), peer: Form.build(1000, runs: 20)) }, gate: { Form.fault })
}

let layoutWidth = Benchmark("layout-root-width", peer: kiwiName, target: 1.0 / 11, unit: "µs") {
    let form = Form(Form.views(1000))
    return Prepared(
        run: { Sample(ours: form.changeWidth() * 1e3, peer: try kiwiTime(1000, "width") * 1e3) }, gate: { Form.fault })
}

let layoutConstant = Benchmark("layout-one-constant", peer: "our change of the root's width", target: 0.02, unit: "µs") {
    let form = Form(Form.views(1000))
    return Prepared(
        run: { Sample(ours: form.changeInset() * 1e3, peer: form.changeWidth() * 1e3) }, gate: { Form.fault })
}

/// A cell of a picture, a title, a subtitle of two lines and two badges.
@MainActor private final class Cell: UIView {
    let title = UILabel(), subtitle = UILabel()

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let picture = UIView(), badge = UIView(), other = UIView()
        title.font = .systemFont(ofSize: 17)
        subtitle.numberOfLines = 2
        for view in [picture, title, subtitle, badge, other] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            picture.topAnchor.constraint(equalTo: topAnchor, constant: 11), picture.widthAnchor.constraint(equalToConstant: 40),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            title.topAnchor.constraint(equalTo: picture.topAnchor),
            title.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -8),
            subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            subtitle.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            subtitle.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -11),
            badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 20),
            badge.centerYAnchor.constraint(equalTo: title.centerYAnchor),
            other.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 4),
            other.widthAnchor.constraint(equalToConstant: 20), other.heightAnchor.constraint(equalToConstant: 20),
            other.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
            other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func measure(_ step: Int) -> CGSize {
        title.text = step % 2 == 0 ? "A title" : "Another title"
        subtitle.text = step % 3 == 0 ? "Short" : "A subtitle that takes two lines of the cell as it is rather long"
        return systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }
}

/// Microseconds of one of 10,000 measurements with new texts, against the budget of a 300-row reload in one frame.
let cellMeasured = Benchmark("layout-cell-measured", peer: "16.7 ms / 300 rows", target: 1, unit: "µs") {
    let cell = Cell()
    return Prepared(
        run: {
            var step = 0
            let time = Timing.milliseconds {
                for _ in 0..<10_000 {
                    step += 1
                    _ = cell.measure(step)
                }
            }
            return Sample(ours: time / 10, peer: 16_700.0 / 300)
        },
        gate: {
            let one = cell.measure(0), two = cell.measure(1)
            return one.width == 320 && two.height > one.height ? nil : "sizes \(one), \(two)"
        })
}
