// Size, orientation, caps and comparison of images.
// Apple: "UIImage", Getting the size and scale; "UIImage.Orientation"
import CoreGraphics
import Diagnostics
import Foundation

extension UIImage.Orientation {
    /// True where width and height change places.
    var swapsSides: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        default: false
        }
    }

    /// The orientation that also turns left to right as seen.
    var mirroredHorizontally: Self {
        switch self {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
        }
    }

    /// Converts EXIF's numbers 1…8; nil for others.
    init?(exif: Int) {
        switch exif {
        case 1: self = .up
        case 2: self = .upMirrored
        case 3: self = .down
        case 4: self = .downMirrored
        case 5: self = .leftMirrored
        case 6: self = .right
        case 7: self = .rightMirrored
        case 8: self = .left
        default: return nil
        }
    }

    /// EXIF's number.
    var exif: Int {
        switch self {
        case .up: 1
        case .upMirrored: 2
        case .down: 3
        case .downMirrored: 4
        case .leftMirrored: 5
        case .right: 6
        case .rightMirrored: 7
        case .left: 8
        }
    }

    /// Takes the unit square of the stored pixels (y down) to the unit square as shown (y down).
    var unitTransform: CGAffineTransform {
        switch self {
        case .up: .identity
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
        }
    }
}

extension UIImage {
    var measuredSize: CGSize {
        guard let pixels = state.recipe?.size ?? state.cgImage.map({ CGSize(width: $0.width, height: $0.height) }) else {
            return state.frames?.first?.size ?? .zero
        }
        let width = pixels.width / state.scale
        let height = pixels.height / state.scale
        return state.orientation.swapsSides
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    func resizable(_ insets: UIEdgeInsets, _ mode: ResizingMode) -> UIImage {
        var insets = insets
        let size = size
        if insets.horizontal > size.width || insets.vertical > size.height || insets.top < 0 || insets.left < 0
            || insets.bottom < 0 || insets.right < 0
        {
            Catalogue.capInsets.report(
                object: description,
                cause: "The insets are \(insets), the image is \(size.width.short) × \(size.height.short) points.")
            insets.left = min(max(0, insets.left), size.width)
            insets.right = min(max(0, insets.right), size.width - insets.left)
            insets.top = min(max(0, insets.top), size.height)
            insets.bottom = min(max(0, insets.bottom), size.height - insets.top)
        }
        return changing {
            $0.capInsets = insets
            $0.resizingMode = mode
        }
    }

    func makeRendererFormat() -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = state.cgImage?.isOpaque ?? false
        return format
    }

    /// True where the middle stretches or tiles apart from the margins.
    package var isResizable: Bool { state.resizingMode != nil }

    func isSameImage(as object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        let one = state
        let two = other.state
        return one.cgImage == two.cgImage && one.scale == two.scale && one.orientation == two.orientation
            && one.renderingMode == two.renderingMode && one.capInsets == two.capInsets
            && one.resizingMode == two.resizingMode && one.alignmentInsets == two.alignmentInsets
            && one.duration == two.duration && one.frames == two.frames && one.tint == two.tint
            && one.flipsForRightToLeft == two.flipsForRightToLeft && (one.cgImage != nil || one.frames != nil)
    }

    /// The variant for the traits, where the image has variants; else itself.
    package func variant(for traits: UITraitCollection) -> UIImage {
        if state.symbol != nil { return preferring(state.shownWith, in: traits) }
        return assetVariant(for: traits).vectorVariant(for: traits)
    }

    private func assetVariant(for traits: UITraitCollection) -> UIImage {
        guard let asset = state.asset else { return self }
        let found = asset.image(with: traits)
        guard found.state.cgImage !== state.cgImage else { return self }
        // The way of drawing that was set on this copy stays.
        return found.changing { copy in
            copy.renderingMode = state.renderingMode
            copy.tint = state.tint
            copy.flipsForRightToLeft = state.flipsForRightToLeft
            copy.asset = asset
            if state.resizingMode != nil {
                copy.resizingMode = state.resizingMode
                copy.capInsets = state.capInsets
            }
        }
    }
}
