// Scroll views: what constraints mean at their edge, and content sizes from constraints.
// Apple: "Auto Layout Guide", Working with Scroll Views.
import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Auto Layout: scroll views", .harness) struct AutoLayoutScrollTests {
    private func scrollView(_ fixture: LayoutFixture) -> UIScrollView {
        let view = fixture.add(UIScrollView())
        view.contentInsetAdjustmentBehavior = .never
        view.pin()
        return view
    }

    // Covers: UIScrollView.contentSize
    @Test("Edges to the scroll view give the content's size, its width the frame's (documented)")
    func content() {
        let fixture = LayoutFixture()
        let scroll = scrollView(fixture)
        let view = fixture.view(in: scroll)
        view.pin(10)
        view.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20).isActive = true
        view.heightAnchor.constraint(equalToConstant: 900).isActive = true
        fixture.layOut()
        #expect(view.place == "10 10 280 900")
        #expect(scroll.contentSize == CGSize(width: 300, height: 920))
        #expect(fixture.app.diagnostics.isEmpty)
    }

    // Covers: UIScrollView.contentLayoutGuide, UIScrollView.frameLayoutGuide
    @Test("The two guides: one scrolls and sizes the content, one stays (documented)")
    func guides() {
        let fixture = LayoutFixture()
        let scroll = scrollView(fixture)
        let view = fixture.view(in: scroll), bar = fixture.view(in: scroll)
        let content = scroll.contentLayoutGuide, frame = scroll.frameLayoutGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            view.topAnchor.constraint(equalTo: content.topAnchor),
            view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            content.widthAnchor.constraint(equalTo: frame.widthAnchor, multiplier: 2),
            view.heightAnchor.constraint(equalToConstant: 1000),
            bar.leadingAnchor.constraint(equalTo: frame.leadingAnchor), bar.topAnchor.constraint(equalTo: frame.topAnchor),
        ])
        bar.size(20, 20)
        fixture.layOut()
        #expect(scroll.contentSize == CGSize(width: 600, height: 1000))
        #expect(view.place == "0 0 600 1000")
        #expect(bar.place == "0 0 20 20")
        scroll.contentOffset = CGPoint(x: 50, y: 120)
        fixture.root.layoutIfNeeded()
        #expect(view.place == "0 0 600 1000")
        #expect(bar.place == "50 120 20 20")
        #expect(content.layoutFrame.place == "0 0 600 1000")
    }

    @Test("A constraint to a view outside feels the offset, one within the content does not")
    func across() {
        let fixture = LayoutFixture()
        let scroll = scrollView(fixture)
        let mark = fixture.view()
        mark.corner(30, 40)
        mark.size(10, 10)
        let view = fixture.view(in: scroll)
        view.size(20, 20)
        view.leftAnchor.constraint(equalTo: scroll.leftAnchor, constant: 5).isActive = true
        view.topAnchor.constraint(equalTo: mark.bottomAnchor).isActive = true
        fixture.layOut()
        #expect(view.place == "5 50 20 20")
        scroll.contentSize = CGSize(width: 300, height: 2000)
        scroll.contentOffset = CGPoint(x: 0, y: 100)
        fixture.root.layoutIfNeeded()
        #expect(view.place == "5 150 20 20")
    }

    @Test("Centres mean the scroll view's frame (documented)")
    func centres() {
        let fixture = LayoutFixture()
        let scroll = scrollView(fixture)
        let view = fixture.view(in: scroll)
        view.size(100, 40)
        view.centerXAnchor.constraint(equalTo: scroll.centerXAnchor).isActive = true
        view.centerYAnchor.constraint(equalTo: scroll.centerYAnchor).isActive = true
        fixture.layOut()
        #expect(view.place == "100 80 100 40")
    }

    @Test("Content sized by a label grows with its text")
    func label() {
        let fixture = LayoutFixture(200, 100)
        let scroll = scrollView(fixture)
        let label = fixture.add(UILabel(), to: scroll)
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 60)
        label.pin()
        label.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
        fixture.layOut()
        let height = label.sizeThatFits(CGSize(width: 200, height: 0)).height
        #expect(height > 100)
        #expect(scroll.contentSize == CGSize(width: 200, height: height))
        label.text = "word"
        fixture.root.layoutIfNeeded()
        #expect(scroll.contentSize.height == label.sizeThatFits(CGSize(width: 200, height: 0)).height)
    }
}
