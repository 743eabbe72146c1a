import UIKit

extension UINavigationController {
    public          func _vitDenied_viewDidLoad() { super.viewDidLoad() }
    public          var _vitDenied_prefersHomeIndicatorAutoHidden: Bool { true }
}

extension UILabel {
    public          func _vitDenied_traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

#sourceLocation(file: "<objc of Bars.swift>", line: 1)
#sourceLocation(file: "AppleOverride/Bars.swift", line: 4)
#error("U-APPLE-OVERRIDE: viewDidLoad would be overridden for every UINavigationController; override it in a class of your own")
#sourceLocation(file: "AppleOverride/Bars.swift", line: 5)
#error("U-APPLE-OVERRIDE: prefersHomeIndicatorAutoHidden would be overridden for every UINavigationController; override it in a class of your own")
#sourceLocation(file: "AppleOverride/Bars.swift", line: 9)
#error("U-APPLE-OVERRIDE: traitCollectionDidChange would be overridden for every UILabel; override it in a class of your own")
