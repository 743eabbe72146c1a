// A scene's view, drawn as the recording was.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import ImageIO
import PixelKernels
import Typesetting
import UIKit
import UIKitTesting
@testable import UIKitCore
@testable import UIKitText
@testable import UIKitValues

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
        let setting = scene.setting
        guard scene.build != nil || scene.stage != nil else { return nil }
        var surroundings = Surroundings(
            device: setting.device ?? .custom(setting.size.width, setting.size.height, scale: setting.scale),
            appearance: setting.isDark ? .dark : .light, contentSize: setting.contentSize)
        surroundings.showsKeyboard = setting.showsKeyboard
        let harness = try await Harness(surroundings, traps: .collect)
        defer { harness.close() }
        if let stage = scene.stage {
            try await stage(harness)
            return try Self.screen(scene, harness)
        }
        guard let view = scene.build?() else { return nil }
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
        var words = Words()
        words.take(view, scale: setting.scale, within: view.bounds) { $0.convert($0.bounds, to: view) }
        return Rendering(buffer: buffer, texts: words.texts, frames: words.frames, lines: words.lines)
    }

    /// The scene's region of a screen, with the words that stand in it.
    @MainActor private static func screen(_ scene: Scene, _ harness: Harness) throws -> Rendering? {
        let scale = scene.setting.scale
        let window = harness.window
        let region = scene.region ?? window.bounds
        let part = pixels(region, scale)
        var whole = try harness.picture().buffer
        if scene.rendersLayer {
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            let image = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image {
                window.layer.render(in: $0.cgContext)
            }
            guard let drawn = image.cgImage?.pixelBuffer else { return nil }
            whole = drawn
        }
        guard let buffer = PixelBuffer(width: part.width, height: part.height) else { return nil }
        for y in 0..<part.height where part.minY + y < whole.height {
            let row = whole.row(part.minY + y) + part.minX * 4
            buffer.row(y).copyMemory(from: row, byteCount: min(part.width, whole.width - part.minX) * 4)
        }
        var words = Words()
        for window in UIApplication.shared.windows where !window.isHidden {
            words.take(window, scale: scale, within: region) { one in
                one.convert(one.bounds, to: nil).offsetBy(dx: -region.minX, dy: -region.minY)
            }
        }
        return Rendering(buffer: buffer, texts: words.texts, frames: words.frames, lines: words.lines)
    }

    static func pixels(_ rect: CGRect, _ scale: CGFloat) -> PixelRect {
        PixelRect(
            minX: Int((rect.minX * scale + 0.01).rounded(.down)), minY: Int((rect.minY * scale + 0.01).rounded(.down)),
            maxX: Int((rect.maxX * scale - 0.01).rounded(.up)), maxY: Int((rect.maxY * scale - 0.01).rounded(.up)))
    }
}

/// The texts of a tree of views: where they stand and how they break.
struct Words {
    var texts: [PixelRect] = []
    var frames: [Int: CGRect] = [:]
    var lines: [Int: [String]] = [:]

    /// Reads a tree. A part that is given, in the coordinates of `frame`'s own origin moved there, leaves out what is not in it.
    @MainActor mutating func take(
        _ view: UIView, scale: CGFloat, within part: CGRect? = nil, frame place: (UIView) -> CGRect
    ) {
        walk(view) { one in
            let frame = place(one)
            if let part, !CGRect(origin: .zero, size: part.size).intersects(frame) { return }
            if one.tag != 0 { frames[one.tag] = frame }
            if let field = one as? UITextField {
                texts.append(Rendering.pixels(frame, scale))
                lines[-lines.count - 1] = [field.text ?? ""]
            } else if let text = one as? UITextView {
                texts.append(Rendering.pixels(frame, scale))
                lines[-lines.count - 1] = [text.text ?? ""]
            }
            // The labels inside a field are its own affair.
            // A wheel's rows are turned away: their scene says where they stand.
            guard !(one.superview is UITextField), String(describing: type(of: one)) != "PickerRowLabel",
                let label = one as? UILabel, label.text?.isEmpty == false, !label.isHidden
            else { return }
            texts.append(Rendering.pixels(frame, scale))
            lines[label.tag != 0 ? label.tag : -lines.count - 1] = Self.lines(of: label, scale: scale)
        }
    }

    /// Goes through the tree; what is hidden shows no text.
    @MainActor private func walk(_ view: UIView, _ body: (UIView) -> Void) {
        guard !view.isHidden, view.alpha > 0.01 else { return }
        body(view)
        for child in view.subviews { walk(child, body) }
    }

