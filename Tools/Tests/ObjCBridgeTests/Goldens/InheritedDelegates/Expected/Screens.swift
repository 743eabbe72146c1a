import UIKit

class Screen: UIViewController, UIGestureRecognizerDelegate, UINavigationControllerDelegate, UIScrollViewDelegate {
    func watch(_ recognizer: UIGestureRecognizer) { recognizer.delegate = self }

#sourceLocation(file: "<moved into Screen>", line: 1)
func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { _VitDefault1().gestureRecognizerShouldBegin(recognizer) }
func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { _VitDefault2().navigationController(navigationController, didShow: viewController, animated: animated) }
#sourceLocation(file: "InheritedDelegates/Screens.swift", line: 5)
}
final class Board: Screen {
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.view === view }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
final class Panel: Screen {
#sourceLocation(file: "<moved into Panel>", line: 1)
override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { _vit_gestureRecognizerShouldBegin(gestureRecognizer) }
override func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { _vit_navigationController(navigationController, didShow: viewController, animated: animated) }
#sourceLocation(file: "InheritedDelegates/Screens.swift", line: 10)
}
extension Panel {
    func _vit_gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    func _vit_navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
}
final class Direct: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

#sourceLocation(file: "<objc of Screens.swift>", line: 1)
@_spi(Vitrine) import UIKitContainers
@_spi(Vitrine) import UIKitControls
@_spi(Vitrine) import UIKitCore
@_spi(Vitrine) import UIKitLists
@_spi(Vitrine) import UIKitText
@_spi(Vitrine) import UIKitValues
fileprivate final class _VitDefault1: NSObject, UIGestureRecognizerDelegate {}
fileprivate final class _VitDefault2: NSObject, UINavigationControllerDelegate {}
extension Board { nonisolated fileprivate static func _vit3() {
DispatchTable.add("gestureRecognizerShouldBegin:", on: Board.self, .main) { (t: Board, a0: UIGestureRecognizer) in t.gestureRecognizerShouldBegin(a0) }
DispatchTable.add("scrollViewDidScroll:", on: Board.self, .main) { (t: Board, a0: UIScrollView) in t.scrollViewDidScroll(a0) }
} }
extension Panel { nonisolated fileprivate static func _vit4() {
DispatchTable.add("gestureRecognizerShouldBegin:", on: Panel.self, .main) { (t: Panel, a0: UIGestureRecognizer) in t.gestureRecognizerShouldBegin(a0) }
DispatchTable.add("navigationController:didShow:animated:", on: Panel.self, .main) { (t: Panel, a0: UINavigationController, a1: UIViewController, a2: Bool) in t.navigationController(a0, didShow: a1, animated: a2) }
} }
extension Direct { nonisolated fileprivate static func _vit5() {
DispatchTable.add("gestureRecognizerShouldBegin:", on: Direct.self, .any) { (t: Direct, a0: UIGestureRecognizer) in t.gestureRecognizerShouldBegin(a0) }
} }
extension Board: ScrollViewDidScrollMarker { func vitrine_scrollViewDidScroll(_ a0: UIScrollView) { scrollViewDidScroll(a0) } }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { Board._vit3() }
_vitPush { Panel._vit4() }
_vitPush { Direct._vit5() }
}
