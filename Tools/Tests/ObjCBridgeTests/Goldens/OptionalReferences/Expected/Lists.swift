import UIKit

protocol ListWatcher: UIScrollViewDelegate {
    func listEnds()
}

final class Lists: UIScrollView {
    weak var watcher: ListWatcher?
    var fields: [UITextFieldDelegate] = []
    var helper = Helper()

    func ask(_ other: UITextViewDelegate & UIResponder, _ any: Any) -> [Bool] {
        let first = fields.first
        var found = [watcher?._vitReference_scrollViewDidScroll != nil, other._vitReference_textViewDidChange != nil]
        if let zoomed = watcher?._vitReference_scrollViewDidZoom { zoomed(self) }
        found.append(first?._vitReference_textFieldDidBeginEditing == nil)
        found.append((any as? UITextFieldDelegate)?._vitReference_textFieldShouldReturn != nil)
        if let watcher { found.append(watcher._vitReference_scrollViewDidEndDecelerating != nil) }
        for field in fields where field._vitReference_textFieldDidEndEditing != nil { found.append(true) }
        found.append(navigationController != nil)
        // The class itself has the method, so this is true here as on Apple's.
        found.append(helper.scrollViewDidScroll(_:) != nil)
        return found
    }

    func guess(_ unknown: Watched) -> Bool { unknown.target?.scrollViewDidZoom != nil }
    var navigationController: UIViewController? { nil }
}

final class Helper: NSObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

typealias Target = UIScrollViewDelegate & NSObject
struct Watched {
    var target: Target?
}

#sourceLocation(file: "<objc of Lists.swift>", line: 1)
@_spi(Vitrine) import UIKitContainers
@_spi(Vitrine) import UIKitControls
@_spi(Vitrine) import UIKitCore
@_spi(Vitrine) import UIKitLists
@_spi(Vitrine) import UIKitText
@_spi(Vitrine) import UIKitValues
extension UIScrollViewDelegate { fileprivate var _vitReference_scrollViewDidScroll: (@MainActor (UIScrollView) -> Void)? { guard _vitHas(self, "scrollViewDidScroll:", self is any ScrollViewDidScrollMarker, { $0 is any UIScrollViewDelegate.Type }) else { return nil }; if let m = self as? any ScrollViewDidScrollMarker { return { @MainActor (a0: UIScrollView) -> Void in m.vitrine_scrollViewDidScroll(a0) } }; return { @MainActor (a0: UIScrollView) -> Void in self.scrollViewDidScroll(a0) } } }
extension UITextViewDelegate { fileprivate var _vitReference_textViewDidChange: (@MainActor (UITextView) -> Void)? { guard _vitHas(self, "textViewDidChange:", self is any TextViewDidChangeMarker, { $0 is any UITextViewDelegate.Type }) else { return nil }; if let m = self as? any TextViewDidChangeMarker { return { @MainActor (a0: UITextView) -> Void in m.vitrine_textViewDidChange(a0) } }; return { @MainActor (a0: UITextView) -> Void in self.textViewDidChange(a0) } } }
extension UIScrollViewDelegate { fileprivate var _vitReference_scrollViewDidZoom: (@MainActor (UIScrollView) -> Void)? { guard _vitHas(self, "scrollViewDidZoom:", self is any ScrollViewDidZoomMarker, { $0 is any UIScrollViewDelegate.Type }) else { return nil }; if let m = self as? any ScrollViewDidZoomMarker { return { @MainActor (a0: UIScrollView) -> Void in m.vitrine_scrollViewDidZoom(a0) } }; return { @MainActor (a0: UIScrollView) -> Void in self.scrollViewDidZoom(a0) } } }
extension UITextFieldDelegate { fileprivate var _vitReference_textFieldDidBeginEditing: (@MainActor (UITextField) -> Void)? { guard _vitHas(self, "textFieldDidBeginEditing:", self is any TextFieldDidBeginMarker, { $0 is any UITextFieldDelegate.Type }) else { return nil }; if let m = self as? any TextFieldDidBeginMarker { return { @MainActor (a0: UITextField) -> Void in m.vitrine_textFieldDidBeginEditing(a0) } }; return { @MainActor (a0: UITextField) -> Void in self.textFieldDidBeginEditing(a0) } } }
extension UITextFieldDelegate { fileprivate var _vitReference_textFieldShouldReturn: (@MainActor (UITextField) -> Bool)? { guard _vitHas(self, "textFieldShouldReturn:", self is any TextFieldShouldReturnMarker, { $0 is any UITextFieldDelegate.Type }) else { return nil }; if let m = self as? any TextFieldShouldReturnMarker { return { @MainActor (a0: UITextField) -> Bool in m.vitrine_textFieldShouldReturn(a0) } }; return { @MainActor (a0: UITextField) -> Bool in self.textFieldShouldReturn(a0) } } }
extension UIScrollViewDelegate { fileprivate var _vitReference_scrollViewDidEndDecelerating: (@MainActor (UIScrollView) -> Void)? { guard _vitHas(self, "scrollViewDidEndDecelerating:", self is any ScrollViewDidEndDeceleratingMarker, { $0 is any UIScrollViewDelegate.Type }) else { return nil }; if let m = self as? any ScrollViewDidEndDeceleratingMarker { return { @MainActor (a0: UIScrollView) -> Void in m.vitrine_scrollViewDidEndDecelerating(a0) } }; return { @MainActor (a0: UIScrollView) -> Void in self.scrollViewDidEndDecelerating(a0) } } }
extension UITextFieldDelegate { fileprivate var _vitReference_textFieldDidEndEditing: (@MainActor (UITextField) -> Void)? { guard _vitHas(self, "textFieldDidEndEditing:", self is any TextFieldDidEndMarker, { $0 is any UITextFieldDelegate.Type }) else { return nil }; if let m = self as? any TextFieldDidEndMarker { return { @MainActor (a0: UITextField) -> Void in m.vitrine_textFieldDidEndEditing(a0) } }; return { @MainActor (a0: UITextField) -> Void in self.textFieldDidEndEditing(a0) } } }
extension Helper { nonisolated fileprivate static func _vit1() {
DispatchTable.add("scrollViewDidScroll:", on: Helper.self, .any) { (t: Helper, a0: UIScrollView) in t.scrollViewDidScroll(a0) }
} }
extension Helper: ScrollViewDidScrollMarker { func vitrine_scrollViewDidScroll(_ a0: UIScrollView) { scrollViewDidScroll(a0) } }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { Helper._vit1() }
}
#sourceLocation(file: "OptionalReferences/Lists.swift", line: 26)
#warning("U-OPTIONAL: the text does not tell the type of unknown.target?, so it counts as having scrollViewDidZoom always; declare it as (any UIScrollViewDelegate)?, or cast it with as?")
