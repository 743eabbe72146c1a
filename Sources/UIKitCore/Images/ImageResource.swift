// The name of an image in a bundle, as Xcode writes it for asset catalogues.
// Apple: "ImageResource" (Developer Tools Support); "UIImage", init(resource:)
import Foundation

/// An image of a bundle by name.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundlePath: String

    /// An image of a bundle's asset catalogues or files.
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }

    var bundle: Bundle? { bundlePath == Bundle.main.bundlePath ? nil : Bundle(path: bundlePath) }
}

extension UIImage {
    /// The image of a resource; a missing one is diagnosed and without pixels.
    public convenience init(resource: ImageResource) {
        self.init(state: ImageLookup.find(resource.name, in: resource.bundle, traits: nil) ?? ImageState())
    }
}
