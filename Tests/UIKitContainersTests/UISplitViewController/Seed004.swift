// A public report's sample of three columns in plain views, as it stands after each of its six changes.
// Source: Owen Zhao's blog, "UISplitViewController in Modern UiKit".
import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitControls
@testable import UIKitCore
@testable import UIKitValues

/// The sample's classes under their names in the report; lists of rows stand for its tables.
enum Seed004 {
    /// The changes that the report has made so far.
    enum Stage: Int, CaseIterable, CustomTestStringConvertible {
        /// Blue views.
        case blueViews = 1
        /// The second controller gives its bar a picture.
        case secondStyled
        /// The split view controller gives one to every bar.
        case allStyled
        /// The second controller takes it away where it is loaded upright.
        case clearedUpright
        /// Second and supplementary controller do so at every turn, too.
        case followsTurns
        /// The split view controller tints every bar.
        case tinted
        var testDescription: String { "stage \(rawValue)" }
    }

    @MainActor static let blue = image(of: .systemBlue)

    /// The report's UIColor+Image.swift.
    @MainActor static func image(of color: UIColor) -> UIImage {
        let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
        UIGraphicsBeginImageContext(rect.size)
        let context = UIGraphicsGetCurrentContext()
        context!.setFillColor(color.cgColor)
        context!.fill(rect)
        let img = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        return img!
    }

    @MainActor static func sample(_ stage: Stage) -> SplitViewController {
        let split = SplitViewController(style: .tripleColumn)
        split.stage = stage
        split.setViewController(PrimaryTableViewController("Primary", 3, stage), for: .primary)
        split.setViewController(SupplementaryViewController("Supplementary", 5, stage), for: .supplementary)
        split.setViewController(SecondViewController("Second", 10, stage), for: .secondary)
        return split
    }

    /// Rows of numbers in a scroll view on blue.
    class ListController: UIViewController {
        let count: Int
        let stage: Stage
        let list = UIScrollView()
        private(set) var rows: [UIButton] = []

        init(_ title: String, _ count: Int, _ stage: Stage) {
            self.count = count
            self.stage = stage
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }
        required init?(coder: NSCoder) { fatalError() }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBlue
            view.addSubview(list)
            for index in 1...count {
                let row = UIButton(type: .custom)
                row.setTitle(String(index), for: .normal)
                row.setTitleColor(.label, for: .normal)
                row.contentHorizontalAlignment = .leading
                row.backgroundColor = UIColor.white.withAlphaComponent(0.15)
                row.addAction(UIAction { [weak self] _ in self?.chosen() }, for: .touchUpInside)
                rows.append(row)
                list.addSubview(row)
            }
        }

        /// The list stands within the safe area, as the storyboard's tables do.
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            list.frame = view.bounds.inset(by: view.safeAreaInsets)
            for (index, row) in rows.enumerated() {
                row.frame = CGRect(x: 8, y: CGFloat(index) * 44 + 2, width: list.bounds.width - 16, height: 40)
            }
            list.contentSize = CGSize(width: list.bounds.width, height: CGFloat(count) * 44)
        }

        func chosen() {}
    }

    final class PrimaryTableViewController: ListController {
        override func chosen() {
            if let splitViewController = self.splitViewController {
                splitViewController.show(.supplementary)
            }
        }
    }

    final class SupplementaryViewController: ListController {
        override func viewDidLoad() {
            super.viewDidLoad()
            guard stage.rawValue >= Stage.followsTurns.rawValue else { return }
            let frame = view.frame
            if frame.height > frame.width {
                self.navigationController?.navigationBar.setBackgroundImage(nil, for: .default)
            }
        }

        override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            guard stage.rawValue >= Stage.followsTurns.rawValue else { return }
            if size.height > size.width {
                self.navigationController?.navigationBar.setBackgroundImage(nil, for: .default)
            } else {
                self.navigationController?.navigationBar.setBackgroundImage(Seed004.blue, for: .default)
            }
        }

        override func chosen() {
            if let splitViewController = self.splitViewController {
                splitViewController.show(.secondary)
            }
        }
    }

    final class SecondViewController: ListController {
        override func viewDidLoad() {
            super.viewDidLoad()
            if stage == .secondStyled {
                navigationController?.navigationBar.setBackgroundImage(Seed004.blue, for: .default)
            }
            guard stage.rawValue >= Stage.clearedUpright.rawValue else { return }
            let frame = view.frame
            if frame.height > frame.width {
                self.navigationController?.navigationBar.setBackgroundImage(nil, for: .default)
            }
        }

        override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            guard stage.rawValue >= Stage.followsTurns.rawValue else { return }
            if size.height > size.width {
                self.navigationController?.navigationBar.setBackgroundImage(nil, for: .default)
            } else {
                self.navigationController?.navigationBar.setBackgroundImage(Seed004.blue, for: .default)
            }
        }
    }

    final class SplitViewController: UISplitViewController {
        var stage = Stage.blueViews

        override func viewDidLoad() {
            super.viewDidLoad()
            children.forEach {
                if let nav = $0 as? UINavigationController {
                    if stage.rawValue >= Stage.allStyled.rawValue {
                        nav.navigationBar.setBackgroundImage(Seed004.blue, for: .default)
                    }
                    if stage.rawValue >= Stage.tinted.rawValue {
                        nav.navigationBar.tintColor = .systemYellow
                    }
                }
            }
        }
    }
}
