// The name of an image in a bundle, as Xcode writes it for asset catalogues.
// Apple: "ImageResource" (Developer Tools Support); "UIImage", init(resource:)
import Foundation

/// An image in a bundle.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundlePath: String

    /// Creates a resource for an image in a bundle's asset catalogues or files.
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }

    var bundle: Bundle? { bundlePath == Bundle.main.bundlePath ? nil : Bundle(path: bundlePath) }
}

extension UIImage {
    /// Creates the image of a resource. A missing image is reported and has no pixels.
    public convenience init(resource: ImageResource) {
        self.init(state: ImageLookup.find(resource.name, in: resource.bundle, traits: nil) ?? ImageState())
    }
}
