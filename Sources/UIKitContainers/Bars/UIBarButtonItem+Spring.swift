// A bar's button that acts when something dragged rests on it: the button's own view does it.
// Apple: "UIBarButtonItem", isSpringLoaded.
import UIKitControls
import UIKitCore

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}
