// The image of a text attachment; the class itself is Typesetting's.
// Apple: "NSTextAttachment", image
import Foundation
import Typesetting

extension NSTextAttachment {
    /// An attachment that shows an image in its own size.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// What is drawn in the attachment's ``bounds``, or in the image's own size where these are empty.
    public var image: UIImage? {
        get { typesetImage as? UIImage }
        set { typesetImage = newValue }
    }
}
