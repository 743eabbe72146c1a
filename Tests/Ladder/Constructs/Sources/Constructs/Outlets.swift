// Outlets, collections of them, actions and inspectable properties, set by name as a nib sets them.
// Apple: "Interface Builder", outlets and actions.
import UIKit

@IBDesignable public class ProfileView: UIView {
    @IBOutlet weak var label: UILabel!
    @IBOutlet private var photo: UIImageView?
    @IBOutlet var rows: [UIView]!
    @IBInspectable public var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }
    @IBInspectable var caption: String?

    public var hasPhoto: Bool { photo != nil }

    @IBAction func save(_ sender: UIButton) { label.text = "saved" }
    @IBAction func reset() { label.text = "reset" }
}

/// An object of a nib, below NSObject alone.
open class Awakening: NSObject {
    public private(set) var count: NSInteger = 0
    open override func awakeFromNib() {
        super.awakeFromNib()
        count += 1
    }
}