    /// The label's text line by line, as the typesetter breaks it in the label's bounds.
    @MainActor private static func lines(of label: UILabel, scale: CGFloat) -> [String] {
        let text = label.text ?? ""
        // What the label itself asks for, so that kerning and paragraph styles of an attributed text count.
        var request = label.request(width: label.bounds.width, height: label.bounds.height, lines: label.numberOfLines)
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

    /// More pictures, which are never copied into a repository: `VITRINE_REFERENCES_MORE`, else `more` beside `pictures`,
    /// else the cache that script/fidelity fills from mirrors of the repositories.
    static let moreFolder: String = {
        if let path = ProcessInfo.processInfo.environment["VITRINE_REFERENCES_MORE"] { return path }
        let beside = folder + "/more"
        if FileManager.default.fileExists(atPath: beside) { return beside }
        return repository.deletingLastPathComponent().appendingPathComponent(".mirror-pictures").path
    }()

    /// Whether any of them is here.
    static var hasMore: Bool {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: moreFolder)) ?? []
        return files.contains { $0.contains("+") }
    }

    /// The names of the pictures that `more.csv` lists: owner+name_file, without the file's extension; sorted.
    static var moreNames: [String] { names(inListAt: folder + "/more.csv") }

    private static func names(inListAt path: String, withFolders: Bool = false) -> [String] {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return text.split(whereSeparator: \.isNewline).dropFirst().compactMap { line in
            let cells = line.split(separator: ",", maxSplits: 3, omittingEmptySubsequences: false)
            guard cells.count == 4 else { return nil }
            return moreName(String(cells[0]), String(cells[2]), withFolder: withFolders)
        }.sorted()
    }

    /// The name of a picture by its repository's address and its path, with the last folder where file names come more than once.
    static func moreName(_ repository: String, _ path: String, withFolder: Bool = false) -> String {
        let owner = repository.replacingOccurrences(of: "https://github.com/", with: "").replacingOccurrences(of: "/", with: "+")
        let path = path as NSString
        let folder = withFolder ? (path.deletingLastPathComponent as NSString).lastPathComponent + "_" : ""
        return owner + "_" + folder + (path.lastPathComponent as NSString).deletingPathExtension
    }

    /// Whether a scene's picture is one of `more.csv`: its name begins with owner and repository.
    static func isMore(_ scene: Scene) -> Bool { scene.file.contains("+") && !isUnseen(scene) }

    // MARK: Pictures not seen before

    /// The lists of pictures that nothing was made or mended by before their first run, in the order of those runs.
    static let unseenLists = ["unseen.csv", "unseen2.csv", "unseen3.csv"].map {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/\($0)")
    }

    /// Where they are: `VITRINE_REFERENCES_UNSEEN`, else the cache that script/fidelity fills from mirrors.
    static let unseenFolder: String = {
        if let path = ProcessInfo.processInfo.environment["VITRINE_REFERENCES_UNSEEN"] { return path }
        return repository.deletingLastPathComponent().appendingPathComponent(".mirror-pictures").path
    }()

    /// Their names by list, as those of `more.csv`; from the third list on with their folders.
    static let unseenNames: [[String]] = unseenLists.enumerated().map { names(inListAt: $1.path, withFolders: $0 > 1) }

    /// Which of the sets a scene's picture is of, from 1; 0 for none.
    static func unseenSet(_ scene: Scene) -> Int { (unseenNames.firstIndex { $0.contains(scene.picture) } ?? -1) + 1 }

    /// Whether a scene shows one of them.
    static func isUnseen(_ scene: Scene) -> Bool { unseenSet(scene) > 0 }

    /// Whether a scene's picture is on this machine.
    static func has(_ scene: Scene) -> Bool { FileManager.default.fileExists(atPath: "\(unseenFolder)/\(scene.picture).png") }

    /// A picture decoded to sRGB, cut to the scene's part.
    static func picture(of scene: Scene) -> PixelBuffer? {
        let place = isUnseen(scene) ? unseenFolder : isMore(scene) ? moreFolder : folder + "/pictures"
        let path = "\(place)/\(scene.picture)"
        let ending = ["png", "PNG", "jpg"].first { FileManager.default.fileExists(atPath: "\(path).\($0)") } ?? "png"
        let url = URL(fileURLWithPath: path + "." + ending)
        guard let source = CGImageSourceCreateWithURL(url as CFURL, nil),
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { return nil }
        guard let crop = scene.crop else { return image.pixelBuffer }
        return image.cropping(to: crop)?.pixelBuffer
    }
}
