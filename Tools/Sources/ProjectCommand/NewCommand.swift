// `vitrine new`.
// No Apple page: this is ours.
import ArgumentParser
import Foundation

/// Writes an app, a package with tests, or a controller.
public struct NewCommand: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Writes an app, a package with tests, or a controller.",
        discussion: """
            Templates:
              app      an app with one screen and a test of it
              package  a library with a view and a test that taps it
              model    a controller that shows a model, which can be set at any time
              loading  a controller that loads its model, with an activity indicator, an error view and a retry
              errors   a controller that presents errors to the first responder that can recover from them
            The file of a controller is written to the current folder. With --xcode, a file template for Xcode is written \
            instead; move it into ~/Library/Developer/Xcode/Templates/File Templates/Vitrine.

            Examples:
              vitrine new Cart && cd Cart && vitrine run
              vitrine new Profile --template model
              vitrine new Profile --template loading --xcode
            """)

    @Argument(help: "The name of the package, or of the model that the controller shows.") var name: String
    @Option(help: ArgumentHelp("app, package, model, loading or errors.", valueName: "name")) var template: Template = .app
    @Flag(help: "Write a file template for Xcode (controllers only).") var xcode = false

    public init() {}

    enum Template: String, CaseIterable, ExpressibleByArgument {
        case app, package, model, loading, errors
        var isController: Bool { ![.app, .package].contains(self) }
    }

    public func validate() throws {
        let first = name.unicodeScalars.first
        guard first.map({ $0.properties.isXIDStart }) ?? false, name.unicodeScalars.allSatisfy({ $0.properties.isXIDContinue })
        else { throw ValidationError("'\(name)' cannot name a type: begin with a letter, then letters, digits and '_'.") }
        if xcode, !template.isController { throw ValidationError("--xcode is for controllers: model, loading, errors.") }
    }

    public func run() throws {
        try Workplace.Problem.guarding {
            let written = try write(into: FileManager.default.currentDirectoryPath)
            for path in written { print(path) }
            if !template.isController { print("\nNext:  cd \(name) && vitrine \(template == .app ? "run" : "test")") }
        }
    }

    /// Writes the files; none where one of them is there already. Returns their paths, relative to the folder.
    func write(into folder: String) throws -> [String] {
        let files = Self.files(template, name: name, xcode: xcode)
        let manager = FileManager.default
        if let there = files.keys.sorted().first(where: { manager.fileExists(atPath: "\(folder)/\($0)") }) {
            throw Workplace.Problem(description: "\(there) is there already; nothing was written")
        }
        for (path, text) in files {
            let url = URL(fileURLWithPath: "\(folder)/\(path)")
            do {
                try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: url, atomically: true, encoding: .utf8)
            } catch {
                throw Workplace.Problem(description: "\(path) could not be written: \(error.localizedDescription)")
            }
        }
        return files.keys.sorted()
    }

    /// Paths and texts of a template.
    static func files(_ template: Template, name: String, xcode: Bool = false) -> [String: String] {
        switch template {
        case .app: AppTemplate.files(name)
        case .package: PackageTemplate.files(name)
        case .model, .loading, .errors:
            xcode
                ? XcodeTemplate.files(template.rawValue, ControllerTemplates.text(template, name: "___FILEBASENAME___"))
                : ["\(name)Controller.swift": ControllerTemplates.text(template, name: name + "Controller", model: name)]
        }
    }
}
