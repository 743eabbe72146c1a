// Prints what the rewriter makes of files, for people and for scripts: no compiler is asked.
// Usage: vitrine-rewrite [--module NAME] [--out FOLDER] FILE…   Without a folder the texts go to standard output.
import FoundationEssentials
import Glibc
import ObjCBridge

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
        printError("\(result.path):\(finding.line): \(finding.isWarning ? "warning" : "error"): \(finding.name): \(finding.message)")
    }
    if let folder {
        let name = result.path.split(separator: "/").last.map(String.init) ?? result.path
        try Data(result.text.utf8).write(to: URL(filePath: folder).appending(path: name))
    } else {
        print(result.text, terminator: "")
    }
}
