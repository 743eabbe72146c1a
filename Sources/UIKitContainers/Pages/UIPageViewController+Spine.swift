// The place at which pages are bound, and its changes with the interface's orientation.
// Apple: "UIPageViewControllerDelegate", pageViewController(_:spineLocationFor:).
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore

extension UIPageViewController {
    /// Two pages that face each other have backs: that cannot be unset. Documented.
    func setDoubleSided(_ value: Bool) {
        guard value != book.isDoubleSided else { return }
        guard value || book.spine != .mid || book.asksForSpine else {
            Catalogue.pageSidesWithMiddleSpine.report(object: ObjectName.of(self))
            return
        }
        book.isDoubleSided = value
        book.forgetBeside()
    }

    /// Pages that curl must be there before they are seen. Text: public reports.
    func checkSpine() {
        guard book.style == .pageCurl, book.transition == nil else { return }
        hasPages(for: book.spine)
    }

    @discardableResult
    private func hasPages(for spine: SpineLocation) -> Bool {
        let required = spine == .mid ? 2 : 1
        guard book.current.count != required else { return true }
        Catalogue.pagesForSpine.report(
            object: ObjectName.of(self),
            apple: "NSInvalidArgumentException: The number of provided view controllers (\(book.current.count)) does not "
                + "match the number required (\(required)) for the requested spine location")
        return false
    }

    /// The window turns: the delegate may bind the pages elsewhere, and sets as many of them while it is asked.
    func spineMayChange(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        settle()
        guard book.style == .pageCurl, let delegate, viewIfLoaded?.window != nil else { return }
        let orientation = self.orientation(of: size)
        guard orientation.isLandscape != self.orientation(of: view.bounds.size).isLandscape else { return }
        let before = book.spine
        let wasDoubleSided = book.isDoubleSided
        book.asksForSpine = true
        let answer = delegate.pageViewController(self, spineLocationFor: orientation)
        book.asksForSpine = false
        let wanted = answer == .none ? before : answer
        book.spine = hasPages(for: wanted) ? wanted : book.current.count == 2 ? .mid : before == .mid ? .min : before
        if book.spine == .mid {
            book.isDoubleSided = true
        } else if before == .mid, wasDoubleSided {
            book.isDoubleSided = false
        }
        book.forgetBeside()
        book.spread.show(book.current, book.spine)
    }

    private func orientation(of size: CGSize) -> UIInterfaceOrientation {
        let isWide = size.width > size.height
        if let present = view.window?.windowScene?.interfaceOrientation, present.isLandscape == isWide { return present }
        return isWide ? .landscapeRight : .portrait
    }
}
