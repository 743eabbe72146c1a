// A scene's view, drawn as the recording was.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import ImageIO
import PixelKernels
import Typesetting
import UIKit
import UIKitCore
import UIKitTesting

/// What our UIKit draws for a scene, with what is compared beside the pixels.
struct Rendering {
    let buffer: PixelBuffer
    /// The frames of labels with text, in pixels.
    let texts: [PixelRect]
    /// By tag: the frame of each tagged view, in points.
    let frames: [Int: CGRect]
    /// By tag, else by a number below 0: the lines of each label.
    let lines: [Int: [String]]

    /// Shows the view in a window of the scene's setting and draws it.
    @MainActor static func of(_ scene: Scene) async throws -> Rendering? {
        guard let build = scene.build else { return nil }
        let setting = scene.setting
        let harness = try await Harness(
            device: .custom(setting.size.width, setting.size.height, scale: setting.scale),
            appearance: setting.isDark ? .dark : .light, contentSize: setting.contentSize, traps: .collect)
        defer { harness.close() }
        let view = build()
        try await harness.show(view)
        let format = UIGraphicsImageRendererFormat()
        format.scale = setting.scale
        let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
            if scene.drawsHierarchy {
                view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
            } else {
                view.layer.render(in: context.cgContext)
            }
        }
        guard let buffer = image.cgImage?.pixelBuffer else { return nil }
        var texts: [PixelRect] = []
        var frames: [Int: CGRect] = [:]
        var lines: [Int: [String]] = [:]
        walk(view) { one in
            let frame = one.convert(one.bounds, to: view)
            if one.tag != 0 { frames[one.tag] = frame }
            if let field = one as? UITextField {
                texts.append(pixels(frame, setting.scale))
                lines[-lines.count - 1] = [field.text ?? ""]
            } else if let text = one as? UITextView {
                texts.append(pixels(frame, setting.scale))
                lines[-lines.count - 1] = [text.text ?? ""]
            }
            // The labels inside a field are its own affair.
            guard !(one.superview is UITextField), let label = one as? UILabel, label.text?.isEmpty == false, !label.isHidden else { return }
            texts.append(pixels(frame, setting.scale))
            lines[label.tag != 0 ? label.tag : -lines.count - 1] = Self.lines(of: label, scale: setting.scale)
        }
        return Rendering(buffer: buffer, texts: texts, frames: frames, lines: lines)
    }

    @MainActor private static func walk(_ view: UIView, _ body: (UIView) -> Void) {
        body(view)
        for child in view.subviews { walk(child, body) }
    }

    static func pixels(_ rect: CGRect, _ scale: CGFloat) -> PixelRect {
        PixelRect(
            minX: Int((rect.minX * scale).rounded(.down)), minY: Int((rect.minY * scale).rounded(.down)),
            maxX: Int((rect.maxX * scale).rounded(.up)), maxY: Int((rect.maxY * scale).rounded(.up)))
    }

    /// The label's text line by line, as the typesetter breaks it in the label's bounds.
    @MainActor private static func lines(of label: UILabel, scale: CGFloat) -> [String] {
        let text = label.text ?? ""
        var request = TextLayoutRequest(text: text, font: label.font.typesetFont)
        request.width = label.bounds.width
        request.height = label.bounds.height
        request.maximumLines = label.numberOfLines
        request.alignment = label.textAlignment
        request.lineBreakMode = label.lineBreakMode
        request.scale = scale
        let layout = TextLayout.make(request)
        return layout.lines.map { line in
            var range = line.range
            if line.isTruncated {
                // The range holds what did not fit as well: what stands before the ellipsis counts.
                let end = layout.insertionIndex(at: CGPoint(x: line.origin.x + line.width - 1, y: line.baseline - 1))
                range.length = max(0, end - range.location)
                return (text as NSString).substring(with: range).trimmingCharacters(in: .whitespaces) + "…"
            }
            let part = (text as NSString).substring(with: range)
            return part.trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }
}

/// The recorded pictures, where the machine has them.
enum References {
    /// `VITRINE_REFERENCES`, else `../shared/references` beside the repository.
    static let folder: String = {
        if let path = ProcessInfo.processInfo.environment["VITRINE_REFERENCES"] { return path }
        return repository.deletingLastPathComponent().appendingPathComponent("shared/references").path
    }()

    static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static var isHere: Bool { FileManager.default.fileExists(atPath: folder + "/pictures/index.csv") }

    /// The file names without `.png`, sorted.
    static var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/pictures")) ?? []
        return files.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
    }

    /// A picture decoded to sRGB, cut to the scene's part.
    static func picture(of scene: Scene) -> PixelBuffer? {
        let url = URL(fileURLWithPath: "\(folder)/pictures/\(scene.file).png")
        guard let source = CGImageSourceCreateWithURL(url as CFURL, nil),
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { return nil }
        guard let crop = scene.crop else { return image.pixelBuffer }
        return image.cropping(to: crop)?.pixelBuffer
    }
}
