// Finds who called into Vitrine: the first frame of the stack outside its modules.
// No Apple page: this is ours.
internal import Runtime
import Synchronization

/// The stack of one report, first as bare addresses (about 15 µs), then with names and lines where they are wanted. Lines come
/// from ``LineTables``; only what was inlined is asked of the toolchain, which reads the whole debug information anew for each
/// stack: 10 to 300 ms by the program's size, 3 s for a debug test program of 230 MB.
struct CallerFinder {
    /// How many frames are looked at.
    static let depth = 256
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
        "CDeepStack", "COSNames", "os", "OSLog", "Combine",
        "UIKitValues", "UIKitCore", "UIKitControls", "UIKitText", "UIKitContainers", "UIKitLists", "LocalServer", "Stages",
        "Headless", "Browser", "Window", "UIKit", "SwiftUI", "SafeUIKit",
        "UIKitTesting", "CTestKit", "ViewInspector",
    ]

    private let backtrace: Backtrace?

    /// A place that a frame stands for; inlined functions give one address several.
    private struct Place {
        let site: CallSite
        let mangledName: String
    }
    /// What was looked up, by address: Vitrine's own frames come again and again.
    private static let places = Mutex<[UInt64: [Place]]>([:])

    /// Takes the stack as it is now.
    init() {
        backtrace = try? Backtrace.capture(algorithm: .auto, limit: Self.depth, top: 0, images: Self.images)
    }

    /// A stack that was taken elsewhere, as return addresses, innermost first.
    init(returnAddresses: [UInt64]) {
        let architecture = (try? Backtrace.capture(limit: 1))?.architecture ?? ""
        backtrace = FrameStack.of(returnAddresses: returnAddresses, architecture)
    }

    /// The same for the same chain of calls in one process; nil where no stack could be taken.
    var fingerprint: Int? {
        guard let backtrace else { return nil }
        var hasher = Hasher()
        for frame in backtrace.frames { hasher.combine(frame.originalProgramCounter) }
        return hasher.finalize()
    }

    /// The first place outside Vitrine; nil where the program has no line table or Vitrine was called by nothing but
    /// the program's own entry point. Steps: 1. names of all frames; 2. lines of those whose name may be somebody's.
    /// - Parameter alone: Makes a stack of one frame; nil where the toolchain allows none, and all lines are looked up.
    func caller(_ alone: (Backtrace.Frame, String) -> Backtrace? = FrameStack.of) -> CallSite? {
        let names = Backtrace.SymbolicationOptions.useSymbolCache
        guard let backtrace, let frames = backtrace.symbolicated(with: Self.images, options: names)?.frames else { return nil }
        for frame in frames {
            guard !frame.isSystem, let symbol = frame.symbol, !Self.isSurelyOwn(mangledName: symbol.rawName) else { continue }
            let places =
                Self.place(of: frame.captured, symbol).map { $0.map { [$0] } ?? [] }
                ?? Self.places(of: frame.captured, in: alone(frame.captured, backtrace.architecture) ?? backtrace)
            for place in places {
                guard place.site.line > 0, !Self.isMadeUp(path: place.site.path) else { continue }
                // The entry point is below every turn: naming it would say nothing.
                if Self.isEntryPoint(place.mangledName) { return nil }
                if !Self.isOwn(path: place.site.path, mangledName: place.mangledName) { return place.site }
            }
        }
        return nil
    }

    /// The line of a frame by the file's own table: `.some(nil)` where the frame names nobody, nil where only the toolchain knows.
    private static func place(of frame: Backtrace.Frame, _ symbol: SymbolicatedBacktrace.Symbol) -> Place?? {
        guard images.indices.contains(symbol.imageIndex), let path = images[symbol.imageIndex].path,
            let address = UInt64(frame.adjustedProgramCounter), let start = UInt64(images[symbol.imageIndex].baseAddress),
            let site = LineTables.site(of: address, in: path, loadedAt: start)
        else { return nil }
        let isSomebodys = site.line > 0 && !isMadeUp(path: site.path)
        if isSomebodys, isEntryPoint(symbol.rawName) { return nil }
        if isSomebodys, !isOwn(path: site.path, mangledName: symbol.rawName) {
            return Place(site: site, mangledName: symbol.rawName)
        }
        // Ours, or nobody's. Where the function around it is somebody's, this was inlined into it.
        guard let head = LineTables.site(of: address &- UInt64(max(symbol.offset, 0)), in: path, loadedAt: start),
            head.line == 0 || isMadeUp(path: head.path) || isOwn(path: head.path, mangledName: symbol.rawName)
        else { return nil }
        return .some(nil)
    }

    private static func places(of frame: Backtrace.Frame, in stack: @autoclosure () -> Backtrace) -> [Place] {
        let address = UInt64(frame.originalProgramCounter) ?? 0
        if let known = places.withLock({ $0[address] }) { return known }
        let options: Backtrace.SymbolicationOptions = [.showInlineFrames, .showSourceLocations, .useSymbolCache]
        let frames = stack().symbolicated(with: images, options: options)?.frames
        let found = (frames.map(Array.init) ?? []).compactMap { one -> Place? in
            guard one.captured.originalProgramCounter == frame.originalProgramCounter, let symbol = one.symbol,
                let place = symbol.sourceLocation
            else { return nil }
            return Place(
                site: CallSite(path: place.path, line: place.line, column: place.column), mangledName: symbol.rawName)
        }
        places.withLock { if $0.count < 4096 { $0[address] = found } }
        return found
    }

    /// What the compiler or a macro wrote is in no file. C below every job of a test is the test kit's; C has no whole path.
    static func isMadeUp(path: String) -> Bool {
        path.contains("<compiler-generated>") || path.contains("@__swiftmacro")
            || (path.hasSuffix(".c") && (!path.contains("/") || path.contains("CTestKit/")))
    }

    static func isEntryPoint(_ mangledName: String) -> Bool {
        mangledName == "main" || mangledName == "vitrine_run_main_loop" || mangledName.hasSuffix("_main")
            || mangledName.hasSuffix("5$mainyyFZ")
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

    /// Whether the name alone says that a frame is Vitrine's: its module is, and nobody extends it there. In mangled names
    /// an `E` outside of an identifier stands for an extension's module before it.
    static func isSurelyOwn(mangledName name: String) -> Bool {
        guard let module = module(ofMangledName: name), modules.contains(module) else { return false }
        var rest = Substring(name)
        while let first = rest.first {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            if let length = Int(digits), length > 0, first != "0" {
                rest = rest.dropFirst(digits.count).dropFirst(length)
            } else if first == "E" {
                return false
            } else {
                rest = rest.dropFirst()
            }
        }
        return true
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
