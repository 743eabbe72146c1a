// What archives of controls hold: the app's subviews, not the parts that a control makes by itself.
// Apple: "NSCoding", "UIView"
import Foundation
import TestFixtures
import Testing
import UIKit

@MainActor @Suite("UIView: archives of controls", .harness) struct UIViewArchiveTests {
    private func copy<View: UIView>(_ view: View) throws -> View {
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        return try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? View)
    }

    private func segmented() -> UISegmentedControl {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.selectedSegmentIndex = 1
        return control
    }

    private func button() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        return button
    }

    private func field() -> UITextField {
        let field = UITextField()
        field.text = "Text"
        field.borderStyle = .roundedRect
        field.clearButtonMode = .always
        return field
    }

    private func textView() -> UITextView {
        let view = UITextView()
        view.text = "Text"
        return view
    }

    private func scrollView() -> UIScrollView {
        let view = UIScrollView()
        view.contentSize = CGSize(width: 300, height: 900)
        return view
    }

    private func pageControl() -> UIPageControl {
        let control = UIPageControl()
        control.numberOfPages = 4
        return control
    }

    // Covers: UIView.init
    @Test("a control from an archive has the subviews that it had: parts once, the app's own, in their order")
    func parts() throws {
        let views: [UIView] = [
            UISwitch(), UISlider(), UIStepper(), UIProgressView(), UIActivityIndicatorView(style: .medium), UIRefreshControl(),
            UIPickerView(), UIDatePicker(), UIImageView(), UILabel(), segmented(), button(), field(),
            textView(), scrollView(), pageControl(),
        ]
        for view in views {
            view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            let own = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
            own.tag = 77
            view.addSubview(own)
            view.layoutIfNeeded()
            let decoded = try copy(view)
            decoded.layoutIfNeeded()
            func kinds(_ view: UIView) -> [String] { view.subviews.map { String(describing: Swift.type(of: $0)) }.sorted() }
            let name = String(describing: Swift.type(of: view))
            #expect(kinds(decoded) == kinds(view), "\(name)")
            let found = decoded.subviews.filter { $0.tag == 77 }
            #expect(found.count == 1, "\(name)")
            #expect(found.first?.frame == own.frame, "\(name)")
            // And once more: nothing adds up.
            let again = try copy(decoded)
            again.layoutIfNeeded()
            #expect(kinds(again) == kinds(view), "\(name)")
        }
    }

    // Covers: UITextField.leftView, UITextField.rightViewMode
    @Test("side views of a field and the refresh control of a scroll view come back in their roles, once")
    func roles() throws {
        let field = field()
        field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        let side = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        side.tag = 5
        field.leftView = side
        field.leftViewMode = .always
        field.rightViewMode = .unlessEditing
        field.layoutIfNeeded()
        let decoded = try copy(field)
        decoded.layoutIfNeeded()
        #expect(decoded.leftView?.tag == 5)
        #expect(decoded.leftViewMode == .always)
        #expect(decoded.rightViewMode == .unlessEditing)
        #expect(decoded.subviews.filter { $0.tag == 5 }.count == 1)

        let scroll = scrollView()
        scroll.refreshControl = UIRefreshControl()
        scroll.refreshControl?.tag = 6
        let view = try copy(scroll)
        #expect(view.refreshControl?.tag == 6)
        #expect(view.subviews.filter { $0 is UIRefreshControl }.count == 1)
    }
}
