// Optional methods that only a subclass of the delegate's class implements: markers.
// No Apple page: this is ours.
import Foundation
import TestFixtures
import Testing
@_spi(Vitrine) import UIKitCore
import UIKit
import UIKitTesting

/// Conforms and implements nothing.
@MainActor private class PlainDelegate: NSObject, UIScrollViewDelegate {}

/// Implements methods that the protocol's conformance does not know; the markers lead to them.
@MainActor private final class LateDelegate: PlainDelegate, ScrollViewDidScrollMarker, ViewForZoomingMarker {
    var scrolled = 0
    var zoomed: UIView?
    func vitrine_scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
    func vitrine_viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}

@MainActor @Suite("UIScrollViewDelegate's optional methods", .harness) struct UIScrollViewDelegateTests {
    @Test("a method below the conforming class is called through its marker; without markers nothing is missed")
    func markers() {
        _ = StageFixture()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let plain = PlainDelegate()
        view.delegate = plain
        view.contentOffset.y = 5
        #expect(view.zoomScale == 1)
        let late = LateDelegate()
        late.zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        if let zoomed = late.zoomed { view.addSubview(zoomed) }
        view.delegate = late
        view.maximumZoomScale = 3
        view.contentOffset.y = 6
        view.zoomScale = 2
        #expect(late.scrolled >= 1)
        #expect(view.zoomScale == 2)
        view.delegate = nil
        view.contentOffset.y = 7
        #expect(view.zoomScale == 1)
    }
}
