import UIKit

extension UINavigationController {
    public          var _vitDenied_preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

#sourceLocation(file: "<objc of Bars.swift>", line: 1)
#sourceLocation(file: "AppleOverride/Bars.swift", line: 4)
#error("U-APPLE-OVERRIDE: preferredStatusBarStyle would be overridden for every UINavigationController; override it in a class of your own")
