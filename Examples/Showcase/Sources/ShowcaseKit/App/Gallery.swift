// `--headless OUT`: every screen, or the one named by `--screen`, as a PNG.
import UIKit

/// Writes pictures of the screens without showing them.
@MainActor
struct Gallery {
    /// What can be wrong with the arguments or the folder.
    enum Failure: Error, CustomStringConvertible {
        case unknownScreen(String)
        case notWritten(String, any Error)
        case notEncoded(String)

        var description: String {
            switch self {
            case .unknownScreen(let name):
                "no screen is called “\(name)”; there are: \(Screen.all.map(\.name).joined(separator: ", "))"
            case .notWritten(let path, let error): "\(path) could not be written: \(error)"
            case .notEncoded(let name): "the picture of \(name) could not be encoded"
            }
        }
    }

    private let folder: URL
    private let onlyScreen: String?

    /// Nil where the arguments do not ask for pictures.
    init?(arguments: [String]) {
        func value(_ name: String) -> String? {
            if let inline = arguments.first(where: { $0.hasPrefix(name + "=") }) {
                return String(inline.dropFirst(name.count + 1))
            }
            guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
            return arguments[index + 1]
        }
        guard let out = value("--headless") else { return nil }
        folder = URL(fileURLWithPath: out, isDirectory: true)
        onlyScreen = value("--screen")
    }

    func write(in window: UIWindow) throws {
        let screens = onlyScreen.map { name in Screen.all.filter { $0.name == name } } ?? Screen.all
        guard !screens.isEmpty else { throw Failure.unknownScreen(onlyScreen ?? "") }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure.notWritten(folder.path, error)
        }
        window.makeKeyAndVisible()
        for screen in screens {
            window.rootViewController = StackController(root: screen.makeController())
            window.layoutIfNeeded()
            let picture = UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
                _ = window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
            }
            guard let data = picture.pngData() else { throw Failure.notEncoded(screen.name) }
            let file = folder.appendingPathComponent(screen.name + ".png")
            do {
                try data.write(to: file)
            } catch {
                throw Failure.notWritten(file.path, error)
            }
            print(file.path)
        }
    }
}
