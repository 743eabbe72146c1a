// What a flow layout reports: sizes that cannot be followed, contexts of other classes, attributes that a subclass changed.
// Apple: "UICollectionViewFlowLayout"; UIKit's messages are of exceptions-lists.csv.
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import UIKitCore
import UIKitValues

extension UICollectionViewFlowLayout {
    /// Tells a finding when it is a new one. A view without a size has none yet.
    func tellFindings(_ view: UICollectionView) {
        guard let solution = solved.solution, solution.container.across > 0, view.bounds.width > 0, view.bounds.height > 0 else {
            return
        }
        let findings = solution.findings
        for finding in findings where !solved.toldFindings.contains(finding) {
            let place = "item \(finding.item) of section \(finding.section)"
            let apple = finding.appleText(layout: ObjectName.short(self), view: ObjectName.short(view))
            switch finding.problem {
            case .notPositive:
                Catalogue.flowSizeNotPositive.report(
                    object: ObjectName.of(self), cause: "The size of \(place) is not above 0.",
                    apple: "NSInternalInconsistencyException: \(apple)")
            case .tooLong(let length, let room):
                let side = finding.isWidth ? "wide" : "high"
                Catalogue.flowItemTooLong.report(
                    object: ObjectName.of(self),
                    cause:
                        "The \(place) is \(LayoutWords.number(length)) \(side). A line has room for \(LayoutWords.number(room)).",
                    apple: apple)
            }
        }
        solved.toldFindings = findings
    }

    func tellForeignContext(_ context: UICollectionViewLayoutInvalidationContext) {
        Catalogue.flowForeignContext.report(
            object: ObjectName.of(self), cause: "invalidateLayout(with:) was given a \(type(of: context)).",
            apple: "NSInternalInconsistencyException: the invalidation context (\(ObjectName.short(context))) sent to "
                + "-[UICollectionViewFlowLayout invalidateLayoutWithContext:] is not an instance of type "
                + "UICollectionViewFlowLayoutInvalidationContext or a subclass")
    }

    func tellNoSuchSection(_ kind: String, _ path: IndexPath, _ count: Int) {
        let section = path.first.map(String.init) ?? "none"
        Catalogue.flowNoSuchSection.report(
            object: ObjectName.of(self),
            cause: "The view of the kind \(kind) of section \(section) was asked for. There "
                + (count == 1 ? "is 1 section." : "are \(count) sections."),
            apple: "NSInternalInconsistencyException: request for layout attributes for supplementary view \(kind) in section "
                + "\(section) when there are only \(count) sections in the collection view")
    }

    /// Compares what a subclass was given with what it should be; told once for a layout, as the system does.
    func tellChangedAttributes() {
        guard !solved.toldMismatch, !solved.handed.isEmpty, let solution = solved.solution else { return }
        for one in solved.handed {
            let path = one.indexPath
            guard path.count == 2, let frame = solution.frame(ofItem: path[1], section: path[0]) else { continue }
            // A frame is kept as its middle and size, so that its corner is not exact.
            let off = max(
                abs(one.frame.minX - frame.minX), abs(one.frame.minY - frame.minY), abs(one.size.width - frame.width),
                abs(one.size.height - frame.height))
            guard off > FlowRules.tolerance, one.transform3D == CATransform3DIdentity else { continue }
            solved.toldMismatch = true
            Catalogue.flowAttributesChanged.report(
                object: ObjectName.of(self),
                cause: "The item \(path[1]) of section \(path[0]) was given the frame \(Self.text(one.frame)) in place of "
                    + "\(Self.text(frame)).",
                apple: """
                    Logging only once for UICollectionViewFlowLayout cache mismatched frame
                    UICollectionViewFlowLayout has cached frame mismatch for index path \(ListPath(path)?.described ?? "") - \
                    cached value: \(Self.text(one.frame)); expected value: \(Self.text(frame))
                    This is likely occurring because the flow layout subclass \(type(of: self)) is modifying attributes returned \
                    by UICollectionViewFlowLayout without copying them
                    """)
            return
        }
    }

    private static func text(_ frame: CGRect) -> String {
        let number = LayoutWords.number
        return "{{\(number(frame.minX)), \(number(frame.minY))}, {\(number(frame.width)), \(number(frame.height))}}"
    }
}
