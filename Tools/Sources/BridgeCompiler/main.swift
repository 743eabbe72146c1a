// The compiler that a toolset names: it lays rewritten texts over the user's and hands on to the real compiler.
// Names: `swiftc` for SwiftPM's own engine, `swift-frontend` for the other one.
import BridgeToolchain
import FoundationEssentials
import Glibc

let program = CommandLine.arguments[0]
let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? program
let settings = Settings.read(beside: path)
let name = program.split(separator: "/").last.map(String.init) ?? "swiftc"
let compiler = settings.toolchain + "/" + (name == "swift-frontend" ? name : "swiftc")
var arguments = Array(CommandLine.arguments.dropFirst())
let asked = Arguments(arguments)

let scope = Scope(asked, settings)
if asked.compilesModule, !scope.isVitrines {
    let absent = OldSource.absent(asked)
    guard absent.isEmpty else {
        for line in absent { tell(line) }
        exit(1)
    }
    let modern = OldSource.withoutSwift3(arguments)
    if modern.isOld { tell(OldSource.warning(asked)) }
    arguments = modern.arguments
    var added: [String] = []
    if let overlay = ModuleRewriting.overlay(asked, settings) { added += ["-vfsoverlay", overlay] }
    if !scope.buildsVitrine { added += settings.compileFlags ?? [] }
    if asked.has("-frontend") { added = Frontend.flags(added) }
    arguments += added
}
if asked.links, name != "swift-frontend", !scope.buildsVitrine {
    if asked.linksTests { arguments += settings.testLinkFlags ?? [] }
    arguments += settings.linkFlags ?? []
}
if arguments == ["-version"] || arguments == ["--version"] { Version.print(compiler, arguments, settings) }
if asked.compilesModule, !scope.isVitrines, ObservedCompiler.isWanted(asked) { ObservedCompiler.run(compiler, arguments) }
Frontend.run(compiler, arguments)
