// Images of several frames.
// Apple: "UIImage", Creating and accessing animated images
import Foundation

extension UIImage {
    /// Returns an animated image with frames and a duration of one cycle, in seconds; nil without frames.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard !images.isEmpty else { return nil }
        // A frame that is animated itself gives its own frames.
        let frames = images.flatMap { $0.images ?? [$0] }
        let time = duration > 0 && duration.isFinite ? duration : Double(frames.count) / 30
        return UIImage(state: ImageState(scale: frames[0].scale, frames: frames, duration: time))
    }

    /// Returns an animated image with the frames `name0`, `name1`… of the main bundle; nil without any.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var frames: [UIImage] = []
        for index in 0..<1024 {
            guard let state = ImageLookup.find("\(name)\(index)", in: nil, traits: nil, reports: false) else {
                // The first number may be 0 or 1.
                if index == 0 { continue }
                break
            }
            frames.append(UIImage(state: state))
        }
        return animatedImage(with: frames, duration: duration)
    }

    /// Returns an animated image like ``animatedImageNamed(_:duration:)``, with cap insets for each frame.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile, duration: TimeInterval
    ) -> UIImage? {
        guard let image = animatedImageNamed(name, duration: duration), let frames = image.images else { return nil }
        return animatedImage(
            with: frames.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }, duration: duration)
    }
}
