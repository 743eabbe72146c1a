// What `import UIKit` brings.
// Apple: "UIKit".
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import CoreText
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import ImageIO
@_exported import QuartzCore
@_exported import SelectorDispatch
@_exported import UIKitContainers
@_exported import UIKitControls
@_exported import UIKitCore
@_exported import UIKitLists
@_exported import UIKitText
@_exported import UIKitValues
