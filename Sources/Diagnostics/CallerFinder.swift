// Finds who called into Vitrine: the first frame of the stack outside its modules.
// No Apple page: this is ours.
internal import Runtime

/// The stack of one report, first as bare addresses (about 15 µs), then with names and lines where they are wanted:
/// names cost as little, a line 10 to 300 ms by the program's size, since the toolchain reads the line table anew each time.
struct CallerFinder {
    /// How many frames are looked at.
    static let depth = 256
    /// How many are named first, the caller being mostly near.
    static let nearDepth = 14
    /// The loaded images as of the first report; reading the map costs 0.2 ms, so it is kept.
    private static let images = ImageMap.capture()
    /// `…/Sources/`, as the compiler knew it when it built this file.
    private static let root: String = {
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
        return parts.joined(separator: "/") + "/"
    }()
    /// The folders under ``root`` that are Vitrine's; whatever else may stand there is somebody's app.
    static let modules: Set<String> = [
        "Diagnostics", "PixelKernels", "ConstraintSolver", "Stage", "SelectorDispatch", "CoreGraphics", "ImageIO",
        "Typesetting", "CoreImage", "QuartzCore", "UniformTypeIdentifiers", "FoundationAdditions", "CDynamicInit",
        "UIKitCore", "LocalServer", "Stages", "Headless", "Browser", "Window", "UIKit", "SwiftUI", "SafeUIKit",
        "UIKitTesting", "ViewInspector",
    ]

    private let backtrace: Backtrace?
    /// The frames nearest to the report alone.
    private let near: Backtrace?

    /// What the frames of a stack say.
    private enum Finding {
        case place(CallSite), entryPoint, nothing
    }

    /// Takes the stack as it is now.
    init() {
        backtrace = try? Backtrace.capture(algorithm: .auto, limit: Self.depth, top: 0, images: Self.images)
        near = try? Backtrace.capture(algorithm: .auto, limit: Self.nearDepth, top: 0, images: Self.images)
    }

    /// The same for the same chain of calls in one process; nil where no stack could be taken.
    var fingerprint: Int? {
        guard let backtrace else { return nil }
        var hasher = Hasher()
        for frame in backtrace.frames { hasher.combine(frame.originalProgramCounter) }
        return hasher.finalize()
    }

    /// Names and lines: the first place outside Vitrine; nil where the program has no line table or Vitrine was
    /// called by nothing but the program's own entry point.
    func caller() -> CallSite? {
        for stack in [near, backtrace] {
            switch finding(in: stack) {
            case .place(let site): return site
            case .entryPoint: return nil
            case .nothing: continue
            }
        }
        return nil
    }

    private func finding(in stack: Backtrace?) -> Finding {
        let options: Backtrace.SymbolicationOptions = [.showInlineFrames, .showSourceLocations, .useSymbolCache]
        guard let frames = stack?.symbolicated(with: Self.images, options: options)?.frames else { return .nothing }
        for frame in frames {
            guard !frame.isSystem, let symbol = frame.symbol, let place = symbol.sourceLocation else { continue }
            guard place.line > 0, !Self.isMadeUp(path: place.path) else { continue }
            // The entry point is below every turn: naming it would say nothing.
            if Self.isEntryPoint(symbol.rawName) { return .entryPoint }
            if Self.isOwn(path: place.path, mangledName: symbol.rawName) { continue }
            return .place(CallSite(path: place.path, line: place.line, column: place.column))
        }
        return .nothing
    }

    /// What the compiler or a macro wrote is in no file.
    static func isMadeUp(path: String) -> Bool {
        path.contains("<compiler-generated>") || path.contains("@__swiftmacro")
    }

    static func isEntryPoint(_ mangledName: String) -> Bool {
        mangledName == "main" || mangledName.hasSuffix("_main") || mangledName.hasSuffix("5$mainyyFZ")
    }

    /// Whether a frame is Vitrine's: by its file under ``root``, else by the module at the head of its mangled name.
    static func isOwn(path: String, mangledName: String) -> Bool {
        if path.hasPrefix(root) {
            let folder = path.dropFirst(root.count).split(separator: "/").first.map(String.init) ?? ""
            return modules.contains(folder)
        }
        if path.hasPrefix("/") { return false }
        return module(ofMangledName: mangledName).map(modules.contains) ?? false
    }

    /// `$s9UIKitCore…` is of UIKitCore; an extension counts as the module that extends (`…C5MyAppE…`) where it shows.
    static func module(ofMangledName name: String) -> String? {
        guard let start = ["$s", "$S", "_$s"].first(where: { name.hasPrefix($0) }) else { return nil }
        var rest = name.dropFirst(start.count)
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let length = Int(digits), length > 0, length <= rest.count - digits.count else { return nil }
        rest = rest.dropFirst(digits.count)
        return String(rest.prefix(length))
    }
}
