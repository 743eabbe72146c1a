// Members of extensions of UIKit's classes, overridden in classes of one's own, with `super`.
// The Swift Programming Language: "Inheritance".
import UIKit

extension UIViewController {
    @objc public func configure(_ style: Int) -> String { "plain \(style)" }
    @objc public var accent: String { "grey" }
}

public class StyledController: UIViewController {
    public override func configure(_ style: Int) -> String { "styled, " + super.configure(style) }
    public override var accent: String { "blue, " + super.accent }
}

public class LoudController: StyledController {
    public override func configure(_ style: Int) -> String { "loud, " + super.configure(style + 1) }
}
