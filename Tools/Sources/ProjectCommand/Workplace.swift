// What the commands know of the machine.
// No Apple page: this is ours.
import ArgumentParser
import Foundation
import VitrineInstallation

/// The installation and the toolchain, checked before anything is started.
struct Workplace {
    /// An error that a user reads: what is wrong, and the command that mends it.
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    let installation: Installation
    let environment: [String: String]

    static func here() -> Workplace {
        let environment = ProcessInfo.processInfo.environment
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return Workplace(
            installation: Installation.found(program: program, environment: environment), environment: environment)
    }

    /// The `usr` folder of the toolchain on the path.
    var toolchain: String? { Tool.toolchain(path: environment["PATH"] ?? "") }

    /// The toolchain, once the library for a configuration is known to be there and to fit it.
    func ready(_ configuration: Installation.Configuration) throws -> String {
        try UserCaches(environment: environment).prepare()
        guard let toolchain else {
            throw Problem(
                description: "no Swift toolchain is on the path; Vitrine needs Swift 6.3: https://www.swift.org/install/linux")
        }
        guard let record = installation.record() else {
            throw Problem(
                description: "no library is installed at \(installation.home); run script/install in a clone of Vitrine, "
                    + "or let VITRINE_HOME name an installation")
        }
        guard installation.isComplete(configuration) else {
            throw Problem(
                description: "the \(configuration.rawValue) library is not complete; run \(record.source)/script/install"
                    + (configuration == .release ? " --release" : ""))
        }
        let mend = Self.mend(record, toolchain)
        guard let compiler = try? Self.compilerVersion(toolchain) else {
            throw Problem(
                description: "\(toolchain)/bin/swift is first on the path, and no swiftc beside it says its version; \(mend)")
        }
        guard compiler == record.compiler else {
            throw Problem(description: "the library was compiled by “\(record.compiler)”, and the path has “\(compiler)”; \(mend)")
        }
        return toolchain
    }

    /// What helps against another compiler on the path: the one that the library was compiled by, if it is still there.
    static func mend(_ record: Installation.Record, _ toolchain: String) -> String {
        if record.toolchain != toolchain, (try? compilerVersion(record.toolchain)) == record.compiler {
            return "export PATH=\"\(record.toolchain)/bin:$PATH\""
        }
        return "with Swift 6.3 on the path run \(record.source)/script/install again"
    }

    /// The first line of `swiftc -version`.
    static func compilerVersion(_ toolchain: String) throws -> String {
        let output = try Tool.output(toolchain + "/bin/swiftc", ["-version"])
        return output.split(separator: "\n").first.map(String.init) ?? ""
    }

    /// Becomes `swift` with the arguments.
    func swift(_ verb: String, _ arguments: [String]) throws -> Never {
        let (loose, others) = try LooseSources.taken(from: arguments)
        var arguments = SwiftArguments(given: others)
        let toolchain = try ready(arguments.configuration)
        if let loose {
            // `ready` may have named another folder of caches.
            let caches = Installation.cache(environment: ProcessInfo.processInfo.environment)
            let package = try loose.writePackage(for: arguments.packagePath ?? ".", below: caches + "/vitrine") {
                try LooseSources.libraries(of: $0, toolchain: toolchain)
            }
            arguments = arguments.inPackage(package)
        }
        if verb == "build" || verb == "test" { try refuseForeignTargets(arguments, toolchain: toolchain) }
        setenv("VITRINE_PREBUILT", "yes", 1)
        throw Tool.become(toolchain + "/bin/swift", arguments.complete(verb, installation))
    }
}

extension Workplace.Problem {
    /// Ends the command: the problem on standard error, exit status 2.
    static func guarding(_ body: () throws -> Void) throws {
        do { try body() } catch let problem as Workplace.Problem {
            FileHandle.standardError.write(Data("vitrine: \(problem)\n".utf8))
            throw ExitCode(2)
        } catch let failure as Tool.Failure {
            FileHandle.standardError.write(Data("vitrine: \(failure)\n".utf8))
            throw ExitCode(2)
        }
    }
}
