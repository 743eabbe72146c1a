import UIKit

/// An object of a nib, below NSObject alone.
class Animation: NSObject {
    var isReady = false
             func awakeFromNib() {
        super.awakeFromNib()
        isReady = true
    }
}

class Frames: Animation {
    override func awakeFromNib() { super.awakeFromNib() }
}

class Label: UILabel {
    override func awakeFromNib() { super.awakeFromNib() }
    override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
}
