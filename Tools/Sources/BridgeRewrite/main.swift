// Prints what the rewriter makes of files, and lays out the wrapper's toolchain: for people and for scripts.
// Usage: vitrine-rewrite [--module NAME] [--out FOLDER] FILE…    |    vitrine-rewrite --toolchain FOLDER WRAPPER SETTINGS USR
import BridgeToolchain
import FoundationEssentials
import Glibc
import ObjCBridge

if CommandLine.arguments.count == 6, CommandLine.arguments[1] == "--toolchain" {
    let words = CommandLine.arguments
    guard let settings = BridgeSettings.read(words[4], environment: [:]) else {
        printError("\(words[4]): error: this is no file of settings")
        exit(1)
    }
    let layout = ToolchainLayout(toolchain: words[5], folder: words[2])
    try layout.write(wrapper: words[3], settings: settings, triple: "x86_64-unknown-linux-gnu")
    print(layout.toolset)
    exit(0)
}

var module = "Module"
var folder: String?
var paths: [String] = []
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    switch argument {
    case "--module": module = arguments.popFirst() ?? module
    case "--out": folder = arguments.popFirst()
    default: paths.append(argument)
    }
}
var files: [SourceText] = []
for path in paths {
    guard let data = FileManager.default.contents(atPath: path) else {
        printError("\(path): error: the file cannot be read")
        exit(1)
    }
    files.append(SourceText(path: path, text: String(decoding: data, as: UTF8.self)))
}
for result in Bridge.rewrite(module: module, files) {
    if let refusal = result.refusal { printError("\(result.path): note: left as it is: \(refusal)") }
    for finding in result.findings {
        printError(
            "\(result.path):\(finding.line): \(finding.isWarning ? "warning" : "error"): \(finding.name): \(finding.message)")
    }
    if let folder {
        let name = result.path.split(separator: "/").last.map(String.init) ?? result.path
        try Data(result.text.utf8).write(to: URL(filePath: folder).appending(path: name))
    } else {
        print(result.text, terminator: "")
    }
}
