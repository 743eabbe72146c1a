// Labels as pictures: boxes and lines as recorded on iOS.
// Apple: "UILabel"
import CoreGraphics
import Foundation
import PixelKernels
import Testing
import UIKitCore

@MainActor struct UILabelPictureTests {
    @Test func gallery() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 560))
        view.backgroundColor = .systemBackground
        var y: CGFloat = 8
        func add(_ label: UILabel, height: CGFloat? = nil) {
            label.frame = CGRect(x: 10, y: y, width: 300, height: height ?? label.sizeThatFits(CGSize(width: 300, height: 0)).height)
            label.backgroundColor = UIColor.systemFill
            view.addSubview(label)
            y += label.frame.height + 8
        }
        for style: UIFont.TextStyle in [.largeTitle, .title1, .headline, .body, .footnote] {
            let label = UILabel()
            label.text = "Hello, world 123"
            label.font = .preferredFont(forTextStyle: style)
            add(label)
        }
        let long = UILabel()
        long.text = "This is a long run of text that should wrap at some point, and be cut."
        long.numberOfLines = 2
        long.textAlignment = .center
        add(long, height: 60)
        let shrink = UILabel()
        shrink.text = "This text shrinks until it fits into its width"
        shrink.adjustsFontSizeToFitWidth = true
        add(shrink, height: 30)
        let attributed = UILabel()
        let string = NSMutableAttributedString(string: "Red and bold, 🎉 emoji")
        string.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        string.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 8, length: 4))
        attributed.attributedText = string
        add(attributed)
        let shadow = UILabel()
        shadow.text = "Shadowed"
        shadow.shadowColor = .systemRed
        shadow.shadowOffset = CGSize(width: 1, height: 1)
        add(shadow)
        let disabled = UILabel()
        disabled.text = "Disabled"
        disabled.isEnabled = false
        add(disabled)
        let arabic = UILabel()
        arabic.text = "مرحبا بالعالم"
        add(arabic)
        let system = UIButton(type: .system)
        system.setTitle("System button", for: .normal)
        system.frame = CGRect(x: 10, y: y, width: 130, height: 30)
        system.backgroundColor = .systemFill
        view.addSubview(system)
        let add2 = UIButton(type: .contactAdd)
        add2.frame = CGRect(origin: CGPoint(x: 150, y: y), size: add2.intrinsicContentSize)
        view.addSubview(add2)
        let info = UIButton(type: .infoLight)
        info.frame = CGRect(origin: CGPoint(x: 190, y: y), size: info.intrinsicContentSize)
        view.addSubview(info)
        let close = UIButton(type: .close)
        close.frame = CGRect(origin: CGPoint(x: 230, y: y), size: close.intrinsicContentSize)
        view.addSubview(close)
        let highlighted = UIButton(type: .system)
        highlighted.setTitle("High", for: .normal)
        highlighted.isHighlighted = true
        highlighted.frame = CGRect(x: 265, y: y, width: 50, height: 30)
        view.addSubview(highlighted)
        y += 38
        let custom = UIButton()
        custom.setTitle("Custom", for: .normal)
        custom.backgroundColor = .systemBlue
        custom.frame = CGRect(x: 10, y: y, width: 130, height: 34)
        view.addSubview(custom)
        let disabledButton = UIButton(type: .system)
        disabledButton.setTitle("Disabled", for: .normal)
        disabledButton.isEnabled = false
        disabledButton.frame = CGRect(x: 150, y: y, width: 100, height: 34)
        view.addSubview(disabledButton)
        ViewPicture.of(view, scale: 1).show("gallery-1x")
        ViewPicture.of(view, scale: 3).show("gallery-3x")
        view.overrideUserInterfaceStyle = .dark
        ViewPicture.of(view, scale: 3).show("gallery-dark")
    }
}
