// Overrides that stand in extensions, and members of extensions that are overridden below.
import UIKit

open class Panel: UIView {
    public var laidOut = 0
    open func describe() -> String { "panel" }
}

public class Drawer: Panel {}

extension Drawer {
    override public func layoutSubviews() {
        super.layoutSubviews()
        laidOut += 1
    }
    override open func describe() -> String { "drawer, " + super.describe() }
    override public var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
}

extension UIViewController {
    @objc open func configure() -> String { "plain" }
}

open class StyledController: UIViewController {
    open override func configure() -> String { "styled, " + super.configure() }
}

public final class DarkController: StyledController {
    public override func configure() -> String { "dark, " + super.configure() }
}
