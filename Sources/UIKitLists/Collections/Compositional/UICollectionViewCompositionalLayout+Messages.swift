// What a compositional layout reports: sections that are missing, and those that cannot be solved.
// Apple: "UICollectionViewCompositionalLayout"; UIKit's messages are of exceptions-lists.csv.
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore
import UIKitValues

extension UICollectionViewCompositionalLayout {
    /// Tells what is new. A view without a size has no problem yet.
    func tellProblems(_ view: UICollectionView, _ room: CompositionalRoom) {
        guard let solution = solved.solution, room.size.width > 0, room.size.height > 0 else { return }
        for number in solved.sections.indices {
            tellMissing(number, view)
            let problem = solution.problem(ofSection: number)
            defer { solved.toldProblems[number] = problem }
            guard let problem, problem != solved.toldProblems[number], let section = solved.sections[number] else { continue }
            tell(problem, number, section, view, room)
        }
    }

    private func tellMissing(_ number: Int, _ view: UICollectionView) {
        guard solved.sections[number] == nil, view.numberOfItems(inSection: number) > 0 else {
            solved.toldMissing.remove(number)
            return
        }
        guard solved.toldMissing.insert(number).inserted else { return }
        let count = view.numberOfItems(inSection: number)
        Catalogue.compositionalNoSection.report(
            object: ObjectName.of(self),
            cause: "The closure returned nil for section \(number), which has \(count) item\(count == 1 ? "" : "s").")
    }

    private func tell(
        _ problem: LayoutProblem, _ number: Int, _ section: NSCollectionLayoutSection, _ view: UICollectionView,
        _ room: CompositionalRoom
    ) {
        func words(_ insets: NSDirectionalEdgeInsets) -> String {
            "{" + [insets.top, insets.leading, insets.bottom, insets.trailing].map(LayoutWords.number).joined(separator: ", ") + "}"
        }
        func words(_ size: CGSize) -> String { "{\(LayoutWords.number(size.width)), \(LayoutWords.number(size.height))}" }
        let wanted = section.contentInsetsReference
        let reference = wanted == .automatic ? described.configuration.contentInsetsReference : wanted
        let insets = room.insets(reference)
        let size = CGSize(
            width: room.size.width - insets.leading - insets.trailing, height: room.size.height - insets.top - insets.bottom)
        let text = problem.appleText(group: section.group.description)
        let frame = view.frame
        let cause =
            switch problem {
            case .emptyGroup: "Section \(number): its group, or one in it, has no items."
            case .notFinite: "Section \(number): a size or spacing is infinite or not a number."
            case .nothingFits(let room): "Section \(number): not one item fits into a group of \(words(room))."
            case .insetsTakeAll(let insets, let room):
                "Section \(number): the insets \(words(insets)) leave nothing of \(words(room))."
            }
        let head =
            "\(ObjectName.short(self)) ran into an error when computing the layout for section at index \(number) in container "
            + "<…: 0x… contentSize=\(words(size)); contentInsets={0, 0, 0, 0}}>. Container calculated by applying insets "
            + "(\(words(insets))) from sectionInsetsReference \"\(reference.words)\" to collection view frame "
            + "{{\(LayoutWords.number(frame.minX)), \(LayoutWords.number(frame.minY))}, \(words(frame.size))}.\nError: "
        let apple: String? =
            switch problem {
            case .emptyGroup: "NSInternalInconsistencyException: \(text)"
            case .notFinite: nil
            case .nothingFits, .insetsTakeAll: "NSInternalInconsistencyException: \(head)\(text)"
            }
        Catalogue.compositionalUnsolvable.report(object: ObjectName.of(self), cause: cause, apple: apple)
    }
}

extension UIContentInsetsReference {
    /// The word of UIKit's messages. Observed: `layoutMargins`; guessed: that the others are their names too.
    var words: String {
        switch self {
        case .automatic: "automatic"
        case .none: "none"
        case .safeArea: "safeArea"
        case .layoutMargins: "layoutMargins"
        case .readableContent: "readableContent"
        }
    }
}
